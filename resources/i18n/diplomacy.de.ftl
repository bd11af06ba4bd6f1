### Diplomatie: Gesandte, Botschaften, Verträge, Allianzen, Krieg

## Was nicht geht

envoy_to_itself = { $kingdom } braucht keinen Gesandten bei sich selbst.
envoy_under_way = Ein Gesandter ist schon unterwegs zu { $kingdom }: { TERM("errand", $errand) }.
embassy_stands = Mit { $kingdom } besteht schon ein Botschaftsabkommen.
agreement_stands = Mit { $kingdom } besteht das schon: { TERM("edict", $agreement) }.
embassy_needed = Mit { $kingdom } braucht es zuerst ein Botschaftsabkommen.
treaty_needed = Eine Allianz braucht zuerst einen Vertrag mit { $kingdom }.
no_agreement = Mit { $kingdom } besteht das nicht: { TERM("edict", $agreement) }.
balanced_already = Das Abkommen mit { $kingdom } ist schon ausgewogen: { TERM("edict", $agreement) }.
favours_them = Das Abkommen ({ TERM("edict", $agreement) }) begünstigt { $kingdom }; ohne Würfe wird nur eines zu eigenen Gunsten ausgeglichen.
attempt_barred = Nach einem Fehlschlag darf das bei { $kingdom } ab { $month } wieder versucht werden: { TERM("errand", $errand) }.
no_such_errand = Einen Auftrag „{ $errand }“ gibt es nicht; es gibt: { $known }.
no_such_skill = Die Fertigkeit „{ $skill }“ braucht kein Gesandter; es gibt: { $known }.
no_such_envoy = Ein Gesandter Nummer { $number } ist nicht unterwegs.
envoy_cost_short = Die Reise kostet bis zu { $most } BP neben { $bp } BP an Geschenken, und die Schatzkammer hat { $have }.
no_such_agreement = Ein Abkommen „{ $agreement }“ gibt es nicht; es gibt: { $known }.
no_such_balance = Ein Gleichgewicht „{ $balance }“ gibt es nicht; es gibt: { $known }.
treaty_first = Mit { $kingdom } besteht ein Vertrag; treten Sie erst von ihm zurück, ehe die Botschaft schließt.
embassy_kept_this_turn = Das Volk will die Botschaft bei { $kingdom } behalten; im nächsten Zug darf es wieder versucht werden.
at_war_already = Mit { $kingdom } herrscht schon Krieg.
not_at_war = Mit { $kingdom } herrscht kein Krieg.
not_allied = Mit { $kingdom } besteht keine Allianz.
no_embassy_building = „{ $building }“ taugt nicht als Botschaft; es taugen: { TERMS("building", $any_of) }.
no_embassy_there = { $settlement } hat kein freies Gebäude Nummer { $number }, das in Betrieb ist.
no_embassy_open = Bei { $kingdom } gibt es kein Botschaftsgebäude.
embassy_open_already = Bei { $kingdom } gibt es schon ein Botschaftsgebäude.
building_is_embassy = { CAP(TERM("building", $building)) }: Das ist die Botschaft von { $kingdom } und dessen Gebiet.
settlement_not_theirs = { $settlement } gehört nicht zu { $kingdom }.

## Was getan wird und was daraus wird

envoy_sent = Gesandter zu { $kingdom }: { TERM("errand", $errand) }{ $bp ->
    [0] {""}
   *[other] , mit Geschenken für { $bp } BP
}
envoy_recalled = Gesandter zu { $kingdom } zurückgerufen: { TERM("errand", $errand) }
envoy_returns = Der Gesandte zu { $kingdom } kehrt zurück, es ist nichts mehr zu tun: { TERM("errand", $errand) }
envoy_paid = Die Reise des Gesandten zu { $kingdom } kostet { $bp } BP
envoy_passed = Wurf auf { TERM("skill", $skill) } bei { $kingdom }{ $count ->
    [1] {""}
   *[other] , { $number } von { $count }
}: { $dice ->
    [rolled] { $natural } gewürfelt
    [typed] { $natural } eingegeben
   *[other] { $natural } auf dem Würfel
}, { $total } gegen { $dc }: gelungen
envoy_failed = Wurf auf { TERM("skill", $skill) } bei { $kingdom }{ $count ->
    [1] {""}
   *[other] , { $number } von { $count }
}: { $dice ->
    [rolled] { $natural } gewürfelt
    [typed] { $natural } eingegeben
   *[other] { $natural } auf dem Würfel
}, { $total } gegen { $dc }: misslungen
envoy_ruled = Wurf auf { TERM("skill", $skill) } bei { $kingdom }{ $count ->
    [1] {""}
   *[other] , { $number } von { $count }
}, nach dem Wort des SL: { $passed ->
    [0] misslungen
   *[1] gelungen
}
embassy_agreed = { $kingdom } willigt in gegenseitige Botschaften ein
embassy_refused = { $kingdom } lehnt Botschaften ab; ab { $month } darf es wieder versucht werden
threat_failed = { $kingdom } weicht der Drohung nicht; ab { $month } darf es wieder versucht werden
war_declared = { $kingdom } erklärt den Krieg
pact_refused = Keine Einigung mit { $kingdom } ({ TERM("edict", $agreement) }): Ab { $month } darf es wieder versucht werden, und der Ruhm sinkt
talks_point_won = Verhandlung mit { $kingdom }, Punkt { $number }: { TERM("skill", $skill) } { $ours } gegen { TERM("skill", $other_skill) } { $theirs }, gewonnen
talks_point_lost = Verhandlung mit { $kingdom }, Punkt { $number }: { TERM("skill", $skill) } { $ours } gegen { TERM("skill", $other_skill) } { $theirs }, verloren
talks_point_tied = Verhandlung mit { $kingdom }, Punkt { $number }: { TERM("skill", $skill) } { $ours } gegen { TERM("skill", $other_skill) } { $theirs }, unentschieden
talks_won = Der Vorteil in der Verhandlung mit { $kingdom } liegt bei uns: { $won } von { $count } Punkten gewonnen
talks_lost = Der Vorteil in der Verhandlung mit { $kingdom } liegt drüben: { $won } von { $count } Punkten gewonnen
pact_signed = Abkommen mit { $kingdom }: { TERM("edict", $agreement) } ({ TERM("balance", $balance) }), { SIGNED($amount) } { $agreement ->
    [alliance] Stabilität
   *[treaty] Wirtschaft
}
pact_balanced = Das Abkommen mit { $kingdom } ist ab jetzt ausgewogen: { TERM("edict", $agreement) }
renegotiation_refused = Das Volk will mit { $kingdom } nicht neu verhandeln ({ TERM("edict", $agreement) }): Alles bleibt, und die Unruhe steigt
agreement_given_up = Ende des Abkommens mit { $kingdom }: { TERM("edict", $agreement) }
agreement_ended = Das Abkommen mit { $kingdom } ist zu Ende: { TERM("edict", $agreement) }
embassy_kept = Das Volk will die Botschaft bei { $kingdom } behalten: Sie bleibt offen
kingdom_attacked = Angriff auf { $kingdom }: Es herrscht Krieg
partner_attacked = { $kingdom } angegriffen trotz Abkommen ({ TERM("edict", $agreement) }): Verruf { SIGNED($infamy) }, Unruhe { SIGNED($amount) }
peace_made = Frieden mit { $kingdom }
relation_set = { $kingdom } und { $other }: Abkommen festgelegt
embassy_opened = Botschaft bei { $kingdom }: { TERM("building", $building) }, { $bp } BP
embassy_given_up = Botschaftsgebäude bei { $kingdom } aufgegeben
army_hosted = Eine Armee aus { $kingdom } ist auf unserem Land stationiert
aid_refused = Keine Hilfe für { $kingdom }: Verruf { SIGNED($amount) }
overture_accepted = Einigung mit { $kingdom }: { TERM("edict", $edict) }

## Wonach gefragt wird

ask_envoy_cost = Was kostet die Reise des Gesandten zu { $kingdom }?
ask_envoy = Gewinnt der Gesandte { $kingdom } für sich? { CAP(TERM("skill", $skill)) }{ $count ->
    [1] {""}
   *[other] , Wurf { $number } von { $count }
}
ask_talks_ours = Verhandlung mit { $kingdom }, Punkt { $number }: unsere Seite, { TERM("skill", $skill) }
ask_talks_theirs = Verhandlung mit { $kingdom }, Punkt { $number }: die andere Seite, { TERM("skill", $skill) }, gegen unsere { $ours }
ask_terms_ours = Der Vorteil liegt bei uns: Wie soll das Abkommen mit { $kingdom } sein ({ TERM("edict", $agreement) })?
ask_terms_theirs = Der Vorteil liegt drüben: Wie will { $kingdom } das Abkommen ({ TERM("edict", $agreement) })?
ask_economy_estimate = Niemand kennt die Wirtschaft von { $kingdom }: 2W6 + Größe
ask_renegotiation = Lässt das Volk mit { $kingdom } neu verhandeln?
kingdom_elsewhere = Ein anderes Königreich, nicht in dieser Kampagne
ask_invitation_from = Wer hat die Anführer eingeladen?
ask_overture_from = Wessen Botschafter ist es?
ask_overture_accepted = Kommt es mit { $kingdom } zur Einigung ({ TERM("edict", $edict) })?
ask_overture_terms = Wie soll das Abkommen mit { $kingdom } sein ({ TERM("edict", $edict) })?
due_envoy = Der Gesandte erreicht { $kingdom }: { TERM("errand", $errand) }
due_attempt = Darf bei { $kingdom } wieder versucht werden: { TERM("errand", $errand) }

## Woher die Zeilen einer Rechnung kommen

source_diplomacy = { $id ->
    [base] Jeder Diplomatische Erlass
    [size_theirs] Ihre Größe
    [size_ours] Unsere Größe
    [alignment] Unterschied der Gesinnung
    [attitude] Ihre Haltung zu uns
    [independence] Der Wunsch nach Unabhängigkeit
    [gifts] Geschenke
    [envoy] Bonus des Gesandten
   *[armies] Aktive Armeen
}
source_diplomacy_at = { $id ->
    [alliance_shared] { $place }: Verbündeter beider
    [treaty_ally] { $place }: unser Vertrag, ihr Verbündeter
    [treaty_shared] { $place }: ein Vertrag mit beiden
    [embassy_enemy] { $place }: unsere Botschaft, ihr Feind
    [treaty_enemy] { $place }: unser Vertrag, ihr Feind
   *[alliance_enemy] { $place }: unsere Allianz, ihr Feind
}
source_treaty = Vertrag
source_treaty_at = Vertrag mit { $place }
source_alliance = Allianz
source_alliance_at = Allianz mit { $place }
source_embassy = Botschaft
source_embassy_at = Botschaft bei { $place }
source_envoy = { $id ->
    [attack_embassy] Angriff trotz einer Botschaft
    [attack_treaty] Angriff trotz eines Vertrags
    [attack_alliance] Angriff auf einen Verbündeten
    [end_treaty] Rücktritt von einem Vertrag
    [end_alliance] Austritt aus einer Allianz
    [host_army] Armee eines Verbündeten auf unserem Land
    [refuse_aid] Hilfe verweigert
   *[other] Gesandter: { TERM("errand", $id) }
}
source_envoy_at = { $id ->
    [attack_embassy] Angriff auf { $place } trotz einer Botschaft
    [attack_treaty] Angriff auf { $place } trotz eines Vertrags
    [attack_alliance] Angriff auf den Verbündeten { $place }
    [end_treaty] Rücktritt vom Vertrag mit { $place }
    [end_alliance] Austritt aus der Allianz mit { $place }
    [host_army] Eine Armee aus { $place } auf unserem Land
    [refuse_aid] Hilfe für { $place } verweigert
   *[other] Gesandter zu { $place }: { TERM("errand", $id) }
}
reason_not_for_threats = zählt nicht bei Drohungen
reason_embassy = Botschaft eines anderen Königreichs
reason_embassy_lost = das Botschaftsgebäude ist verloren
counts_size_per = { $size } Hexfelder, eines je { $per }
counts_armies = { $armies } im Feld
counts_signed_later = { $signed } bei der Unterzeichnung, { $later } weniger nach dem ersten Abkommen
