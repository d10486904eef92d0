"""The announcer's sheet: every place from the last to the first, large enough to read aloud."""

from collections.abc import Sequence

from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.result import EveningResult, Standings
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, Rule, Sheet, Type
from clubadmin.reports.kit.table import paginate
from clubadmin.reports.results import honours

_LINE = 34.0
_LARGER = 1.4  # of the first three
_TITLE = 26.0
_SCORE = 150.0
_BOX = 11.0
_NAME = 76.0  # from the margin to the names
_ROOM = PORTRAIT[0] - 2 * MARGIN - _NAME - _SCORE
_LEADING = 1.25
_DETAIL = 8.5  # size of the letters that say who they are


def announcer_sheet(evening: Evening, printing: Printing, result: EveningResult) -> bytes:
    """The places of an evening. `stamp` is the moment of printing, for the foot."""
    paper = Paper(printing)
    paper.step = result.step
    by_id = {one.id: one for one in evening.participants}
    day = paper.words.full_day(result.date)
    banner = "" if result.closed else paper.words("Voorlopig")
    _draw(paper, honours.of_evening(paper, result, by_id), [result.competition, day], banner)
    return paper.document(paper.title, result.competition, paper.words.day(result.date))


def season_announcer_sheet(standings: Standings, printing: Printing) -> bytes:
    """The places of a season. `stamp` is the moment of printing, for the foot."""
    paper = Paper(printing)
    paper.step = standings.step
    season = f"{standings.competition} {heading.dashed(standings.season)}"
    banner = paper.words("Voorlopig") if standings.provisional else ""
    _draw(paper, honours.of_season(paper, standings), [season], banner)
    return paper.document(paper.title, season)


def _draw(
    paper: Paper, fields: Sequence[honours.Honours], parts: Sequence[str], banner: str
) -> None:
    words = paper.words
    paper.title = words("Omroepblad")
    fields = [field for field in fields if field.rows]
    if not fields:
        paper.only(words("Er is nog geen uitslag."))
    for field in fields:
        _field(paper, field, [paper.club_line, *parts], banner)


def _field(paper: Paper, field: honours.Honours, parts: Sequence[str], banner: str) -> None:
    """The pages of those who are ranked together, last place first."""
    rows = field.rows[::-1]
    heights = [_height(paper.words, row) for row in rows]
    first = PORTRAIT[1] - heading.FIRST - BOTTOM - _TITLE
    rest = PORTRAIT[1] - heading.NEXT - BOTTOM - _TITLE
    for page, (start, end) in enumerate(paginate(heights, first, rest)):
        sheet = paper.sheet()
        if page:
            y = heading.following(paper, sheet, field.title or banner)
        else:
            y = heading.first(paper, sheet, [field.title, *parts], banner)
        note = paper.words("Van laatste naar eerste; het getal is de plaats.")
        sheet.text(MARGIN, y - 10, note, paper.kind(8.5, muted=True))
        y -= _TITLE
        for row, height in zip(rows[start:end], heights[start:end], strict=True):
            _row(paper, sheet, y, row, height)
            y -= height
            sheet.line(MARGIN, y, PORTRAIT[0] - MARGIN, y, Rule(0.5, paper.ink.hairline))


def _row(paper: Paper, sheet: Sheet, y: float, row: honours.Honour, height: float) -> None:
    words = paper.words
    large = row.place <= 3
    size = _size(row)
    middle = y - height / 2
    right = PORTRAIT[0] - MARGIN
    tick = Rule(0.7, paper.ink.muted)  # a box to tick when somebody was called
    sheet.frame(MARGIN, middle - _BOX / 2, _BOX, _BOX, tick)
    place = Type(fonts.BOLD, size + 2, paper.ink.accent if large else paper.ink.text)
    sheet.right(MARGIN + 62, middle - place.size * 0.36, str(row.place), place)
    said = list(row.beside)
    said += [words("gedeeld")] if row.shared else []
    said += [words("prijs")] if row.prize or row.feats else []
    said += [words("poedelprijs")] if row.poedelprijs else []
    base = middle - size * 0.36
    lines = _lines(row)
    under = _under(words, row)
    base += (len(lines) - 1) * size * _LEADING / 2 + 5 * len(under)
    for line in lines:
        sheet.fitted(MARGIN + _NAME, base, line, Type(fonts.BOLD, size, paper.ink.text), _ROOM)
        base -= size * _LEADING
    prizes = _prizes(words, row)
    below = base + size * _LEADING - (13.5 if prizes else 12)
    for part in under:
        kind = (
            Type(fonts.BOLD, 10, paper.ink.text)
            if part in prizes
            else paper.kind(_DETAIL, muted=True)
        )
        sheet.fitted(MARGIN + _NAME, below, part, kind, _ROOM)
        below -= 11
    score = paper.kind(11.5)
    if said:
        sheet.fitted_right(right, middle + 2, row.score, score, _SCORE - 10)
        remark = Type(fonts.BOLD, 9.5, paper.ink.accent)
        sheet.fitted_right(right, middle - 11, " · ".join(said), remark, _SCORE - 10)
    else:
        sheet.fitted_right(right, middle - 4, row.score, score, _SCORE - 10)


def _size(row: honours.Honour) -> float:
    """The size of the letters of a name."""
    return 19.0 if row.place <= 3 else 14.5


def _lines(row: honours.Honour) -> list[str]:
    """The name, of long names together each on a line: who reads aloud needs all of it."""
    name = fonts.legible(row.name)
    if fonts.width(name, fonts.NARROW_BOLD, _size(row)) <= _ROOM:
        return [name]
    first, *rest = name.split(fonts.BETWEEN)
    return [first, *(f"– {one}" for one in rest)]


def _under(words: Words, row: honours.Honour) -> list[str]:
    """Below the name: the prizes, then who they are, all of it."""
    return [*_prizes(words, row), *fonts.wrap(row.detail, _ROOM, fonts.REGULAR, _DETAIL)]


def _prizes(words: Words, row: honours.Honour) -> list[str]:
    told = [row.award] if row.award else []
    return told + [words.text(one.told()) for one in row.feats]


def _height(words: Words, row: honours.Honour) -> float:
    more = (len(_lines(row)) - 1) * _size(row) * _LEADING
    more += 11 * max(0, len(_under(words, row)) - 1)
    return _LINE * (_LARGER if row.place <= 3 else 1.0) + more
