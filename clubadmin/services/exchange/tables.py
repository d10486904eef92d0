"""Standings, results of evenings and consents as CSV and XLSX for people."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from clubadmin.domain.comparison.decisions import decisions_text
from clubadmin.domain.comparison.reading import COLUMNS
from clubadmin.domain.standings.ranked import shortened
from clubadmin.errors import Refused
from clubadmin.model.comparison.comparison import Contest, TeamContest
from clubadmin.model.members.known import PURPOSES, Purpose
from clubadmin.model.results.result import (
    EveningResult,
    ResultRow,
    RoundFigure,
    StandingCell,
    StandingRow,
    Standings,
    totals_only_note,
)
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.boards import with_wallets
from clubadmin.services.comparison.session import Played, Session, load_session
from clubadmin.services.evenings.head import dutch_date, evening_head
from clubadmin.services.exchange.write import Cell, csv_bytes, named_bytes, table_bytes, xlsx_bytes
from clubadmin.services.members.consents import consents

Row = list[Cell]

DEPTHS = {
    "evening": "uit uitslagen van hele avonden",
    "round": "uit uitslagen van ronden",
    "game": "uit de formulieren",
}
_HEAD = ("plaats", "naam", "totaal", "gemiddeld", "pits")
DROPPED = "telt niet mee"
GIVEN = "gekregen bij afwezigheid"
"""Columns that name evenings by their numbers; an import reads them back."""
_CONTEST_HEAD = ("plaats", "naam", "matchpunten", "gemiddeld", "tops")
_KNOCKOUT_HEAD = ("plaats", "naam", "gewonnen ronden", "gemiddeld", "pits")
_MOVES = {
    "up": "omhoog",
    "down": "omlaag",
    "up?": "omhoog: beslissen",
    "down?": "omlaag: beslissen",
    "?": "omhoog of omlaag: beslissen",
}


def consents_table(club: OpenClub, name: str) -> bytes:
    """Every answer with its days, how it was said, and the words that were agreed to."""
    return table_bytes(name, "Toestemmingen", _answers(club))


def _answers(club: OpenClub) -> Iterator[list[Cell]]:
    yield ["naam", "waarvoor", "antwoord", "gegeven", "ingetrokken", "hoe", "tekst"]
    for person in consents(club):
        for purpose in Purpose:
            if (one := person.answers.get(purpose)) is None:
                continue
            days = (f"{day:%d-%m-%Y}" if day else "" for day in (one.given_on, one.withdrawn_on))
            said = "ja" if one.holds else "nee"
            wording = str(one.wording) if one.wording else ""
            yield [person.member.label, PURPOSES[purpose], said, *days, one.remark, wording]


def result_csv(result: EveningResult) -> bytes:
    """The result of an evening."""
    return csv_bytes(_result_rows(result), for_people=True)


def result_xlsx(result: EveningResult) -> bytes:
    """The result of an evening."""
    return xlsx_bytes(f"Avond {result.number}", list(_result_rows(result)), frozenset())


def _result_rows(result: EveningResult) -> Iterable[Row]:
    if result.contest is not None or result.teams is not None:
        yield from contest_rows(result)
    else:
        yield from _point_rows(result)
    yield []
    state = "definitief" if result.closed else f"voorlopig, {result.missing} formulieren ontbreken"
    state = "; ".join([state, *(note.text() for note in totals_only_note(result.totals_only))])
    yield [
        "",
        f"{result.club}; {result.competition}; seizoen {result.season}; avond {result.number}"
        f" ({result.date:%d-%m-%Y}); {result.rule_set_title}; {DEPTHS[result.depth]}; {state}",
    ]


def _point_rows(result: EveningResult) -> Iterable[Row]:
    fined = any(row.fined for row in result.rows)  # "straf" only where somebody has it
    parts = ("punten", "roem", "straf") if fined else ("punten", "roem")
    known = pits_known(result.depth, [row.pits for row in result.rows])
    numbers = range(0) if result.depth == "evening" else range(1, result.rounds + 1)
    rounds = [f"ronde {number} {what}" for number in numbers for what in parts]
    yield ["plaats", "naam", *parts, "totaal", "pits", "nat", *rounds, "prijs"]
    for row in result.rows:
        yield [
            None if row.unknown else row.place,
            row.name,
            *_amounts(row, fined=fined),
            "?" if row.unknown else row.total,
            row.pits if known and not (row.unknown or row.totals_only) else None,
            row.nat if result.depth == "game" and not row.totals_only else None,
            *_rounds(row, numbers, fined=fined),
            _prize(row),
        ]


def _prize(row: ResultRow) -> str:
    return row.thanked.text() if row.thanked else ""


def _rounds(row: ResultRow, numbers: range, *, fined: bool) -> list[Cell]:
    by_number = {figure.round: figure for figure in row.rounds}
    cells: list[Cell] = []
    for number in numbers:
        figure = by_number.get(number)
        cells += _amounts(figure, fined=fined) if figure else [""] * (3 if fined else 2)
    return cells


def _amounts(one: ResultRow | RoundFigure, *, fined: bool) -> list[Cell]:
    if isinstance(one, ResultRow) and one.unknown:
        return [None] * (3 if fined else 2)
    return [one.points, one.roem, one.fined] if fined else [one.points, one.roem]


def contest_rows(result: EveningResult) -> Iterable[Row]:
    """The header and everybody's row; () where the evening goes by points."""
    given = {row.participant_id: _prize(row) for row in result.rows}
    if result.contest is not None:
        return _by_matchpoints(result.contest, given)
    return _of_teams(result.teams, given) if result.teams is not None else ()


def _by_matchpoints(contest: Contest, given: dict[int, str]) -> Iterable[Row]:
    grouped = any(field.line for field in contest.fields)
    apart = any(field.name for field in contest.fields)
    extra = [*(["groep"] if grouped else []), *(["richting"] if apart else [])]
    yield [
        *extra,
        *("plaats", "nummer", "naam", "club of district", "matchpunten", "tops", "punten"),
        *("spellen", "haalbaar", "procent", "prijs"),
    ]
    for field in contest.fields:
        for row in field.rows:
            share = None if row.percentage is None else round(row.percentage, 2)
            yield [
                *([field.line] if grouped else []),
                *([field.name] if apart else []),
                *(row.place, row.number, row.name, row.district, row.matchpoints, row.tops),
                *(row.points, row.games, row.attainable, share, given.get(row.participant_id, "")),
            ]


def _of_teams(teams: TeamContest, given: dict[int, str]) -> Iterable[Row]:
    grouped = any(row.line for row in teams.rows)
    yield [
        *(["groep"] if grouped else []),
        *("plaats", "nummer", "team", "club of district", "wedstrijdpunten", "spelpunten", "saldo"),
        *("wedstrijden", "gewonnen", "gelijk", "verloren", "prijs"),
    ]
    for row in teams.rows:
        yield [
            *([row.line] if grouped else []),
            *(row.place, row.number, row.name, row.district, row.match_points, row.game_points),
            *(row.saldo, row.matches, row.won, row.drawn, row.lost),
            given.get(row.participant_id, ""),
        ]


def pits_known(depth: str, pits: Sequence[int]) -> bool:
    """Whether 0 pits means none: lists of totals seldom tell them at all."""
    return depth == "game" or any(pits)


class _Box(NamedTuple):
    """The value of a box, and whether it counts."""

    value: Cell
    counts: bool = True


def standings_csv(standings: Standings) -> bytes:
    """The standings; what does not count, and what was given, is told in columns of their own."""
    return csv_bytes([[box.value for box in row] for row in _rows(standings)], for_people=True)


def standings_xlsx(standings: Standings) -> bytes:
    """Make the workbook; evenings and periods that do not count are struck through as well."""
    rows = list(_rows(standings))
    struck = frozenset(
        (number, at)
        for number, row in enumerate(rows)
        for at, box in enumerate(row)
        if not box.counts
    )
    return xlsx_bytes("Stand", [[box.value for box in row] for row in rows], struck)


def _rows(view: Standings) -> Iterator[list[_Box]]:
    yield [_Box(head) for head in _heads(view)]
    for row in view.rows:
        apart = [_Box(one) for one in _apart(view, row)]
        yield [*map(_Box, _figures(view, row)), *_periods(row), *_evenings(row), *apart]
    yield []
    yield [_Box(""), _Box(_foot(view))]


def _heads(view: Standings) -> Iterator[str]:
    if len(view.fields) > 1 or view.grouped:
        yield "groep" if view.grouped else "richting"
    named = _CONTEST_HEAD if view.matchpoints else _HEAD
    yield from _KNOCKOUT_HEAD if view.wins else named
    if view.win_points:
        yield "winstpunten"
    if _moving(view):
        yield "na afloop"
    yield from (f"periode {period.number}" for period in view.periods)
    days = view.days or (None,) * len(view.evenings)
    for number, day in zip(view.evenings, days, strict=True):
        told = "" if day is None or view.is_opening(number) else f" {day:%d-%m-%Y}"
        yield f"avond {view.head(number)}{told}"
    if _dropped(view):
        yield DROPPED
    if _given(view):
        yield GIVEN


def _dropped(view: Standings) -> bool:
    return any(_is_dropped(cell) for row in view.rows for cell in row.evenings)


def _is_dropped(cell: StandingCell) -> bool:
    return cell.points is not None and not cell.counts


def _given(view: Standings) -> bool:
    return any(cell.substitute for row in view.rows for cell in row.evenings)


def _apart(view: Standings, row: StandingRow) -> Iterator[Cell]:
    """The evenings that do not count, and those of which the points were given."""
    if _dropped(view):
        yield ", ".join(str(cell.evening) for cell in row.evenings if _is_dropped(cell))
    if _given(view):
        yield ", ".join(str(cell.evening) for cell in row.evenings if cell.substitute)


def _figures(view: Standings, row: StandingRow) -> Iterator[Cell]:
    if len(view.fields) > 1 or view.grouped:
        yield row.field
    known = view.matchpoints or pits_known(view.depth, [one.pits for one in view.rows])
    yield from (
        row.place,
        row.name,
        row.total,
        shortened(row.average, view.decimals),
        row.pits if known else None,
    )
    if view.win_points:
        yield row.won
    if _moving(view):
        yield _MOVES.get(row.moves, "")


def _moving(view: Standings) -> bool:
    return any(row.moves for row in view.rows)


def _periods(row: StandingRow) -> Iterable[_Box]:
    return [_Box(one.points, one.counts or not one.points) for one in row.periods]


def _evenings(row: StandingRow) -> Iterable[_Box]:
    return [
        _Box("?" if cell.unknown else cell.points, cell.counts or cell.points is None)
        for cell in row.evenings
    ]


def _foot(view: Standings) -> str:
    said = [
        f"{view.club}; {view.competition}; seizoen {view.season}; na avond {view.after}",
        view.rule_text,
        view.rule_set_title,
        DEPTHS[view.depth],
    ]
    if view.adopted is not None:
        said.append(f"deze telling geldt sinds {dutch_date(view.adopted)}")
    if view.frozen_at:
        said.append("vastgesteld bij het afsluiten van het seizoen")
    if view.provisional:
        said.append("voorlopig")
    return "; ".join(said)


def contest_table(club: OpenClub, evening_id: int, line: str = "", name: str = "") -> bytes:
    """The results of a session, or of one of its groups, that are in.

    Args:
        line: the group; "" where there is one.
        name: of the file; a workbook by .xlsx, else a CSV.
    """
    with club.store.read() as conn:
        session = load_session(conn, with_wallets(evening_head(conn, evening_id)))
    if line not in session.groups:
        known = ", ".join(session.groups)
        raise Refused(
            "{title} heeft geen groep {line}. Kies een van de groepen: {known}.",
            title=session.head.title,
            line=f"{line!r}",
            known=known,
        )
    rows = [one for one in session.played if one.line == line and one.scored]
    rows.sort(key=lambda one: (one.game, one.round, one.table))
    return named_bytes(
        name, str(session.head.title), [COLUMNS, *(_row(session, one) for one in rows)]
    )


def _row(session: Session, one: Played) -> tuple[str | int | None, ...]:
    result = one.result
    return (
        one.game,
        f"r{one.round} t{one.table}",  # a table has the same game in another round
        _numbers(session, one.ns),
        _numbers(session, one.ew),
        result.ns_points,
        result.ew_points,
        decisions_text(one.decisions),
    )


def _numbers(session: Session, people: tuple[int, ...]) -> str:
    """A pair is "3", two single players are "3+7"."""
    return "+".join(str(session.numbers[one]) for one in people)
