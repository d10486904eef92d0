"""A whole contest from a table, and as a document for programs."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from clubadmin.domain.comparison.checking import check_rows
from clubadmin.domain.comparison.decisions import decisions_text
from clubadmin.domain.comparison.findings import ContestFinding, contest_sentence
from clubadmin.domain.comparison.matchpoints import (
    Contest,
    Frequency,
    ScoredGame,
    ScoredResult,
    score_contest,
)
from clubadmin.domain.comparison.reading import read_rows
from clubadmin.domain.comparison.standings import Standing, add_up
from clubadmin.domain.terms import Severity

_TWO_PLAYERS = re.compile(r"\d+\+\d+", re.ASCII)


@dataclass(frozen=True)
class ReadContest:
    """What a table gave: the contest of what counts, and everything that is to be said of it."""

    contest: Contest
    total: tuple[Standing, ...]
    """N/Z and O/W of each pair together (Howell); () where each field has its own pairs.

    Where single players play, two on a side as "3+7", it has each player on his own.
    """
    findings: tuple[ContestFinding, ...]

    @property
    def wrong(self) -> bool:
        """Whether something in the table is an error."""
        return any(one.severity is Severity.ERROR for one in self.findings)


def read_contest(header: Sequence[str], rows: Iterable[Sequence[str]]) -> ReadContest:
    """Read, check and score a table.

    Raises:
        NoContest: its columns are not those of a contest.
    """
    read, unreadable = read_rows(header, rows)
    checked = check_rows(read)
    contest = score_contest(row.result for row in checked.rows)
    total = () if checked.apart else _total(contest)
    found = sorted((*unreadable, *checked.findings), key=lambda one: (one.line, one.code, one.args))
    return ReadContest(contest, total, tuple(found))


def _total(contest: Contest) -> tuple[Standing, ...]:
    entrants = [one.entrant for one in (*contest.ns, *contest.ew)]
    if entrants and all(_TWO_PLAYERS.fullmatch(one) for one in entrants):
        fields = (contest.ns, contest.ew)
        return add_up(*(_players(field, at) for field in fields for at in (0, 1)))
    both = {one.entrant for one in contest.ns} & {one.entrant for one in contest.ew}
    return add_up(contest.ns, contest.ew) if both else ()


def _players(field: Iterable[Standing], at: int) -> Iterable[Standing]:
    """What the sides of a field made, as that of the first or second player of each."""
    for one in field:
        yield replace(one, entrant=one.entrant.split("+")[at])


def contest_json(read: ReadContest) -> dict[str, Any]:
    """The document of `clubadmin matchpoints`; see its help for the keys."""
    return {
        "ns": [_standing(one) for one in read.contest.ns],
        "ew": [_standing(one) for one in read.contest.ew],
        "total": [_standing(one) for one in read.total],
        "games": [_game(one) for one in read.contest.games],
        "findings": [_finding(one) for one in read.findings],
    }


def _standing(one: Standing) -> dict[str, Any]:
    return {
        "entrant": one.entrant,
        "place": one.place,
        "matchpoints": one.matchpoints,
        "tops": one.tops,
        "points": one.points,
        "games": one.games,
        "attainable": one.attainable,
    }


def _game(game: ScoredGame) -> dict[str, Any]:
    return {
        "game": game.game,
        "results": [_result(one) for one in game.results],
        "frequencies": {"ns": _frequencies(game.ns), "ew": _frequencies(game.ew)},
    }


def _result(scored: ScoredResult) -> dict[str, Any]:
    result = scored.result
    return {
        "table": result.table,
        "ns": result.ns,
        "ew": result.ew,
        "ns_points": result.ns_points,
        "ew_points": result.ew_points,
        "decision": decisions_text(result.decisions),
        "ns_matchpoints": scored.ns.matchpoints,
        "ew_matchpoints": scored.ew.matchpoints,
        "ns_top": scored.ns.top,
        "ew_top": scored.ew.top,
    }


def _frequencies(frequencies: Iterable[Frequency]) -> list[dict[str, int]]:
    return [one._asdict() for one in frequencies]


def _finding(one: ContestFinding) -> dict[str, Any]:
    return {
        "line": one.line,
        "game": one.game,
        "severity": one.severity.value,
        "code": one.code,
        "message": contest_sentence(one),
        "article": one.article,
    }
