"""Evenings and seasons to write about and publish; for the thread of the file."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path

from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.members.known import Purpose
from clubadmin.model.publishing.publishing import Published, Site
from clubadmin.model.seasons.season import EveningLine, Season
from clubadmin.services.at_home import standing
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.consents import consents
from clubadmin.services.publishing.site import publish as write
from clubadmin.services.publishing.site import site as gather
from clubadmin.services.seasons import seasons

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Begin:
    """The evening that the window opens with; None: the last there is."""

    competition_id: int | None
    evening_id: int | None


@dataclass(frozen=True)
class Choices:
    """The evenings and seasons to write about and publish."""

    evenings: tuple[EveningLine, ...]  # that have a result, the newest first
    seasons: tuple[Season, ...]
    named: int  # who agreed to be named
    people: int  # of how many
    going: tuple[EveningLine, ...] = ()  # that are drawn and not closed, the newest first

    def live(self, begin: Begin) -> EveningLine | None:
        """The evening that may be followed at home."""
        return next(
            (
                one
                for one in self.going
                if begin.evening_id in (None, one.id)
                and begin.competition_id in (None, one.competition_id)
            ),
            None,
        )

    def first(self, begin: Begin) -> EveningLine | None:
        """The evening that is shown first: a closed one, unless another is asked for."""
        if begin.evening_id is not None:
            return next((one for one in self.evenings if one.id == begin.evening_id), None)
        wanted = [
            one for one in self.evenings if begin.competition_id in (None, one.competition_id)
        ]
        closed = [one for one in wanted if one.status == "closed"]
        return next(iter(closed or wanted), None)


def choices(club: OpenClub) -> Choices:
    """All evenings with sheets or a result, all seasons, and who agreed."""
    every = seasons.evenings(club)
    shown = [one for one in every if one.status == "closed" or one.sheets_signed]
    going = tuple(one for one in every if one.status == "open" and one.sheets)
    everybody = consents(club)
    named = sum(one.to(Purpose.NAMING).holds for one in everybody)
    return Choices(tuple(shown), seasons.seasons(club), named, len(everybody), going)


@dataclass(frozen=True)
class AtHome:
    """The facts of the club for the page at home."""

    uid: str  # of the club
    unasked: int  # people in the evening who never said whether they may be named
    players: int


def at_home(club: OpenClub, evening_id: int) -> AtHome:
    """Look whom an evening may name."""
    there = standing.players(club, evening_id)
    return AtHome(club.uid, len(standing.unasked(club, evening_id)), len(there))


def site(club: OpenClub, seasons: Collection[int], language: Language, progress: Progress) -> Site:
    """Gather what goes on the pages."""
    from clubadmin.reports.web import unnamed

    return gather(club, seasons, unnamed(Words(language)), progress)


def publish(found: Site, folder: Path, language: Language, progress: Progress) -> Published:
    """Make the pages and write them."""
    from clubadmin.reports.web import web_pages

    pages = web_pages(
        found, language=language, progress=lambda done, total: progress(done, 2 * total)
    )
    return write(folder, pages, lambda done, total: progress(total + done, 2 * total))
