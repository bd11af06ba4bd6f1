### What becomes of buildings: abandoned and opened again; ruins plundered, things on show.

## Why not

building_stands_empty = { CAP(TERM("building", $building, 1, "definite")) } stands empty; somebody must move in first.
shows_nothing = { CAP(TERM("building", $building, 1, "indefinite")) } puts nothing on show.
nothing_to_salvage = { $hex } has no ruin that could still be plundered.

## Why a line does not apply

reason_abandoned = abandoned

## What was done

exhibits_set = Exhibits of { TERM("building", $building, 1, "definite") } in { $settlement }: { $count ->
    [0] none
   *[other] { $count }
}
ruin_plundered = The ruin in { $hex } is plundered for { $natural } BP ({ $dice ->
    [typed] die typed
   *[other] die rolled
})
building_will_close = { CAP(TERM("building", $building, 1, "definite")) } in { $settlement } ({ $lot }) lacks a neighbour: it closes in { $months ->
    [one] one month
   *[other] { $months } months
}
building_abandoned = { CAP(TERM("building", $building, 1, "definite")) } in { $settlement } ({ $lot }) is abandoned
building_stays_open = { CAP(TERM("building", $building, 1, "definite")) } in { $settlement } ({ $lot }) has a neighbour again and stays open
building_reopened = { CAP(TERM("building", $building, 1, "definite")) } in { $settlement } ({ $lot }) opens again

## What is asked

ask_building_closing = { CAP(TERM("building", $building, 1, "definite")) } in { $settlement } ({ $lot }) lost a neighbour last month: how many months after that does it close?
ask_reopen_building = Does somebody move into { TERM("building", $building, 1, "definite") } in { $settlement } ({ $lot })?

## What explains a sum

counts_historic = { $historic ->
    [one] one piece of the kingdom’s history
   *[other] { $historic } pieces of the kingdom’s history
}
