### Piani dei distretti conservati e ridisposti, e la lista dei desideri.

## Perché no

nothing_to_keep = In questo distretto di { $settlement } non c’è nulla di cui conservare il piano.
no_such_template = Non è conservato alcun piano «{ $template }».
template_has_no_place = Nulla di «{ $template }» trova qui un posto libero che non abbia già.
no_plan_of_number = Non c’è alcuna costruzione progettata con il numero { $number }.

## Che cosa è stato fatto

template_kept = Conserva il piano «{ $template }» ({ $count ->
    [one] una costruzione
   *[other] { $count } costruzioni
})
template_dropped = Getta via il piano «{ $template }»
template_laid = Disponi «{ $template }» a { $settlement }: { $count ->
    [one] una costruzione progettata
   *[other] { $count } costruzioni progettate
}{ $left ->
    [0] {""}
    [one] , un posto era occupato
   *[other] , { $left } posti erano occupati
}
wishes_ordered = Riordina la lista dei desideri
