# Distances.
length = { $unit ->
    [miles] { $length } milles
   *[kilometres] { $length } km
}
speed_on_foot = { $unit ->
    [miles] 30 pieds
   *[kilometres] 9 mètres
}
