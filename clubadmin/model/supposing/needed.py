"""Scores that each entrant needs on the evenings left, for each place."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Literal

from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.i18n import Words
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.results.result import score_said

Expected = Literal["average", "best", "away"]
"""What the others are expected to do: make their own average, their best, or stay away."""

_NAMED = 3  # evenings that are named one by one


@dataclass(frozen=True)
class ComingEvening:
    """An evening that is to be played, or to be finished."""

    number: int
    date: date | None  # None: not planned yet
    begun: bool = False


@dataclass(frozen=True)
class NeededCell:
    """A place, and what somebody needs for it on each evening to come.

    `certain`: he has it whatever anybody does. `least`: with this it is possible, when the others
    fail; None: out of reach. `likely`: enough when the others do as expected. `enough`: whatever
    the others do; None: not in his own hands.
    """

    place: int
    certain: bool
    least: int | None
    likely: int | None
    enough: int | None
    drops: tuple[tuple[int, int], ...] = ()  # evening and points that count no more with `likely`
    away: bool = False

    @property
    def reachable(self) -> bool:
        """Whether it can still be had."""
        return self.least is not None or self.away


@dataclass(frozen=True)
class NeededRow:
    """Somebody's chances."""

    entrant_id: int
    name: str
    field: str
    place: int | None  # now
    score: float  # now: the sum, the average or win points
    played: int
    average: int  # of the evenings he played, whole points
    cells: tuple[NeededCell, ...]

    @property
    def best(self) -> int | None:
        """The best place that can still be had; None: not one of those asked about."""
        return min((one.place for one in self.cells if one.reachable), default=None)


@dataclass(frozen=True)
class Needed:
    """The scores that each entrant of a competition needs."""

    competition_id: int
    club: str
    season: str
    competition: str
    rule: str  # of ranking, as it is typed
    after: int  # the last evening that is in the figures
    after_date: date | None
    coming: tuple[ComingEvening, ...]
    until: int = 0  # the last evening of which there are figures, one that is going on as well
    rows: tuple[NeededRow, ...] = ()  # () when no evening is to come
    most: int = 0  # what anybody is thought to make at most on an evening
    record: int = 0  # the most that was ever made on such an evening; 0: not known
    expected: Expected = "average"
    minimum: int = 0  # evenings that one must have played
    planned: int = 0  # evenings planned in the competition
    averages: bool = False
    wins: bool = False  # win points decide, so that these are what is needed
    shares: bool = False  # no tie-breaks: equals share a place
    proved: bool = True  # whether all of it is exact
    matchpoints: bool = False
    decimals: int = 1  # of an average

    @property
    def places(self) -> tuple[int, ...]:
        """The places that are asked about."""
        return tuple(sorted({cell.place for row in self.rows for cell in row.cells}))

    @property
    def fields(self) -> tuple[str, ...]:
        """The groups or fields that are ranked apart; ("",) where there is one list."""
        return tuple(dict.fromkeys(row.field for row in self.rows)) or ("",)


def cell(words: Words, one: NeededCell) -> str:
    """The text in the column of a place."""
    if one.certain:
        return words("zeker")
    if one.least is None:
        return words("(weg)") if one.away else "–"
    if one.likely is None:
        return f"({words.number(one.least)})"
    return words.number(one.likely)


def coming(words: Words, found: Needed) -> str:
    """Nog 2 avonden te spelen: avond 15 op 18 mrt 2027 en avond 16."""
    count = len(found.coming)
    head = words.counted("nog 1 avond te spelen", "nog {n} avonden te spelen", count)
    if count <= _NAMED:
        return f"{head}: {words.listed([_evening(words, one) for one in found.coming])}"
    begun = [_evening(words, one) for one in found.coming if one.begun]
    rest = [one.number for one in found.coming if not one.begun]
    until = words("avond {first} tot en met {last}", first=rest[0], last=rest[-1])
    return f"{head}: {words.listed([*begun, until])}"


def state(words: Words, found: Needed) -> str:
    """Tell the last evening that counts, and one that is going on as far as it is typed."""
    begun = [str(one.number) for one in found.coming if one.begun]
    if begun and not found.after:
        return words("Met wat er van avond {begun} al is", begun=words.listed(begun))
    if begun:
        return words(
            "Na avond {number} en wat er van avond {begun} al is",
            number=found.after,
            begun=words.listed(begun),
        )
    if not found.after:
        return words("Voor de eerste avond")
    text = words("Na avond {number}", number=found.after)
    return f"{text}, {words.short_day(found.after_date)}" if found.after_date else text


def rule(words: Words, found: Needed) -> str:
    """The ranking rule in words."""
    return rule_text(parse_rule(found.rule), found.planned, words.language)


def average_meaning(words: Words) -> str:
    """Explain the average of all evenings."""
    return words("Gemiddeld over alle avonden, ook die niet tellen")


def legend(words: Words, found: Needed) -> list[str]:
    """Explain the figures."""
    signs = words(
        "Tussen haakjes: kan alleen als zij het slechter doen.  zeker: wat er ook gebeurt.  –"
        " niet meer te halen."
    )
    average, meaning = words("Gem. alle"), average_meaning(words)
    enough = words(sentences("enough")[found.expected])
    lines = [f"{enough}  {signs}", f"{average}: {meaning.lower()}."]
    if len(found.coming) > 1:
        lines.append(words("Op elk van de avonden die nog komen, evenveel."))
        lines += [
            words("Van avond {number} telt daarin mee wat er al is.", number=one.number)
            for one in found.coming
            if one.begun
        ]
    return lines


def grounds(words: Words, found: Needed) -> list[str]:
    """Tell the grounds of the answer, and how far it is exact."""
    most, record = words.number(found.most), words.number(found.record)
    if found.wins:
        bound = words("Het gaat om winstpunten: op een avond van 0 tot {most}.", most=most)
    elif found.record:
        bound = words(
            "Uitgegaan van 0 tot {most} punten op een avond; het meeste ooit was {record}.",
            most=most,
            record=record,
        )
    else:
        bound = words("Uitgegaan van 0 tot {most} punten op een avond.", most=most)
    lines = [bound, _exactness(words, proved=found.proved)]
    if not found.shares:
        lines.append(
            words(
                "Bij een gelijk aantal beslist iets dat nog komt; wie gelijk zou eindigen, kan de"
                " plaats dus krijgen maar is er niet zeker van."
            )
        )
    return [*lines, words("Wie nog niet meespeelde, is niet meegerekend.")]


def _exactness(words: Words, *, proved: bool) -> str:
    if proved:
        return words(
            "Binnen die grenzen is dit precies; dat mensen aan één tafel elkaar hinderen, is"
            " buiten beschouwing gelaten: wat zeker heet, is dat dan nog meer."
        )
    return words(
        "Bij deze regel kan een hogere avond minder waard zijn of wegblijven meer, op meer"
        " manieren dan na te gaan zijn. De getallen zijn daarom niet bewezen en niets heet zeker."
    )


def told(words: Words, found: Needed, row: NeededRow) -> Iterator[str]:
    """A sentence or more for each place."""
    yield _now(words, found, row)
    if found.minimum > row.played + len(found.coming):
        yield words("Komt niet meer aan {minimum} avonden.", minimum=found.minimum)
        return
    for one in row.cells:
        yield place_told(words, found, one)


def _now(words: Words, found: Needed, row: NeededRow) -> str:
    if row.place is None:
        return words(
            "Heeft nog geen plaats: speelde {played} van minstens {minimum} avonden.",
            played=row.played,
            minimum=max(found.minimum, 1),
        )
    return words(
        "Staat nu op plaats {place} met {score}.",
        place=row.place,
        score=score_said(words, row.score, found.decimals),
    )


def place_told(words: Words, found: Needed, one: NeededCell) -> str:
    """Tell in sentences what is needed for a place."""
    if one.certain:
        return words("Plaats {place} is zeker.", place=one.place)
    if one.least is None:
        return _out_of_reach(words, one, proved=found.proved)
    if one.likely is None:
        return words(
            "Voor plaats {place} moet het de anderen tegenzitten: het kan vanaf {points}.",
            place=one.place,
            points=_points(words, found, one.least),
        )
    likely = words(
        "Voor plaats {place}: {points}, {if_others}.",
        place=one.place,
        points=_points(words, found, one.likely),
        if_others=words(sentences("if-others")[found.expected]),
    )
    more = (_possible(words, one), _sure(words, one, proved=found.proved), _dropped(words, one))
    return " ".join((likely, *filter(None, more)))


def _out_of_reach(words: Words, one: NeededCell, *, proved: bool) -> str:
    if one.away:
        return words(
            "Plaats {place} is met spelen niet meer te halen; alleen wie wegblijft kan die nog"
            " krijgen.",
            place=one.place,
        )
    if proved:
        return words("Plaats {place} is niet meer te halen.", place=one.place)
    return words("Plaats {place} lijkt niet meer te halen.", place=one.place)


def _possible(words: Words, one: NeededCell) -> str:
    """Tell the least score with which a place is possible, where less than the likely one."""
    if one.least is None or one.likely is None or one.least >= one.likely:
        return ""
    if not one.least:
        return words("Ook met niets kan het nog, als zij tegenvallen.")
    points = words.number(one.least)
    return words("Het kan al vanaf {points}, als zij tegenvallen.", points=points)


def _sure(words: Words, one: NeededCell, *, proved: bool) -> str:
    if one.enough is not None:
        return words("Met {points} is het zeker.", points=words.number(one.enough))
    if proved:
        return words("In eigen hand is het niet: de anderen kunnen het nog verhinderen.")
    return words("Of het in eigen hand is, is niet te zeggen.")


def _dropped(words: Words, one: NeededCell) -> str:
    """Tell which evenings would no longer count."""
    if not one.drops:
        return ""
    evenings = words.listed(
        words("avond {number} ({points})", number=at, points=words.number(made))
        for at, made in one.drops
    )
    return words.counted(
        "Dan vervalt {evenings}.", "Dan vervallen {evenings}.", len(one.drops), evenings=evenings
    )


def _points(words: Words, found: Needed, points: int) -> str:
    said = words.number(points)
    if len(found.coming) > 1:
        return words("elke avond {points} punten", points=said)
    if found.coming and found.coming[0].begun:
        number = found.coming[0].number
        return words(
            "nog {points} punten op de rest van avond {number}", points=said, number=number
        )
    return words("{points} punten", points=said)


def _evening(words: Words, one: ComingEvening) -> str:
    if one.begun:
        return words("avond {number} is bezig", number=one.number)
    if one.date is None:
        return words("avond {number}", number=one.number)
    return words("avond {number} op {day}", number=one.number, day=words.short_day(one.date))
