"""Comparison play: a game typed over all its tables, and what each score is worth.

The grid that is typed on is in `entry`, the cards of a game in `wallets`, a decision about a sheet
in `decisions`.

Come in by: `contest_view`, `model`, `pane`.
"""
