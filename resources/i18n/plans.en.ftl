### Plans of districts kept and laid out again, and the wish list.

## Why not

nothing_to_keep = There is nothing in this district of { $settlement } whose plan could be kept.
no_such_template = No plan “{ $template }” has been kept.
template_has_no_place = Nothing of “{ $template }” finds a free place here that it does not have already.
no_plan_of_number = There is no planned building with the number { $number }.

## What was done

template_kept = Keep the plan “{ $template }” ({ $count ->
    [one] one building
   *[other] { $count } buildings
})
template_dropped = Throw away the plan “{ $template }”
template_laid = Lay out “{ $template }” in { $settlement }: { $count ->
    [one] one building planned
   *[other] { $count } buildings planned
}{ $left ->
    [0] {""}
    [one] , one place was taken
   *[other] , { $left } places were taken
}
wishes_ordered = Put the wish list in order
