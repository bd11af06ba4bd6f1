### What is said of damaged files that are opened as far as they can be read.

nothing_readable = { $file }: nothing of a campaign can be read in it. An older copy may be in the .backups folder beside it.
migration_failed = { $file } says it is of file version { NUMBER($version, useGrouping: 0) }, but does not look like one; “open anyway” reads what it can.
fault_damaged = { $found } cannot be read here, nor what belongs to it.
fault_wide_text_read = The file is UTF-16 text; it was read as that.
fault_format_assumed = The file says its format is { $found }; it was read as { $wanted }.
fault_version_assumed = The file does not have a version that this program knows; it was read as version { NUMBER($newest, useGrouping: 0) }.
fault_past_cut = The way back from here on to earlier months has a gap; those months cannot be gone back to.
repair_now = { $fault } Now { $now }.
repair_done = { $file }: what could be read is in { $out } ({ $left } left out, { $changed } changed, { $kept } unknown kept).
repair_file_there = { $file } is there already; name one that is not.
repair_line = { $what ->
    [left_out] Left out
    [changed] Changed
   *[kept] Kept, though unknown
}: { $line }
