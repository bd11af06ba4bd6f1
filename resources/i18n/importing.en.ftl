### Maps of other programs: what is wrong in them, what was left behind, and what the command says.

## The file as a whole

map_empty = { $file } is empty; a map is expected.
map_without_hexes = { $file } has no hex; a map of at least one is expected.
map_not_worldographer = { $file } is no map of Worldographer: “map” with “tiles” in it is expected.
map_file_too_large = { $file } has { NUMBER($size, useGrouping: 0) } MiB; a map has at most { NUMBER($limit, useGrouping: 0) }.
import_is_picture = { $file } is a picture on a grid of { $columns } by { $rows } squares, without hexes; give the file to write the ending “.{ $ending }” and the picture is taken out.
import_picture_done = { $out }: a picture on a grid of { $columns } by { $rows } squares.
import_bad_offset = “{ $found }” is no offset; columns and rows are expected, such as 3,-2.
import_bad_pair = “{ $found }” maps nothing; their name, = and ours are expected, such as "Deep Wood=forest".

## One place in it

fault_map_cut_off = The file ends in the middle; the rest is missing. Fetch or save the map anew.
fault_refused_map = This is no JSON that can be read ({ $reason }).
fault_json_too_many = There are more than { $limit } values; no map has so many.
fault_not_in_encoding = The byte { $found } is no { $encoding }; save the map as UTF-8.
fault_nul = There is a NUL character here; a map is text without any.
fault_doctype = A document type (<!DOCTYPE>) is never read, since it can hide other files or grow without end; take it out of the map.
fault_not_xml = This is no XML here ({ $reason }){ $inside ->
    [none] {""}
   *[other] , inside “{ $inside }”
}; save the map anew.
fault_xml_cut_off = The XML ends in the middle; the rest is missing. Fetch or save the map anew.
fault_xml_too_deep = Elements stand inside each other more than { $limit } deep; no map does that.
fault_xml_too_many = There are more than { $limit } elements or attributes; no map has so many.
fault_file_outside = “{ $found }” lies outside the map’s folder and is not read; copy it into that folder, and name it so in the map.
fault_file_no_plain = “{ $found }” is no plain file; a tileset is expected.
fault_map_not_hexagonal = The map’s orientation is { $found }; "hexagonal" is expected.
fault_map_too_large = The map is said to have { NUMBER($columns, useGrouping: 0) } columns and { NUMBER($rows, useGrouping: 0) } rows; at most { $limit } hexes are read.
fault_too_many_hexes = There are more than { $limit } hexes; no more are read.
fault_too_many_names = The map has more than { $limit } names of terrains and symbols; fewer are expected.
fault_too_many_labels = There are more than { $limit } labels; no more are read.
fault_too_many_lines = There are more than { $limit } lines, or their ways are too long; fewer are expected.
fault_too_many_layers = There are more than { $limit } layers, or groups stand inside each other too deep; fewer are expected.
fault_too_many_tiles = The tilesets tell of more than { $limit } tiles; fewer are expected.
fault_too_many_tilesets = There are more than { $limit } tilesets; fewer are expected.
fault_place_too_far = The hex { $found } lies too far out; places up to { $limit } are expected.
fault_tile_count = { $found ->
    [one] One tile is
   *[other] { $found } tiles are
} here; { $expected } are expected.
fault_tile_of_no_set = The tile { NUMBER($found, useGrouping: 0) } belongs to no tileset; a number from the first tileset on is expected.
fault_column_count = { $found ->
    [one] One column is
   *[other] { $found } columns are
} here (“tilerow”); { $expected } are expected (“tilesWide”).
fault_row_count = { $found ->
    [one] One hex is
   *[other] { $found } hexes are
} in this column; { $expected } are expected (“tilesHigh”).
fault_terrain_number = { $found } is no terrain of the map; a number of its “terrainmap” is expected, the highest being { NUMBER($high, useGrouping: 0) }.
fault_not_base64 = This is no base64; letters, digits, + and / are expected.
fault_not_packed = This is not packed as { $packing }, or damaged; save the map anew, its layers as CSV if need be.
fault_packed_cut_off = What is packed as { $packing } ends in the middle; the rest is missing. Fetch or save the map anew.
fault_unpacks_too_large = This unpacks to more than { $limit }; no map does that.
fault_no_measure = { $found } is no measure of a grid; a number above 0 and up to { $high } is expected.
fault_no_picture = There is no picture here that is known; PNG, JPEG or WebP is expected.
fault_no_mapping = { $found } maps nothing; their name, = and ours are expected.
fault_not_our_terrain = “{ $found }” is nothing that a terrain or line can be mapped to.
fault_not_their_terrain = The map has no terrain, symbol or line “{ $found }”.

## What was left behind

map_include_left = { $file }: “include { $address }” was not followed; what the map draws with stays there.
map_lines_not_read = { $file }, line { NUMBER($line, useGrouping: 0) }: { $count ->
    [one] this line was
   *[other] this line and { NUMBER($more, useGrouping: 0) } more were
} passed over, since { $count ->
    [one] it is
   *[other] they are
} neither a hex nor a way.
map_names_unused = { $file }: { $count ->
    [one] a name that “{ $map }” does not have was passed over
   *[other] { $count } names that “{ $map }” does not have were passed over
}: { $names }
export_text_pointy = { $file }: text maps have hexes with flat tops, and this map’s stand on their points. Read here again it is as it was; other programs draw it with other neighbours.
map_kingdoms_left = { $file }: kingdoms and settlements were left behind; only the map is taken over.
map_scales_left = { $file }: the map at { $count ->
    [one] one other scale was
   *[other] { $count } other scales were
} left behind; the one of { $scale } is taken over.
map_layer_hidden = { $file }: the layer “{ $layer }” is hidden and was left behind.
map_layer_picture = { $file }: the layer “{ $layer }” is a picture and was left behind.
map_tileset_missing = { $file }: the tileset { $tileset } is not there; its tiles go by numbers. Put it beside the map, or say what they are with “--terrain”.
map_tileset_missing_here = { $file }: the tileset { $tileset } is not there; its tiles go by numbers. Put it beside the map and choose the file again, or say in the table what they are.
map_lines_left = { $file }: { $count ->
    [one] one line was
   *[other] { $count } lines were
} left behind, as neither river nor road ({ $kinds }); “--terrain” can say otherwise.
map_names_unknown = { $file }: { $count ->
    [one] one name was
   *[other] { $count } names were
} not understood and put into the notes ({ $names }); “--terrain” can say what they are.
map_hexes_off = { $file }: { $count ->
    [one] one hex lies
   *[other] { $count } hexes lie
} too far out and were left behind.

## A map put onto the campaign’s

map_placed = Put { $count ->
    [one] one hex
   *[other] { $count } hexes
} onto the map
too_many_hexes_placed = { $count } hexes cannot be put onto the map at once; { $limit } can.
map_in_use = A kingdom reigns, holds land or has settled on this map; hexes can be added and changed, but not all others be taken off.
hex_unsound = { $hex } cannot be such a hex: rivers, preparation, improvements or special terrain are not as they can be.
