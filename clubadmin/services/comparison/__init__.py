"""Comparison play (vergelijkingswedstrijden) as the secretary and the director do it.

Dealing wallets, entry by game, decisions about matchpoints, contests and matches of teams. A game
has one row: these are the sheets of `sheets` seen by game, with the same checks and journal. How
games compare is in `domain.comparison`; matchpoints are derived, and `kept_results` writes them
at closing.

Come in by: `boards`, `contests`, `dealing`, `deciding`, `kept_results`, `matches`, `session`.
"""
