"""Everything that a season book is made of."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from clubadmin.model.archive.people import Title
from clubadmin.model.archive.records import Broken, Noted, RecordBook, What
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.results.result import EveningResult, Standings
from clubadmin.model.seasons.season import Competition, Season

if TYPE_CHECKING:  # rules take long to load, and only who draws them needs them
    from clubadmin.domain.rules.rules import RuleSet

BookPart = Literal["titles", "evenings", "standings", "charts", "records", "members", "rules"]
"""A part of the book that may be left out."""

BOOK_PARTS: tuple[BookPart, ...] = (
    *("titles", "evenings", "standings", "charts", "records", "members", "rules"),
)
"""All parts, in the order in which one chooses them."""


class AfterRow(NamedTuple):
    """A row of the standings after an evening."""

    place: int | None
    before: int | None  # place after the evening before; None: had none
    name: str
    made: int | None  # on this evening; None: was not there, and has nothing for it
    counts: bool  # whether that counts
    evenings: int  # played so far
    figure: float  # what the places go by
    behind: float
    field: str
    entrant_id: int


@dataclass(frozen=True)
class BookEvening:
    """An evening with the standings after it."""

    result: EveningResult
    after: tuple[AfterRow, ...]  # () where there is no more to say than the result does
    noted: tuple[Noted, ...] = ()  # what stood out; known of a closed evening only
    broken: tuple[Broken, ...] = ()  # records of the club that went

    @property
    def whole(self) -> bool:
        """Whether all sheets are in; half an evening is no figure of a career or a chart."""
        return self.result.closed or self.result.over


@dataclass(frozen=True)
class BookCompetition:
    """A competition of the season."""

    about: Competition
    evenings: tuple[BookEvening, ...]  # in order of number
    standings: Standings | None  # at the end of the season, or now; None: of a single evening
    ended: bool = False  # a later season has begun

    @property
    def over(self) -> bool:
        """Whether no evening is to come that could change the places."""
        view = self.standings
        if view is None:  # of how many evenings it is the only one may not be known
            known = self.ended or 0 < self.about.evenings <= len(self.evenings)
            return known and all(one.whole for one in self.evenings)
        if view.frozen_at:
            return True
        return not view.provisional and (self.ended or 0 < view.planned <= view.after)

    @property
    def by_average(self) -> bool:
        """Whether the places go by an average."""
        return self.standings is not None and self.standings.by_average


class MemberEvening(NamedTuple):
    """A member's result on an evening of which all sheets are in, alone or with others."""

    number: int
    place: int
    score: int
    pits: int
    nat: int


@dataclass(frozen=True)
class MemberSeason:
    """A member's results in a competition."""

    competition_id: int
    place: int | None  # in the standings, of himself, his pair or his team
    of: int  # rows with a place
    field: str
    evenings: tuple[MemberEvening, ...]


@dataclass(frozen=True)
class BookMember:
    """Somebody who played this season."""

    id: int
    name: str  # "Bos, Jan"
    guest: bool
    seasons: tuple[MemberSeason, ...]  # in the order of the competitions


@dataclass(frozen=True)
class SeasonBook:
    """A season from the first evening to the last."""

    season: Season
    club: ClubSettings
    competitions: tuple[BookCompetition, ...]
    members: tuple[BookMember, ...]  # by last name
    titles: tuple[Title, ...]  # of all seasons, newest first; () where nobody asked
    records: RecordBook | None  # of this season; None where nobody asked
    rules: tuple["RuleSet", ...]  # that evenings of this season were played under
    club_records: frozenset[tuple[What, int, str]] = frozenset()
    """Of these records that nothing of another season surpasses: the list, evening and name."""

    @property
    def evenings(self) -> int:
        """How many evenings are in it."""
        return sum(len(one.evenings) for one in self.competitions)


_ROWS = 40  # of a list on a page, about
_PEOPLE = 5  # with their season on a page, about


@dataclass(frozen=True)
class OfferedCompetition:
    """A competition that could go into the book."""

    about: Competition
    evenings: int
    open: int  # of these; they go in as they are now
    entered: int  # how many came, on average


@dataclass(frozen=True)
class BookOffer:
    """The contents a book could have, before it is made."""

    season: Season
    competitions: tuple[OfferedCompetition, ...]
    people: int

    def pages(self, wanted: Collection[int], parts: Collection[BookPart]) -> int:
        """About how many pages a book would have."""
        found = 2  # its cover and its contents
        for one in self.competitions:
            if one.about.id in wanted:
                each = 1 + one.entered // _ROWS
                follows = one.evenings if one.evenings > 1 else 0
                found += one.evenings * each if "evenings" in parts else 0
                found += (follows + 1) * each if "standings" in parts and follows else 0
                found += 1 if "charts" in parts and follows else 0
        found += 1 + self.people // _PEOPLE if "members" in parts else 0
        found += 2 if "records" in parts else 0
        found += 1 if "titles" in parts else 0
        return found + (4 if "rules" in parts else 0)
