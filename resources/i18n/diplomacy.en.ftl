### Diplomacy: envoys, embassies, treaties, alliances, war

## What cannot be done

envoy_to_itself = { $kingdom } needs no envoy to itself.
envoy_under_way = An envoy is on the way to { $kingdom } already: { TERM("errand", $errand) }.
embassy_stands = Embassies are agreed on with { $kingdom } already.
agreement_stands = With { $kingdom } this is agreed on already: { TERM("edict", $agreement) }.
embassy_needed = Embassies must be agreed on with { $kingdom } first.
treaty_needed = An alliance needs a treaty with { $kingdom } first.
no_agreement = There is no { TERM("edict", $agreement) } with { $kingdom }.
balanced_already = The { TERM("edict", $agreement) } with { $kingdom } is balanced already.
favours_them = The { TERM("edict", $agreement) } favours { $kingdom }; without checks only one in your own favour is made balanced.
attempt_barred = After a failure this may be tried with { $kingdom } again from { $month } on: { TERM("errand", $errand) }.
no_such_errand = There is no errand “{ $errand }”; there are: { $known }.
no_such_skill = No envoy needs the skill “{ $skill }”; there are: { $known }.
no_such_envoy = There is no envoy number { $number } on the way.
envoy_cost_short = The journey costs up to { $most } BP beside { $bp } BP of gifts, and the Treasury holds { $have }.
no_such_agreement = There is no agreement “{ $agreement }”; there are: { $known }.
no_such_balance = There is no balance “{ $balance }”; there are: { $known }.
treaty_first = There is a treaty with { $kingdom }; withdraw from it before the embassy is closed.
embassy_kept_this_turn = The people want to keep the embassy in { $kingdom }; this may be tried again next turn.
at_war_already = There is war with { $kingdom } already.
not_at_war = There is no war with { $kingdom }.
not_allied = There is no alliance with { $kingdom }.
no_embassy_building = “{ $building }” does not serve as an embassy; these do: { TERMS("building", $any_of) }.
no_embassy_there = { $settlement } has no working building number { $number } that is free.
no_embassy_open = There is no embassy building in { $kingdom }.
embassy_open_already = There is an embassy building in { $kingdom } already.
building_is_embassy = { CAP(TERM("building", $building)) }: this is the embassy of { $kingdom } and its territory.
settlement_not_theirs = { $settlement } does not belong to { $kingdom }.

## What is done, and what comes of it

envoy_sent = Envoy to { $kingdom }: { TERM("errand", $errand) }{ $bp ->
    [0] {""}
   *[other] , with gifts of { $bp } BP
}
envoy_recalled = Envoy to { $kingdom } called back: { TERM("errand", $errand) }
envoy_returns = The envoy to { $kingdom } comes back with nothing left to do: { TERM("errand", $errand) }
envoy_paid = The envoy’s journey to { $kingdom } costs { $bp } BP
envoy_passed = { CAP(TERM("skill", $skill)) } check with { $kingdom }{ $count ->
    [1] {""}
   *[other] , { $number } of { $count }
}: { $dice ->
    [rolled] rolled { $natural }
    [typed] typed { $natural }
   *[other] { $natural } on the die
}, { $total } against { $dc }: passed
envoy_failed = { CAP(TERM("skill", $skill)) } check with { $kingdom }{ $count ->
    [1] {""}
   *[other] , { $number } of { $count }
}: { $dice ->
    [rolled] rolled { $natural }
    [typed] typed { $natural }
   *[other] { $natural } on the die
}, { $total } against { $dc }: failed
envoy_ruled = { CAP(TERM("skill", $skill)) } check with { $kingdom }{ $count ->
    [1] {""}
   *[other] , { $number } of { $count }
}, by the game master’s word: { $passed ->
    [0] failed
   *[1] passed
}
embassy_agreed = { $kingdom } agrees to embassies in each other’s settlements
embassy_refused = { $kingdom } refuses embassies; this may be tried again from { $month } on
threat_failed = { $kingdom } does not yield to the threat; this may be tried again from { $month } on
war_declared = { $kingdom } declares war
pact_refused = No { TERM("edict", $agreement) } with { $kingdom }: this may be tried again from { $month } on, and Fame falls
talks_point_won = Talks with { $kingdom }, point { $number }: { TERM("skill", $skill) } { $ours } against { TERM("skill", $other_skill) } { $theirs }, won
talks_point_lost = Talks with { $kingdom }, point { $number }: { TERM("skill", $skill) } { $ours } against { TERM("skill", $other_skill) } { $theirs }, lost
talks_point_tied = Talks with { $kingdom }, point { $number }: { TERM("skill", $skill) } { $ours } against { TERM("skill", $other_skill) } { $theirs }, a tie
talks_won = The advantage in the talks with { $kingdom } is ours: { $won } of { $count } points won
talks_lost = The advantage in the talks with { $kingdom } is theirs: { $won } of { $count } points won
pact_signed = Agreed on with { $kingdom }: { TERM("edict", $agreement) }, { TERM("balance", $balance) }, { SIGNED($amount) } { $agreement ->
    [alliance] Stability
   *[treaty] Economy
}
pact_balanced = The { TERM("edict", $agreement) } with { $kingdom } is balanced from now on
renegotiation_refused = The people will not have the { TERM("edict", $agreement) } with { $kingdom } renegotiated: it stands, and Unrest rises
agreement_given_up = Give up the { TERM("edict", $agreement) } with { $kingdom }
agreement_ended = The { TERM("edict", $agreement) } with { $kingdom } is over
embassy_kept = The people want to keep the embassy in { $kingdom }: it stays open
kingdom_attacked = Attack on { $kingdom }: there is war
partner_attacked = { $kingdom } has been attacked in spite of what was agreed on ({ TERM("edict", $agreement) }): Infamy { SIGNED($infamy) }, Unrest { SIGNED($amount) }
peace_made = Peace with { $kingdom }
relation_set = { $kingdom } and { $other }: agreements set
embassy_opened = Embassy in { $kingdom }: { TERM("building", $building) }, { $bp } BP
embassy_given_up = Embassy building in { $kingdom } given up
army_hosted = An army of { $kingdom } is stationed on our land
aid_refused = No help is sent to { $kingdom }: Infamy { SIGNED($amount) }
overture_accepted = Agreed on with { $kingdom }: { TERM("edict", $edict) }

## What is asked

ask_envoy_cost = What does the envoy’s journey to { $kingdom } cost?
ask_envoy = Does the envoy win over { $kingdom }? { CAP(TERM("skill", $skill)) }{ $count ->
    [1] {""}
   *[other] , check { $number } of { $count }
}
ask_talks_ours = Talks with { $kingdom }, point { $number }: our side, { TERM("skill", $skill) }
ask_talks_theirs = Talks with { $kingdom }, point { $number }: the other side, { TERM("skill", $skill) }, against our { $ours }
ask_terms_ours = The advantage is ours: what shall the { TERM("edict", $agreement) } with { $kingdom } be?
ask_terms_theirs = The advantage is theirs: what does { $kingdom } want the { TERM("edict", $agreement) } to be?
ask_economy_estimate = Nobody knows the Economy of { $kingdom }: 2d6 + its Size
ask_renegotiation = Will the people have the terms with { $kingdom } talked over again?
kingdom_elsewhere = Another kingdom, not in this campaign
ask_invitation_from = Who has invited the leaders?
ask_overture_from = Whose ambassador is it?
ask_overture_accepted = Does it come about with { $kingdom }: { TERM("edict", $edict) }?
ask_overture_terms = What shall the { TERM("edict", $edict) } with { $kingdom } be?
due_envoy = The envoy reaches { $kingdom }: { TERM("errand", $errand) }
due_attempt = May be tried again with { $kingdom }: { TERM("errand", $errand) }

## Where the lines of a ledger come from

source_diplomacy = { $id ->
    [base] Every Diplomatic edict
    [size_theirs] Their Size
    [size_ours] Our Size
    [alignment] Difference of alignment
    [attitude] Their attitude to us
    [independence] The wish for independence
    [gifts] Gifts
    [envoy] The envoy’s own bonus
   *[armies] Active armies
}
source_diplomacy_at = { $id ->
    [alliance_shared] { $place }: ally of both
    [treaty_ally] { $place }: our treaty, their ally
    [treaty_shared] { $place }: a treaty with both
    [embassy_enemy] { $place }: our embassy, their enemy
    [treaty_enemy] { $place }: our treaty, their enemy
   *[alliance_enemy] { $place }: our alliance, their enemy
}
source_treaty = Treaty
source_treaty_at = Treaty with { $place }
source_alliance = Alliance
source_alliance_at = Alliance with { $place }
source_embassy = Embassy
source_embassy_at = Embassy in { $place }
source_envoy = { $id ->
    [attack_embassy] Attack in spite of an embassy
    [attack_treaty] Attack in spite of a treaty
    [attack_alliance] Attack on an ally
    [end_treaty] Withdrawal from a treaty
    [end_alliance] Withdrawal from an alliance
    [host_army] An ally’s army on our land
    [refuse_aid] Help refused
   *[other] Envoy: { TERM("errand", $id) }
}
source_envoy_at = { $id ->
    [attack_embassy] Attack on { $place } in spite of an embassy
    [attack_treaty] Attack on { $place } in spite of a treaty
    [attack_alliance] Attack on { $place }, an ally
    [end_treaty] Withdrawal from the treaty with { $place }
    [end_alliance] Withdrawal from the alliance with { $place }
    [host_army] An army of { $place } on our land
    [refuse_aid] Help refused to { $place }
   *[other] Envoy to { $place }: { TERM("errand", $id) }
}
reason_not_for_threats = not counted for threats
reason_embassy = an embassy of another kingdom
reason_embassy_lost = the embassy’s building is lost
counts_size_per = { $size } hexes, one for each { $per }
counts_armies = { $armies } in the field
counts_signed_later = { $signed } when it was signed, { $later } less after the first
