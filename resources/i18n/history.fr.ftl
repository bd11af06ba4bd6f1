### Revenir en arrière, et ce qui a changé entre deux moments.

rewound = { $month ->
    [one] Retour au début du mois { $month }
    [other] Retour au début du mois { $month }
   *[named] Retour au début de ce mois : { $month }
}
rewind_ahead = { $month ->
    [one] Le mois { $month } n’a pas encore commencé ; on est au mois { $now }.
    [other] Le mois { $month } n’a pas encore commencé ; on est au mois { $now }.
   *[named] { $month } n’a pas encore commencé.
}
rewind_nothing = { $month ->
    [one] Le début du mois { $month } n’est pas connu ; cette campagne en garde la trace à partir du mois prochain.
    [other] Le début du mois { $month } n’est pas connu ; cette campagne en garde la trace à partir du mois prochain.
   *[named] Le début de ce mois n’est pas connu : { $month } ; cette campagne en garde la trace à partir du mois prochain.
}
rewind_unknown = { $month ->
    [one] Le début du mois { $month } n’est pas connu ; l’historique de cette campagne commence au mois { $first }.
    [other] Le début du mois { $month } n’est pas connu ; l’historique de cette campagne commence au mois { $first }.
   *[named] Le début de ce mois n’est pas connu : { $month } ; l’historique de cette campagne commence plus tard.
}
moment_start = { $month ->
    [one] Début du mois { $month }
    [other] Début du mois { $month }
   *[named] Début : { $month }
}
moment_now = { $month ->
    [one] Maintenant, au mois { $month }
    [other] Maintenant, au mois { $month }
   *[named] Maintenant : { $month }
}
fault_past_month = Il y a ici { NUMBER($found, useGrouping: 0) } ; le mois { NUMBER($expected, useGrouping: 0) } est attendu, car l’historique remonte mois par mois à partir du mois présent.

## La ligne de commande

changes_none = Rien n’a changé.
changes_founded = Fondé entre-temps
changes_lost = Perdu entre-temps
stats_why_or_since = --why montre d’où vient un chiffre, --since ce qui a changé ; donnez l’un des deux.
