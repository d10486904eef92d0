"""The scoresheet of a table: its games, names and totals, signing it off, keeping it.

The grid that is typed on is in `entry`; tiles of all tables are in `board`.

Come in by: `keeper`, `grid`, `mending_words`, `model`, `pane`, `states`.
"""
