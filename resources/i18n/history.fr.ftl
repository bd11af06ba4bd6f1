### Revenir en arrière, et ce qui a changé entre deux moments.

rewound = Retour au début du mois { $month }, depuis le mois { $last }
rewind_ahead = Le mois { $month } n’a pas encore commencé ; on est au mois { $now }.
rewind_nothing = Le début du mois { $month } n’est pas connu ; cette campagne en garde la trace à partir du mois prochain.
rewind_unknown = Le début du mois { $month } n’est pas connu ; la mémoire de cette campagne commence au mois { $first }.
fault_past_month = Il y a ici { NUMBER($found, useGrouping: 0) } ; le mois { NUMBER($expected, useGrouping: 0) } est attendu, car l’historique remonte mois par mois à partir du mois présent.
