### Trade routes: the edict, the way, what comes of it

## What cannot be done

special_edicts_issued = Special edicts this turn: { $issued } of { $allowed } issued.
route_of_kind_exists = The kingdom has a trade route for { TERM("trade_route", $route) } already; it may have one of each kind.
route_within_kingdom = A trade route leads to another kingdom, and { $hex } is your own.
route_needs = The settlement of departure needs more: { TERM("building", $building) } ({ $count }).
route_leaves_level = A trade route stays on its level of the map; { $hex } lies on another.
route_leads_nowhere = The route would end where it begins, in { $settlement }.
investment_too_small = At least { $least } BP go with the first merchants, not { $bp }.
no_food_to_trade = There is no food to spare: farms and fisheries must bring Consumption below 0, and it is { $consumption }.
no_lawful_route = No trade route may pass from here to { $hex }: it needs open country, desert, roads, or waters that a building of the settlement opens.
no_way_on_map = The map has no way to { $hex }.
no_such_trade = There is no trade in “{ $route }”; there are: { $known }.
route_must_be_sent = Only a kingdom that is typed in from paper has routes that stand already; a reigning one sends merchants.
no_such_route = There is no trade route number { $number }.
no_partner_known = The map shows no other kingdom’s settlement in { $hex }; say who trades there.

## What is done, and what comes of it

route_planned = Trade route for { TERM("trade_route", $route) } from { $settlement } to { $hex }: { $bp } BP, length { $length }, { $days } days
route_noted = Trade route for { TERM("trade_route", $route) } from { $settlement } to { $hex } noted: it lasts { $count ->
    [one] one month
   *[other] { $count } months
}
route_given_up = Give up the trade route for { TERM("trade_route", $route) } to { $hex }
route_established = The trade route for { TERM("trade_route", $route) } to { $hex } is established: { $bp } BP
route_triumphs = The trade route for { TERM("trade_route", $route) } to { $hex } is a great success: { $bp } BP, and Fame rises
route_sold_elsewhere = The merchants with { TERM("trade_route", $route) } never reach { $hex }; they sell elsewhere for { $bp } BP
route_failed = The trade route for { TERM("trade_route", $route) } to { $hex } fails utterly: Fame falls, Unrest rises
route_cut = The trade route for { TERM("trade_route", $route) } to { $hex } is cut in { $other_hex } and ends
route_pays = Trade in { TERM("trade_route", $route) } brings { $bp } BP
route_year_over = The year of the trade route for { TERM("trade_route", $route) } to { $hex } is over

ask_trade_edict = The merchants arrive with { TERM("trade_route", $route) }: does the trade succeed?
ask_trade_income = What does the trade in { TERM("trade_route", $route) } bring, beside the route modifier, for 5 BP invested?
ask_trade_sale = For how much are 5 BP worth of { TERM("trade_route", $route) } sold elsewhere?
due_merchants_arrive = Merchants with { TERM("trade_route", $route) } reach { $hex }
due_route_ends = The trade route for { TERM("trade_route", $route) } to { $hex } ends

## Where the lines of a ledger come from

source_trade = { $id ->
    [length] Length of the route
    [rm] Route modifier
    [lm] Length modifier
    [control_dc] Control DC
    [end] Where the route ends
   *[lawless] Allowed by the GM
}
source_trade_route = Trade route: { TERM("trade_route", $id) }
source_trade_route_at = Trade route from { $place }: { TERM("trade_route", $id) }
source_trade_cargo = Traded: { TERM("trade_route", $id) }
source_trade_cargo_at = Traded from { $place }: { TERM("trade_route", $id) }
source_terrain = { CAP(TERM("terrain", $id)) }
source_settlement_modifier = { CAP(TERM("settlement_modifier", $id)) }
source_settlement_modifier_at = { CAP(TERM("settlement_modifier", $id)) }, { $place }
reason_no_food_surplus = no food to spare: Consumption is not below 0
reason_not_counted_for_trade = not counted without a foundry in the settlement of departure
counts_counted_per = { $counted } counted, one for each { $per }
counts_length_per = { $length } long, one for each { $per }
counts_hexes_halves = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}, { $halves ->
    [1] half a hex each
    [2] one each
   *[other] two each
}

## Faults of files

fault_route_jumps = A trade route jumps here: each hex of its path lies beside the one before it.
