### Magic items: their names, how they come and go, why not.

## Names that are composed of ids

item_made_spell = { CAP(TERM("item_kind", $item_kind)) } { TERM("item_epithet", $epithet) } (spell level { $first })
item_made_plain = { CAP(TERM("item_kind", $item_kind)) } { TERM("item_epithet", $epithet) }
item_made_borne = { CAP(TERM("item_base", $base)) } { TERM("item_epithet", $epithet) }
item_made_gear = { CAP(TERM("item_base", $base)) } +{ $first }
item_made_gear_named = { CAP(TERM("item_base", $base)) } +{ $first } { TERM("item_epithet", $epithet) }
item_waits = A find that the next Upkeep brings
item_priced = { $item }, { $price } gp

## What is asked

ask_fill_slots = { $districts ->
    [one] From 51 on a d100 an item turns up in a vacant slot of { $where }.
   *[other] A d100 for each district with a vacant slot, in this order: { $where }. From 51 an item turns up.
}
ask_item_kind = What kind of item is it?
ask_item_made = What item is it? One that is too dear is rolled again.
ask_item_base = What is it made of or for?
ask_item_name = What does its name end in?
ask_item_listed = Which entry of your list is it?
ask_item_source = From your list or from chance?

## What came of it (journal)

slots_rolled = Magic items: { $filled } of { $districts } { $districts ->
    [one] district
   *[other] districts
} had luck
no_item_found = No { TERM("item_tier", $tier) } item for sale in { $settlement } would be cheap enough
find_made = A { TERM("item_tier", $tier) } magic item is found in { $settlement }; the next Upkeep says what it is
item_gone = { $item } is gone from { $settlement }
item_lost = { $item } is lost with its building in { $settlement }
item_sold_off = { $item } is sold off in { $settlement }

## What has been done (journal, undo)

item_bought = { $name } from { $settlement } for the kingdom: { $bp } BP
item_bought_for_oneself = { $name } from { $settlement } for oneself: { $bp } BP
slot_purge_tried = Sell off { $name } in { $settlement }
market_bought = { $name } bought on the market of { $settlement } for { $price } gp
market_has_it = { $name } is on the market of { $settlement } for { $price } gp
market_has_none = { $name } for { $price } gp is not on the market of { $settlement } this month
items_set = { $source ->
    [generator] Magic items come from the generator
    [by_hand] Magic items come from the generator, with dice at the table
    [list] Magic items come from your list
    [both] Magic items come from the generator or your list
   *[typed] Magic items are named by the game master
}{ $count ->
    [0] {""}
   *[other] ; { $count } in the list
}

## Why not

nothing_that_cheap = There is no { TERM("item_tier", $tier) } item for this slot as cheap as the base value of { $settlement }.
item_price_missing = { $name } has no price; give it one before paying with BP.
dearer_than_market = The market of { $settlement } has items up to { $most } gp; { $price } gp is more.
item_list_empty = Your list of magic items is empty, so no slot will fill.
too_many_items = The list has { $count } items; up to { $most } are possible.
no_such_item_kind = “{ $name }”: there is no kind of item “{ $kind }”.
no_such_item_tier = “{ $name }”: there is no tier “{ $tier }”; minor, medium or major is expected.

## A list that is read

kind_item_name = a name of 1 to 200 letters that does not begin with @
fault_too_many_rows = The table has { $found } rows; up to { $high } are possible.
