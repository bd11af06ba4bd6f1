### The help book: its chapters, what stands on the pages made from the rules, its tables.

## Chapters

book-chapter_tour = First steps
book-chapter_screens = The window
book-chapter_rules = The rules
book-chapter_optional = Rules left to the table
book-chapter_disputes = Questions of the table
book-chapter_buildings = Buildings
book-chapter_improvements = Terrain improvements
book-chapter_terrain = Terrain
book-chapter_special_terrain = Special terrain
book-chapter_events = Events
book-chapter_roles = Leadership roles
book-chapter_edicts = Edicts
book-chapter_governments = Forms of government
book-chapter_options = Optional rules
book-chapter_rulings = Rulings
book-chapter_formats = File formats
book-chapter_command-line = Command line
book-title = Help book
book-source = Source: { $list }
book-page_missing = The help book has no page “{ $page }”.{ $suggestion ->
    [nothing_near] {""}
   *[other] {" "}Did you mean “{ $suggestion }”?
}
book-nothing_found = Nothing is found for “{ $words }”.{ $suggestion ->
    [nothing_near] {""}
   *[other] {" "}Did you mean “{ $suggestion }”?
}

## What stands where nobody has written of a thing

book-made_building = { $name }: a building of the district. Its numbers, as they are in force:
book-made_event = { $name }: an event of the Event phase. What it moves, as it is in force:
book-made_terrain = { $name }: a terrain of the map. Its numbers, as they are in force:
book-made_improvement = { $name }: a terrain improvement. Its numbers, as they are in force:
book-made_special_terrain = { $name }: special terrain. What claiming its hex gives:
book-made_role = { $name }: a leadership role. What its holder adds, as it is in force:
book-made_edict = { $name }: decided in the Edict phase of each month.
book-made_government = { $name }: a form of government. What it makes of the modifiers of every settlement:
book-fixed_ruling = The books can be read in several ways here. The program reads them so: { $name }.
book-of_the_house = ⌂ A house rule of this campaign has made or changed this; in brackets stands what the rules print.

## Headings of the pages made from the rules

book-part_place = Where it may stand
book-part_does = What it does besides
book-part_together = Together with others
book-part_events = When events strike
book-part_events_things = What bears on it
book-part_builds = What can be built there
book-part_read = How it is read
book-part_corrects = What rests on it
book-part_talks = Talked about
book-part_more = Read on

## Facts

book-cost = Cost
book-ground = Ground
book-bp = { $count } BP
book-gp = { $count } gp
book-once = { $amount }, once
book-yes = yes
book-no = no
book-half = half
book-lots = { $count ->
    [one] 1 lot
   *[other] { $count } lots
}
book-lots_from_to = { $least } or { $most } lots
book-lotless_district = the whole district, no lot of its own
book-lotless_side = one side of a district
book-lotless_wall = in a wall
book-lotless_lot = on a lot with others
book-beside_any = { $count ->
    [one] Must stand beside one of: { $kinds }
   *[other] Must stand beside { $count } of: { $kinds }
}
book-not_beside = May not stand beside: { $kinds }
book-water_border = Needs a [water border](rules/borders)
book-land_border = Needs a [land border](rules/borders)
book-wanted_by = Wanted beside them by: { $kinds }
book-halves = Halves the cost of: { $kinds }
book-halved_by = Half price with: { $kinds }
book-upgrades_to = Can be upgraded to: { $kinds }
book-upgrades_from = Can be made of: { $kinds }
book-stands_for_it = May stand in for it: { $kinds }
book-improvement_counts = In a settlement’s own hex these serve as it: { $kinds }
book-counts_as_buildings = Serves a settlement in its hex as: { $kinds }
book-comes_by = Comes by
book-outcome = Outcome
book-outcome_demand = What is demanded
book-outcome_offer = What is offered (d100)
book-outcome_wide = Spreads on
book-outcome_spreads = Where it spreads (d100)
book-outcome_ends = Ends
book-outcome_encounter = The encounter
book-outcome_hex_lost = A hex is lost
book-number_exhibit_gp = value of the find in gp
book-number_build_to = to build, on a d100 to
book-number_farm_consumption = Consumption of a farm becomes
book-number_embassy_to = embassy up to
book-number_treaty_to = treaty up to
book-number_alliance_to = alliance up to
book-number_same_to = in the same settlement up to
book-number_fame_check = checks of Fame
book-number_edict_check = checks of diplomatic edicts
book-number_consumption_percent = more Consumption in per cent
book-number_consumption_divisor = Consumption divided by
book-number_successes = passed checks in a row
book-number_on = on a rolled
book-number_hexes = hexes
book-number_lots = lots
book-number_cr = Challenge Rating by dice
book-number_unrest_from = from Unrest
book-number_stability_check = Stability checks
book-number_economy_check = Economy checks
book-number_loyalty_check = Loyalty checks
book-number_continuous_check = checks against events that go on
book-number_base_value_percent = base value in per cent
book-number_minor_to = minor item on a d100 to
book-number_damaged = damaged buildings
book-number_destroyed = destroyed buildings
book-number_lot_unrest = Unrest for each lot
book-checks_by = Checks { $amount } for each of these in the { $where ->
    [kingdom] kingdom
    [settlement] settlement struck
   *[other] hex struck
}: { $things }
book-is_a_gift = { $thing }: built for nothing on { $low }–{ $high } of a d100
book-is_a_remedy = { $thing }: building one on the spot settles it
book-sites = May happen at or be about: { $things }
book-inland_name = Its numbers
book-inland = those of the land beside it
book-needs_road = only by road
book-underground_name = Underground
book-underground = below another hex, never below: { $kinds }
book-cost_from = { $times ->
    [one] by the terrain: { $column }
   *[other] by the terrain: { $times } × { $column }
}
book-for_each_hexes = { $amount } for each { $count } hexes
book-river_doubles = Costs twice as much in a hex with { $river }
book-needs_in_hex = Needs in the hex: { $kinds }
book-needs_in_or_beside = Needs in or beside the hex: { $kinds }; or { $count } of the hexes beside it with: { $beside }
book-needs_size = Needs a kingdom of Size { $count }
book-needs_none_of = Not in a hex with: { $kinds }
book-land_lake = lake
book-adds_to = Adds to
book-required_name = Indispensable
book-skill = Skill
book-level = Level
book-ruling_id = Number
book-choices = Choices
book-default = Unless chosen
book-played = This campaign plays
book-from_size = { $count } from Size { $size }
book-barred_claim = claiming hexes
book-barred_district = building districts

## Effects

book-effect_event_check = { $event }: checks { $amount } for each in the { $where ->
    [kingdom] kingdom
    [settlement] settlement struck
   *[other] hex struck
}
book-effect_event_site = { $event }: it may happen here
book-effect_event_gift = { $event }: built for nothing on { $low }–{ $high } of a d100
book-effect_event_remedy = { $event }: building one on the spot settles it
book-effect_trade_counts = Counts for [trade routes](rules/trade) of { $route }
book-effect_trade_needs = A [trade route](rules/trade) of { $route } needs { $count } in the settlement it leaves
book-effect_trade_enables = Without one in the settlement it leaves, a [trade route](rules/trade) of { $route } does not count: { $improvements }
book-effect_trade_passage = [Trade routes](rules/trade) from its settlement may pass: { $terrain }
book-effect_trade_income = BP of [trade](rules/trade) { $percent }% higher for each, { $percent_max }% at most
book-effect_free_residential = The first such home of a turn stands outside the [limit of new buildings](rules/improvement-limits)
book-effect_counts_as = Serves as { $building } wherever another building needs one beside it
book-effect_first_building = A good very first building of a kingdom
book-effect_embassy = May serve as an [embassy](rules/embassies) in another kingdom’s settlement
book-effect_lots_up_to = May be laid over up to { $lots } lots at the same price
book-effect_shares_lot = May share a lot with: { $hosts }
book-effect_shares_lot_must = Stands only on a lot with: { $hosts }
book-effect_shares_lot_any = May share a lot with any building
book-effect_part_of = Belongs to a finished { $building } of the same side and falls with it
book-effect_free_with = Outside the limit of new buildings in a turn in which this is built there as well: { $building }
book-effect_wall_needs_gate = { $wall } on a side it touches must get in the same turn: { $gate }
book-effect_requires_any = The settlement must have one of: { $buildings }
book-effect_requires_item_tier = The settlement must have a building with magic item slots of this rank: { $tier }
book-effect_water_border_source = Its lots count as a [water border](rules/borders) for the buildings beside them
book-effect_border_waiver = The GM may let it be built without its border, at the same price
book-effect_natural_feature = The GM may say that the land itself provides it: no BP, no limit
book-effect_siege_proof = Siege engines cannot damage it
book-effect_unrest_once = Its Unrest counts once in a settlement, however many are built
book-effect_halve_promotion_consumption = Consumption of [](edict.promotion) is halved, once
book-effect_halve_taxation_loyalty_penalty = The Loyalty lost by [](edict.taxation) is halved, once
book-effect_stores_surplus = Keeps up to { $capacity } BP of surplus food for a month that the Treasury cannot pay
book-effect_farm_bonus = { $radius ->
    [one] In the settlement’s hex and beside it each of these
   *[other] Within { $radius } hexes of the settlement each of these
} changes Consumption by { $consumption } instead: { $improvements }
book-effect_mine_bonus = { $count } connected { $improvements } gives more: Economy { $economy }, BP { $bp } (connected by { $connected_by })
book-effect_loyalty_from_cr = Loyalty by the highest Challenge Rating kept there, divided by { $divisor }
book-effect_exhibits = Exhibits raise Fame by 1 for each { $gp_per_fame } gp, { $fame_max } at most; one of importance to history by { $historic_fame } more
book-effect_special_edicts = { $count } [special edicts](rules/edicts) a turn, { $check_modifier } on the checks of each
book-effect_army_tactic = { $count ->
    [one] Armies and commanders recruited here know one tactic more
   *[other] Armies and commanders recruited here know { $count } tactics more
}
book-effect_skill_bonus = { $modifier } { $amount } for: { $skills }
book-effect_skill_uses = { $modifier } also counts for: { $skills }
book-effect_holy_site = { $option }: dedicated to a deity, it gives what the deity decides, { $most } points at most
book-effect_slots_rolled_by = By custom its magic items are rolled by: { $role }
book-effect_aqueduct_chain = Gives its numbers once an unbroken chain leads from { $source_terrain } with { $source_water } to a settlement, which then has a [water border](rules/borders)
book-effect_settlement_river = A settlement in the hex counts as having a river for its [borders](rules/borders)
book-effect_faster_travel = Travel by land through the hex is faster
book-effect_trade_way = [Trade routes](rules/trade) may pass whatever the terrain; the hex counts { $length }
book-effect_reference_only = Never built by itself: part of the price of roads and their like
book-effect_stations_armies = [Armies](rules/war-armies), allied ones too, may be stationed in it
book-effect_with_improvement = With one of these in the hex, once: { $improvements }: { $list }
book-effect_boosts_benefits = In the same hex every benefit of these is { $amount }: { $improvements }
book-effect_annexation = Claiming it in peace takes a { $check } check; failing raises Unrest by { $failure_unrest }
book-effect_found_building = A settlement founded here takes the standing building over: no BP, outside the limit
book-effect_ruined_building = A fitting building here at half price, or { $salvage } BP off one building in the hex
book-effect_cavern_access = The GM may open an underground hex from here
book-effect_spares_river_cost = Roads and their like are not doubled in price for the river in this hex
book-effect_doubles_road_cost = Roads and their like cost twice as much in this hex
book-effect_chooses_attributes_lasting = Its holder chooses once and for good what it adds to: { $list }
book-effect_chooses_attributes_edict_phase = Its holder chooses anew in each Edict phase what it adds to: { $list }
book-effect_may_marry = Two holders married to each other may both serve, and both count
book-effect_not_with_married = Usually not held while two who are married serve as { $role }
book-effect_stands_in_for = May stand in for a turn for: { $role }. A failed { $check } check in Upkeep then raises Unrest by { $failure_unrest }
book-effect_lowers_unrest = May lower Unrest in Upkeep by 1; a failed { $check } check afterwards changes Loyalty by { $failure_loyalty }
book-effect_vacancy_bars = While vacant these are not possible: { $list }
book-effect_vacancy_stops_holidays = While vacant the Loyalty of [](edict.holiday) is lost; its Consumption stays
book-effect_vacancy_stops_taxes = While vacant no taxes come in, and [](edict.taxation) counts as: { $level }
book-effect_vassal_office = Serves in a [vassal state](rules/vassals), which suffers without one as by the vacancy of: { $vacancy_as }. A second role held there counts { $second_role_modifier } and takes { $second_role_days } days more

## Tables

book-thing_building = Building
book-thing_event = Event
book-thing_terrain = Terrain
book-thing_special_terrain = Special terrain
book-thing_improvement = Improvement
book-thing_role = Role
book-thing_alignment = Alignment
book-thing_government = Government
book-thing_milestone = Milestone
book-thing_settlement = Settlement
book-gives = Gives
book-people = People
book-size = Size
book-and_more = { $low } and more
book-no_limit = no limit
book-d100 = d100
book-roll_again = roll again
book-each_district = { $amount } for each district
book-item_kind = Kind
book-bp_price = gp for 1 BP
book-withdrawal = gp for 1 BP withdrawn
book-command = Command
book-keys = Keys
book-command_does = What it does

## The command line

book-command_window = opens the window, with a campaign where one is named
help_help = print a page of the help book, or search it
help_help_page = the page, such as rules/claiming or building.inn; without one all pages are listed
help_help_search = search the book for words
metavar_WORDS = WORDS
book-commands_begin = Every command begins with `kingdom-gui`; `kingdom-gui COMMAND --help` tells its options.
