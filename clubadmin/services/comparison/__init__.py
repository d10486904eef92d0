"""Comparison play (vergelijkingswedstrijden) as the secretary and the director do it.

Dealing wallets, entry by game, decisions about matchpoints, contests and matches of teams. A game
has one row: these are the sheets of `sheets` seen by game, with the same checks and journal. How
games compare is in `domain.comparison`; matchpoints are derived, and `kept_results` writes them
at closing.

Come in by: `comparison`, `session`, `boards`, `contests`, `matches`, `kept_results`.
"""

from clubadmin.services.comparison.boards import board, boards, save_line
from clubadmin.services.comparison.contests import contest, contest_over
from clubadmin.services.comparison.dealing import (
    check_hands,
    deal,
    games_needed,
    record_hands,
    use_reserve,
    wallets,
)
from clubadmin.services.comparison.deciding import (
    cancel_game,
    decide,
    decide_anew,
    withdraw,
    withdraw_everywhere,
    wrong_seats,
)
from clubadmin.services.comparison.matches import crosstable, team_result, traveller, travellers

__all__ = [
    "board",
    "boards",
    "cancel_game",
    "check_hands",
    "contest",
    "contest_over",
    "crosstable",
    "deal",
    "decide",
    "decide_anew",
    "games_needed",
    "record_hands",
    "save_line",
    "team_result",
    "traveller",
    "travellers",
    "use_reserve",
    "wallets",
    "withdraw",
    "withdraw_everywhere",
    "wrong_seats",
]
