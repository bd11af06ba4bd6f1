### Going back in time, and what changed between two moments.

rewound = Rewind to the start of month { $month }, from month { $last }
rewind_ahead = Month { $month } has not begun; it is month { $now }.
rewind_nothing = How month { $month } began is not known; this campaign keeps that from the next month on.
rewind_unknown = How month { $month } began is not known; what this campaign knows begins with month { $first }.
fault_past_month = { NUMBER($found, useGrouping: 0) } stands here; month { NUMBER($expected, useGrouping: 0) } is expected, since the history leads back month by month from the present one.
