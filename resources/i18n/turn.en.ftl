### The month: what is asked, what came of it, why not.

## Why not

month_done = The month is done; begin the next one.
month_past = { $month ->
    [one] Month { $month } is past.
    [other] Month { $month } is past.
   *[named] { $month } is past.
}
no_such_event = There is no event “{ $event }”.
no_such_ahead = There is no event number { $number } on the calendar.
no_such_ongoing = There is no continuing event number { $number }.
reign_not_begun = The reign of { $kingdom } has not begun yet; finish founding it first.
answer_not_asked = Nothing has asked for “{ $request }” so far; it is passed over.
die_out_of_range = A die of { $sides } shows 1 to { $sides }.
dice_missing = { $count ->
    [one] One die of { $sides } is needed.
   *[other] { $count } dice of { $sides } are needed.
}
not_an_option = That is not one of the choices: { $options }.
yes_or_no = The answer is yes or no.
amount_missing = The amount must be at least 1.
already_withdrawn = BP have been withdrawn this month already.
deposit_too_small = { $gp } gp are less than 1 BP, which takes { $rate } gp.
valuable_too_cheap = A valuable worth { $price } gp is deposited, not sold; sales begin above 4,000 gp.
above_base_value = No one in the settlement can pay for something worth { $price } gp: its base value is { $most } gp.
sold_in_every_district = { $settlement } has bought one valuable a district this month.
no_such_slot = { $settlement } has no magic item slot { $slot } in building { $building }.
slot_empty = There is nothing in that slot in { $settlement }.

## What was done (journal, undo)

step_played = { $step ->
    [stability] Stability check
    [consumption] Pay Consumption
    [items] Fill magic item slots
    [unrest] Settle Unrest
    [leaders] Leaders seen to
    [hexes] Hexes seen to
    [improvements] Improvements seen to
    [settlements] Settlements seen to
    [armies] Armies seen to
    [edicts] Edicts seen to
    [withdrawals] Withdrawals seen to
    [deposits] Deposits seen to
    [sales] Sales seen to
    [taxes] Collect taxes
    [continuous] Continuing events
    [ahead] Events put ahead
   *[event] Event of the month
}
phase_played = { $phase ->
    [upkeep] Play the Upkeep phase
    [edict] Play the Edict phase
    [income] Play the Income phase
   *[event] Play the Event phase
}
step_restarted = Start the step anew
event_put_ahead = { $month ->
    [one] Put { TERM("event", $event) } ahead for month { $month }
    [other] Put { TERM("event", $event) } ahead for month { $month }
   *[named] Put { TERM("event", $event) } ahead for { $month }
}
event_put_ahead_removed = Take { TERM("event", $event) } off the calendar
event_removed = Remove { TERM("event", $event) }
withdrawn = Withdraw { $bp } BP as { $gp } gp
deposited = Deposit { $gp } gp as { $bp } BP
valuable_sold = Sell a valuable in { $settlement } for { $bp } BP
item_placed = { $name } in { $settlement }
item_taken = { $name } bought in { $settlement }{ $price ->
    [0] {""}
   *[other] {" "}for { $price } gp
}

## What happened (journal)

check_passed = { TERM("term", $attribute) } check: { $dice ->
    [rolled] rolled { $natural }
    [typed] typed { $natural }
   *[other] { $natural } on the die
}, { $total } against { $dc }: passed
check_failed = { TERM("term", $attribute) } check: { $dice ->
    [rolled] rolled { $natural }
    [typed] typed { $natural }
   *[other] { $natural } on the die
}, { $total } against { $dc }: failed
consumption_paid = Consumption: { $due } BP due{ $drawn ->
    [0] {""}
   *[other] , { $drawn } of them from the granary
}
no_taxes = No taxes: the role of { TERM("role", $role) } is vacant
taxes_collected = Taxes: { $amount } BP
sponsor_paid = The sponsor is paid { $amount } BP
hex_lost = { $hex } is lost
item_found = { $item } turns up in { $settlement }{ $price ->
    [0] {""}
   *[other] , for { $price } gp
}
event_occurs = { TERM("event", $event) }
event_continues = { TERM("event", $event) } goes on
event_ended = { TERM("event", $event) } is over
event_spreads = { TERM("event", $event) } spreads to { $hex }
event_invalid = { TERM("event", $event) } makes no sense here: rolled again
diplomatic_offer = A neighbour offers: { TERM("edict", $edict) }
land_seized = Settlers seize { $hex } and build { TERM("improvement", $improvement, 1, "indefinite") }
assassin_strikes = An assassin strikes at { $name }, { TERM("role", $role) }
leader_killed = { $name }, { TERM("role", $role) }, is dead
improvement_destroyed = { CAP(TERM("improvement", $improvement, 1, "definite")) } in { $hex } is destroyed
monster_beaten = The monster of { $hex } is beaten
demand_raised = The people want { $build ->
    [1] this built
   *[0] this gone
}: { TERM($kind, $wanted) }
demand_met = The people have their wish: { TERM($kind, $wanted) }
gift_built = A gift to { $settlement }: { TERM("building", $building) }
no_room_for_gift = { $settlement } has no room for the gift of { TERM("building", $building, 1, "indefinite") }
building_destroyed = { $settlement } loses { TERM("building", $building, 1, "definite") }
building_was_damaged = Damage in { $settlement }: { TERM("building", $building) }
pilgrims_came = Pilgrims came to { $settlement }

## Later additions: checks of actions, milestones, months at once

annexation_failed = The free city of { $hex } does not want to join yet
free_city_by_itself = A free city stands in { $hex }: claim that hex by itself.
leader_abdicated = { $name } steps down as { TERM("role", $role) }
milestone = Milestone: { TERM("milestone", $milestone) }, { $xp } XP
months_played = { $months ->
    [one] Play a month
   *[other] Play { $months } months
}
months_stopped = Play stopped: { $reason ->
    [asked] the table is asked something
    [event] an event
    [unrest] Unrest
   *[treasury] the Treasury
}
months_to_play = Between 1 and { $most } months can be played at once, not { $months }.
plague_rages = A plague rages in { $hex }: nothing can be built there.
reason_handed_over = taken over this month, after a failed check
