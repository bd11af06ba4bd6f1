### Going back in time, and what changed between two moments.

rewound = { $month ->
    [one] Rewind to the start of month { $month }
    [other] Rewind to the start of month { $month }
   *[named] Rewind to the start of { $month }
}
rewind_ahead = { $month ->
    [one] Month { $month } has not begun; it is month { $now }.
    [other] Month { $month } has not begun; it is month { $now }.
   *[named] { $month } has not begun.
}
rewind_nothing = { $month ->
    [one] How month { $month } began is not known; this campaign keeps that from the next month on.
    [other] How month { $month } began is not known; this campaign keeps that from the next month on.
   *[named] How { $month } began is not known; this campaign keeps that from the next month on.
}
rewind_unknown = { $month ->
    [one] How month { $month } began is not known; this campaign’s history begins with month { $first }.
    [other] How month { $month } began is not known; this campaign’s history begins with month { $first }.
   *[named] How { $month } began is not known; this campaign’s history begins later.
}
moment_start = { $month ->
    [one] Start of month { $month }
    [other] Start of month { $month }
   *[named] Start of { $month }
}
moment_now = { $month ->
    [one] Now, in month { $month }
    [other] Now, in month { $month }
   *[named] Now, in { $month }
}
fault_past_month = { NUMBER($found, useGrouping: 0) } stands here; month { NUMBER($expected, useGrouping: 0) } is expected, since the history leads back month by month from the present one.

## The command line

changes_none = Nothing is different.
changes_founded = Founded since then
changes_lost = Lost since then
stats_why_or_since = --why prints where a number comes from, --since what changed; give one of them.
