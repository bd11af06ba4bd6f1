"""Pictures that lie under the map: told apart, unpacked strip by strip into tiles on the disk, and drawn."""
