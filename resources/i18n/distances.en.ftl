# Distances. `unit` is miles or kilometres.
length = { $unit ->
    [miles] { $length } miles
   *[kilometres] { $length } km
}
speed_on_foot = { $unit ->
    [miles] 30 feet
   *[kilometres] 9 metres
}
