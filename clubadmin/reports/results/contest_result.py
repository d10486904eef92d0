"""Results by matchpoints and of teams: a list for each field of each group, then all groups."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.comparison.comparison import (
    Contest,
    ContestField,
    ContestRow,
    TeamContest,
    TeamRow,
)
from clubadmin.model.results.result import field_name
from clubadmin.reports.kit import fonts, heading, ranking, wall
from clubadmin.reports.kit.page import LANDSCAPE, MARGIN, PORTRAIT, Paper, Sheet, Type
from clubadmin.reports.kit.table import Cell, Column

_PRIZE, _PRIZES = 66.0, 150.0
_DISTRICT = 96.0
_NAME, _LEAST_NAME = 150.0, 60.0


class Occasion(NamedTuple):
    """The texts around the lists of a result."""

    parts: Sequence[str]  # in the heading
    banner: str = ""  # what nobody may overlook
    remarks: Mapping[int, str] = {}  # by participant: "prijs"
    told: str = ""  # below each list


class _Figure(NamedTuple):
    """A column with figures; `sum` for what the places go by."""

    head: str
    width: float
    text: Callable[[Any], str]
    total: bool = False


class _List(NamedTuple):
    """A list of those who are ranked together."""

    title: str
    rows: Sequence[Any]  # all of one kind
    figures: Sequence[_Figure]
    note: str = ""


def contest_standings(contest: Contest, printing: Printing, *, hung: bool = False) -> bytes:
    """The result over the sessions of a contest; hung it is large, for a wall."""
    paper = Paper(printing)
    paper.step = contest.step
    words = paper.words
    paper.title = words("Uitslag")
    after = (
        words("na {sessions} zittingen", sessions=len(contest.sessions))
        if len(contest.sessions) > 1
        else ""
    )
    missing = contest.expected - contest.typed
    banner = words("nog {count} uitslagen", count=missing) if missing else ""
    occasion = Occasion([paper.club_line, contest.competition, after], banner)
    if hung:
        wall.hang(paper, lambda paper: compared(paper, contest, occasion), *extent(contest))
    else:
        compared(paper, contest, occasion)
    return paper.document(contest.competition, after)


def extent(contest: Contest | TeamContest) -> tuple[int, int]:
    """How many rows the longest list of a result has, and how many lists there are."""
    if isinstance(contest, TeamContest):
        lines = [row.line for row in contest.rows]
        return max((lines.count(line) for line in set(lines)), default=0), len(set(lines)) or 1
    lists = [*contest.fields, *contest.combined]
    return max((len(one.rows) for one in lists), default=0), len(lists) or 1


def compared(paper: Paper, contest: Contest, occasion: Occasion) -> None:
    """The pages of a result by matchpoints."""
    words = paper.words
    sessions = max((len(r.sessions) for f in contest.fields for r in f.rows), default=0)
    figures = _contest_figures(paper, sessions if len(contest.evenings) > 1 else 0)
    for one in (*contest.fields, *contest.combined):
        _draw(paper, occasion, _List(_title(words, contest, one), one.rows, figures,
                                     _note(words, contest, one)))  # fmt: skip
    if not contest.fields:
        _draw(paper, occasion, _List("", (), figures))


def teams(paper: Paper, contest: TeamContest, occasion: Occasion) -> None:
    """The pages of a result of teams, a list a group."""
    words = paper.words
    number = paper.words.number
    figures = [
        _Figure(words("w–g–v"), 52, lambda row: f"{row.won}–{row.drawn}–{row.lost}"),
        _Figure(words("saldo"), 62, lambda row: paper.words.signed(row.saldo)),
        _Figure(words("spelpunten"), 66, lambda row: number(row.game_points)),
        _Figure(words("wedstrijdpunten"), 86, lambda row: number(row.match_points), total=True),
    ]
    groups = sorted({row.line for row in contest.rows}) or [""]
    for group in groups:
        rows = [row for row in contest.rows if row.line == group]
        title = words("groep {group}", group=group) if group else ""
        _draw(paper, occasion, _List(title, rows, figures))


def _title(words: Words, contest: Contest, one: ContestField) -> str:
    parts = [field_name(words, one.name, long=True)] if one.name else []
    if one.line:
        parts.append(words("groep {group}", group=one.line))
    elif one in contest.combined:
        parts.append(words("alle groepen"))
    return " · ".join(parts)


def _note(words: Words, contest: Contest, one: ContestField) -> str:
    """Tell how to read the places of a list."""
    late = words("Wie later kwam of eerder wegging, staat na de anderen en krijgt geen prijs.")
    unequal = words("Niet iedereen speelde evenveel; % is van wat te halen was.")
    said = ((late, one.partial), (unequal, one.unequal))
    return "  ".join([*scale_notes(words, contest), *(note for note, holds in said if holds)])


def scale_notes(words: Words, contest: Contest) -> Iterator[str]:
    """Explain the scale of the figures, and how equal scores are parted."""
    if contest.average is not None:
        yield words(
            "Op elk spel heeft de laagste score 2 matchpunten, elke hogere 2 meer (NKF 1976,"
            " art. 18); allen samen halen hier {share}%.",
            share=words.number(contest.average, 1),
        )
    if contest.levelled:
        yield words("Bij evenveel matchpunten gaan tops voor, dan punten.")


def _contest_figures(paper: Paper, sessions: int) -> list[_Figure]:
    words, number = paper.words, paper.words.number

    def session(at: int) -> Callable[[ContestRow], str]:
        def text(row: ContestRow) -> str:
            made = row.sessions[at] if at < len(row.sessions) else None
            return "–" if made is None else number(made)

        return text

    def share(row: ContestRow) -> str:
        return "–" if row.percentage is None else number(row.percentage, 1)

    each = [_Figure(str(at + 1), 34, session(at)) for at in range(sessions)]
    return [
        *each,
        _Figure(words("tops"), 34, lambda row: str(row.tops)),
        _Figure(paper.words("punten"), 46, lambda row: number(row.points)),
        _Figure("%", 40, share),
        _Figure(words("matchpunten"), 68, lambda row: number(row.matchpoints), total=True),
    ]


def _draw(paper: Paper, occasion: Occasion, shown: _List) -> None:
    districts = any(row.district for row in shown.rows)
    prizes = any(row.participant_id in occasion.remarks for row in shown.rows)
    size, columns = _set(paper, occasion, shown, districts=districts, prizes=prizes)
    before = len(paper.sheets)

    def top(sheet: Sheet) -> float:
        if len(paper.sheets) > before + 1:
            return heading.following(paper, sheet, shown.title or occasion.banner)
        parts = [part for part in (shown.title, *occasion.parts) if part]
        return heading.first(paper, sheet, parts, occasion.banner)

    def cells(index: int, kinds: ranking.Types) -> list[Cell]:
        row = shown.rows[index]
        made = [Cell(str(row.place), kinds.place), Cell("", kinds.place)]
        made.append(Cell(row.name, kinds.name))
        if districts:
            made.append(Cell(row.district, kinds.side))
        for one in shown.figures:
            made.append(Cell(one.text(row), kinds.total if one.total else kinds.figure))
        if prizes:
            remark = occasion.remarks.get(row.participant_id, "")
            made += [Cell("", kinds.total), Cell(remark, Type(fonts.BOLD, 8.5, paper.ink.accent))]
        return made

    ranking.draw(
        paper,
        ranking.Ranking(
            size=size,
            columns=columns,
            figure=10.0,
            narrow=False,
            places=[row.place for row in shown.rows],
            cells=cells,
            top=top,
            notes="  ".join(part for part in (shown.note, occasion.told) if part),
        ),
    )


def _set(
    paper: Paper, occasion: Occasion, shown: _List, *, districts: bool, prizes: bool
) -> tuple[wall.Size, list[Column]]:
    """The page and the columns of a list.

    Raises:
        TooNarrow: names have no room on a wall of this size.
    """
    words, hung = paper.words, paper.hung
    figures = [_set_close(one, shown.rows) if hung else one for one in shown.figures]
    district = (_district_width(shown.rows) if hung else _DISTRICT) if districts else 0.0
    prize = _prize_width(paper, occasion) if prizes else 0.0
    fixed = 22.0 + 13 + sum(one.width for one in figures) + district + (prize and prize + 10)
    size = PORTRAIT if PORTRAIT[0] - 2 * MARGIN - fixed >= _NAME else LANDSCAPE
    size = paper.size if hung else size
    name = size[0] - 2 * MARGIN - fixed
    if name < _LEAST_NAME:
        raise wall.TooNarrow
    if prizes and size == LANDSCAPE:  # what is left over is for the prizes
        more = min(max(_given_width(occasion) - prize, 0.0), max(name - _NAME, 0.0))
        prize, name = prize + more, name - more
    who = words("team") if shown.rows and isinstance(shown.rows[0], TeamRow) else words("deelnemer")
    columns = [Column("", 22, read=words("plaats")), Column("", 13), Column(who, name, right=False)]
    if districts:
        columns.append(Column(words("club of district"), district, right=False))
    columns += [Column(one.head, one.width) for one in figures]
    if prizes:
        columns += [Column("", 10), Column("", prize, False, words("bijzonderheden"))]
    return size, columns


def _prize_width(paper: Paper, occasion: Occasion) -> float:
    """Room for what is given; on a wall all of it."""
    given = _given_width(occasion)
    return given if paper.hung else min(max(_PRIZE, given), _PRIZES)


def _given_width(occasion: Occasion) -> float:
    given = [fonts.width(one, fonts.BOLD, 8.5) + 8 for one in occasion.remarks.values()]
    return max(given, default=0.0)


def _district_width(rows: Sequence[Any]) -> float:
    """Room for where people play, set as large as names."""
    size = ranking.LARGEST
    return max((fonts.width(row.district, fonts.REGULAR, size) for row in rows), default=0) + 9


def _set_close(one: _Figure, rows: Sequence[Any]) -> _Figure:
    """A column as wide as what is in it: what is left over makes all letters larger."""
    face, size = (fonts.BOLD, 11 * ranking.LARGE) if one.total else (fonts.REGULAR, 10.0)
    widest = max((fonts.width(one.text(row), face, size) for row in rows), default=0.0)
    return one._replace(width=max(widest, fonts.width(one.head, fonts.REGULAR, 8)) + 9)
