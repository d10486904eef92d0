"""Diplomas for the first three places and the poedelprijs, in the club's colour."""

from collections.abc import Iterator, Sequence
from datetime import date
from typing import NamedTuple

from clubadmin.i18n import marked
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.result import EveningResult, Standings
from clubadmin.model.results.won import award_of
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.page import LANDSCAPE, Paper, Rule, Sheet, Type
from clubadmin.reports.results import honours

_LAST = 3  # place that still gets one
_EDGE = 34.0  # of the paper to the frame
_PLACES = {1: marked("eerste plaats"), 2: marked("tweede plaats"), 3: marked("derde plaats")}


class _Diploma(NamedTuple):
    title: str  # "eerste plaats", "poedelprijs"
    honour: honours.Honour
    field: str


def diplomas(evening: Evening, printing: Printing, result: EveningResult) -> bytes:
    """Draw the diplomas of an evening or contest. `stamp` is not used: a diploma has no foot."""
    paper = Paper(printing)
    by_id = {one.id: one for one in evening.participants}
    fields = honours.of_evening(paper, result, by_id)
    what = result.competition
    if evening.planned != 1:
        what = f"{what}, " + paper.words("avond {number}", number=result.number)
    return _draw(paper, fields, (what, result.date), provisional=not result.closed)


def season_diplomas(standings: Standings, printing: Printing) -> bytes:
    """Draw the diplomas of a season. `stamp` is not used: a diploma has no foot."""
    paper = Paper(printing)
    season = f"{standings.competition} {heading.dashed(standings.season)}"
    when = (season, standings.last_date)
    fields = honours.of_season(paper, standings)
    return _draw(paper, fields, when, provisional=standings.provisional)


def _draw(
    paper: Paper,
    fields: Sequence[honours.Honours],
    when: tuple[str, date | None],
    *,
    provisional: bool,
) -> bytes:
    words = paper.words
    paper.title = words("Oorkonden")
    paper.bare = True
    made = list(_given(paper, fields))
    for one in made:
        sheet = _page(paper, one, *when)
        if provisional:
            sheet.centre(sheet.width / 2, 75, words("Voorlopig"), paper.kind(9, muted=True))
    if not made:
        paper.only(words("Er is nog geen uitslag."), LANDSCAPE)
    return paper.document()


def _given(paper: Paper, fields: Sequence[honours.Honours]) -> Iterator[_Diploma]:
    words = paper.words
    for field in fields:
        for row in field.rows:
            if row.title:
                yield _Diploma(row.title, row._replace(score=""), field.title)
            elif row.place <= _LAST and not field.by_title:
                yield _Diploma(words(_PLACES[row.place]), row, field.title)
            if row.poedelprijs:
                yield _Diploma(words("poedelprijs"), row, field.title)
            for one in row.feats:
                award = words.text(award_of(one.what, one.sponsor) or "")
                told = row._replace(score="", shared=False, award=award)
                yield _Diploma(words.text(one.title), told, field.title)


def _page(paper: Paper, one: _Diploma, what: str, day: date | None) -> Sheet:
    words = paper.words
    sheet = paper.sheet(LANDSCAPE)
    middle = sheet.width / 2
    _frame(paper, sheet)
    mark = 58.0
    sheet.mark(middle - mark * sheet.mark_width / 2, sheet.height - 126, mark)
    room = sheet.width - 4 * _EDGE
    ink = paper.ink
    _centred(sheet, 150, paper.club_line, (Type(fonts.REGULAR, 13, ink.muted), room))
    _centred(sheet, 205, words("Oorkonde"), (Type(fonts.BOLD, 44, ink.text), room))
    _centred(sheet, 244, one.title, (Type(fonts.BOLD, 24, ink.accent), room))
    _centred(sheet, 276, words("uitgereikt aan"), (Type(fonts.REGULAR, 13, ink.muted), room))
    _centred(sheet, 322, one.honour.name, (Type(fonts.BOLD, 36, ink.text), room), 48.0)
    _centred(sheet, 346, one.honour.detail, (Type(fonts.REGULAR, 13, ink.muted), room))
    score = ", ".join(
        part for part in (words("gedeeld") if one.honour.shared else "", one.honour.score) if part
    )
    _centred(sheet, 384, score, (Type(fonts.REGULAR, 16, ink.text), room))
    award = (Type(fonts.BOLD, 16, ink.accent), room)
    _centred(sheet, 440, one.honour.award, award)
    where = " · ".join(
        part for part in (what, one.field, paper.words.day(day) if day else "") if part
    )
    _centred(sheet, 412, where, (Type(fonts.REGULAR, 14, ink.text), room))
    signed = (words("namens het bestuur"), words("wedstrijdleiding"))
    for x, by in zip((sheet.width * 0.3, sheet.width * 0.7), signed, strict=True):
        sheet.line(x - 90, 88, x + 90, 88, Rule(0.6, ink.muted))
        sheet.centre(x, 75, by, paper.kind(9, muted=True))
    return sheet


def _centred(
    sheet: Sheet, down: float, text: str, how: tuple[Type, float], high: float = 0.0
) -> None:
    """A line of text in the middle, `down` points below the upper edge; of long names two."""
    kind, room = how
    lines, face, size = fonts.fit_lines(text, room, kind.face, kind.size, high)
    for above, line in enumerate(reversed(lines)):
        y = sheet.height - down + above * size * fonts.LEADING
        sheet.centre(sheet.width / 2, y, line, Type(face, size, kind.colour))


def _frame(paper: Paper, sheet: Sheet) -> None:
    """A firm line with a thin one within; both are there in a copy."""
    accent, thin = Rule(3.0, paper.ink.accent), Rule(0.7, paper.ink.text)
    for edge, rule in ((_EDGE - 10, accent), (_EDGE, thin)):
        wide, high = sheet.width - 2 * edge, sheet.height - 2 * edge - 18
        sheet.frame(edge, edge + 18, wide, high, rule)
