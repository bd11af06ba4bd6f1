# Distanze.
length = { $unit ->
    [miles] { $length } miglia
   *[kilometres] { $length } km
}
speed_on_foot = { $unit ->
    [miles] 30 piedi
   *[kilometres] 9 metri
}
