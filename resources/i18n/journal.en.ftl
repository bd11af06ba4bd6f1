### The journal: its headings, its dice and answers, what is drawn told in short.

quiet_month = Quiet month: { $dice ->
    [rolled] rolled { $natural }
    [typed] typed { $natural }
   *[other] { $natural } on the dice
}, needed { $chance } or less
event_due = Something happens: { $dice ->
    [rolled] rolled { $natural }
    [typed] typed { $natural }
   *[other] { $natural } on the dice
}, needed { $chance } or less
journal_title = Journal: { $name }
journal_nothing = Nothing has been written yet.
journal_phase = { $phase ->
    [upkeep] Upkeep
    [edict] Edicts
    [income] Income
    [event] Events
   *[done] After the last phase
}
journal_drawn = { $which ->
    [painted] { $hexes ->
        [one] One hex painted
       *[other] { $hexes } hexes painted
    }
    [others] { $others ->
        [one] One change to the map
       *[other] { $others } changes to the map
    }
   *[both] { $hexes ->
        [one] One hex
       *[other] { $hexes } hexes
    } painted and { $others ->
        [one] one more change
       *[other] { $others } more changes
    } to the map
}
journal_answer = { $what }: { $how ->
    [rolled] rolled { $value }
    [typed] typed { $value }
    [yes] yes
    [no] no
   *[chosen] { $value }
}
journal_request = { $part ->
    [stability] Stability check
    [loyalty] Loyalty check
    [taxes] Economy check
    [renown] Fame or Infamy
    [chance] Chance of an event
    [type] Kind of event
    [again] Kind of the second event
    [table] Event table
    [settlement] Which settlement
    [hex] Which hex
    [slot_filled] Magic item slot
    [slots] Magic item slots, one die a district
    [made] How the item is made
    [base] What it is
    [name] Its name
    [which] Which slot
    [slot] Which slot
    [kind] Kind
    [tier] Tier
    [hire] Adventurers
    [in_person] Handled in person
    [success] Success
    [suppress] Put down
    [income] Income of trade
    [sale] Cargo sold elsewhere
    [killed] Killed
    [accept] Invitation accepted
    [let] May build
    [lots] Lots in danger
    [wide] Lots beside them
    [extent] Reach
    [hexes] Hexes beside it
    [target] Target
    [lost] What is lost
    [spreads] Where it spreads
    [destroyed] Destroyed building
    [damaged] Damaged building
    [how_many] How many more
    [offer] Proposal
    [gift] Gift
    [wanted] What is wanted
    [improvement] Improvement
    [lot] Which lot
    [place] Which building
    [royal_enforcer] Royal Enforcer presses Unrest down
   *[other] Dice
}
hired_none = No adventurers
hired_low = Adventurers of low level
hired_middle = Adventurers of middle level
hired_high = Adventurers of high level
