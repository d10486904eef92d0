"""Sums that are kept beside the sheets, and how they follow from the games.

How a figure comes about stands here once, as SQL; a change refreshes the part it touched
(`refresh`), and `checks` makes the whole again and compares. A sheet and an evening are in
`refresh`, with the highest single games of closed evenings; a round and what sitting out earns
in `rounds`, what closed evenings make of a career in `career`.

Standings are not here: they go by rules that change, and are made in `services`. Others read
`career` and `rounds`.
"""
