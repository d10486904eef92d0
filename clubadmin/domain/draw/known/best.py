"""Draws with the fewest repeats known, for numbers so small that some cannot be avoided.

They were found by long searches, and lie in `resources/draws`.
"""

from clubadmin import assets
from clubadmin.domain.draw.plan.task import Odd
from clubadmin.domain.draw.search.local_search import Groups

FOURS = "draws/best-fours.toml"
FOURS_AND_THREES = "draws/best-fours-and-threes.toml"
THREES = "draws/best-threes.toml"

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def best_fours(people: int, rounds: int, odd: Odd) -> list[Groups] | None:
    """Rounds of tables of four (numbers from 0) as few of whom as known meet again.

    None: nothing is known that a search of an evening does not find as well.
    """
    with_threes = odd == "three" and people % 4 != 0
    return _read(FOURS_AND_THREES if with_threes else FOURS, people, rounds)


def best_threes(people: int, rounds: int) -> list[Groups] | None:
    """Read the best known rounds for tables of three, each for himself."""
    return _read(THREES, people, rounds)


def _read(file: str, people: int, rounds: int) -> list[Groups] | None:
    text = assets.table(file).get(str(people), {}).get(str(rounds))
    if text is None:
        return None
    return [
        [[_LETTERS.index(one) for one in group] for group in line.split()]
        for line in text.splitlines()
    ]
