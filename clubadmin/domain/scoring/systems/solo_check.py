"""What cannot be in a row of three players."""

from collections.abc import Iterator

from clubadmin.domain.row.findings import Finding, finding
from clubadmin.domain.row.raw import RawGame, State
from clubadmin.domain.row.settle import SettledGame
from clubadmin.domain.row.stakes import cards_worth, written_total
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Outcome, Side

_LEFT_OVER = 2
_PLAIN_SUITS = 3


def check_player(raw: RawGame, rules: RuleSet) -> Iterator[Finding]:
    """Whether the row says who played alone: without it no player has anything of it.

    On a sheet that should be whole it is an error, `solo-unknown`.
    """
    if raw.state is State.PLAYED and raw.solo is None:
        yield finding("solo-player", None, "row", rules.articles["players"], None)


def check_bounds(raw: RawGame, rules: RuleSet) -> Iterator[Finding]:
    """Whether the figures of an unmarked row fit together where the talon does not count."""
    ns, ew = raw.ns_points, raw.ew_points
    total, article = written_total(raw, rules), rules.articles["talon"]
    if raw.mark is not None or (ns is None and ew is None):
        return
    if ns is None or ew is None:
        yield finding("points-split", None, "points", article, None, reason="talon-rest")
    elif not (least := total - _talon_most(raw, rules)) <= ns + ew <= total:
        yield finding(
            "points-split",
            None,
            "points",
            article,
            None,
            reason="talon",
            ns=ns,
            ew=ew,
            least=least,
            total_points=total,
        )


def _talon_most(raw: RawGame, rules: RuleSet) -> int:
    """The most that the two cards left over can be worth."""
    pack = rules.trump_points + rules.plain_points * _PLAIN_SUITS
    worths = [worth for _, worth in pack]
    return sum(sorted(worths)[-_LEFT_OVER:]) * (1 if raw.counted else cards_worth(raw, rules))


def check_shares(raw: RawGame, settled: SettledGame, rules: RuleSet) -> Iterator[Finding]:
    """Where each keeps his own: whether the row says what each of the two made."""
    own = rules.solo_share == "own" and settled.outcome in (Outcome.MADE, Outcome.PIT)
    if not own or raw.solo is None:
        return
    both = settled.of((raw.played_by or Side.NS).other)
    taker = 2 if raw.solo == 1 else 1
    article = rules.articles["solo_share"]
    for field, amount, taken in (
        ("points", both.points, raw.first_points),
        ("roem", both.roem, raw.first_roem),
    ):
        if taken is None and amount:
            yield finding(
                "share-missing",
                None,
                field,
                article,
                None,
                reason=field,
                amount=amount,
                taker=taker,
            )
        elif taken is not None and not 0 <= taken <= amount:
            yield finding(
                "share-range", None, field, article, None, taken=taken, amount=amount, taker=taker
            )
