"""One row of a sheet: what was typed (`raw`), and what it comes to (`settle`).

Nat or made is in `nat`, what a pit or a revoke is worth in `stakes`, the stripe and the blank of a
roem box in `raw`. Not how a line is read or what is wrong with it: that is `scoring`.

Come in by: `raw`, `settle`, `nat`, `stakes`, `columns`, `findings`, `possible`, `writing`, `fines`,
`seat_totals`, `hand_roem`, `signs`, `slips`.
"""
