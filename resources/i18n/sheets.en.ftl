# What the printed sheets say. One file a language, the same ids in each; `tests/sheets` compares them.

## Pages and feet
sheet-page-kingdom = Kingdom
sheet-page-leaders = Leaders
sheet-page-map = Map
sheet-page-settlement = { $name }
sheet-page-journal = Journal
sheet-page-blank-district = District grid
sheet-foot-page = Page { $page } of { $pages }
sheet-continued = { $title }, continued

## Common
sheet-none = none
sheet-vacant = vacant
sheet-no-limit = no limit
sheet-used-of = { $used } of { $limit }
sheet-hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
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
