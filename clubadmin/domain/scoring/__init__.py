"""Scoring of typed lines: a sheet that is settled, checked and told in words.

`sheet` is the door: lines in, rows, totals and findings out, by the system of the rule set
(`systems`) and with everything that can be wrong (`checks`). What happened at the table, such as
verzaken, becomes a row in `rulings`. Not the play of cards: that is the referee's.

Come in by: `sheet`, `entry`, `wording`, `row_words`, `seat_words`, `rulings`, `sanctions`,
`keypad`, `boxes`, `dealers`, `statistics`, `totals`, `totals_first`, `scorefile`, `systems`,
`systems.manille`, `systems.solo`, `checks`, `checks.bids`.
"""
