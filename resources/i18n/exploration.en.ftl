### Expeditions: the edict, the way, what they meet and find

## What cannot be done, and what to know

expedition_needs_capital = Explorers set out from the capital, and { $kingdom } has none on its land.
expedition_leads_nowhere = The expedition would end where it begins, in { $hex }.
expedition_barred = Explorers find no way to { $hex } that leaves other kingdoms’ land alone.
nothing_to_explore = On the way to { $hex } there is nothing to explore: all of it is claimed or explored.
nobody_to_go_along = Nobody who holds the role of { TERM("role", $role) } could go along.
no_such_expedition = There is no expedition number { $number }.
expedition_too_short = The way takes { $days } days, and { $given } are agreed: the explorers get as far as { $hex }.
expedition_too_long = The way takes only { $days } of the { $given } days agreed.
goes_along = { CAP(TERM("role", $role, 1, "definite")) } goes along, and still owes the kingdom a week of duty each month.

## What is done, and what comes of it

expedition_sent = Expedition to { $hex }: { $months ->
    [one] one month
   *[other] { $months } months
}, { $bp } BP, { $count ->
    [one] one hex
   *[other] { $count } hexes
} to explore in { $days } days
expedition_recalled = Call back the expedition to { $hex }: { $count ->
    [0] nothing is explored
    [one] one hex is explored
   *[other] { $count } hexes are explored
}
expedition_explores = The explorers come as far as { $hex }: { $count ->
    [one] one hex explored
   *[other] { $count } hexes explored
}
expedition_travels = The explorers are under way in { $hex }
expedition_sees = In { $hex } they find { TERM("special_terrain", $special, 1, "indefinite") }
expedition_stopped = The explorers come to stand in { $hex }: the way on to { $other_hex } is closed to them
expedition_unseen = The explorers stay hidden in { $hex } (CR { $cr })
expedition_scattered = The explorers flee and are scattered in { $hex } (CR { $cr }): no more progress this month
expedition_killed = The explorers are killed in { $hex } (CR { $cr }); { $bp } BP are lost with them
expedition_fought = The leaders and their explorers are attacked in { $hex }: { $choice ->
    [goes_on] they go on
    [held_up] no more progress this month
   *[turns_back] they turn back
}
expedition_finds = Hidden in { $hex } they find: { $what }
expedition_returns = The expedition to { $hex } is back in the capital: { $count ->
    [0] nothing explored
    [one] one hex explored
   *[other] { $count } hexes explored
}
expedition_progress = { $count ->
    [0] Nothing explored yet
    [one] One hex explored
   *[other] { $count } hexes explored
}
skill_passed = { $purpose ->
    [expedition_stealth] Stealth check
    [expedition_survival] Search
   *[other] Skill check
} in { $hex }: { $dice ->
    [rolled] rolled { $natural }
    [typed] typed { $natural }
   *[other] { $natural } on the die
}, { $total } against { $dc }: passed
skill_failed = { $purpose ->
    [expedition_stealth] Stealth check
    [expedition_survival] Search
   *[other] Skill check
} in { $hex }: { $dice ->
    [rolled] rolled { $natural }
    [typed] typed { $natural }
   *[other] { $natural } on the die
}, { $total } against { $dc }: failed
skill_ruled = { $purpose ->
    [expedition_stealth] Stealth check
    [expedition_survival] Search
   *[other] Skill check
} in { $hex }: { $passed ->
    [0] failed
   *[1] passed
} by the game master’s word

## What is asked

ask_expedition_meets = The expedition to { $hex } meets something hostile
ask_expedition_where = Where does the expedition to { $hex } meet it?
ask_expedition_cr = What is the CR of what the expedition to { $hex } meets?
ask_expedition_stealth = CR { $cr } in { $hex }: do the explorers stay hidden? Stealth, with their worst modifier.
ask_expedition_flight = The explorers are found in { $hex } (CR { $cr }): do they get away alive?
ask_expedition_came = What came of the attack on the expedition to { $hex } at the table?
ask_expedition_search = Something is hidden where the expedition to { $hex } has been
ask_expedition_hidden = Where is something hidden?
ask_expedition_dc = How well is it hidden in { $hex }? DC 15 for what folk tales know, 30 for what nobody does.
ask_expedition_survival = Do the explorers find what is hidden in { $hex }? Survival or Knowledge (geography), one die a day.
ask_expedition_find = What do they find in { $hex }?
due_expedition_returns = The expedition to { $hex } returns

## Where the lines of a ledger come from

source_expedition = { $id ->
    [cost] Explorers’ pay
    [crossing] Known land, just crossed
    [stealth] Stealth of the worst among them
    [survival] Survival or Knowledge (geography)
    [killed] Explorers killed
   *[other] Expedition
}
counts_hexes_days_each = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}, { $days_each ->
    [one] one day each
   *[other] { $days_each } days each
}

## Faults of files

fault_expedition_jumps = An expedition jumps here: each hex of its path lies beside the one before it.
