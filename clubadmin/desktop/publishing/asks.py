"""What this window asks of the services, for the thread that owns the file.

The services load the database, which must not hold up the first paint: imports stay inside.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from datetime import date
    from pathlib import Path

    from clubadmin.domain.terms import Language
    from clubadmin.model.club.club import Saved
    from clubadmin.model.publishing.publishing import Consent, PressFacts, Published, Site
    from clubadmin.model.seasons.season import EveningLine, Season
    from clubadmin.services.club.club import OpenClub

    Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Begin:
    """What the window opens with; None: the last evening there is."""

    competition_id: int | None = None
    evening_id: int | None = None


@dataclass(frozen=True)
class Choices:
    """What can be written about and published."""

    evenings: tuple[EveningLine, ...]  # that have a result, the newest first
    seasons: tuple[Season, ...]
    consents: tuple[Consent, ...]

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
    from clubadmin.services.publishing.consents import consents
    from clubadmin.services.seasons import seasons

    shown = [one for one in seasons.evenings(club) if one.status == "closed" or one.sheets_signed]
    return Choices(tuple(shown), seasons.seasons(club), consents(club))


def facts(club: OpenClub, evening_id: int, *, everybody: bool) -> PressFacts:
    """What a text about an evening is written from."""
    from clubadmin.services.publishing.evening_facts import press_facts

    return press_facts(club, evening_id, everybody=everybody)


def site(club: OpenClub, seasons: Collection[int], language: Language, progress: Progress) -> Site:
    """Gather what goes on the pages."""
    from clubadmin.i18n import Words
    from clubadmin.reports.web import unnamed
    from clubadmin.services.publishing.site import site as gather

    return gather(club, seasons, unnamed(Words(language)), progress)


def publish(found: Site, folder: Path, language: Language, progress: Progress) -> Published:
    """Make the pages and write them."""
    from clubadmin.reports.web import web_pages
    from clubadmin.services.publishing.site import publish as write

    pages = web_pages(
        found, language=language, progress=lambda done, total: progress(done, 2 * total)
    )
    return write(folder, pages, lambda done, total: progress(total + done, 2 * total))


def give(club: OpenClub, members: Collection[int], day: date, remark: str) -> Saved:
    """Record that these agreed."""
    from clubadmin.services.publishing.consents import give_consent

    return give_consent(club, members, day, remark)


def withdraw(club: OpenClub, members: Collection[int]) -> Saved:
    """Record that these are not to be named."""
    from clubadmin.services.publishing.consents import withdraw_consent

    return withdraw_consent(club, members)


def undo(club: OpenClub) -> Saved:
    """Take back the last change."""
    from clubadmin.services.club import history

    return history.undo(club)
