"""Maps of ours as files that other programs read: text maps and Tiled. No Qt, and nothing is written here.

Each makes bytes of a campaign; the players' version of a file is made of `known.as_players_know`. What is
written is read back by `store.importers` as the same land: terrain, water, rivers, roads, special terrain and
names. Whose land it is and what stands in settlements is for files of ours.
"""
