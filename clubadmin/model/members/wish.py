"""Wishes for every draw: who together or partners, who apart, who at a table of his own."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from clubadmin.domain.draw.plan.schedule import Couple
from clubadmin.model.members.member import Member


class WishKind(StrEnum):
    """The kinds of wishes for a draw."""

    TOGETHER = "together"  # at one table, each round
    PARTNERS = "partners"  # at one table and on one side, where each enters for himself
    APART = "apart"  # never at one table
    TABLE = "table"  # always at a certain table: a wheelchair, a lamp


@dataclass(frozen=True)
class Wish:
    """A wish, and why: `b` is None and `table` the number for a table, else the other way."""

    id: int
    kind: WishKind
    a: Member
    b: Member | None = None
    table: int | None = None
    reason: str = ""
    version: int = 1

    @property
    def names(self) -> str:
        """The names of those the wish is about: "Jan Bos" or "Jan Bos – Ria Dam"."""
        return self.a.label if self.b is None else f"{self.a.label} – {self.b.label}"


@dataclass(frozen=True)
class DrawWishes:
    """The wishes for the draw of an evening, by the numbers of its participants."""

    together: tuple[Couple, ...] = ()  # partners too
    apart: tuple[Couple, ...] = ()
    fixed: Mapping[int, int] = field(default_factory=dict)  # number -> table
    partners: tuple[Couple, ...] = ()
    kin: tuple[Couple, ...] = ()  # of one club or one home, but for those who wish to meet
