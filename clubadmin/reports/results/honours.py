"""Honours of any kind of result, on the announcer's sheet and on diplomas."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import NamedTuple

from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.i18n import Words, marked
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.model.results.result import (
    EveningResult,
    Parted,
    ResultRow,
    StandingRow,
    Standings,
    field_name,
    parted,
)
from clubadmin.model.results.won import WonFeat, award_of
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.page import BOTTOM, LANDSCAPE, MARGIN, PORTRAIT, Paper, Rule, Sheet, Type
from clubadmin.reports.kit.table import paginate

_PARTED = {
    Parted.TOPS: marked("gelijk, beslist op tops"),
    Parted.POINTS: marked("gelijk, beslist op punten"),
    Parted.GAMES: marked("gelijk, beslist op spelpunten"),
    Parted.SALDO: marked("gelijk, beslist op saldo"),
}


class Honour(NamedTuple):
    """Somebody's place."""

    place: int
    name: str
    detail: str  # club or district, players of a team
    score: str  # "153 matchpunten"
    shared: bool  # others have the same place; of a knock-out False: they won together
    prize: bool = False
    award: str = ""  # "€ 50, aangeboden door Bakkerij Jansen"
    poedelprijs: bool = False
    beside: tuple[str, ...] = ()  # percentage or saldo, and what parted him from who made as much
    title: str = ""  # of who played a final: "winnaar van het afvaltoernooi"
    feats: tuple[WonFeat, ...] = ()


class Honours(NamedTuple):
    """The honours of those ranked together, from the first place on."""

    title: str  # of the field and group; empty where there is one
    rows: tuple[Honour, ...]
    by_title: bool = False  # a knock-out: who has a `title` has a diploma, whatever the places


def of_evening(
    paper: Paper, result: EveningResult, participants: Mapping[int, Participant]
) -> tuple[Honours, ...]:
    """The places of an evening, field by field; `participants` by id tell for whom they play."""
    words = paper.words
    knockout = FORMATS[result.format].decides is Decides.KNOCKOUT and result.depth == "game"
    fields: dict[tuple[str, str], list[ResultRow]] = {}
    for row in result.rows:
        if not row.unknown:
            fields.setdefault((row.line, row.field), []).append(row)
    found = []
    reasons = parted(result)
    for (group, field), rows in fields.items():
        title = [field_name(words, field, long=True)] if field else []
        title += [words("groep {group}", group=group)] if group else []
        places = [row.place for row in rows]
        found.append(
            Honours(
                " · ".join(title),
                tuple(
                    Honour(
                        row.place,
                        row.name,
                        _detail(participants.get(row.participant_id), row.name),
                        _how_far(paper, result, row) if knockout else _score(paper, result, row),
                        not knockout and places.count(row.place) > 1,
                        row.prize,
                        words.text(award_of(row.award, row.sponsor) or ""),
                        row.poedelprijs,
                        _beside(paper, result, row, reasons.get(row.participant_id)),
                        _title(paper, result, row) if knockout else "",
                        row.feats,
                    )
                    for row in rows
                ),
                knockout,
            )
        )
    return tuple(found)


def of_season(paper: Paper, standings: Standings) -> tuple[Honours, ...]:
    """The places of a season, field by field; who has none yet is left out."""
    found = []
    for field in standings.fields:
        rows = [row for row in standings.rows if row.place is not None and row.field == field]
        title = field_name(paper.words, field, long=True) if field else ""
        places = [row.place for row in rows]
        found.append(
            Honours(
                title,
                tuple(
                    Honour(
                        row.place or 0,
                        row.name,
                        "",
                        _season_score(paper, standings, row),
                        places.count(row.place) > 1,
                    )
                    for row in rows
                ),
            )
        )
    return tuple(found)


def _season_score(paper: Paper, standings: Standings, row: StandingRow) -> str:
    """Tell the score of a season; of a knock-out the rounds that were won."""
    if standings.wins:
        return paper.words("gewonnen ronden: {points}", points=paper.words.number(row.total))
    if standings.by_average:
        points = paper.words.number(row.average, standings.decimals)
        score = _scored(paper.words, standings.format, points)
        return paper.words("gemiddeld {score}", score=score)
    return _scored(paper.words, standings.format, paper.words.number(row.total))


def _detail(participant: Participant | None, name: str) -> str:
    if participant is None:
        return ""
    players = participant.players if participant.team and participant.players != name else ""
    return " · ".join(part for part in (players, participant.district) if part)


def _title(paper: Paper, result: EveningResult, row: ResultRow) -> str:
    words = paper.words
    called = ("", words("winnaar van het afvaltoernooi"), words("tweede plaats"))
    return called[result.in_final(row)]


def _how_far(paper: Paper, result: EveningResult, row: ResultRow) -> str:
    """How far somebody came in a knock-out, where totals are of unequal rounds."""
    words = paper.words
    if final := result.in_final(row):
        return _title(paper, result, row) if final == 1 else words("verloor de finale")
    if row.out_in is None:
        return words("speelt nog")
    return (
        words("tot en met ronde {round}", round=row.out_in) if row.out_in else words("speelde niet")
    )


def _score(paper: Paper, result: EveningResult, row: ResultRow) -> str:
    points = paper.words.number(row.score)
    return _scored(paper.words, result.format, points)


def _beside(
    paper: Paper, result: EveningResult, row: ResultRow, why: Parted | None
) -> tuple[str, ...]:
    words, told = paper.words, []
    scored = result.contest.row(row.participant_id) if result.contest else None
    if scored is not None and scored.percentage is not None:
        told.append(f"{paper.words.number(scored.percentage, 1)}%")
    for team in result.teams.rows if result.teams else ():
        if team.participant_id == row.participant_id:
            told.append(words("saldo {saldo}", saldo=paper.words.signed(team.saldo)))
    for tie in result.ties if result.over else ():
        if tie.round == result.played and row.name in tie.names:
            told.append(words("gelijk: {reason}", reason=tie.reason))
    return (*told, words(_PARTED[why])) if why else tuple(told)


def _scored(words: Words, form: str, points: str) -> str:
    """Tell the deciding score, with its unit."""
    decides = FORMATS[form].decides
    if decides is Decides.MATCHPOINTS:
        return words("{points} matchpunten", points=points)
    if decides is Decides.MATCHES:
        return words("{points} wedstrijdpunten", points=points)
    return words("{points} punten", points=points)


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
    _draw(paper, of_evening(paper, result, by_id), [result.competition, day], banner)
    return paper.document(paper.title, result.competition, paper.words.day(result.date))


def season_announcer_sheet(standings: Standings, printing: Printing) -> bytes:
    """The places of a season. `stamp` is the moment of printing, for the foot."""
    paper = Paper(printing)
    paper.step = standings.step
    season = f"{standings.competition} {heading.dashed(standings.season)}"
    banner = paper.words("Voorlopig") if standings.provisional else ""
    _draw(paper, of_season(paper, standings), [season], banner)
    return paper.document(paper.title, season)


def _draw(paper: Paper, fields: Sequence[Honours], parts: Sequence[str], banner: str) -> None:
    words = paper.words
    paper.title = words("Omroepblad")
    fields = [field for field in fields if field.rows]
    if not fields:
        paper.only(words("Er is nog geen uitslag."))
    for field in fields:
        _field(paper, field, [paper.club_line, *parts], banner)


def _field(paper: Paper, field: Honours, parts: Sequence[str], banner: str) -> None:
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


def _row(paper: Paper, sheet: Sheet, y: float, row: Honour, height: float) -> None:
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


def _size(row: Honour) -> float:
    """The size of the letters of a name."""
    return 19.0 if row.place <= 3 else 14.5


def _lines(row: Honour) -> list[str]:
    """The name, of long names together each on a line: who reads aloud needs all of it."""
    name = fonts.legible(row.name)
    if fonts.width(name, fonts.NARROW_BOLD, _size(row)) <= _ROOM:
        return [name]
    first, *rest = name.split(fonts.BETWEEN)
    return [first, *(f"– {one}" for one in rest)]


def _under(words: Words, row: Honour) -> list[str]:
    """Below the name: the prizes, then who they are, all of it."""
    return [*_prizes(words, row), *fonts.wrap(row.detail, _ROOM, fonts.REGULAR, _DETAIL)]


def _prizes(words: Words, row: Honour) -> list[str]:
    told = [row.award] if row.award else []
    return told + [words.text(one.told()) for one in row.feats]


def _height(words: Words, row: Honour) -> float:
    more = (len(_lines(row)) - 1) * _size(row) * _LEADING
    more += 11 * max(0, len(_under(words, row)) - 1)
    return _LINE * (_LARGER if row.place <= 3 else 1.0) + more


_LAST = 3  # place that still gets one
_EDGE = 34.0  # of the paper to the frame
_PLACES = {1: marked("eerste plaats"), 2: marked("tweede plaats"), 3: marked("derde plaats")}


class _Diploma(NamedTuple):
    title: str  # "eerste plaats", "poedelprijs"
    honour: Honour
    field: str


def diplomas(evening: Evening, printing: Printing, result: EveningResult) -> bytes:
    """Draw the diplomas of an evening or contest. `stamp` is not used: a diploma has no foot."""
    paper = Paper(printing)
    by_id = {one.id: one for one in evening.participants}
    fields = of_evening(paper, result, by_id)
    what = result.competition
    if evening.planned != 1:
        what = f"{what}, " + paper.words("avond {number}", number=result.number)
    return _draw_diploma(paper, fields, (what, result.date), provisional=not result.closed)


def season_diplomas(standings: Standings, printing: Printing) -> bytes:
    """Draw the diplomas of a season. `stamp` is not used: a diploma has no foot."""
    paper = Paper(printing)
    season = f"{standings.competition} {heading.dashed(standings.season)}"
    when = (season, standings.last_date)
    fields = of_season(paper, standings)
    return _draw_diploma(paper, fields, when, provisional=standings.provisional)


def _draw_diploma(
    paper: Paper, fields: Sequence[Honours], when: tuple[str, date | None], *, provisional: bool
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


def _given(paper: Paper, fields: Sequence[Honours]) -> Iterator[_Diploma]:
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
