"""Contents of the screen for each of its shows, as text; how it is drawn is in `brush`."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from clubadmin.desktop.kit.figures import decimal, signed, whole
from clubadmin.desktop.kit.language import current, told, translate
from clubadmin.desktop.kit.wording import evening_name, protest_time, spoken_date, with_initial
from clubadmin.desktop.screen.layout import (
    FULL,
    Area,
    Cards,
    Line,
    Lines,
    Measure,
    Tile,
    Tiles,
    pages_of_cards,
    pages_of_lines,
    pages_of_tiles,
)
from clubadmin.desktop.screen.scheme import Scheme, pages_of_bracket, scheme_texts
from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.names import fold
from clubadmin.domain.scoring.seat_words import seat_letters
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, SheetState, TablePlace
from clubadmin.model.hall.screen import ScreenFacts, ScreenRow, ScreenStanding
from clubadmin.model.members.member import Member
from clubadmin.model.results.protest import Finality, Stage
from clubadmin.model.results.result import Parted
from clubadmin.model.results.won import given

Called = Callable[[Member], str]  # names a member as a page shows it


class Show(StrEnum):
    """The shows of the screen."""

    TABLES = "tables"
    NAMES = "names"
    CLOCK = "clock"
    BOARD = "board"
    STANDING = "standing"
    PRIZES = "prizes"
    TURNS = "turns"  # clock, draw, board and standing in turn


@dataclass(frozen=True)
class Words:
    """Something large in the middle, with what stands below it."""

    large: str
    below: str = ""


@dataclass(frozen=True)
class Revealed:
    """The place revealed last, large, and above it those before."""

    row: Line
    place: str
    mark: str
    players: str  # of a team
    before: tuple[Line, ...]


@dataclass(frozen=True)
class ClockFace:
    """The clock over the whole screen; what it says comes from the clock itself."""


Page = Lines | Cards | Tiles | Words | Revealed | ClockFace | Scheme


@dataclass(frozen=True)
class Scene:
    """A show: its heading, a remark at the foot, and its pages."""

    heading: str
    pages: tuple[Page, ...]
    note: str = ""


def scene(
    show: Show,
    facts: ScreenFacts,
    round_number: int,
    area: Area,
    measure: Measure,
    *,
    best: int = 0,
) -> Scene:
    """Make the scene of a show of a round; the prizes have a scene of their own.

    Of the standing the `best` places are shown, or with 0 all.
    """
    plan = next((one for one in facts.evening.plan if one.round == round_number), None)
    if show is Show.CLOCK:
        return Scene("", (ClockFace(),))
    if show is Show.STANDING:
        return _standing(facts, area, measure, best)
    if plan is None:
        return Scene("", (Words(_welcome(facts), translate("screen", "De indeling volgt.")),))
    round_name = translate("screen", "Ronde %1").replace("%1", str(round_number))
    if show is Show.BOARD:
        return _board(plan, round_name, area)
    if show is Show.NAMES:
        heading = translate("screen", "%1 · op naam").replace("%1", round_name)
        return Scene(heading, tuple(pages_of_lines(_by_name(plan, facts.evening), area, measure)))
    return _tables(plan, facts.evening, round_name, area, measure)


def no_clock(facts: ScreenFacts) -> Scene:
    """Make the scene in place of a clock, where a round takes no time that is known."""
    text = translate("screen", "Er wordt zonder klok gespeeld")
    return Scene("", (Words(text, _name_of(facts.evening)),))


def first_show(facts: ScreenFacts) -> Show:
    """The first show for the hall: once it is closed the result, or the prizes of a secret one."""
    if facts.evening.status != "closed":
        return Show.TABLES
    return Show.PRIZES if facts.hidden else Show.STANDING


def in_turn(facts: ScreenFacts, *, clock: bool) -> tuple[Show, ...]:
    """The shows that come in turn."""
    shows = [Show.CLOCK] if clock else []
    if facts.evening.plan and facts.complete < facts.evening.rounds:
        shows += [Show.TABLES, Show.BOARD]
    if facts.standing.rows or facts.bracket:
        shows.append(Show.STANDING)
    return tuple(shows) or (Show.TABLES,)


def prizes(facts: ScreenFacts, revealed: int) -> Scene:
    """The prize-giving after so many places were revealed, from the last to the first."""
    rows = facts.ranking.rows
    if not rows:
        waiting = translate("screen", "De prijsuitreiking begint als alle formulieren binnen zijn.")
        return Scene("", (Words(translate("screen", "Prijsuitreiking"), waiting),))
    if not revealed:
        return Scene("", (Words(translate("screen", "Prijsuitreiking"), _name_of(facts.evening)),))
    order = from_last(facts.ranking)[:revealed]
    now = order[-1]
    together = [row for row in order[:-1] if (row.line, row.field) == (now.line, now.field)]
    before = tuple(line_of(row, facts.ranking.decides) for row in reversed(together))
    large = replace(line_of(now, facts.ranking.decides), tail=said_of(now, facts.ranking.decides))
    players = now.players if now.players != now.name else ""
    page = Revealed(large, place_name(now, facts.ranking), mark_of(now), players, before)
    figures = _figures(facts.ranking.decides) if before else ""
    note = " · ".join(part for part in (figures, _until(facts.finality)) if part)
    return Scene(field_name(now), (page,), note)


def from_last(ranking: ScreenStanding) -> tuple[ScreenRow, ...]:
    """The rows in the order in which they are announced: each field from its last to its first."""
    return tuple(row for field in ranking.fields for row in reversed(field))


def field_name(row: ScreenRow) -> str:
    """Among whom somebody is ranked: "Groep A · N/Z"; "" where everybody is."""
    group = translate("screen", "Groep %1").replace("%1", row.line) if row.line else ""
    side = field_words(row.field)
    return " · ".join(part for part in (group, side) if part)


def field_words(field: str) -> str:
    """A field in the language of the window."""
    if field == "N/Z":
        return translate("screen", "N/Z")
    return translate("screen", "O/W") if field == "O/W" else field


def line_of(row: ScreenRow, decides: Decides) -> Line:
    """A row of a standing."""
    place = str(row.place) if row.place else ""
    tail = " · ".join(part for part in (score_of(row, decides), reason_of(row)) if part)
    return Line(place, row.name, tail, strong=row.place == 1)


def score_of(row: ScreenRow, decides: Decides) -> str:
    """Tell a score in the words of what decides."""
    if decides is Decides.MATCHPOINTS:
        share = "" if row.share is None else f" · {decimal(row.share)}%"
        return f"{whole(row.score)}{share}"
    if decides is Decides.MATCHES:
        return f"{row.score}" if row.detail is None else f"{row.score} · {whole(row.detail)}"
    if decides is Decides.KNOCKOUT:
        return ""
    return whole(row.score)


def said_of(row: ScreenRow, decides: Decides) -> str:
    """Tell a score in full: with the unit, and what parted equals."""
    parts = [score_of(row, decides)]
    if decides is Decides.MATCHPOINTS:
        parts = [translate("screen", "%1 matchpunten").replace("%1", whole(row.score))]
        parts += [] if row.share is None else [f"{decimal(row.share)}%"]
    elif decides is Decides.MATCHES:
        parts = [translate("screen", "%1 wedstrijdpunten").replace("%1", whole(row.score))]
        if row.saldo is not None:
            saldo = signed(row.saldo)
            parts.append(translate("screen", "saldo %1").replace("%1", saldo))
    elif decides is Decides.POINTS:
        parts = [translate("screen", "%1 punten").replace("%1", whole(row.score))]
    return " · ".join(part for part in (*parts, reason_of(row)) if part)


def reason_of(row: ScreenRow) -> str:
    """Tell what parted a row from the next of the same score; "" where nothing had to."""
    return {
        None: "",
        Parted.TOPS: translate("screen", "op tops"),
        Parted.POINTS: translate("screen", "op punten"),
        Parted.GAMES: translate("screen", "op spelpunten"),
        Parted.SALDO: translate("screen", "op saldo"),
    }[row.parted]


def place_name(row: ScreenRow, ranking: ScreenStanding) -> str:
    """The place as it is announced."""
    text = translate("screen", "%1e plaats")
    if ranking.shared(row):
        text = translate("screen", "%1e plaats (gedeeld)")
    return text.replace("%1", str(row.place))


def mark_of(row: ScreenRow) -> str:
    """The prize that goes with a place; "" for none."""
    return _starred(row, row.given)


def short_mark_of(row: ScreenRow) -> str:
    """Mark a row as `mark_of` does, without the sponsor."""
    feats = [one.told(sponsor=False) for one in row.feats]
    return _starred(row, given(prize=row.prize, last=row.last, award=row.award, feats=feats))


def _starred(row: ScreenRow, what: Message | None) -> str:
    said = told(what or "")
    return f"★ {said}" if row.prize or row.feats else said


def _tables(plan: RoundPlan, evening: Evening, name: str, area: Area, measure: Measure) -> Scene:
    def made(called: Called) -> list[Page]:
        named = [
            (str(one.number), _sides(one, called, compared=evening.form.compared))
            for one in plan.tables
        ]
        return [*pages_of_cards(named, area, measure)]

    pages = _fewest(made)
    resting = ", ".join(one.name for one in plan.sitting_out)
    note = translate("screen", "Zit stil: %1").replace("%1", resting) if resting else ""
    return Scene(translate("screen", "%1 · per tafel").replace("%1", name), pages, note)


def _fewest(make: Callable[[Called], list[Page]]) -> tuple[Page, ...]:
    """Pages with whole names; of many pages with initials, where that makes them fewer."""
    pages = make(lambda one: one.label)
    if len(pages) > FULL:
        pages = min(pages, make(lambda one: with_initial(one.label)), key=len)
    return tuple(pages)


def _sides(
    table: TablePlace, called: Called, *, compared: bool
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Name both sides; in comparison play the direction goes before them."""
    first = tuple(called(one) for one in (table.n, table.s) if one is not None)
    second = tuple(called(one) for one in (table.e, table.w) if one is not None)
    if compared:
        ns, ew = field_words("N/Z"), field_words("O/W")
        first = (f"{ns}  {first[0]}", *first[1:])
        second = (f"{ew}  {second[0]}", *second[1:])
    return first, second


def _by_name(plan: RoundPlan, evening: Evening) -> list[Line]:
    """Everybody who plays or rests, by last name; who plays twice has a line for each table."""
    letters = seat_letters(current(), evening.players)
    found = []
    for table in plan.tables:
        for seat, one in table.seats:
            found.append(Line("", one.sorted_label, f"{table.number} {letters[seat]}"))
    for resting in plan.sitting_out:
        found += [
            Line("", one.sorted_label, translate("screen", "zit stil")) for one in resting.members
        ]
    return sorted(found, key=lambda line: fold(line.text))


def _board(plan: RoundPlan, name: str, area: Area) -> Scene:
    tiles = [Tile(str(table.number), table.state is SheetState.SIGNED) for table in plan.tables]
    text = translate("screen", "%1 · %2 van %3 formulieren binnen").replace("%1", name)
    text = text.replace("%2", str(plan.signed)).replace("%3", str(len(tiles)))
    return Scene(text, tuple(pages_of_tiles(tiles, area)))


def _standing(facts: ScreenFacts, area: Area, measure: Measure, best: int) -> Scene:
    standing = facts.standing
    scheme = pages_of_bracket(facts.bracket, area, measure) if facts.bracket else []
    if scheme and not standing.over:
        return Scene(translate("screen", "Afvalschema"), tuple(scheme), _remark(facts))
    if not standing.rows:
        waiting = translate(
            "screen", "De stand volgt als alle formulieren van een ronde binnen zijn."
        )
        if facts.hidden:
            waiting = translate("screen", "De stand blijft geheim tot de prijsuitreiking.")
        return Scene(translate("screen", "Stand"), (Words(translate("screen", "Stand"), waiting),))

    def made(called: Called) -> list[Page]:
        found: list[Page] = []
        named = _named(facts.evening.participants, called)
        for rows in standing.fields:
            lines = [
                replace(
                    line_of(row, standing.decides),
                    text=named.get(row.participant_id, row.name) + " …" * row.awaited,
                )
                for row in rows
                if row.place <= (best or row.place)
            ]
            found += pages_of_lines(lines, area, measure, field_name(rows[0]))
        return found

    pages = (*_fewest(made), *scheme)
    said = " ".join(map(told, standing.told))
    awaited = translate("screen", "…: nog niet binnen") if standing.early else ""
    parts = (_figures(standing.decides), said, awaited, _remark(facts))
    return Scene(_after(facts), pages, " · ".join(part for part in parts if part))


def _named(people: Collection[Participant], called: Called) -> dict[int, str]:
    """The names of those who play; whole where others would be called the same."""
    short = {one.id: one.team or " – ".join(map(called, one.members)) for one in people}
    alike = Counter(short.values())
    return {one.id: short[one.id] if alike[short[one.id]] < 2 else one.name for one in people}


def _figures(decides: Decides) -> str:
    """Name the figures at the end of a line."""
    if decides is Decides.MATCHPOINTS:
        return translate("screen", "matchpunten · percentage")
    return translate("screen", "wedstrijdpunten · spelpunten") if decides is Decides.MATCHES else ""


def _after(facts: ScreenFacts) -> str:
    if facts.standing.over:
        return translate("screen", "Uitslag")
    if facts.standing.early:
        return translate("screen", "Voorlopige stand na ronde %1").replace(
            "%1", str(facts.standing.after)
        )
    return translate("screen", "Stand na ronde %1").replace("%1", str(facts.standing.after))


def _remark(facts: ScreenFacts) -> str:
    if facts.hidden:
        text = translate("screen", "De stand vanaf ronde %1 volgt bij de prijsuitreiking.")
        return text.replace("%1", str(facts.standing.after + 1))
    return _until(facts.finality)


def _until(finality: Finality) -> str:
    """How final the result is, and until when a protest can come: as on paper."""
    if until := protest_time(finality):
        return until
    if finality.stage is Stage.PROTESTED:
        return translate("screen", "Voorlopig: over een protest wordt nog beslist.")
    return translate("screen", "Definitief") if finality.stage is Stage.FINAL else ""


def _welcome(facts: ScreenFacts) -> str:
    return translate("screen", "Welkom bij %1").replace("%1", facts.club)


def _name_of(evening: Evening) -> str:
    return f"{evening.competition} · {spoken_date(evening.date)}"


def under_name(evening: Evening) -> str:
    """Name the evening for the head of the screen; a contest of one evening has no number."""
    number = evening_name(evening.number, evening.planned) if evening.planned != 1 else ""
    return " · ".join(filter(None, (evening.competition, number, spoken_date(evening.date))))


def show_names(*, over: bool = False) -> dict[Show, str]:
    """The shows by name, for who chooses; once the playing is over the standing is the result."""
    standing = translate("screen", "Uitslag") if over else translate("screen", "Stand")
    return {
        Show.TABLES: translate("screen", "Indeling per tafel"),
        Show.NAMES: translate("screen", "Indeling op naam"),
        Show.CLOCK: translate("screen", "Klok"),
        Show.BOARD: translate("screen", "Wie binnen is"),
        Show.STANDING: standing,
        Show.TURNS: translate("screen", "Om de beurt"),
        Show.PRIZES: translate("screen", "Prijsuitreiking"),
    }


def texts(page: Page) -> Sequence[str]:
    """Everything that is read on a page but the clock, from the top."""
    if isinstance(page, Lines):
        lines = [line for column in page.columns for line in column]
        return [page.heading, *(" ".join((one.lead, one.text, one.tail)).strip() for one in lines)]
    if isinstance(page, Cards):
        cards = [card for column in page.columns for card in column]
        return [text for card in cards for text in (card.number, *card.lines)]
    if isinstance(page, Tiles):
        return [f"{tile.number} ✓" if tile.done else tile.number for tile in page.tiles]
    if isinstance(page, Scheme):
        return scheme_texts(page)
    if isinstance(page, Words):
        return [page.large, page.below]
    if isinstance(page, Revealed):
        now = page.row
        shown = [page.place, now.text, page.players, now.tail, page.mark]
        return [*shown, *(one.text for one in page.before)]
    return []
