"""Closing a season, what stands in the way, and the next season that begins from it."""

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.i18n import Message, Words
from clubadmin.model.results.result import field_name
from clubadmin.model.seasons.season import Season


@dataclass(frozen=True)
class Obstacle:
    """Why a season cannot be closed yet; the evening to go to."""

    sentence: Message
    evening_id: int
    competition_id: int


@dataclass(frozen=True)
class Winner:
    """The first place; of a competition in groups one each."""

    field: str  # "" where there is one list
    names: tuple[str, ...]  # who share the first place
    ids: tuple[int, ...] = dataclasses.field(default=(), compare=False)  # of these, as entrants


@dataclass(frozen=True)
class Ending:
    """A competition at the end of its season."""

    competition_id: int
    name: str
    format: str
    evenings: int
    entrants: int
    rule: str  # of ranking, as it is typed
    rule_sets: tuple[str, ...]  # titles with their dates, of the evenings
    winners: tuple[Winner, ...]
    up: tuple[str, ...] = ()  # who go to a higher group
    down: tuple[str, ...] = ()
    planned: int = 0  # evenings; 0 = not known
    undecided: tuple[str, ...] = ()  # equal at the border of going up or down


@dataclass(frozen=True)
class StandingMoved:
    """Somebody whose place or total at the end of a season a correction changed."""

    name: str
    place_before: int | None
    place_after: int | None
    total_before: float
    total_after: float


@dataclass(frozen=True)
class SeasonMoved:
    """The changes in a competition by a second closing of the season."""

    rectification: int
    closed_at: str
    reason: str
    competition: str
    moved: tuple[StandingMoved, ...]


@dataclass(frozen=True)
class SeasonReview:
    """A season before it is closed, or after it."""

    season: Season
    competitions: tuple[Ending, ...]
    obstacles: tuple[Obstacle, ...]
    rectifications: tuple[SeasonMoved, ...] = ()
    reopen_reason: str = ""  # why it was opened again, while it is
    next_season: str = ""  # the name of one that begins after it already; "" for none

    @property
    def closed(self) -> bool:
        """Whether its standings are frozen."""
        return bool(self.season.closed_at)


@dataclass(frozen=True)
class NextGroup:
    """The group in which somebody plays next season."""

    entrant_id: int
    name: str
    before: str
    after: str
    undecided: bool = False  # equal at the border; he stays until it is decided


@dataclass(frozen=True)
class NextCompetition:
    """A competition as it goes on in the next season."""

    competition_id: int  # of the one it is made from
    name: str
    taken: bool
    days: tuple[date, ...]  # of its evenings; () makes none beforehand
    planned: int
    groups: tuple[NextGroup, ...] = ()


@dataclass(frozen=True)
class NextSeason:
    """A season as it would be made from another."""

    from_season: Season
    name: str
    starts: date
    ends: date
    competitions: tuple[NextCompetition, ...]
    members: int  # that are active, and stay


def state(words: Words, found: SeasonReview) -> str:
    """Whether it is closed, and since when; and whether the next is there."""
    if found.closed:
        told = words(
            "Afgesloten op {when}. De eindstanden zijn bevroren.",
            when=words.moment(found.season.closed_at),
        )
    elif found.reopen_reason:
        told = words(
            "Heropend: {reason}. Bij het afsluiten wordt een andere eindstand een genummerde"
            " rectificatie.",
            reason=found.reopen_reason,
        )
    else:
        told = words(
            "Nog niet afgesloten. Afsluiten bevriest de eindstanden met de regels waarmee ze"
            " ontstonden; daarna verandert er niets meer aan dit seizoen."
        )
    after = (
        words("Seizoen {season} staat klaar.", season=found.next_season)
        if found.next_season
        else ""
    )
    return f"{told} {after}".strip()


def winners(words: Words, one: Ending) -> str:
    """Tell the winners, of groups one each."""
    told = [
        f"{field_name(words, each.field)}: {words.listed(each.names)}"
        if each.field
        else words.listed(each.names)
        for each in one.winners
    ]
    return "; ".join(told) or words("nog niemand")


def rule(words: Words, one: Ending) -> str:
    """The ranking rule in words."""
    return rule_text(parse_rule(one.rule), one.planned, words.language)


def evenings(words: Words, one: Ending) -> str:
    """How many were played, and of how many where that is known and another number."""
    if one.planned in (0, one.evenings):
        return str(one.evenings)
    return words("{evenings} van {planned}", evenings=one.evenings, planned=one.planned)


def winner(words: Words, *, closed: bool) -> str:
    """The head above who is first; nobody has won before the season is closed."""
    return words("Winnaar") if closed else words("Bovenaan")


def moves(words: Words, one: Ending) -> Iterator[str]:
    """Tell the moves to another group."""
    if one.up:
        yield words("Omhoog: {names}.", names=words.listed(one.up))
    if one.down:
        yield words("Omlaag: {names}.", names=words.listed(one.down))
    if one.undecided:
        yield words(
            "Gelijk op de grens van omhoog of omlaag: {names}. Zij gaan niet vanzelf: beslis"
            " door loting of in het bestuur, en zet wie gaat bij Groepen van het volgende"
            " seizoen. Met loten onder wat bij gelijk aantal beslist, gebeurt dit niet.",
            names=words.listed(one.undecided),
        )


def rectified(words: Words, one: SeasonMoved) -> str:
    """The head of a rectification."""
    return words(
        "Rectificatie {number}: {competition}",
        number=one.rectification,
        competition=one.competition,
    )


def place(found: int | None) -> str:
    """A place, or a dash for none."""
    return "–" if found is None else str(found)


def moved(words: Words, one: StandingMoved) -> str:
    """A line in the window: "A. Bos: 3 wordt 2 (25.341 wordt 25.361)"."""
    totals = f"{words.number(one.total_before)} → {words.number(one.total_after)}"
    return f"{one.name}: {place(one.place_before)} → {place(one.place_after)} ({totals})"
