"""Puts what people made together by evening."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from statistics import median

from clubadmin.model.importing.importing import Choice, Spot
from clubadmin.services.importing.existing import Known
from clubadmin.services.importing.naming import Naming
from clubadmin.services.importing.questions import LEAVE, Asked, evening_number
from clubadmin.services.importing.scores import Fact
from clubadmin.services.importing.values import read_day, season_of

Key = tuple[str, str, int]  # season, competition, number
_AN_EVENING = 10_000  # points that nobody makes on one


@dataclass(frozen=True)
class Entry:
    """A score of a person or a pair."""

    people: tuple[int, ...]
    name: str  # as the list has it
    round: int | None
    points: int
    roem: int | None
    pits: int | None
    day: date | None
    block: tuple[int, int]
    spot: Spot
    pair: tuple[int, ...] = ()  # for whom they played; empty: for themselves

    @property
    def everybody(self) -> tuple[int, ...]:
        """The players, and the members for whom they played."""
        return (*self.people, *self.pair)

    @property
    def total(self) -> int:
        """Points with roem."""
        return self.points + (self.roem or 0)


@dataclass
class Evening:
    """An evening of the list."""

    season: str
    competition: str
    number: int
    entries: list[Entry] = field(default_factory=list)
    unknown: list[Entry] = field(default_factory=list)  # who was there; nobody knows with what
    day: date | None = None
    replaces: int | None = None  # id of the evening in the club that goes
    joins: int | None = None  # id of the evening in the club that these results come to
    extends: bool = False  # the season is made longer for it
    opening: bool = False  # of all evenings up to `number` together

    @property
    def key(self) -> Key:
        """The key of the evening."""
        return self.season, self.competition, self.number

    @property
    def named(self) -> str:
        """The name of the evening as part of the key of a doubt."""
        return f"{self.season}|{self.competition}|{self.number}"

    @property
    def totals(self) -> dict[tuple[int, ...], int]:
        """The points with roem of its entries added up, by the people who made them."""
        found: dict[tuple[int, ...], int] = defaultdict(int)
        for entry in self.entries:
            found[entry.people] += entry.total
        return found

    @property
    def spots(self) -> list[Spot]:
        """The cells of its figures."""
        return [one.spot for one in self.entries]


def assembled(
    facts: Sequence[Fact], naming: Naming, known: Known, asked: Asked
) -> tuple[list[Evening], set[str]]:
    """The evenings in the order in which the list has them, and what is missing to make them."""
    missing: set[str] = set()
    if facts and not any(_has_when(fact) or fact.waits for fact in facts):
        missing.add("evening")
    elif facts and not any(fact.season or fact.day for fact in facts):
        missing.add("season")  # without it no date without a year can be read
    else:
        facts = [made for fact in facts if (made := _with_when(fact, asked)) is not None]
    dated = [_with_season(fact, known) for fact in facts]
    season = next((fact.season for fact in dated if fact.season), "")
    dated = [replace(one, season=one.season or season) if one.opening else one for one in dated]
    for fact in dated:
        if not fact.season:
            missing.add("season")
        if not fact.competition:
            missing.add("competition")
    if missing:
        return [], missing
    evenings: dict[tuple[Key, bool], Evening] = {}
    for fact in _numbered(dated, known):
        who = naming.who(fact)
        if who is None or fact.evening is None:
            continue
        key = (fact.season, fact.competition, fact.evening)
        empty = Evening(*key, opening=fact.opening)
        evening = evenings.setdefault((key, fact.opening), empty)
        entry = _entry(fact, who, naming)
        (evening.unknown if fact.unknown else evening.entries).append(entry)
    return _parted(evenings.values(), asked), set()


def of_more_evenings(facts: Sequence[Fact], asked: Asked) -> list[Fact]:
    """The facts; of points that nobody makes on an evening it is asked whether they are a stand."""
    alone: dict[tuple[str, str, int], list[Fact]] = defaultdict(list)
    for one in facts:
        if one.evening is not None and one.round is None and not (one.opening or one.unknown):
            alone[one.season, one.competition, one.evening].append(one)
    found = {id(one): one for one in facts}
    if len(alone) > 1:  # columns of evenings are held against each other
        return list(facts)
    for (_season, competition, evening), every in alone.items():
        middle = median(one.points + (one.roem or 0) for one in every)
        if middle < _AN_EVENING:
            continue
        values = [every[0].name, every[0].points + (every[0].roem or 0), competition, evening]
        choices = (Choice("opening", str(evening), str(evening)), Choice("made"), LEAVE)
        key = f"summed:{every[0].spot.sheet}:{every[0].spot.row}:{evening}"
        answer = asked.ask(key, values, [one.spot for one in every], choices)
        for one in every:
            if answer is None or answer.choice != "made":
                found[id(one)] = replace(one, opening=True, day=None)
            if answer is not None and answer.choice == "leave":
                del found[id(one)]
    return list(found.values())


def _entry(fact: Fact, who: tuple[int, ...], naming: Naming) -> Entry:
    return Entry(
        who,
        " – ".join(naming.names_of(fact)),
        fact.round,
        fact.points,
        fact.roem,
        fact.pits,
        fact.day,
        (fact.block.sheet, fact.block.number),
        fact.spot,
        naming.pair_of(fact),
    )


def _has_when(fact: Fact) -> bool:
    return fact.evening is not None or fact.day is not None


def _with_when(fact: Fact, asked: Asked) -> Fact | None:
    """The fact, if it is known of which evening it is; a row that says nothing is asked."""
    if _has_when(fact):
        return fact
    if fact.waits:
        return None  # what stands there is asked by itself
    choices = (Choice("number", typed="number"), Choice("date", typed="date"), LEAVE)
    key = f"nowhen:{fact.spot.sheet}:{fact.spot.row}"
    answer = asked.ask(key, [fact.name], [fact.spot], choices)
    if answer is None or answer.choice == "leave":
        return None
    if answer.choice == "date":
        return replace(fact, day=read_day(answer.value))
    number = evening_number(answer)
    if not number:
        asked.refuse(key, "number")
        return None
    return replace(fact, evening=number)


def _with_season(fact: Fact, known: Known) -> Fact:
    if fact.season or fact.day is None:
        return fact
    return replace(fact, season=known.season_on(fact.day) or season_of(fact.day))


def _numbered(facts: Iterable[Fact], known: Known) -> list[Fact]:
    """Evenings that have only a date get the number of their turn."""
    facts = list(facts)
    days: dict[tuple[str, str], set[date]] = defaultdict(set)
    used: dict[tuple[str, str], set[int]] = defaultdict(set)
    for fact in facts:
        key = (fact.season, fact.competition)
        if fact.evening is not None:
            used[key].add(fact.evening)
        elif fact.day is not None:
            days[key].add(fact.day)
    numbers: dict[tuple[str, str, date], int] = {}
    for key, on in days.items():
        there = {one.day: one.number for one in known.evenings.get(key, ())}
        taken = used[key] | set(there.values())
        for day in sorted(on):
            number = there.get(day) or next(one for one in range(1, 100_000) if one not in taken)
            taken.add(number)
            numbers[*key, day] = number
    return [
        fact
        if fact.evening is not None or fact.day is None
        else replace(fact, evening=numbers[fact.season, fact.competition, fact.day])
        for fact in facts
    ]


def _parted(evenings: Iterable[Evening], asked: Asked) -> list[Evening]:
    """Ask about an evening that stands under two headings or on two sheets."""
    found: list[Evening] = []
    for evening in evenings:
        if not evening.entries:
            continue  # nobody knows what was made there
        blocks: dict[tuple[int, int], list[Entry]] = defaultdict(list)
        for entry in evening.entries:
            blocks[entry.block].append(entry)
        first, *others = blocks.values()
        kept = [evening]
        evening.entries = list(first)
        for other in others:
            _join_or_part(kept, other, asked)
        found += kept
    return found


def _join_or_part(kept: list[Evening], other: list[Entry], asked: Asked) -> None:
    evening, spot = kept[0], other[0].spot
    overlap = {one.people for one in evening.entries} & {one.people for one in other}
    if not overlap:
        evening.entries += other  # a list that goes on under another heading
        return
    choices = (LEAVE, Choice("number", typed="number"), Choice("join"))
    values = [evening.number, evening.competition, evening.season, spot.row + 1, len(overlap)]
    key = f"parts:{evening.named}:{spot.sheet}:{spot.row}"
    answer = asked.ask(key, values, [spot], choices)
    if answer is None or answer.choice == "leave":
        return
    if answer.choice == "join":
        evening.entries += other
        return
    number = evening_number(answer)
    if number in (0, evening.number):
        asked.refuse(key, "number")
        return
    kept.append(Evening(evening.season, evening.competition, number, list(other)))
