### La chronique : ses titres, ses dés et réponses, ce qui est dessiné dit en bref.

quiet_month = Mois tranquille : { $dice ->
    [rolled] lancé { $natural }
    [typed] saisi { $natural }
   *[other] { $natural } aux dés
}, il fallait { $chance } ou moins
event_due = Il se passe quelque chose : { $dice ->
    [rolled] lancé { $natural }
    [typed] saisi { $natural }
   *[other] { $natural } aux dés
}, il fallait { $chance } ou moins
journal_title = Chronique : { $name }
journal_nothing = Rien n’est encore écrit.
journal_phase = { $phase ->
    [upkeep] Entretien
    [edict] Édits
    [income] Revenus
    [event] Événements
   *[done] Après la dernière phase
}
journal_drawn = { $which ->
    [painted] { $hexes ->
        [one] { $hexes } hexagone peint
       *[other] { $hexes } hexagones peints
    }
    [others] { $others ->
        [one] { $others } changement sur la carte
       *[other] { $others } changements sur la carte
    }
   *[both] { $hexes ->
        [one] { $hexes } hexagone peint
       *[other] { $hexes } hexagones peints
    } et { $others ->
        [one] { $others } autre changement
       *[other] { $others } autres changements
    } sur la carte
}
journal_answer = { $what } : { $how ->
    [rolled] lancé { $value }
    [typed] saisi { $value }
    [yes] oui
    [no] non
   *[chosen] { $value }
}
journal_request = { $part ->
    [stability] Test de Stabilité
    [loyalty] Test de Loyauté
    [taxes] Test d’Économie
    [renown] Renommée ou Infamie
    [chance] Risque d’événement
    [type] Sorte d’événement
    [again] Sorte du second événement
    [table] Table d’événements
    [settlement] Quelle communauté
    [hex] Quel hexagone
    [slot_filled] Emplacement d’objet magique
    [slots] Emplacements d’objet magique, un dé par quartier
    [made] Comment l’objet est fait
    [base] Ce que c’est
    [name] Son nom
    [which] Quel emplacement
    [slot] Quel emplacement
    [kind] Sorte
    [tier] Rang
    [hire] Aventuriers
    [in_person] Réglé en personne
    [success] Réussite
    [suppress] Étouffée
    [income] Revenu du commerce
    [sale] Cargaison vendue ailleurs
    [killed] Tué
    [accept] Invitation acceptée
    [let] Peut construire
    [lots] Lots menacés
    [wide] Lots à côté
    [extent] Étendue
    [hexes] Hexagones à côté
    [target] Cible
    [lost] Ce qui est perdu
    [spreads] Où cela se répand
    [destroyed] Bâtiment détruit
    [damaged] Bâtiment endommagé
    [how_many] Combien d’autres
    [offer] Proposition
    [gift] Don
    [wanted] Ce qui est voulu
    [improvement] Amélioration
    [lot] Quel lot
    [place] Quel bâtiment
    [royal_enforcer] L’agent de l’ordre royal réprime l’Insatisfaction
   *[other] Dés
}
hired_none = Pas d’aventuriers
hired_low = Aventuriers de bas niveau
hired_middle = Aventuriers de niveau moyen
hired_high = Aventuriers de haut niveau
