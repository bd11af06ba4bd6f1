### Expéditions : l’édit, le trajet, ce qu’elles rencontrent et trouvent

## Ce qui ne se peut pas, et ce qu’il faut savoir

expedition_needs_capital = Les explorateurs partent de la capitale, et { $kingdom } n’en a pas sur ses terres.
expedition_leads_nowhere = L’expédition finirait là où elle commence, en { $hex }.
expedition_barred = Les explorateurs ne trouvent aucun chemin vers { $hex } qui évite les terres d’autres royaumes.
nothing_to_explore = Sur le chemin de { $hex } il n’y a rien à explorer : tout est revendiqué ou déjà exploré.
nobody_to_go_along = Personne n’exerce cette fonction ({ TERM("role", $role) }) et ne pourrait partir.
no_such_expedition = Il n’y a pas d’expédition numéro { $number }.
expedition_too_short = Le trajet demande { $days } jours et { $given } sont convenus : les explorateurs vont jusqu’en { $hex }.
expedition_too_long = Le trajet ne demande que { $days } des { $given } jours convenus.
goes_along = { CAP(TERM("role", $role, 1, "definite")) } part aussi, et doit toujours au royaume une semaine de devoirs par mois.

## Ce qui se fait, et ce qui en vient

expedition_sent = Expédition vers { $hex } : { $months ->
    [one] un mois
   *[other] { $months } mois
}, { $bp } PC, { $count ->
    [one] un hexagone
   *[other] { $count } hexagones
} à explorer en { $days } jours
expedition_recalled = Rappel de l’expédition vers { $hex } : { $count ->
    [0] rien d’exploré
    [one] un hexagone exploré
   *[other] { $count } hexagones explorés
}
expedition_explores = Les explorateurs vont jusqu’en { $hex } : { $count ->
    [one] un hexagone exploré
   *[other] { $count } hexagones explorés
}
expedition_travels = Les explorateurs sont en chemin en { $hex }
expedition_sees = En { $hex } ils trouvent { TERM("special_terrain", $special, 1, "indefinite") }
expedition_stopped = Les explorateurs s’arrêtent en { $hex } : le chemin vers { $other_hex } leur est fermé
expedition_unseen = Les explorateurs restent cachés en { $hex } (FP { $cr })
expedition_scattered = Les explorateurs fuient et se dispersent en { $hex } (FP { $cr }) : plus aucun progrès ce mois-ci
expedition_killed = Les explorateurs sont tués en { $hex } (FP { $cr }) ; { $bp } PC sont perdus avec eux
expedition_fought = Les responsables et leurs explorateurs sont attaqués en { $hex } : { $choice ->
    [goes_on] ils poursuivent
    [held_up] plus aucun progrès ce mois-ci
   *[turns_back] ils rebroussent chemin
}
expedition_finds = Caché en { $hex }, ils découvrent : { $what }
expedition_returns = L’expédition vers { $hex } est de retour dans la capitale : { $count ->
    [0] rien d’exploré
    [one] un hexagone exploré
   *[other] { $count } hexagones explorés
}
expedition_progress = { $count ->
    [0] Rien d’exploré encore
    [one] Un hexagone exploré
   *[other] { $count } hexagones explorés
}
skill_passed = { $purpose ->
    [expedition_stealth] Test de Discrétion
    [expedition_survival] Recherche
   *[other] Test de compétence
} en { $hex } : { $dice ->
    [rolled] lancé { $natural }
    [typed] saisi { $natural }
   *[other] { $natural } au dé
}, { $total } contre { $dc } : réussi
skill_failed = { $purpose ->
    [expedition_stealth] Test de Discrétion
    [expedition_survival] Recherche
   *[other] Test de compétence
} en { $hex } : { $dice ->
    [rolled] lancé { $natural }
    [typed] saisi { $natural }
   *[other] { $natural } au dé
}, { $total } contre { $dc } : raté
skill_ruled = { $purpose ->
    [expedition_stealth] Test de Discrétion
    [expedition_survival] Recherche
   *[other] Test de compétence
} en { $hex } : { $passed ->
    [0] raté
   *[1] réussi
} sur parole du MJ

## Ce qui est demandé

ask_expedition_meets = L’expédition vers { $hex } rencontre quelque chose d’hostile
ask_expedition_where = Où l’expédition vers { $hex } le rencontre-t-elle ?
ask_expedition_cr = Quel est le FP de ce que rencontre l’expédition vers { $hex } ?
ask_expedition_stealth = FP { $cr } en { $hex } : les explorateurs restent-ils cachés ? Discrétion, avec leur plus mauvais modificateur.
ask_expedition_flight = Les explorateurs sont découverts en { $hex } (FP { $cr }) : s’échappent-ils vivants ?
ask_expedition_came = Comment l’attaque contre l’expédition vers { $hex } a-t-elle fini à la table ?
ask_expedition_search = Quelque chose est caché là où l’expédition vers { $hex } est passée
ask_expedition_hidden = Où quelque chose est-il caché ?
ask_expedition_dc = Est-ce bien caché en { $hex } ? DD 15 si les contes en parlent, 30 si nul ne le sait.
ask_expedition_survival = Les explorateurs découvrent-ils ce qui est caché en { $hex } ? Survie ou Connaissances (géographie), un dé par jour.
ask_expedition_find = Que découvrent-ils en { $hex } ?
due_expedition_returns = Retour de l’expédition vers { $hex }

## D’où viennent les lignes

source_expedition = { $id ->
    [cost] Solde des explorateurs
    [crossing] Terres connues, seulement traversées
    [stealth] Discrétion du moins bon d’entre eux
    [survival] Survie ou Connaissances (géographie)
    [killed] Explorateurs tués
   *[other] Expédition
}
counts_hexes_days_each = { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
}, { $days_each ->
    [one] un jour chacun
   *[other] { $days_each } jours chacun
}

## Fautes des fichiers

fault_expedition_jumps = Ici une expédition saute : chaque hexagone du trajet touche le précédent.
