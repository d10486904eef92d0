"""Sums that are kept beside the sheets, and how they follow from the games.

How a figure comes about stands here once, as SQL; a change refreshes the part it touched
(`refresh`), and `checks` makes the whole again and compares. A sheet and an evening are in
`refresh`, a round in `rounds`, what sitting out earns in `sitting_out`, what closed evenings
make of a career in `career`, and their highest single games in `peaks`.

Standings are not here: they go by rules that change, and are made in `services`. Others read
`career` and `rounds`.
"""
