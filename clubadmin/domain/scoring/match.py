"""A match to a target (501, 1001, 1500): where it ends, and who won it.

It is over when a side has reached the target after a game; level at or above it, one more
game decides (online klaverjasregels, Puntentelling).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from clubadmin.domain.row.findings import Finding, finding
from clubadmin.domain.row.settle import NOTHING, Amounts, SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Outcome, Side

Played = tuple[int, SettledGame | None]
"""A game's number and what it counts; None while it is not typed or cannot be read."""

_UNPLAYED = (Outcome.NOT_PLAYED, Outcome.CANCELLED)


@dataclass(frozen=True, slots=True)
class Match:
    """How a match to `target` stands. `over_after` is the game that ended it, None if none did."""

    target: int
    over_after: int | None = None
    winner: Side | None = None


def match_of(games: Iterable[Played], rules: RuleSet) -> Match | None:
    """How the match stands; None where nothing is played to a target.

    Behind a game of which nothing is known the score is not known either, so what follows it
    ends no match.
    """
    if not rules.target:
        return None
    ns = ew = NOTHING
    for number, settled in games:
        if settled is None:
            break
        ns, ew = ns + settled.ns, ew + settled.ew
        if ns.total != ew.total and max(ns.total, ew.total) >= rules.target:
            return Match(rules.target, number, Side.NS if ns.total > ew.total else Side.EW)
    return Match(rules.target)


def check_match(
    match: Match, games: Sequence[Played], rules: RuleSet, *, complete: bool, full: bool
) -> tuple[Finding, ...]:
    """Check the length of a match: games after its end, or no end at all.

    `complete` says that no game is to come, `full` that the sheet has no row for it either.
    Without `complete` only a match that was stopped is named: one whose games are all there,
    the last of them not played.
    """
    article = rules.articles["target"]
    if match.over_after is not None:
        return tuple(_after(match, match.over_after, games, article))
    ns, ew = _stand(games)
    played = [settled for _, settled in games if settled]
    stopped = full and len(played) == len(games) > 0 and played[-1].outcome in _UNPLAYED
    if not complete and not stopped:
        return ()
    code = "match-stopped" if stopped else "match-unfinished"
    values: dict[str, int | str] = {"ns": ns.total, "ew": ew.total, "target": match.target}
    if full and not stopped:
        values["reason"] = "full"
    return (finding(code, None, "total", article, None, **values),)


def _after(match: Match, over: int, games: Sequence[Played], article: str) -> Iterator[Finding]:
    ns, ew = _stand([game for game in games if game[0] <= over])
    for number, settled in games:
        if number > over and settled and settled.outcome not in _UNPLAYED:
            yield finding(
                "match-over",
                match.winner,
                "row",
                article,
                number,
                over=over,
                won=max(ns.total, ew.total),
                target=match.target,
            )


def _stand(games: Iterable[Played]) -> tuple[Amounts, Amounts]:
    settled = [one for _, one in games if one]
    return (sum((one.ns for one in settled), NOTHING), sum((one.ew for one in settled), NOTHING))
