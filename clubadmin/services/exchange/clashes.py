"""What a file says about seasons and evenings that the club knows otherwise."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Protocol

from sqlalchemy import Connection, text

from clubadmin.domain.draw.plan.formats import FORMATS, Decides
from clubadmin.domain.names import fold
from clubadmin.model.club.exchange import ImportPreview, ImportProblem
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.playable import FORMAT_NAMES
from clubadmin.services.evenings.head import as_date

_SEASONS = text("SELECT name, starts, ends FROM season")
_COMPETITIONS = text(
    "SELECT s.name, c.name, c.format FROM competition c JOIN season s ON s.id = c.season_id"
)
_EVENINGS = text(
    "SELECT s.name, c.name, e.number FROM evening e JOIN competition c ON c.id = e.competition_id"
    " JOIN season s ON s.id = c.season_id"
)
_PLAYED_BY = {
    "individual": "is voor paren, en hier staan personen.",
    "pairs": "is voor personen, en hier staan paren.",
}


class Found(Protocol):
    """An evening as a file tells it."""

    season: str
    competition: str
    number: int
    date: date
    row: int

    @property
    def format(self) -> str | None:
        """Who played, as far as the file tells: "individual", "pairs" or None."""


def judged(club: OpenClub, preview: ImportPreview, evenings: Sequence[Found]) -> ImportPreview:
    """The preview, with what the club itself has against it."""
    with club.store.read() as conn:
        problems = [*preview.problems, *_Club(conn).against(evenings)]
    return replace(preview, problems=tuple(sorted(problems, key=lambda one: one.row)))


class _Club:
    def __init__(self, conn: Connection) -> None:
        self.seasons = {
            name: (as_date(starts), as_date(ends)) for name, starts, ends in conn.execute(_SEASONS)
        }
        self.formats = {(season, name): form for season, name, form in conn.execute(_COMPETITIONS)}
        self.held = {tuple(row) for row in conn.execute(_EVENINGS)}
        # how names are spelled, by their letters; the file's own are added as they come
        self.spelled: dict[tuple[str, ...], str] = {
            (_letters(name),): name for name in self.seasons
        }
        for season, name in self.formats:
            self.spelled[_letters(season), _letters(name)] = name

    def against(self, evenings: Iterable[Found]) -> Iterator[ImportProblem]:
        for one in evenings:
            for column, sentence in self._about(one):
                yield ImportProblem(one.row + 2, column, sentence)

    def _about(self, one: Found) -> Iterator[tuple[str, str]]:
        key = (one.season, one.competition)
        if (*key, one.number) in self.held:
            yield "evening", f"avond {one.number} van {one.competition} staat al in de club."
        if one.season in self.seasons:
            starts, ends = self.seasons[one.season]
            if not starts <= one.date <= ends:
                yield "date", f"{one.date} valt buiten seizoen {one.season} ({starts} – {ends})."
        letters = tuple(_letters(name) for name in key)
        for column, name, place in (
            ("season", one.season, letters[:1]),
            ("competition", one.competition, letters),
        ):
            first = self.spelled.setdefault(place, name)
            if first != name:
                yield column, f"'{name}' lijkt op '{first}'; schrijf het gelijk."
        known = FORMATS[self.formats.setdefault(key, one.format or "individual")]
        if known.decides is not Decides.POINTS:
            yield (
                "competition",
                f"{one.competition} wordt gespeeld als {FORMAT_NAMES[known.name]}; avonden daarvan"
                " gaan alleen met de hele club mee.",
            )
        elif one.format and known.entrant is not FORMATS[one.format].entrant:
            yield "name", f"{one.competition} {_PLAYED_BY[one.format]}"


def _letters(name: str) -> str:
    return "".join(sign for sign in fold(name) if sign.isalnum())
