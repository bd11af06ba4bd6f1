### Vasallen und Vizekönige, und was ein Gönner erwartet

## Was nicht geht

vassal_takes_all = { $kingdom } kann nicht sein ganzes Land abtreten; ein Teil muss bleiben.
cession_cuts_off = { $count ->
    [one] { $hex } wäre
   *[other] { $count } Hexfelder um { $hex } wären
} von der Hauptstadt abgeschnitten; treten Sie auch diesen Teil ab, oder sagen Sie, warum er zusammenhält.
vassal_of_itself = { $kingdom } kann nicht sein eigener Vasall sein.
vassal_already = { $kingdom } ist schon Ihr Vasall.
vassal_is_sovereign = { $kingdom } kann nicht Vasall von { $vassal } werden, dessen Lehnsherr es ist.
vassal_of_another = { $kingdom } ist Vasall von { $sovereign }.
not_your_vassal = { $kingdom } ist nicht Ihr Vasall.
grant_too_large = Ein Vasall bekommt bis zu einem Viertel der Schatzkammer: { $most } BP, nicht { $grant }.
viceroy_needed = Das geht nicht, solange hier kein Vizekönig seine Pflichten erfüllt.
viceroy_elsewhere = { $name } ist Vizekönig in { $kingdom }.
viceroy_already = { $name } ist schon Vizekönig in { $kingdom }.
visitor_already = In { $kingdom } ändert sich nichts: Es ist schon so.
cannot_visit = Nur ein Gemahl oder Thronfolger kann einen Vizekönig ersetzen, und { $name } ist keiner von beiden.
visits_another = { $name } hält sich in { $kingdom } auf.
rules_at_home = { $name } vertritt zu Hause den Herrscher und kann nicht auch einen Vizekönig ersetzen.
no_such_obligation = Die Verpflichtung „{ $obligation }“ gibt es nicht; es gibt: { $known }.

## Was man wissen sollte

vassal_land_unknown = { $count ->
    [one] { $hex } ist nicht erforscht und von Gefahren befreit; die neuen Herren kennen es von nun an.
   *[other] { $count } Hexfelder um { $hex } sind nicht erforscht und von Gefahren befreit; die neuen Herren kennen sie von nun an.
}
viceroy_leaves_role = { $name } gibt dafür das Amt auf: { TERM("role", $role) }.
vassal_hex_absorbed = { $hex } wird Ihrem Vasallen { $kingdom } genommen.

## Was getan wird, und was daraus wird

vassal_made = Vasallenerlass: { $kingdom } entsteht aus { $count ->
    [one] { $hex }
   *[other] { $count } Hexfeldern
}{ $grant ->
    [0] {""}
   *[other] , mit { $grant } BP
}
kingdom_subjugated = Vasallenerlass: { $kingdom } ist unterworfen, { TERM("attitude", $attitude) } gegen uns{ $grant ->
    [0] {""}
   *[other] , mit { $grant } BP
}
vassal_released = { $kingdom } freigeben
vassal_bound = { $kingdom } ist von nun an Vasall von { $sovereign }
vassal_freed = { $kingdom } ist nicht mehr Vasall von { $sovereign }
vassal_at_peace = Drei Treuewürfe in Folge gelungen: Mit { $kingdom } herrscht Frieden
gifts_counted = Geschenke an { $kingdom } zählen diesen Zug als { $amount } BP für Bauten dort
viceroy_seated = { $name } ist Vizekönig in { $kingdom }
visitor_sent = { $name } bleibt in { $kingdom } und ersetzt den Vizekönig
visitor_back = { $name } kehrt aus { $kingdom } heim
obligation_set = Was der Gönner erwartet: { TERM("obligation", $obligation) }

ask_subjugation = { $kingdom } ist unterworfen: Ertragen es beide Völker?
ask_subjugation_unrest = Reibereien mit { $kingdom }: Um wie viel steigt die Unruhe?
ask_visitor = Wahrt { $name } an Stelle des Vizekönigs den Frieden?
due_friction = { $kingdom }: Treuewurf, SG um { $amount } höher
due_no_viceroy = Hier erfüllt kein Vizekönig seine Pflichten: wie ohne Herrscher
due_viceroy_missing = { $kingdom } hat keinen Vizekönig, der seine Pflichten erfüllt

## Was der Gönner erwartet

obligation_means = { $obligation ->
    [colony] Wildes Land an den Grenzen des Gönners erforschen, befrieden und besiedeln, auf das er Anspruch erhebt. Andere könnten es bestreiten.
    [charter] Land besiedeln, das dem Gönner zusteht und noch wild ist, es zum Blühen bringen, seine Grenzen erweitern und verteidigen.
    [fief] Ein Gebiet inmitten der besiedelten Lande des Gönners verwalten und seine Städte und Felder weiter gedeihen lassen.
   *[conquest] Ein Reich regieren, das die Soldaten des Gönners besiegt haben, mit diesen Soldaten und in seinem Namen.
}
obligation_pays = { $repayment ->
    [0] { $tithe ->
        [0] Zurückgezahlt wird nichts.
       *[other] { $tithe } % der Einkünfte gehen jeden Monat an den Gönner, mindestens 1 BP.
    }
   *[other] { $tithe ->
        [0] { $repayment } BP gehen jeden Monat an den Gönner zurück.
       *[other] { $repayment } BP und { $tithe } % der Einkünfte, mindestens 1 BP, gehen jeden Monat an den Gönner.
    }
}
sheet-kingdom-patron = Gönner: { $obligation }
sheet-kingdom-terms = { $repayment ->
    [0] { $tithe } % der Einkünfte an den Gönner
   *[other] { $tithe ->
        [0] { $repayment } BP im Monat an den Gönner
       *[other] { $repayment } BP im Monat und { $tithe } % der Einkünfte an den Gönner
    }
}

## Woher die Zeilen einer Rechnung kommen

source_vassalage = Vasallenerlass
source_vassal = { $id ->
    [friction] Reibereien der Unterwerfung
    [gifts] Geschenke des Lehnsherrn
    [grant] Einem Vasallen gewährt
    [second_role] Zweites Amt eines Vizekönigs
    [size] Größe des unterworfenen Reichs
    [sovereign] Vom Lehnsherrn gewährt
    [tribute] Tribut
   *[visitor] An Stelle des Vizekönigs
}
reason_counted_once = einmal gezählt

## Fehler in Dateien

fault_no_overlord = „{ $kingdom }“ hat einen Vasallen, „{ $vassal }“, der es nicht als Lehnsherrn nennt.
fault_overlord_unaware = „{ $kingdom }“ nennt einen Lehnsherrn, „{ $overlord }“, der es nicht zu seinen Vasallen zählt.
fault_overlord_circle = „{ $kingdom }“ ist, auf dem Weg über andere, sein eigener Lehnsherr.
