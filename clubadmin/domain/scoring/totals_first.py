"""A sheet that counts by its four totals until its games are typed; and which totals can be.

Whatever happens in a game, the cards are worth the same: nat moves points to the other side, a
pit's bonus stands in the roem. So of a number of games both sides together can have only few sums
of points, and what they cannot have was misread or mistyped.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from clubadmin.domain.row.columns import columns, has_fines
from clubadmin.domain.row.doubling import SUPERKRAAK
from clubadmin.domain.row.findings import Finding, finding, sheet_article
from clubadmin.domain.row.possible import points_possible, roem_space
from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.totals import Paper
from clubadmin.domain.terms import Side
from clubadmin.i18n import Figure, Message

Totals = tuple[Amounts, Amounts]
"""Points and roem of Wij and of Zij, of all games of a sheet together."""

_UNIT = 10


def told_totals(totals: Totals) -> Message:
    """Both sides' points and roem, as they were written."""
    ns, ew = (
        Message("{points} + {roem} roem", points=Figure(one.points), roem=Figure(one.roem))
        for one in totals
    )
    return Message("{ns} en {ew}", ns=ns, ew=ew)


def may_count(rules: RuleSet) -> bool:
    """Whether four totals tell what a sheet counts.

    Not where a player has figures of his own or is fined, nor where a match ends after a game.
    """
    return rules.system == "klaverjas" and not rules.target and not has_fines(rules)


def written_totals(paper: Paper | None, rules: RuleSet) -> Totals | None:
    """The totals of a sheet on which every box of them is filled in; None on any other."""
    fields = dict(zip(("ns_points", "ns_roem", "ew_points", "ew_roem"), paper or (), strict=False))
    if any(fields.get(name) is None for name in columns(rules).paper):
        return None
    ns_points, ns_roem, ew_points, ew_roem = (one or 0 for one in fields.values())
    return Amounts(ns_points, ns_roem), Amounts(ew_points, ew_roem)


def check_possible(totals: Totals, games: int, rules: RuleSet) -> Iterator[Finding]:
    """A finding for each figure that so many games cannot come to."""
    article = sheet_article(rules)
    points = [one.points for one in totals]
    if not _holds(_sums(_shared(rules), games), sum(points)):
        yield _not_together(points, games, rules, article)
    else:
        own = _sums(_own(rules), games)
        for side, amount in zip(Side, points, strict=True):
            if not _holds(own, amount):
                about = {"points": amount, "games": games}
                yield finding("totals-side", side, "points", article, None, **about)
    roem, good = _sums(_roem(rules), games), True
    for side, one in zip(Side, totals, strict=True):
        if one.roem % _UNIT or not _holds(roem, one.roem // _UNIT):
            near, good = _nearest(roem, one.roem), False
            about = {"amount": one.roem, "games": games}
            yield finding("totals-roem", side, "roem", article, None, **about, near=near)
    together = sum(one.roem for one in totals)
    if good and not _holds(roem, together // _UNIT):
        about = {"amount": together, "games": games}
        near = _nearest(roem, together)
        yield finding("totals-roem", None, "roem", article, None, **about, near=near)


def _nearest(roem: int, amount: int) -> tuple[int, ...]:
    """The roem that can be just below an amount that cannot, and just above it."""
    below = next((one for one in range(amount // _UNIT, -1, -1) if _holds(roem, one)), None)
    above = range(max(amount // _UNIT + 1, 0), roem.bit_length())
    return tuple(
        one * _UNIT
        for one in (below, next((one for one in above if _holds(roem, one)), None))
        if one is not None
    )


def _not_together(points: list[int], games: int, rules: RuleSet, article: str) -> Finding:
    """Points that no games share out: of too few games, or of none at all."""
    ns, ew = points
    fewer, left = divmod(ns + ew, rules.total)
    few = not left and 0 < fewer < games
    doubled = len(_stakes(rules)) > 1
    reason = "fewer" if few else "doubled" if doubled else "" if _penalty(rules) else "split"
    about = {"ns": ns, "ew": ew, "games": games, "total_points": rules.total}
    more = {"all": games * rules.total, "fewer": fewer, "penalty": _penalty(rules)}
    said = {"reason": reason} if reason else {}
    return finding("totals-points", None, "points", article, None, **about, **more, **said)


def _penalty(rules: RuleSet) -> int:
    return rules.revoke_total - rules.total


def _stakes(rules: RuleSet) -> set[int]:
    """How many times a game can count: spades double, and it may be doubled."""
    most = {"none": 0, "kraken": SUPERKRAAK}.get(rules.doubling, SUPERKRAAK - 1)
    spades = (1, 2) if rules.spades_double else (1,)
    return {times << double for times in spades for double in range(most + 1)}


def _bonuses(amount: int, rules: RuleSet) -> set[int]:
    return {amount * times for times in (_stakes(rules) if rules.doubled_bonus else (1,))}


@lru_cache(maxsize=64)
def _shared(rules: RuleSet) -> frozenset[int]:
    """The points that both sides of a game can have together; less where it hangs to the end."""
    plain = {rules.total * times for times in _stakes(rules)}
    fined = {one + more for one in plain for more in _bonuses(_penalty(rules), rules)}
    hung = {0, *(one // 2 for one in plain)} if rules.hangs else set()
    return frozenset(plain | fined | hung)


@lru_cache(maxsize=64)
def _own(rules: RuleSet) -> frozenset[int]:
    """The points that a side of a game can have."""
    counted = {points for points in range(rules.total + 1) if points_possible(points, rules)}
    counted |= {rules.total - points for points in counted}
    return _shared(rules) | {points * times for points in counted for times in _stakes(rules)}


@lru_cache(maxsize=64)
def _roem(rules: RuleSet) -> frozenset[int]:
    """The roem in tens that a side of a game can have, with what else stands in its box."""
    space = roem_space(rules)
    tens = range(0, space.most + _UNIT, _UNIT)
    made = {ns + ew for ns in tens for ew in tens if space.both(ns, ew)}  # nat moves it over
    beside = {0, *_bonuses(rules.sweep_bonus, rules)}
    if rules.revoke_in_box:
        beside |= _bonuses(rules.revoke_penalty, rules)
    return frozenset((roem + more) // _UNIT for roem in made for more in beside)


@lru_cache(maxsize=256)
def _sums(of_a_game: Iterable[int], games: int) -> int:
    """The sums of so many games, a bit for each; asked again with every figure that is typed."""
    found = 1
    for _ in range(games):
        before, found = found, 0
        for one in of_a_game:
            found |= before << one
    return found


def _holds(sums: int, amount: int) -> bool:
    return amount >= 0 and bool(sums >> amount & 1)
