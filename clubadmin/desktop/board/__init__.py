"""The third step of an evening: a tile for every table, and the sheet beside it.

The sheet itself is in `sheet`, entry by game in `comparison`.

Come in by: `sheets_step`; parts by `beside`.
"""
