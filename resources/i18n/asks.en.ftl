### What the table is asked in each step of the month, and what the events are.

## Steps: their names, and what is done in them

step_stability = Stability
step_consumption = Consumption
step_items = Magic items
step_unrest = Unrest
step_leaders = Leaders
step_hexes = Hexes
step_improvements = Improvements
step_settlements = Settlements
step_armies = Armies
step_edicts = Edicts
step_withdrawals = Withdrawals
step_deposits = Deposits
step_sales = Sales
step_taxes = Taxes
step_continuous = What goes on
step_ahead = What was put ahead
step_event = What happens
step_consumption_why = Consumption is paid out of the Treasury.
step_stability_why = A Stability check shows whether the month begins well.
step_items_why = Vacant magic item slots may fill, one a district.
step_unrest_why = What stirs the people up is counted; much Unrest costs a hex.
step_leaders_why = Appoint and dismiss leaders, see to their duties.
step_hexes_why = Claim hexes on the map, or abandon some.
step_improvements_why = Build farms, roads and other improvements on the map.
step_settlements_why = Found settlements and build in them.
step_armies_why = See to the armies; repair what was damaged.
step_edicts_why = Set holidays, promotion and taxes on the Kingdom page; issue a special edict here.
step_withdrawals_why = Leaders may take BP out for themselves; each BP raises Unrest by 1.
step_deposits_why = Coins and goods worth up to 4,000 gp each can be given to the Treasury.
step_sales_why = A valuable above 4,000 gp can be sold, one a district.
step_taxes_why = An Economy check brings in the taxes: a third of its result.
step_continuous_why = What continues from earlier months is settled anew.
step_ahead_why = What the game master has put ahead for this month happens.
step_event_why = Chance decides whether something happens.

## What is asked

ask_upkeep_stability = Does order hold this month?
ask_stability_unrest = The check failed by 5 or more: how much does Unrest rise?
ask_which_slot = Which of the vacant slots is it?
ask_which_kind = What kind of item is it?
ask_name_item = Name the item: { TERM("item_tier", $tier) }, { TERM("item_kind", $item_kind) }{ $most ->
    [0] {""}
   *[other] , at most { $most } gp
} ({ TERM("building", $building) } in { $settlement }).
ask_name_find = Name what was found in { $settlement }: { TERM("item_tier", $tier) }, { TERM("item_kind", $item_kind) }{ $most ->
    [0] {""}
   *[other] , at most { $most } gp
}.
ask_acting_ruler = Does the stand-in keep the peace?
ask_lower_unrest = Let the Royal Enforcer press Unrest down
ask_lower_unrest_check = Unrest falls. Does the Royal Enforcer go too far?
ask_hex_lost = So much Unrest costs a hex: which one breaks away?
ask_taxes = How much do the taxes bring in?
ask_event_chance = Something happens on { $chance } or less.
ask_event_type = What kind of event is it?
ask_beneficial_kingdom = Something good for the kingdom: what?
ask_dangerous_kingdom = Something bad for the kingdom: what?
ask_beneficial_settlement = Something good for a settlement: what?
ask_dangerous_settlement = Something bad for a settlement: what?
ask_event_settlement = Which settlement does it strike?
ask_event_hex = Which hex does it strike?
ask_hire_adventurers = Hire adventurers
hire_none = No adventurers
hire_level = +{ $bonus } for { $price } BP
ask_suppress_demand = Put the demand down: { TERM("event", $event) }
ask_in_person = The party sees to it in person
ask_in_person_success = Did the party succeed?
ask_leader_killed = Was { $name } killed?
ask_accept_invitation = Do the leaders go to the feast?
ask_let_immigrant_build = May the newcomer build?
ask_event_check = Can it be averted?
ask_event_amount = How much: { $what }
ask_event_choice = { $part ->
    [hex] Which hex does it haunt?
    [place] Which building shows the finds?
    [site] Where is it built?
   *[other] Which one is it?
}
ask_event_die = { $part ->
    [hex] Which hex is it?
    [lots] How many lots are in danger?
    [wide] How many more beside them?
    [extent] How far does it reach? A 6 means further hexes too.
    [hexes] How many hexes beside it?
    [target] Whom does it strike?
    [lost] Which improvement is lost?
    [spreads] Where does it spread?
    [destroyed] Which building is destroyed?
    [damaged] Which building is damaged?
    [how_many] How many more are damaged?
    [offer] What is proposed?
    [gift] What is built?
    [tier] How good is the item?
    [slot] Which slot is it?
    [wanted] What do they want?
    [demand] Something built, or something gone?
    [improvement] What is built there?
    [lot] Which lot is it?
   *[other] Roll for it.
}

## Outcomes of events

outcome_occurs = At once
outcome_success = Passed
outcome_failure = Failed
outcome_no_failure = Both passed
outcome_one_failure = One failed
outcome_two_failures = Both failed
outcome_each_failure = Each one failed
outcome_until_next_event = Until the next Event phase
outcome_unmet = Not met
outcome_suppressed = Put down
outcome_accepted = If they go
outcome_for_a_year = For a year
outcome_not_defeated = Not defeated
outcome_calm = In calm times
outcome_not_housed = No home built

## What the events are

event_archaeological_find_story = A dig brings up well-kept remains of an older people. If a Museum stands, finds worth { NUMBER($occurs_exhibit_gp) } gp go on show there.
event_assassination_attempt_story = Somebody tries to kill a leader, drawn by lot. A player’s leader fights it out at the table; another is saved by a Stability check.
event_bandit_activity_story = Armed bands prey on travellers. A Stability check stops them before they rob the Treasury.
event_boomtown_story = Trade flourishes: until the next Event phase Economy is 1 higher for each building of the settlement that adds to it.
event_building_demand_story = The people want a building put up, or one pulled down. Until they have their wish Unrest grows each month; a Loyalty check can put the demand down.
event_crop_failure_story = Pests or weather ruin the harvest around the settlement. Two Stability checks decide how little its farms yield in the next Upkeep.
event_cult_activity_story = A secret cult robs, abducts and converts people. A Loyalty and a Stability check oppose it; if both fail it goes on.
event_diplomatic_overture_story = A neighbour sends envoys with a gift, and proposes an embassy, a treaty or an alliance.
event_discovery_story = Scholars of the settlement find something that is talked of far and wide.
event_drug_den_story = A house becomes a den of addicts. Only passing both checks closes it; failing both makes another appear next month.
event_economic_boom_story = Business booms all over the kingdom, and the Treasury shares in it.
event_festive_invitation_story = A neighbour asks the leaders to a feast. If they go they bring a gift, and are well spoken of for a year.
event_feud_story = Noble houses quarrel and draw others in. A Loyalty check ends it, otherwise it goes on.
event_food_shortage_story = Stores spoil or burn. Next Upkeep’s Consumption is { $success_consumption_percent } percent higher, or { $failure_consumption_percent } percent if a Stability check fails.
event_food_surplus_story = The harvest is better than anyone hoped: Consumption is divided by { $occurs_consumption_divisor } in the next Upkeep.
event_good_weather_story = Mild skies lift spirits and yields until the next Event phase.
event_improvement_demand_story = The people of a hex want something built there, or something gone. Until then Unrest grows each month; a Loyalty check can put the demand down.
event_inquisition_story = Zealots stir up hatred and persecute people. Two passed Loyalty checks in a row end it.
event_justice_prevails_story = The authorities of the settlement uncover a crooked scheme, and justice is done.
event_land_rush_story = Settlers seize a free hex at the border and quarrel over it. Building the same beside it in the next Edict phase takes the losses back.
event_large_disaster_story = Fire, flood or storm threatens an improved hex, with a 6 up to { $wide_hexes } more beside it. A Stability check saves each; otherwise an improvement is lost.
event_localized_disaster_story = A calamity endangers { $occurs_lots } lots, with a 6 as many again beside them. A Stability check saves each building; otherwise it is destroyed.
event_monster_attack_story = A dangerous creature haunts a claimed hex. The party may face it, or a Stability check drives it off; else Unrest rises, and from { $hex_lost_unrest_from } on the hex is lost.
event_natural_blessing_story = A good omen of nature makes Stability checks easier until the next Event phase.
event_new_subjects_story = A people at the edge of the realm asks to join the kingdom.
event_noblesse_oblige_story = A noble family has something built in the settlement at its own expense.
event_outstanding_success_story = A subject creates a masterpiece that brings renown; Economy checks are easier until the next Event phase.
event_pilgrimage_story = Pilgrims come to a holy place and hold a feast that costs the kingdom nothing.
event_plague_story = A deadly sickness rages, and nothing can be built where it does. It ends when both Stability checks pass; when both fail it spreads to another hex.
event_political_calm_story = Rivals rest their quarrels: Unrest falls, and continuing events are easier to settle until the next Event phase. Without any trouble, trust grows too.
event_public_scandal_story = A leader is caught up in a disgraceful affair. A Loyalty check keeps it small.
event_remarkable_treasure_story = A vacant magic item slot holds something better than usual, worth up to { $occurs_base_value_percent } percent more than the base value.
event_sensational_crime_story = A notorious culprit mocks the law. Only passing both Stability checks, helped by Law and hampered by Crime, ends it.
event_slavers_story = Kidnappers carry people off to sell them. A Loyalty and a Stability check oppose them; if both fail they go on.
event_smugglers_story = Smuggled goods undercut honest trade. A Loyalty and a Stability check oppose it; if both fail it goes on.
event_squatters_story = People camp on an empty lot, which cannot be built on. A Stability check disperses them; then a home must stand there by the next Event phase.
event_unexpected_find_story = A magic item turns up in the settlement and can be bought until the next Event phase.
event_vandals_story = A mob runs riot. One failed check damages a building; two destroy one and damage { $two_failures_damaged } more.
event_visiting_celebrity_story = A famous guest draws crowds with full purses.
event_wealthy_immigrant_story = Somebody rich wants to settle here, and to build at their own expense if they may.
