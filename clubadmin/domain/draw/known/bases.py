"""Base rounds from which a whole evening without repeats is turned out.

They lie in `resources/draws`, which says what they are.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from clubadmin import assets
from clubadmin.domain.draw.search.local_search import Groups

_FILES = {3: "draws/bases-of-three.toml", 4: "draws/bases-of-four.toml"}


@dataclass(frozen=True)
class BaseRound:
    """A round that may be turned `rounds` times, the first time by nothing."""

    turn: int
    rounds: int
    groups: tuple[tuple[int, ...], ...]

    def turned(self, by: int) -> Groups:
        """The base round turned by a number of places."""
        still = sum(map(len, self.groups)) // self.turn * self.turn
        return [
            [point if point >= still else self._turned(point, by) for point in group]
            for group in self.groups
        ]

    def _turned(self, point: int, by: int) -> int:
        circle, place = divmod(point, self.turn)
        return circle * self.turn + (place + by) % self.turn


@cache
def base_rounds(size: int) -> Mapping[int, tuple[BaseRound, ...]]:
    """The base rounds of tables of three or four, by how many people there are."""
    table = assets.table(_FILES[size])
    return {int(people): tuple(_read(entry)) for people, entry in table.items()}


def turned_out(size: int, people: int, rounds: int) -> list[Groups] | None:
    """The first rounds (numbers from 0) that base rounds give; None: too few, or none known."""
    bases = base_rounds(size).get(people, ())
    turned = [base.turned(by) for base in bases for by in range(base.rounds)]
    return turned[:rounds] if rounds <= len(turned) else None


def groups_of(text: str) -> tuple[tuple[int, ...], ...]:
    """Groups as the files have them: "0 3 5, 1 2 4"."""
    return tuple(tuple(int(point) for point in group.split()) for group in text.split(","))


def _read(entry: Mapping[str, Any]) -> list[BaseRound]:
    turn = entry["turn"]
    rounds = entry.get("rounds", turn)
    return [BaseRound(turn, rounds, groups_of(text)) for text in entry["bases"]]
