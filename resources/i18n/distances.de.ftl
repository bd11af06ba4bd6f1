# Entfernungen.
length = { $unit ->
    [miles] { $length } Meilen
   *[kilometres] { $length } km
}
speed_on_foot = { $unit ->
    [miles] 30 Fuß
   *[kilometres] 9 Metern
}
