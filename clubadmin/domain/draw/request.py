"""The request for a draw, whatever its format, and the task that follows from it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from clubadmin.domain.draw.groups.swiss import in_order
from clubadmin.domain.draw.plan.schedule import Couple, RoundDraw
from clubadmin.domain.draw.plan.task import Meetings, Odd, Sizes, Task
from clubadmin.domain.draw.search.local_search import wishes
from clubadmin.domain.draw.wallets.assignment import GAMES_A_ROUND
from clubadmin.errors import Trouble

By = Literal["chance", "standing", "strength"]
Method = Literal["move", "drawn"]


class DrawError(Trouble):
    """The refusal of a draw; its message says why and what to do."""


@dataclass(frozen=True)
class DrawRequest:
    """The request for a draw. A format ignores the fields that it has no use for.

    Attributes:
        format: a name of `formats.FORMATS`, or "three-players" or "two-players".
        entrants: the numbers of all who play, those who come late or leave too.
        rounds: the number of the last round to draw.
        seed: the same seed gives the same draw on any machine.
        history: who met whom on earlier evenings of the season.
        ledger: how often each sat out or played at three this season.
        earlier: rounds of this evening that stay as they are; drawing begins after them.
        absences: for each entrant who is not always there, the numbers of the rounds missed.
        together: couples that should meet at a table.
        apart: couples that should not.
        kin: couples of one club or one home, who should not either; told as a number.
        partners: couples of `together` that should be partners there; individual play only.
        fixed: for an entrant, the number of the table where he must sit.
        odd: what becomes of people whom four does not divide.
        players: people at a table, each for himself if fewer than four; individual play only.
        method: whether odd pairs move up or opponents are drawn; `pairs` only.
        by: what the draw goes by; with "standing" and "strength" those near each other meet.
        order: the entrants by standing or strength, the best first; who is missing comes last.
        games_a_round: how many wallets a table plays in a round, in comparison play.
        pairs_per_team: an even number.
        lines: for an entrant the name of the line (group) that is drawn on its own.
        winners: of a knock-out, by round and table who go on.
    """

    format: str
    entrants: tuple[int, ...]
    rounds: int
    seed: int
    history: Meetings = field(default_factory=Meetings)
    ledger: Mapping[int, int] = field(default_factory=dict)
    earlier: tuple[RoundDraw, ...] = ()
    absences: Mapping[int, frozenset[int]] = field(default_factory=dict)
    together: tuple[Couple, ...] = ()
    apart: tuple[Couple, ...] = ()
    kin: tuple[Couple, ...] = ()
    partners: tuple[Couple, ...] = ()
    fixed: Mapping[int, int] = field(default_factory=dict)
    odd: Odd = "sits-out"
    players: int = 4
    method: Method = "move"
    by: By = "chance"
    order: tuple[int, ...] = ()
    games_a_round: int = GAMES_A_ROUND
    pairs_per_team: int = 2
    lines: Mapping[int, str] = field(default_factory=dict)
    winners: Mapping[tuple[int, int], tuple[int, int]] = field(default_factory=dict)

    def task(self, full: int, sizes: Callable[[int], Sizes]) -> Task:
        """The rounds after those that stay, for groups of `full`; `sizes` says of how many."""
        first = max((draw.round for draw in self.earlier), default=0) + 1
        by_chance = self.by == "chance" or not self.order
        return Task(
            people=tuple(dict.fromkeys(self.entrants)),
            numbers=range(first, self.rounds + 1),
            sizes=sizes,
            full=full,
            history=self.history,
            ledger=self.ledger,
            absences=self.absences,
            kept=self.earlier,
            together=wishes(self.together),
            apart=wishes((*self.apart, *self.kin)),
            kin=frozenset(wishes(self.kin)).difference(wishes(self.apart)),
            partners=wishes(self.partners),
            fixed=self.fixed,
            order=() if by_chance else tuple(in_order(self.entrants, self.order)),
        )
