"""Lets `python -m kingdom_gui` start the same program as the command `kingdom-gui`."""

import sys

from kingdom_gui.cli import main

if __name__ == "__main__":
    sys.exit(main())
