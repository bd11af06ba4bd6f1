### Optional rules and rulings: what each does, what they add, what they ask of the table.

## What each setting does

about_role_skills = Every five ranks that a leader has in the skill of the role add 1 to what the role gives. The ranks are entered with the leader.
about_settlement_size_modifiers = A settlement’s modifiers and Danger change with its lots: a village has less of everything, a large city more, district by district.
about_holy_sites = A shrine, temple or cathedral can be dedicated to a deity, whose alignment or portfolio then decides what it gives: never more than it would give otherwise.
about_fame_and_infamy = A kingdom starts with 1 point of Fame or Infamy, gains one more as it grows to Size 11, 26, 51, 101 and 201, and a tenth of what its settlements have in Lore and Society, or Corruption and Crime. Each ten points help with officials of other kingdoms.
about_forms_of_government = The form of government changes the modifiers of every settlement. It may be changed at any time, without price or check.
about_expanded_modifiers = The kingdom has settlement modifiers of its own: a tenth of the sum of its settlements, its alignment, and its government where that rule is played. For rolls in a settlement the higher of the two counts.
about_abandoned_buildings = A building that loses a neighbour it needs closes within three months: it gives nothing, and Unrest rises by 1. Once a replacement stands, an Economy check in each Upkeep may open it again.
about_consumption_counts_districts = Each district adds 1 to Consumption, beside each claimed hex.
about_tax_on_failure = What comes in when the Economy check at tax time fails: nothing, only what mines and the like bring, or all of it.
about_resource_bp_on_failed_tax = Mines, quarries and sawmills bring their BP even when the tax check fails.
about_allow_deficit_spending = More may be spent than the Treasury holds; debt raises Unrest in Upkeep.
about_discount_scope = A building halves the price of the first of each type it lists, or of one building in all.
about_pool_roads_and_highways = Hexes with a road and hexes with a highway are added up before the bonus is reckoned, instead of each for itself.
about_diagonal_adjacency = Lots that meet only at a corner count as adjacent.
about_farm_unstarred = A farm takes the one place of a hex that mines, quarries and sawmills also want.
about_upgrade_unrest = Whether the Unrest that the better building brings once comes with an upgrade as well.
about_halving_rounds = Which way a halved penalty is rounded, as a waterfront halves that of taxes.
about_short_absence = A leader who has done some duty, but less than seven days, leaves the role vacant or only gives nothing.
about_vacancy_grace = A young kingdom need fill only one role for each of its hexes.
about_skip_first_upkeep = The first month of a reign begins with its Edict phase.
about_first_turn_event_chance = How likely an event is in the first month, when there was none before.
about_event_changes_last = Changes that events bring to Economy, Loyalty and the like last, or end with the next Event phase.
about_new_district_when = A settlement gets another district when its last one is full, or whenever the table likes.
about_new_district_uses_settlement_limit = Another district takes one of the month’s new settlements.
about_slot_price_cap = Whether an item that fills a slot may cost more than the settlement’s base value.
about_slot_purge_loss_lasts = The Economy lost by clearing a second and further slots in a month is gone for good.
about_granary_drawn = Stored food is used when the Treasury cannot pay, or before the Treasury pays anything.
about_water_hexes_count_in_size = Claimed hexes of open water count in Size like any other.
about_slavers_raise_unrest = Slavers raise Unrest, where the books print that they lower it.
about_trade_lm_errata = The length of a trade route makes it harder, where the books print that the kingdom’s Size does.
about_trade_pays_monthly = A trade route pays its BP every month of its year, not once on arrival.
about_printed_values = For each of these the Italian text prints another value than the one played here. What is ticked is played as printed.

## Where lines come from, and why some do not apply

source_settlements = All settlements
source_kingdom_modifier = The kingdom’s own
source_renown = { $id ->
    [0] Founding
   *[other] Size { $id } reached
}
source_skill = { $place }, { TERM("skill", $id) }
source_fame = { CAP(TERM("term", "fame")) }
source_infamy = { CAP(TERM("term", "infamy")) }
source_dedication = { CAP(TERM("building", $id)) }, deity
source_dedication_at = { CAP(TERM("building", $id)) }, { $place }, deity
counts_lore_society_per = Lore { $lore } and Society { $society }, one for each { $per }
counts_corruption_crime_per = Corruption { $corruption } and Crime { $crime }, one for each { $per }
counts_settlements_sum_per = { $sum } in all, one for each { $per }
counts_ranks_per = { $ranks } ranks, one for each { $per }
counts_fame_per = { $fame } points, one for each { $per }
counts_infamy_per = { $infamy } points, one for each { $per }
reason_renown_open = Fame or Infamy is still to be chosen
reason_higher_counts = the higher one counts

## What the table is asked and told

ask_renown = { $size ->
    [0] Is the founding of the kingdom to bring Fame or Infamy?
   *[other] The kingdom has grown to Size { $size }: does that bring Fame or Infamy?
}
renown_chosen = { $choice ->
    [fame] Fame rises by 1
    [infamy] Infamy rises by 1
   *[counted] Counted already in what was carried over
}: { $size ->
    [0] the founding
   *[other] Size { $size }
}
due_renown = { $size ->
    [0] Choose between Fame and Infamy for the founding
   *[other] Choose between Fame and Infamy for Size { $size }
}
building_dedicated = { CAP(TERM("building", $building)) } in { $settlement } dedicated to { $deity }
building_has_deity = { CAP(TERM("building", $building)) } in { $settlement }: what its deity gives
dedication_ended = { CAP(TERM("building", $building)) } in { $settlement } dedicated to nobody any more
rule_not_in_use = The optional rule “{ TERM("ruling", $ruling) }” is off: this is kept, and changes no number yet.

## What cannot be done

no_such_mark = Fame and Infamy rise at the founding and at Size 11, 26, 51, 101 and 201, not at { $size }.
renown_decided = That choice has been made: each step counts once.
mark_not_reached = The kingdom has Size { $size }; this comes with { $needed }.
not_a_holy_site = Only shrines, temples and cathedrals are dedicated to deities, not this one: { TERM("building", $building) }.
too_many_attributes = Here the deity favours at most { $allowed } of them, not { $asked }: it would give more than the building normally does.
not_of_the_alignment = A deity of this alignment ({ TERM("alignment", $alignment) }) does not favour { TERM("term", $name) }.
