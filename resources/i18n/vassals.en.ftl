### Vassals and their Viceroys, and what a patron expects

## What cannot be done

vassal_takes_all = { $kingdom } cannot cede all of its land; a part of it must stay.
cession_cuts_off = { $count ->
    [one] { $hex } would be cut off
   *[other] { $count } hexes around { $hex } would be cut off
} from the capital; cede that too, or say why it holds together.
vassal_of_itself = { $kingdom } cannot be its own vassal.
vassal_already = { $kingdom } is your vassal already.
vassal_is_sovereign = { $kingdom } cannot become the vassal of { $vassal }, whose sovereign it is.
vassal_of_another = { $kingdom } is the vassal of { $sovereign }.
not_your_vassal = { $kingdom } is not your vassal.
grant_too_large = Up to a quarter of the Treasury goes with a vassal: { $most } BP, not { $grant }.
viceroy_needed = This cannot be done while no Viceroy does their duty here.
viceroy_elsewhere = { $name } is Viceroy in { $kingdom }.
viceroy_already = { $name } is Viceroy in { $kingdom } already.
visitor_already = Nothing changes in { $kingdom }: it is so already.
cannot_visit = Only a Consort or an Heir can make up for a Viceroy, and { $name } is neither.
visits_another = { $name } stays in { $kingdom }.
rules_at_home = { $name } stands in for the Ruler at home and cannot make up for a Viceroy as well.
no_such_obligation = There is no obligation “{ $obligation }”; there are: { $known }.

## What to know of it

vassal_land_unknown = { $count ->
    [one] { $hex } has not been explored and cleared; its new masters know it from now on.
   *[other] { $count } hexes around { $hex } have not been explored and cleared; their new masters know them from now on.
}
viceroy_leaves_role = { $name } gives up the role of { TERM("role", $role) } for it.
vassal_hex_absorbed = { $hex } is taken from your vassal { $kingdom }.

## What is done, and what comes of it

vassal_made = Vassalage edict: { $kingdom } comes to be from { $count ->
    [one] { $hex }
   *[other] { $count } hexes
}{ $grant ->
    [0] {""}
   *[other] , with { $grant } BP
}
kingdom_subjugated = Vassalage edict: { $kingdom } is subjugated, { TERM("attitude", $attitude) } to us{ $grant ->
    [0] {""}
   *[other] , with { $grant } BP
}
vassal_released = Let { $kingdom } go
vassal_bound = { $kingdom } is a vassal of { $sovereign } from now on
vassal_freed = { $kingdom } is no longer a vassal of { $sovereign }
vassal_at_peace = Three Loyalty checks in a row: there is peace with { $kingdom }
gifts_counted = Gifts to { $kingdom } count as { $amount } BP of building there this turn
viceroy_seated = { $name } is Viceroy in { $kingdom }
visitor_sent = { $name } stays in { $kingdom } and makes up for the Viceroy
visitor_back = { $name } comes home from { $kingdom }
obligation_set = What the patron expects: { TERM("obligation", $obligation) }

ask_subjugation = { $kingdom } has been subjugated: do both peoples bear it?
ask_subjugation_unrest = Friction with { $kingdom }: by how much does Unrest rise?
ask_visitor = Does { $name } keep the peace in the Viceroy’s place?
due_friction = { $kingdom }: Loyalty check, DC higher by { $amount }
due_no_viceroy = No Viceroy does their duty here: the vacancy of a Ruler
due_viceroy_missing = { $kingdom } has no Viceroy who does their duty

## What the patron expects

obligation_means = { $obligation ->
    [colony] Explore, clear and settle wild land at the patron’s borders, to which the patron lays claim. Others may dispute it.
    [charter] Settle land that is the patron’s by right and still wild, make it thrive, widen and defend its borders.
    [fief] Hold a domain within the patron’s settled lands and make its towns and fields thrive further.
   *[conquest] Rule a kingdom that the patron’s soldiers have beaten, with those soldiers and in the patron’s name.
}
obligation_pays = { $repayment ->
    [0] { $tithe ->
        [0] Nothing is paid back.
       *[other] { $tithe }% of the income goes to the patron each month, at least 1 BP.
    }
   *[other] { $tithe ->
        [0] { $repayment } BP go back to the patron each month.
       *[other] { $repayment } BP and { $tithe }% of the income, at least 1 BP, go to the patron each month.
    }
}
sheet-kingdom-patron = Patron: { $obligation }
sheet-kingdom-terms = { $repayment ->
    [0] { $tithe }% of the income to the patron
   *[other] { $tithe ->
        [0] { $repayment } BP a month to the patron
       *[other] { $repayment } BP a month and { $tithe }% of the income to the patron
    }
}

## Where the lines of a ledger come from

source_vassalage = Vassalage edict
source_vassal = { $id ->
    [friction] Friction of subjugation
    [gifts] Gifts of the sovereign
    [grant] Granted to a vassal
    [second_role] Second role of a Viceroy
    [size] Size of the subjugated kingdom
    [sovereign] Granted by the sovereign
    [tribute] Tribute
   *[visitor] In the Viceroy’s place
}
reason_counted_once = counted once

## Faults of files

fault_no_overlord = “{ $kingdom }” has a vassal “{ $vassal }” that does not name it as its overlord.
fault_overlord_unaware = “{ $kingdom }” names an overlord, “{ $overlord }”, that does not list it among its vassals.
fault_overlord_circle = “{ $kingdom }” is, by way of others, its own overlord.
