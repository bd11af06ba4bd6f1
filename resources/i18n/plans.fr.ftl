### Plans de quartiers conservés et redisposés, et la liste de souhaits.

## Pourquoi pas

nothing_to_keep = Il n’y a rien dans ce quartier de { $settlement } dont on puisse garder le plan.
no_such_template = Aucun plan « { $template } » n’est conservé.
template_has_no_place = Rien de « { $template } » ne trouve ici de place libre qu’il n’ait déjà.
no_plan_of_number = Aucun bâtiment prévu ne porte le numéro { $number }.

## Ce qui a été fait

template_kept = Garder le plan « { $template } » ({ $count ->
    [one] un bâtiment
   *[other] { $count } bâtiments
})
template_dropped = Jeter le plan « { $template } »
template_laid = Disposer « { $template } » à { $settlement } : { $count ->
    [one] un bâtiment prévu
   *[other] { $count } bâtiments prévus
}{ $left ->
    [0] {""}
    [one] , une place était prise
   *[other] , { $left } places étaient prises
}
wishes_ordered = Ordonner la liste de souhaits
