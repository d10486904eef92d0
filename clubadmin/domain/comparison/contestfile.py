"""A whole contest from a table, and as a document for programs."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from clubadmin.domain.comparison.checking import check_rows
from clubadmin.domain.comparison.decisions import OF_ONE_PLAYER, SEATS, decisions_text
from clubadmin.domain.comparison.findings import ContestFinding, contest_sentence
from clubadmin.domain.comparison.matchpoints import (
    Contest,
    Frequency,
    ScoredGame,
    ScoredResult,
    score_contest,
)
from clubadmin.domain.comparison.reading import ContestRow, read_rows
from clubadmin.domain.comparison.standings import Standing, Tally, add_up, rank
from clubadmin.domain.terms import Severity, Side

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
    players = not checked.apart and _are_players(checked.rows)
    counting, misplaced = (checked.rows, ()) if players else _without_seats(checked.rows)
    contest = score_contest(row.result for row in counting)
    total = _of_players(contest) if players else () if checked.apart else _total(contest)
    findings = (*unreadable, *checked.findings, *misplaced)
    found = sorted(findings, key=lambda one: (one.line, one.code, one.args))
    return ReadContest(contest, total, tuple(found))


def _are_players(rows: Sequence[ContestRow]) -> bool:
    """Whether two single players are on each side: "3+7"."""
    entrants = {one.result.entrant(side) for one in rows for side in Side}
    return bool(entrants) and all(_TWO_PLAYERS.fullmatch(one) for one in entrants)


def _without_seats(
    rows: Iterable[ContestRow],
) -> tuple[tuple[ContestRow, ...], tuple[ContestFinding, ...]]:
    """The rows without penalties for one player, which a pair does not know; each is told."""
    kept: list[ContestRow] = []
    found: list[ContestFinding] = []
    for row in rows:
        of_one = row.result.decisions & OF_ONE_PLAYER
        if of_one:
            args = (("text", decisions_text(of_one)),)
            found.append(ContestFinding(row.line, "decision-seat", game=row.result.game, args=args))
            left = replace(row.result, decisions=row.result.decisions - of_one)
            kept.append(replace(row, result=left))
        else:
            kept.append(row)
    return tuple(kept), tuple(found)


def _of_players(contest: Contest) -> tuple[Standing, ...]:
    """What each player made, on whatever side, without his own penalties."""
    tallies: dict[str, Tally] = {}
    for game in contest.games:
        for one in game.results:
            for side, seats in SEATS.items():
                outcome = one.of(side)
                for player, seat in zip(outcome.entrant.split("+"), seats, strict=True):
                    tallies.setdefault(player, Tally(player)).add(
                        one.matchpoints(seat) or 0,
                        outcome.top,
                        outcome.points or 0,
                        int(outcome.attainable > 0),
                        outcome.attainable,
                    )
    return rank(tallies.values())


def _total(contest: Contest) -> tuple[Standing, ...]:
    both = {one.entrant for one in contest.ns} & {one.entrant for one in contest.ew}
    return add_up(contest.ns, contest.ew) if both else ()


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
