"""A row of a sheet: as it was typed (`raw`), and its worth (`settle`).

Nat or made is in `nat`, how many times a row counts in `doubling`, the stripe and the blank of
a roem box in `raw`. Not how a line is read or what is wrong with it: that is `scoring`.

Come in by: `raw`, `settle`, `nat`, `doubling`, `columns`, `findings`, `possible`, `writing`,
`seat_totals`, `hand_roem`, `signs`.
"""
