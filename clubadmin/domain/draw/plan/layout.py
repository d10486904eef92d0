"""How many tables of four and of three, and how many sit out, for a number of people."""

from typing import Literal

Odd = Literal["sits-out", "three"]
Sizes = tuple[int, ...]


def people_at_tables(people: int, odd: Odd) -> Sizes:
    """Group sizes for individual play: 1 sits out, 3 and 4 are tables; smaller ones first.

    Where tables of three cannot take the rest (1, 2 or 5 people), the rest sits out.
    """
    threes = -people % 4
    if odd == "three" and threes * 3 <= people:
        return (3,) * threes + (4,) * ((people - 3 * threes) // 4)
    return (1,) * (people % 4) + (4,) * (people // 4)


def pairs_at_tables(pairs: int) -> Sizes:
    """Group sizes for pairs: two at a table, and of an odd number one sits out."""
    return small_tables(pairs, 2)


def small_tables(people: int, players: int) -> Sizes:
    """Group sizes for tables of so many players; whoever is left over sits out."""
    return (1,) * (people % players) + (players,) * (people // players)
