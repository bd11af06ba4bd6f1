### What falls due in the months to come, and months played at once.

## The calendar

due_event_ahead = { TERM("event", $event) }
due_event_secret = An event the game master has put ahead
due_event_going_on = { TERM("event", $event) } goes on
due_modifier_begins = { $what } begins
due_modifier_ends = { $what } ends
due_duty = { $name }, { TERM("role", $role) }: { $days } of { $needed } days of duty, so the role counts as vacant
due_acting = { $name }, { TERM("role", $role) }, stands in for the Ruler: a check in each Upkeep
due_leader_lost = { $name }, { TERM("role", $role) }: lost this month, so the role counts as vacant
due_handover = { TERM("role", $role) }: taken over for good, no longer vacant
due_may_build = Building may begin
due_hex_prepared = Ready for a settlement
due_building_closes = { CAP(TERM("building", $building, 1, "definite")) } closes unless what it lacks stands beside it again
due_item_leaves = { $item } is for sale until now
due_repayment = { $amount } BP back to the sponsor
due_tithe = { $percent }% of the income to the sponsor
due_hex_at_risk = Bad dice could bring Unrest to { $most }; at 11 a hex is lost
due_cut_off = Territory cut off: Unrest counts { $amount } higher for its hexes
due_won_back = The bonus of { SIGNED($amount) } to win lost settlements back has shrunk
due_last_chance = Last chance: claim a hex and found a settlement, or the kingdom is destroyed
due_what = { $name } { SIGNED($amount) }
due_what_percent = Consumption { SIGNED($amount) }%
due_what_divided = Consumption divided by { $amount }
due_what_continuous = Checks of continuing events { SIGNED($amount) }
due_at_end = Month’s end
due_each = Each month
due_this_month = Due this month: { $list }
due_more = { $list }; and { $count } more
due_secret = For the game master alone

## Months at once

stops_at_once = Nothing is played: { $reason ->
    [fallen] the kingdom is no more.
    [landless] the kingdom has lost its land.
    [anarchy] the kingdom is in anarchy.
    [unrest] Unrest has reached its bound already.
    [risk] the Upkeep that comes next could cost a hex.
   *[treasury] the Treasury is below its bound already.
}
play_stopped = { $months ->
    [0] Play stopped in the first month
    [one] Play stopped after one month
   *[other] Play stopped after { $months } months
}: { $reason ->
    [played] that is all
    [fallen] the kingdom is no more
    [landless] the kingdom has lost its land
    [anarchy] anarchy
    [unrest] Unrest has reached its bound
    [treasury] the Treasury is below its bound
    [risk] the next Upkeep could cost a hex
    [event] an event
    [event_asks] { TERM("event", $event) }
    [edict] an edict cannot be issued
    [hex] a hex must be chosen
    [name] a magic item must be named
    [dice] { TERM("role", $role, 1, "definite") } is to roll
    [others_open] { $kingdom } has not played this month yet
   *[choice] something must be decided
}{ $whose ->
    [other] {" "}({ $kingdom })
   *[own] {""}
}
month_in_short = In short: Treasury { $treasury_before } → { $treasury }, Unrest { $unrest_before } → { $unrest }; Economy { $economy }, Loyalty { $loyalty }, Stability { $stability }, Consumption { $consumption }
month_unnamed = A month needs a name.
start_month_out_of_range = The first month is one of the { $count }, not number { $number }.
event_in_no_hex = { TERM("event", $event) } strikes no single hex.
