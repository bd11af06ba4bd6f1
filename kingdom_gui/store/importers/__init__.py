"""Maps of other programs: read, mapped to our terrains, laid out as ours. No Qt, and nothing is written.

`sniffing.sniff` tells what a file is, `reading.read_map` reads it as a `foreign.ForeignMap`, `mapping.guess`
says what its terrains may be in our rules, and `placing.place` lays it out; `placing.to_campaign` and
`placing.to_action` make of that a new campaign, or the one action that an open campaign takes it with.
"""
