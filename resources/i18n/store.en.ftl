### What the store says: files that cannot be read, believed or written. One sentence each; "file" is as the user gave it.

## The file itself

file_missing = { $file }: there is no such file.
file_is_folder = { $file } is a folder; name the file inside it.
file_not_plain = { $file } is no plain file but a pipe, a device or the like.
file_unreadable = { $file } cannot be read: permission is missing.
file_not_read = { $file } cannot be read ({ $reason }).
file_too_large = { $file } has { NUMBER($size, useGrouping: 0) } MiB; a file of this program has at most { NUMBER($limit, useGrouping: 0) }.
file_empty = { $zeros ->
    [yes] { $file } holds nothing but zeros, as a power cut may leave a file. An older copy may be in the backup folder beside it.
   *[no] { $file } is empty; a JSON object is expected. An older copy may be in the backup folder beside it.
}
file_foreign = { $file } is { $kind ->
    [zip] a ZIP archive
    [pdf] a PDF
    [picture] a picture
    [gzip] a compressed file
    [database] a database
   *[xml] an XML or HTML page
}, not a JSON file of this program.
file_wide_text = { $file } is UTF-16 text; save it as UTF-8.
format_missing = { $file } is JSON, but does not say what it is; "format": "{ $wanted }" is expected at its top.
format_other = { $file } is a { $found } file; a { $wanted } file is expected here.
format_unknown = { $file } says its format is “{ $found }”; "{ $wanted }" is expected.
version_missing = { $file }: "version" is { $found }; a whole number from 1 to { NUMBER($newest, useGrouping: 0) } is expected.
version_newer = { $file } was written by a newer kingdom-gui (file version { $found }, this program knows up to { NUMBER($newest, useGrouping: 0) }); install the newer program to open it.
build_newer = { $file } was written by a newer kingdom-gui ({ $found }; this is { $ours }), which knows things that this one does not; install the newer program to open it.

## Writing

disk_full = { $file } was not saved: the disk is full. What was there before is unchanged.
disk_denied = { $file } was not saved: you may not write there. What was there before is unchanged.
disk_read_only = { $file } was not saved: the disk can only be read. What was there before is unchanged.
disk_no_folder = { $file } was not saved: the folder { $folder } does not exist.
disk_unmounted = { $file } was not saved: the disk it was opened from is no longer at { $folder }. Connect it again, or save under another name.
disk_not_folder = { $file } was not saved: { $folder } is not a folder.
disk_is_folder = { $file } was not saved: there is a folder of this name.
disk_not_plain = { $file } was not saved: what has this name is no plain file but a pipe, a device or the like.
export_over_ours = { $file } was not written: a campaign or rules of yours are there. Choose another name.
disk_name_too_long = { $file } was not saved: the name is too long.
disk_failed = { $file } was not saved ({ $reason }). What was there before is unchanged.
locked = { $file } is open in another window: { $who }, since { $since }.
changed_outside = { $file } has been changed by another program since it was opened here; nothing was saved.
recovery_base_missing = Unsaved work of { $file } was found in { $log }, but neither the file nor a backup is the version it builds on. It stays where it is.
recovery_unreadable = Unsaved work of { $file } was found in { $log }, but it does not fit this program. It stays where it is.
recovery_places_full = Unsaved work cannot be kept in { $file }: { NUMBER($count, useGrouping: 0) } campaigns wait there already to be taken up.

## One place in a file

fault_place = { $line ->
    [0] { $file }
   *[other] { $file }, line { NUMBER($line, useGrouping: 0) }{ $column ->
        [0] {""}
       *[other] , column { NUMBER($column, useGrouping: 0) }
    }
}
fault_line = (line { NUMBER($line, useGrouping: 0) })
fault_whole_file = the file
fault_more = {" "}({ $count ->
    [one] one more fault
   *[other] { $count } more faults
}{ $listed ->
    [no] {""}
   *[other] ; “kingdom-gui check” lists them
})
fault_suggestion = {" "}Did you mean “{ $suggestion }”?
fault_known = {" "}Known: { $known }.

fault_byte_order_mark = The file begins with a byte-order mark; save it as UTF-8 without one.
fault_not_utf8 = The byte { $found } is not UTF-8 text; save the file as UTF-8.
fault_truncated = The file ends in the middle; the rest is missing. An older copy may be in the backup folder beside it.
fault_not_json = { $found } is not JSON here; { $expected ->
    [name] a name in double quotes
    [colon] a colon
    [comma] a comma
    [end] the end of the file
    [no_comma] no comma before a closing bracket
    [no_control_character] a line break or control character written as an escape such as \n
    [escape] an escape such as \n, or two backslashes for one,
   *[value] a value
} is expected.
fault_too_deep = Lists and objects stand inside each other more than { NUMBER($limit, useGrouping: 0) } deep; no file of this program does that.
fault_no_number = { $found } is not a number in JSON; a whole number is expected.
fault_lone_surrogate = { $found } is half of a character; both halves, or the character itself, are expected.
fault_duplicate_key = “{ $field }” stands twice in the same object; it may stand once.
fault_no_object = { $found } stands alone; a JSON object in curly brackets is expected.

fault_wrong_kind = { $found } stands here; { $expected } is expected.
fault_missing_field = “{ $field }” is missing; { $expected } is expected.
fault_missing_tag = “{ $field }” is missing; it says what this is.
fault_unknown_field = There is no field “{ $field }” here.
fault_not_a_choice = { $found } is not one of the choices.
fault_wrong_length = The list has { $found } { $found ->
    [one] part
   *[other] parts
}; { $expected } are expected.
fault_wrong_pattern = { $found } is not of the form { $expected }.
fault_out_of_range = { $found } is out of range; a whole number { $low ->
    [none] up to { NUMBER($high, useGrouping: 0) }
   *[other] from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
} is expected.

fault_unknown_id = There is no { $category ->
    [kingdom] kingdom
    [settlement] settlement
    [terrain] terrain
    [special_terrain] special terrain
    [improvement] terrain improvement
    [building] building
    [role] leadership role
    [attribute] attribute
    [alignment] alignment
    [government] form of government
    [milestone] milestone
    [size_mark] step of Size
    [level] level of this edict called
    [ruling] ruling with a choice called
    [choice] choice of this ruling called
    [total] number called
    [event] event
    [item_kind] kind of item
    [item_tier] tier of items
   *[other] { $category }
} “{ $found }”.
fault_twice = { $category ->
    [item_slot] The item slot { $found } of this building
    [lot] The lot { $found }
    [kingdom] The kingdom “{ $found }”
    [settlement] The settlement “{ $found }”
    [hex] The hex { $found }
    [improvement] The terrain improvement “{ $found }”
    [special_terrain] The special terrain “{ $found }”
    [ruling] The ruling “{ $found }”
    [modifier] The modifier number { $found }
    [building_number] The building number { $found }
    [label] The label number { $found }
    [pin] The pin number { $found }
    [picture] The picture of level { $found }
    [embedded] The embedded picture { $found }
   *[other] “{ $found }”
} stands twice; it may stand once.
fault_bad_id = “{ $found }” cannot be an id; small letters, digits, - and _ are expected, beginning with a letter or digit.
fault_hex_off_map = The hex { $hex } is not on the map; a hex of the list “hexes” is expected.
fault_cr_wrong = { $found } is no CR; a whole number or a fraction such as "1/2" is expected.
fault_hex_not_own = The hex { $hex } is not held by “{ $kingdom }”; a hex of this kingdom is expected.
fault_hex_own_again = The hex { $hex } is held by “{ $kingdom }” again; a hex that it has lost is expected.
fault_neighbour_is_played = The kingdom “{ $kingdom }” is played, so nothing is expected here.
fault_kingdom_to_itself = This names “{ $kingdom }” itself; another kingdom is expected.
fault_agreement_one_sided = The kingdom “{ $kingdom }” knows nothing of this agreement ({ $agreement }), or has it otherwise; both sides must say the same.
fault_hex_taken = The settlement “{ $other }” lies in the same hex; a hex holds one.
fault_lot_taken = Lot { $lot } is already taken by { TERM("building", $other) }; a free lot is expected.
fault_lot_count = { $found ->
    [one] One lot is
   *[other] { $found } lots are
} listed; this building covers { $low ->
    [one] one
   *[other] { NUMBER($low, useGrouping: 0) }
}{ $high ->
    [0] {""}
   *[other] {" "}to { NUMBER($high, useGrouping: 0) }
}.
fault_lots_apart = These lots do not lie together; one lot, two side by side or a square of four are expected.
fault_stands_on_side = { CAP(TERM("building", $building, 1, "indefinite")) } stands on a side of the district; n, e, s or w is expected.
fault_stands_on_no_side = { CAP(TERM("building", $building, 1, "indefinite")) } stands on no side of the district; none is expected.
fault_no_building_of_number = The settlement has no building number { NUMBER($number, useGrouping: 0) }; the number of one of its buildings is expected.
fault_lot_not_of_wreck = Lot { $lot } was not covered by what stood there ({ TERM("building", $found) }); lots of the list “lots” are expected.
fault_counter_behind = The counter is at { NUMBER($found, useGrouping: 0) }, but number { NUMBER($expected, useGrouping: 0) } is in use; { NUMBER($expected, useGrouping: 0) } or more is expected.
fault_no_district = The settlement has no district; one or more are expected.

kind_whole_number = a whole number
kind_number = a number
kind_text = text in double quotes
kind_true_or_false = true or false
kind_null = null
kind_list = a list in square brackets
kind_object = an object in curly brackets
kind_or = {" "}or{" "}
fault_refused = The content is not that of a campaign ({ $reason }).

## Scripts

script_stopped = { $file }, line { NUMBER($line, useGrouping: 0) }, step { $step } ({ $do }): { $why }
script_campaign_missing = { $file }: the campaign it starts from: { $why }
expect_differs = { $name } of { $subject } is { $found }; { $expected } was expected.
expect_no_such_name = There is no number or field “{ $name }” to expect.

## Command line

check_backups = { $count ->
    [one] One earlier version is kept in { $folder }.
   *[other] { $count } earlier versions are kept in { $folder }.
}
check_backup_opens = The latest that opens is { $file }, of { $when }.
check_sound = { $file } is sound.
check_faults = { $file } has { $count ->
    [one] one fault
   *[other] { $count } faults
}.
cli_fault = This is a fault of the program, not yours ({ $reason }). Your files are as they were; “--debug” shows more for a report.
cli_memory = There is not enough memory for this.
cli_no_display = There is no screen to open a window on (DISPLAY is not set). “kingdom-gui --help” tells what can be done without one.
cli_no_library = A library of the system that the window needs is missing ({ $reason }); the README names the packages.
stats_no_total = There is no total “{ $name }”.
stats_no_such = There is no kingdom or settlement “{ $name }”.
stats_not_of_this = “{ $name }” is no number of “{ $of }”.
stats_nobody = { $file } has no kingdom or settlement to tell this of.
run_done = { $steps ->
    [one] One step
   *[other] { $steps } steps
} played, to month { $month }.
script_warned = { $file }, line { NUMBER($line, useGrouping: 0) }, step { $step }: { $text }
export_no_such_ending = { $kind } cannot be written as { $file }; its ending can be { $known }.
export_option_of_others = “{ $option }” does not go with { $kind }; it goes with: { $known }.
export_page = Page { $page } of { $pages }
import_done = { $file }: a campaign of { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}.
import_owners_left = { $file }: the owners were left behind, since a table has no kingdoms; claim the hexes anew.
import_unknown = { $file } cannot be imported: a map of Worldographer (.wxx), Tiled (.tmx, .tmj) or text-mapper (.txt), a table of hexes (.csv, as “export hexes” writes it), a campaign (.json) and a picture with a grid (.dd2vtt, .uvtt) can.
import_no_table = { $file } is no table of comma-separated values ({ $reason }).
journal_month = Month { $month }

fault_unknown_column = There is no column “{ $field }”.
fault_missing_column = The column “{ $field }” is missing.
fault_row_length = The row has not as many cells as there are columns; { $expected } are expected.
kind_yes_or_no = 1 or 0 (yes or no)
