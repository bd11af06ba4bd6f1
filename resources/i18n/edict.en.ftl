### The Edict phase: army units, leaders who choose or are lost, Holidays that are not believed.

## Army units: why not

no_such_army = There is no army number { $number }.
army_exists = There is already an army “{ $army }”.
army_limit_reached = Work on an army takes the place of a new settlement, and this month’s limit is { $allowed }: { $used } used already.
cr_wrong = “{ $cr }” is no CR: it is a whole number, or a fraction such as 1/2.
army_no_settlement = There is no settlement in { $hex }.
army_no_post = There is nothing for armies of that kind in { $hex }: an army stands in the open, in a settlement, a fort or a watchtower.
army_not_allied = That land is of { $kingdom }, which is no ally: armies stand in the land of allies alone.
army_not_in_settlements = The armies of allies do not stand in the settlements of { $kingdom }, only in its land, forts and watchtowers.
army_post_taken = { CAP(TERM("improvement", $within, 1, "definite")) } in { $hex } is taken: an ally’s army goes only where no other is.
army_troubles_ally = Unless it has asked for help after an attack, { $kingdom } makes a Loyalty check, or its Unrest rises by 1d2.

## Army units: what was done (journal, undo), ledger lines

army_raised = Raise the army { $army }
army_changed = { $work ->
    [expand] Expand the army { $army }
    [equip] Equip the army { $army }
   *[repair] Bring the army { $army } back to full strength
}
army_edited = Edit the army { $army }
army_disbanded = Disband the army { $army }
army_stationed = Move the army { $army } to { $hex }
army_stationed_in = { $within ->
    [settlement] Move the army { $army } into the settlement in { $hex }
   *[other] Move the army { $army } into { TERM("improvement", $within, 1, "definite") } in { $hex }
}
army_off_the_map = Take the army { $army } off the map
source_army_at = { $place } (army)
counts_bp_a_week_weeks = { $bp_a_week } BP a week, { $weeks ->
    [one] one week
   *[other] { $weeks } weeks
} in the field
counts_bp_a_week_reserve = { $bp_a_week } BP, in reserve

## Army units: on lists

army_nowhere = Not on the map
army_stands = { $within ->
    [settlement] { $settlement }
    [open] { $hex }
   *[other] { CAP(TERM("improvement", $within)) }, { $hex }
}
army_field = { $weeks ->
    [0] In reserve
    [1] One week a month
    [4] All month
   *[other] { $weeks } weeks a month
}

## Leaders: why not

which_holder = Two hold the role of { TERM("role", $role) }, { $first } and { $second }: say whom you mean.
no_choice_of_attributes = { CAP(TERM("role", $role, 1, "indefinite")) } has no choice of attributes.
attribute_missing = Name an attribute: economy, loyalty or stability.
attributes_unchanged = That is what { TERM("role", $role, 1, "definite") } adds to already.
choice_lasts = { CAP(TERM("role", $role, 1, "definite")) } has chosen already, and that choice lasts; more can be added as the kingdom grows ({ $name }).
choice_in_edict_phase = { CAP(TERM("role", $role, 1, "definite")) } chooses anew in the Edict phase only.
choice_made = { CAP(TERM("role", $role, 1, "definite")) } has chosen anew in this Edict phase already.
rulers_choose_together = Two married Rulers add to the same attributes; { $name } has others.
replaced_in_edict_phase = { $name } was lost since the last Edict phase: the role of { TERM("role", $role) } can be given to somebody else in the next.
leader_lost_already = { $name } is lost already.
leader_not_lost = { $name } is in office.

## Leaders: what was done (journal, undo), ledger lines

attributes_chosen = { CAP(TERM("role", $role, 1, "definite")) } now adds to { TERM("term", $attribute) }{ $count ->
    [one] {""}
   *[other] {" "}and more
}
leader_lost = { $how ->
    [dead] { $name }, { TERM("role", $role) }, dies
   *[disabled] { $name }, { TERM("role", $role) }, is disabled
}
leader_returned = { $name } is back as { TERM("role", $role) }
reason_leader_lost = dead or disabled
reason_lost_this_month = lost this month; the role counts as vacant from the next Upkeep
reason_absence_softened = only the benefit is lost for a short absence, by a ruling of this campaign
reason_vacancy_grace = a young kingdom is spared: one role for each hex, by a ruling of this campaign

## Holidays: why not, what was done, ledger lines

no_holidays_promised = No Holidays are promised that could bring Loyalty.
holidays_already_suspended = The benefit of the Holidays is suspended already.
holidays_not_suspended = The benefit of the Holidays is not suspended.
holidays_suspended = Suspend the benefit of the Holidays
holidays_restored = Restore the benefit of the Holidays
reason_holidays_suspended = suspended by the GM
