"""What cannot be right in a row, each finding with code and arguments.

Sentences are made in `wording.py`. Errors keep a sheet from being signed off, never from
being stored.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from clubadmin.domain.scoring.entry import Unreadable
from clubadmin.domain.scoring.possible import RoemSpace, points_possible, roem_space
from clubadmin.domain.scoring.raw import Box, Mark, RawGame, State
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.scoring.settle import Amounts, SettledGame, box_amount, written
from clubadmin.domain.scoring.slips import meant_points, meant_roem
from clubadmin.domain.terms import Outcome, Severity, Side

Arg = int | str | tuple[int, ...] | tuple[str, ...]

WARNINGS = frozenset({"sweep-unmarked"})


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong, where it is, and the article it goes by.

    `game` is the row (for `total-mismatch`: the row that explains it, if one does); `field`
    is points, roem, row or total. `args` are what the sentence needs.
    """

    game: int | None
    side: Side | None
    field: str
    severity: Severity
    code: str
    args: tuple[tuple[str, Arg], ...] = ()
    article: str = ""

    @property
    def values(self) -> dict[str, Arg]:
        """The arguments by name."""
        return dict(self.args)


def finding(
    code: str, side: Side | None, field: str, article: str, game: int | None, /, **args: Arg
) -> Finding:
    """A finding with the severity that its code has."""
    severity = Severity.WARNING if code in WARNINGS else Severity.ERROR
    return Finding(game, side, field, severity, code, tuple(args.items()), article)


def unreadable(line: Unreadable, rules: RuleSet, meant: tuple[str, ...] = ()) -> Finding:
    """The finding for a line that cannot be read; `meant` are lines that may have been meant."""
    return finding(
        "unreadable",
        None,
        "row",
        rules.articles.get(_UNKNOWN.get(line.reason, ""), ""),
        None,
        reason=line.reason,
        char=line.char,
        position=line.position,
        meant=meant,
        title=rules.title,
    )


_UNKNOWN = {
    "bid-unknown": "bidding",
    "double-unknown": "doubling",
    "double-most": "doubling",
    "no-trumps-unknown": "no_trumps",
    "solo-unknown": "players",
    "player": "players",
    "share-unknown": "solo_share",
    "share": "solo_share",
    "hand-unknown": "roem_where",
    "stuk-unknown": "roem_where",
    "stuk": "stuk",
    "stripe": "stripe_required",
    "passed-unknown": "passed_round",
    "fine-unknown": "revoke",
    "misdeal-unknown": "misdeal_fine",
}


def check_game(
    game: int | None, raw: RawGame, settled: SettledGame, rules: RuleSet
) -> tuple[Finding, ...]:
    """All findings of one row. Any integers are judged; never raises."""
    if raw.state is not State.PLAYED:
        return ()
    found = tuple(_Check(raw, settled, rules).all())
    return tuple(replace(one, game=game) for one in found) if found else found


class _Check:
    """One row under the eyes: each method a kind of trouble."""

    def __init__(self, raw: RawGame, settled: SettledGame, rules: RuleSet) -> None:
        self.raw = raw
        self.settled = settled
        self.rules = rules
        self.articles = rules.articles
        self.ns, self.ew = written(raw, rules)
        self.space: RoemSpace = roem_space(rules)

    def all(self) -> Iterator[Finding]:
        yield from self.points()
        yield from self.blanks()
        yield from self.roem()
        if self.raw.mark is Mark.NAT:
            yield from self.nat()
        elif self.raw.mark is Mark.PIT:
            yield from self.pit()
        elif self.raw.mark is Mark.REVOKE:
            yield from self.revoke()
        else:
            yield from self.unmarked()

    def of(self, side: Side) -> Amounts:
        return self.ns if side is Side.NS else self.ew

    def is_262(self, points: int | None) -> bool:
        return points == self.rules.revoke_total != self.rules.total

    def normal_points(self) -> bool:
        """Whether the row's points should add up to the game's total."""
        raw, personal = self.raw, self.rules.revoke == "personal"
        if raw.mark is Mark.REVOKE:
            return personal
        return raw.mark is None or (raw.mark is Mark.NAT and raw.counted)

    def points(self) -> Iterator[Finding]:
        if not self.normal_points():
            return
        total, raw = self.rules.total, self.raw
        written_points = [(side, raw.points(side)) for side in Side]
        if any(self.is_262(points) for _, points in written_points):
            return
        wrong = False
        for side, points in written_points:
            if points is None or wrong:
                continue
            if not 0 <= points <= total:
                wrong = True
                yield self.about(
                    "points-range",
                    side,
                    "points",
                    "total",
                    points=points,
                    meant=meant_points(points, side, total, self.space),
                )
            elif not points_possible(points, self.rules):
                wrong = True
                yield self.about("points-impossible", side, "points", "total", points=points)
        both = raw.ns_points is not None and raw.ew_points is not None
        if both and not wrong and self.ns.points + self.ew.points != total:
            yield self.about(
                "points-split", None, "points", "total", ns=self.ns.points, ew=self.ew.points
            )

    def blanks(self) -> Iterator[Finding]:
        if not self.rules.stripe_required:
            return
        for side in Side:
            if self.raw.roem(side) is Box.BLANK:
                yield self.about("roem-blank", side, "roem", "stripe_required")

    def roem(self) -> Iterator[Finding]:
        """Each box by itself, then both together; a pit's bonus is judged with the pit."""
        amounts = [self.tricks_roem(side) for side in Side]
        good = True
        for side, amount in zip(Side, amounts, strict=True):
            if self.space.one(amount):
                continue
            good = False
            if amount > self.space.most:
                yield self.about("roem-limit", side, "roem", "four_alike", amount=amount)
            elif not self.is_pit_of(side):
                yield self.about(
                    "roem-unit",
                    side,
                    "roem",
                    "three_in_sequence",
                    amount=amount,
                    meant=meant_roem(amount, self.space),
                )
        if good and not self.space.both(*amounts):
            yield self.about("roem-limit", None, "roem", "four_alike", amount=sum(amounts))

    def tricks_roem(self, side: Side) -> int:
        bonus = self.rules.sweep_bonus if self.is_pit_of(side) else 0
        amount = box_amount(self.raw, side, self.rules)
        return amount if 0 <= amount < bonus else amount - bonus

    def is_pit_of(self, side: Side) -> bool:
        return self.raw.mark is Mark.PIT and self.raw.mark_side is side

    def nat(self) -> Iterator[Finding]:
        side = self.raw.mark_side
        if side is None:
            return
        if self.raw.played_by is side.other:
            yield self.about("nat-wrong", side, "row", "tie", reason="other-side")
        elif self.figures_say_made(side):
            yield self.about(
                "nat-wrong",
                side,
                "row",
                "tie",
                reason="made",
                own=self.of(side).total,
                other=self.of(side.other).total,
            )
        elif not self.raw.counted:
            yield from self.nat_keeps(side)

    def figures_say_made(self, side: Side) -> bool:
        has_points = self.raw.ns_points is not None or self.raw.ew_points is not None
        return has_points and self.of(side).total > self.of(side.other).total

    def nat_keeps(self, side: Side) -> Iterator[Finding]:
        own, other = self.of(side), self.of(side.other)
        if own.points:
            yield self.about("nat-keeps", side, "points", "tie", kept="points", amount=own.points)
        elif other.points != self.rules.total:
            yield self.about(
                "points-split", None, "points", "total", ns=self.ns.points, ew=self.ew.points
            )
        if own.roem:
            yield self.about("nat-keeps", side, "roem", "nat_roem", kept="roem", amount=own.roem)

    def pit(self) -> Iterator[Finding]:
        side, bonus = self.raw.mark_side, self.rules.sweep_bonus
        if side is None:
            return
        own, other = self.of(side), self.of(side.other)
        if (own.points, other.points) != (self.rules.total, 0):
            yield self.about(
                "pit-points", side, "points", "sweep_bonus", own=own.points, other=other.points
            )
        rest = own.roem - bonus
        blank = self.raw.roem(side) is Box.BLANK
        if not blank and rest <= self.space.most and not self.space.one(rest):
            yield self.about("pit-bonus-missing", side, "roem", "sweep_bonus", amount=own.roem)
        if other.roem:
            yield self.about(
                "roem-without-trick", side.other, "roem", "sweep_bonus", amount=other.roem
            )
        if self.raw.played_by is side.other and self.rules.sweep_by_defenders == "nat":
            yield self.about("pit-by-defenders", side, "row", "sweep_by_defenders")

    def revoke(self) -> Iterator[Finding]:
        side, rules = self.raw.mark_side, self.rules
        if side is None:
            return
        if rules.revoke == "redeal":
            yield self.about("revoke-points", side, "row", "revoke", reason="redeal")
        elif rules.revoke == "personal":
            if self.raw.ns_points is None and self.raw.ew_points is None:
                yield self.about("revoke-points", side, "row", "revoke", reason="personal")
            elif not self.raw.counted:
                yield from self.unsettled()
        elif not self.raw.counted:
            yield from self.revoke_figures(side)

    def revoke_figures(self, side: Side) -> Iterator[Finding]:
        own, other = self.of(side), self.of(side.other)
        if (own.points, other.points) != (0, self.rules.revoke_total):
            yield self.about(
                "revoke-points",
                side,
                "points",
                "revoke",
                reason="points",
                own=own.points,
                other=other.points,
            )
        if own.roem:
            yield self.about(
                "revoke-points", side, "roem", "revoke", reason="roem", amount=own.roem
            )

    def unmarked(self) -> Iterator[Finding]:
        for side in Side:
            if self.is_262(self.raw.points(side)):
                yield self.about("revoke-unmarked", side, "points", "revoke_penalty")
                return
        if self.settled.outcome is not Outcome.MADE:
            return
        yield from self.unsettled()
        for side in Side:
            points = (self.of(side).points, self.of(side.other).points)
            if points == (self.rules.total, 0):
                yield self.about("sweep-unmarked", side, "row", "sweep_bonus")

    def unsettled(self) -> Iterator[Finding]:
        """A row as written that should have been written as nat."""
        played_by = self.raw.played_by
        if played_by is None:
            if self.ns.total == self.ew.total:
                yield self.about("tie-unsettled", None, "row", "tie", total=self.ns.total)
            return
        own, other = self.of(played_by).total, self.of(played_by.other).total
        if own <= other:
            yield self.about("nat-missed", played_by, "row", "tie", own=own, other=other)

    def about(self, code: str, side: Side | None, field: str, rule: str, **args: Arg) -> Finding:
        article = self.articles[_ARTICLE_OF.get(rule, rule)]
        return finding(
            code, side, field, article, None, **args, **_shared(code, self.rules, self.space)
        )


_ARTICLE_OF = {"total": "last_trick"}


def _shared(code: str, rules: RuleSet, space: RoemSpace) -> dict[str, Arg]:
    """What sentences say of the rules themselves."""
    if code == "roem-unit":
        return {"units": space.tricks}
    if code == "roem-limit":
        return {"most": space.most}
    if code in _WITH_BONUS:
        return {"bonus": rules.sweep_bonus, "total_points": rules.total}
    if code.startswith("revoke"):
        return {"total_points": rules.revoke_total}
    return {"total_points": rules.total} if code.startswith(("points", "nat")) else {}


_WITH_BONUS = frozenset({"pit-points", "pit-bonus-missing", "sweep-unmarked"})
