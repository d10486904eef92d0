"""A row under check: its figures worked out once for every check."""

from dataclasses import dataclass

from clubadmin.domain.row.doubling import (
    revoke_total,
    row_total,
    stake,
    sweep_bonus,
    winner_takes_all,
    written_total,
)
from clubadmin.domain.row.findings import Arg, Finding, finding
from clubadmin.domain.row.nat import made
from clubadmin.domain.row.possible import RoemSpace, roem_space
from clubadmin.domain.row.raw import Mark, RawGame
from clubadmin.domain.row.settle import Amounts, SettledGame, compared, written
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Side

_ARTICLE_OF = {"total": "last_trick"}


@dataclass(frozen=True, slots=True)
class Row:
    """A row with what it was settled to; `ns` and `ew` are the figures as they stand on paper."""

    raw: RawGame
    settled: SettledGame
    rules: RuleSet
    ns: Amounts
    ew: Amounts
    space: RoemSpace
    total: int
    """What the points of both sides are together, as the row has them."""

    @classmethod
    def of_game(cls, raw: RawGame, settled: SettledGame, rules: RuleSet) -> "Row":
        """The row that `raw` is, settled under `rules`."""
        return cls(
            raw, settled, rules, *written(raw, rules), roem_space(rules), written_total(raw, rules)
        )

    def of(self, side: Side) -> Amounts:
        """A side's figures as they stand on paper."""
        return self.ns if side is Side.NS else self.ew

    @property
    def one_takes_all(self) -> bool:
        """Whether the figures should be everything for one side: as written, and gekraakt."""
        return not self.raw.counted and winner_takes_all(self.raw, self.rules)

    @property
    def parted(self) -> bool:
        """Whether both sides have points though one should have all."""
        return self.one_takes_all and {self.ns.points, self.ew.points} != {0, self.total}

    @property
    def has_points(self) -> bool:
        """Whether any points were typed."""
        return self.raw.ns_points is not None or self.raw.ew_points is not None

    @property
    def times(self) -> int:
        """How many times the points on paper are what the cards are worth."""
        return 1 if self.raw.counted else stake(self.raw, self.rules)

    def made_by(self, side: Side) -> bool:
        """Whether `side`, if it played, made it."""
        own, other = self.totals(side)
        return made(self.raw, own, other, self.rules)

    def totals(self, side: Side) -> tuple[int, int]:
        """The points and roem of a side and of the other, as they are compared."""
        ns, ew = compared(self.raw, self.rules)
        return (ns.total, ew.total) if side is Side.NS else (ew.total, ns.total)

    def is_pit_of(self, side: Side) -> bool:
        """Whether the row is marked as that side's pit."""
        return self.raw.mark is Mark.PIT and self.raw.mark_side is side

    def is_262(self, points: int | None) -> bool:
        """Whether these points can only come from a revoke."""
        if points is None or points <= self.total:
            return False
        return points in (revoke_total(self.raw, self.rules), self.rules.revoke_total)

    def about(self, code: str, side: Side | None, field: str, rule: str, **args: Arg) -> Finding:
        """A finding on this row that goes by the article of the field `rule`."""
        article = self.rules.articles[_ARTICLE_OF.get(rule, rule)]
        return finding(code, side, field, article, None, **args, **self._shared(code))

    def _shared(self, code: str) -> dict[str, Arg]:
        """The values of the rules that sentences name."""
        if code == "roem-unit":
            return {"units": self.space.tricks}
        if code == "roem-limit":
            return {"most": self.space.most}
        if code in _WITH_BONUS:
            return {"bonus": sweep_bonus(self.raw, self.rules), "total_points": self.total}
        if code.startswith("revoke"):  # what a revoke gives here, whatever was typed
            return {"total_points": revoke_total(self.raw, self.rules)}
        if code.startswith("nat"):
            return {"total_points": row_total(self.raw, self.rules)}
        return {"total_points": self.total} if code.startswith(("points", "double")) else {}


_WITH_BONUS = frozenset({"pit-points", "pit-bonus-missing", "sweep-unmarked"})
