# What the printed sheets say. One file a language, the same ids in each; `tests/sheets` compares them.

## Pages and feet
sheet-page-kingdom = Kingdom
sheet-page-leaders = Leaders
sheet-page-armies = Armies
sheet-page-map = Map
sheet-page-poster = Map as a poster
sheet-page-handout = What the players know
sheet-page-settlement = { $settlement_name }
sheet-page-journal = Journal
sheet-page-numbers = Numbers over the months
sheet-now = now
sheet-page-blank-kingdom = Blank: kingdom
sheet-page-blank-leaders = Blank: leaders
sheet-page-blank-district = Blank: district grid
sheet-foot-page = Page { $page } of { $pages }
sheet-continued = { $title }, continued

## Common
sheet-none = none
sheet-vacant = vacant
sheet-no-limit = no limit
sheet-and-more = { $first } and { $more } more
sheet-used-of = { $used } of { $limit }
sheet-month-number = Month { $month }
sheet-month-name = { $name } { $year }
sheet-xp = { $amount } XP

## Kingdom
sheet-kingdom-kicker = Kingdom sheet
sheet-field-ruler = Ruler
sheet-field-government = Government
sheet-field-month = Month
sheet-field-districts = Districts
sheet-field-settlements = Settlements
sheet-field-capital = Capital
sheet-field-tax-bonus = Tax bonus (BP)
sheet-kingdom-subtitle = { $government }, { $alignment }
sheet-heading-attributes = Attributes
sheet-heading-control-dc = Control DC
sheet-heading-edicts = Edicts
sheet-heading-allowance = This month
sheet-heading-milestones = Milestones
sheet-note-attributes = check: d20 + attribute − Unrest, against the Control DC
sheet-note-control-dc = what every kingdom check must reach
sheet-check = check d20 { $bonus }
sheet-edict-not-issued = not issued yet

sheet-source-alignment = Alignment
sheet-source-leaders = Leaders
sheet-source-vacancies = Vacancies
sheet-source-edicts = Edicts
sheet-source-buildings = Buildings
sheet-source-land = Land
sheet-source-events = Events
sheet-source-gm = GM
sheet-source-carried = Carried over
sheet-source-other = Other
sheet-source-base = Base
sheet-source-size = Size
sheet-source-districts = Districts

sheet-line-treasury-opening = Brought forward
sheet-line-treasury-income = Income
sheet-line-treasury-spent = Spent
sheet-line-treasury-consumption = Consumption
sheet-line-treasury-buildings = Buildings
sheet-line-treasury-land = Land
sheet-line-treasury-events = Events
sheet-line-treasury-gm = GM
sheet-line-treasury-other = Other
sheet-result-treasury = In the Treasury (BP)

sheet-line-consumption-size = Size
sheet-line-consumption-districts = Districts
sheet-line-consumption-edicts = Edicts
sheet-line-consumption-land = Farms, fisheries, land
sheet-line-consumption-buildings = Buildings
sheet-line-consumption-armies = Armies
sheet-line-consumption-events = Events
sheet-line-consumption-gm = GM
sheet-line-consumption-carried = Carried over
sheet-line-consumption-other = Other
sheet-result-consumption-raw = Reckoned
sheet-result-consumption = Due each month (BP)

sheet-line-unrest-leaders = Leaders
sheet-line-unrest-vacancies = Vacant roles
sheet-line-unrest-buildings = Buildings
sheet-line-unrest-land = Land
sheet-line-unrest-edicts = Edicts
sheet-line-unrest-debt = Debt
sheet-line-unrest-armies = Armies
sheet-line-unrest-events = Events
sheet-line-unrest-gm = GM
sheet-line-unrest-floor = Never below 0
sheet-line-unrest-other = Other
sheet-result-unrest = Unrest now

sheet-allowance-claims = Claims
sheet-allowance-improvements = Improvements
sheet-allowance-settlements = New settlements
sheet-allowance-buildings = Buildings

sheet-milestone-kingdom-founded = Kingdom founded
sheet-milestone-capital-founded = Capital founded
sheet-milestone-size = Size { $at }
sheet-milestone-settlement-lots = { $at } lots built in a settlement

## Leaders
sheet-title-leaders = Leadership
sheet-note-leaders = seven days of duty a month, or the role counts as vacant
sheet-title-armies = Armies
sheet-note-armies = battles are fought at the table
sheet-heading-roster = Roster
sheet-note-roster = Consumption of all: { $count } BP a month
sheet-column-army = Army
sheet-column-army-size = Size
sheet-column-cr = CR
sheet-column-field = In the field
sheet-column-commander = Commander
sheet-column-stands = Where
sheet-column-tactics = Tactics
sheet-column-note = Kind, notes
sheet-column-role = Role
sheet-column-holder = Holder
sheet-column-ability = Ability
sheet-column-vacancy = If vacant
sheet-leaders-together = All leaders together
sheet-remark-player = player character
sheet-remark-leadership = Leadership +1
sheet-remark-lost = lost
sheet-remark-acting = stands in for the Ruler
sheet-remark-days = { $days ->
    [one] only { $days } day of duty
   *[other] only { $days } days of duty
}
sheet-either = { $first } or { $last }
sheet-adds = { $abilities } · { $attributes }
sheet-adds-half = ½ { $abilities }
sheet-adds-choice = by choice
sheet-ability-str = Str
sheet-ability-dex = Dex
sheet-ability-con = Con
sheet-ability-int = Int
sheet-ability-wis = Wis
sheet-ability-cha = Cha
sheet-ability-name-str = Strength
sheet-ability-name-dex = Dexterity
sheet-ability-name-con = Constitution
sheet-ability-name-int = Intelligence
sheet-ability-name-wis = Wisdom
sheet-ability-name-cha = Charisma
sheet-vacancy-no-taxes = no taxes
sheet-vacancy-no-holidays = no holiday bonus
sheet-vacancy-bars = no { $things }
sheet-vacancy-bars-claim = claims
sheet-vacancy-bars-district = districts

## Settlements
sheet-capital = Capital
sheet-in-hex = hex { $label }
sheet-district = District { $number }
sheet-district-place = district { $number }, { $where }
sheet-many = { $count } × { $name }
sheet-base-value = Base value (gp)
sheet-base-value-of = { $value } of { $cap }
sheet-heading-works = Works without lots
sheet-heading-slots = Magic items
sheet-heading-buildings = Buildings
sheet-column-building = Building
sheet-column-lots = Lots
sheet-column-more = More
sheet-short-economy = Eco.
sheet-short-loyalty = Loy.
sheet-short-stability = Stab.
sheet-short-fame = Fame
sheet-short-infamy = Inf.
sheet-short-defense = Def.
sheet-no-buildings = None yet
sheet-state-planned = { $count } planned
sheet-state-damaged = { $count } damaged
sheet-state-abandoned = { $count } abandoned
sheet-side-n = north side
sheet-side-e = east side
sheet-side-s = south side
sheet-side-w = west side
sheet-side-none = whole district
sheet-side-land = land
sheet-side-water = water
sheet-on-lot = lot { $lot }
sheet-slot-minor = minor { $kinds }
sheet-slot-medium = medium { $kinds }
sheet-slot-major = major { $kinds }
sheet-item-potion = potion
sheet-item-scroll = scroll
sheet-item-wand = wand
sheet-item-ring = ring
sheet-item-rod = rod
sheet-item-staff = staff
sheet-item-wondrous-item = wondrous item
sheet-item-armor = armor
sheet-item-shield = shield
sheet-item-weapon = weapon
sheet-item-any = item
sheet-tier-minor = Minor
sheet-tier-medium = Medium
sheet-tier-major = Major
sheet-blank-district-kicker = Settlement and district
sheet-heading-growth = Size and market
sheet-by-lots = By its lots (optional): { $size }, modifiers { $modifier }, Danger { $danger }
sheet-next-size = { $size } with { $count ->
    [one] one person
   *[other] { $people } people
} more ({ $lots ->
    [one] one lot
   *[other] { $lots } lots
}): base value up to { $cap } gp
sheet-value-spare = The base value may still grow by { $value } gp
sheet-value-full = The base value is as high as the size allows
sheet-market = Any magic item up to { $value } gp is for sale with a chance of { $percent }%
sheet-defense-sides = Defense by side: { $sides }
sheet-heading-privileges = Privileges
sheet-special-edicts = { $count } special edicts a turn; with more than one, all their checks at { $checks }
sheet-kingdoms-modifier = { $name } { $amount } (its own { $own })
sheet-kingdoms-modifiers = The kingdom’s own modifiers are higher and count here: { $modifiers }
sheet-army-tactics = Armies and commanders recruited here know { $count ->
    [one] one tactic
   *[other] { $count } tactics
} more
sheet-trade-percent = Trade routes that depart from here bring in { $percent }% more
sheet-skill-bonus = { $name } { $amount } more for { $skills }
sheet-skill-uses = { $name } counts for { $skills } as well
sheet-skill-of-knowledge = Knowledge checks
sheet-skill-of-knowledge-arcana = Knowledge (arcana) checks
sheet-skill-of-knowledge-history = Knowledge (history) checks
sheet-skill-of-profession = Profession checks
sheet-skill-of-appraise-art = Appraise checks on works of art
sheet-heading-exhibits = On show
sheet-column-exhibit = Piece
sheet-exhibit-find = A find
sheet-exhibit-historic = of the kingdom’s history
sheet-heading-items = Magic items for sale
sheet-heading-wishes = Wish list
sheet-wishes-together = together { $price } BP (list price { $listed } BP), built in { $months ->
    [one] one month
   *[other] { $months } months
}
sheet-heading-losses = Buildings lost
sheet-column-item = Item
sheet-column-gp = gp
sheet-column-where = Where
sheet-column-list-bp = List (BP)
sheet-column-bp = Price (BP)
sheet-column-why = How and why
sheet-lost-destroyed = destroyed
sheet-lost-demolished = demolished
sheet-lost-abandoned = abandoned

## Journal
sheet-journal-empty = Nothing has been written yet.
sheet-journal-of = { $kingdom_name }: { $text }

## Map
sheet-title-map = The realm and its lands
sheet-legend-river = River
sheet-legend-coast = Coast
sheet-legend-lake = Lake
sheet-legend-unexplored = Not yet explored
sheet-legend-below = Cavern or water below
sheet-legend-army = Army
sheet-legend-expedition = Expedition
sheet-legend-pin-pin = Place of note
sheet-legend-pin-danger = Danger
sheet-legend-pin-treasure = Treasure
sheet-legend-pin-camp = Camp
sheet-legend-pin-person = Person
sheet-legend-pin-question = Open question
sheet-scale-note = one hex is { $length } across

## The map as a poster
sheet-poster-name = Poster, sheet { $sheet }
sheet-poster-sheet = Sheet { $sheet }, page { $page } of { $pages }
sheet-poster-plan = How the sheets lie
sheet-poster-measure = { $columns } × { $rows } sheets, { $width } × { $height } cm
sheet-poster-how = Cut each sheet along its marks, and lay them edge to edge; printed larger or smaller than 100%, they still fit each other.

## A handout for the players
sheet-handout-title = What is known
sheet-handout-known = What is known, { $date }
sheet-handout-map = Map: { $title }
sheet-handout-towns = Settlements
sheet-handout-places = Places
sheet-handout-size = Size
sheet-handout-name = Name
sheet-handout-told = What is told of it

## What cannot be exported ($file is the file that was to be written)
sheet-error-kind = { $file }: there is no export “{ $kind }”; there are { $known }.
sheet-error-ending = { $file }: cannot be written as such a file; give a name that ends in { $known }.
sheet-error-paper = There is no paper “{ $paper }”; there are { $known }.
sheet-error-scale = A picture cannot be drawn at { $scale } times its size; give a number above 0, and { $largest } at most.
sheet-error-no-kingdom = { $file }: not written, as the campaign has no kingdom yet; found one, or export the blank sheet.
sheet-error-no-districts = { $file }: not written, as the kingdom has no settlement yet.
sheet-error-no-map = { $file }: not written, as the campaign’s map has no hexes.
sheet-error-too-large = { $file }: a picture of { $dots } dots does not fit into memory; give a smaller scale.
sheet-error-poster-hex = { $file }: a hex of a poster cannot be { $size } mm across; give { $low } to { $high }.
sheet-error-poster-overlap = { $file }: sheets of a poster cannot share { $size } mm; give 0 to { $high }.
sheet-error-poster-sheets = { $file }: the poster would take { $count } sheets, more than { $most }; give a smaller scale or larger paper.
sheet-error-nothing-known = { $file }: not written, as the players know no hex yet; mark what they have seen or explored.
sheet-error-poster-ending = { $file }: a poster is a PDF; give a name that ends in .pdf.
