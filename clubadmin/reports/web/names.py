"""What the files are called, and so what the links lead to."""

import re
import unicodedata

from clubadmin.model.publishing.publishing import Site, SiteCompetition, SitePerson

PEOPLE = "spelers.html"
RECORDS = "records.html"
INDEX = "index.html"
STYLE = "stijl.css"
_LONGEST = 60


class Files:
    """The names of all pages of a site."""

    people = PEOPLE
    records = RECORDS

    def __init__(self, site: Site) -> None:
        self._people = {one.member_id: _person(one) for one in site.people}
        self._evenings = {
            evening.result.evening_id: _evening(one, season.season.name, evening.result.number)
            for season in site.seasons
            for one in season.competitions
            for evening in one.evenings
        }

    def person(self, member_id: int) -> str:
        """The page of a person; "" when there is none."""
        return self._people.get(member_id, "")

    def evening(self, evening_id: int) -> str:
        """The page of an evening; "" when there is none."""
        return self._evenings.get(evening_id, "")

    def competition(self, one: SiteCompetition, season: str) -> str:
        """The page of the standings of a competition."""
        return f"stand-{slug(one.name)}-{slug(season)}-{one.id}.html"


def slug(text: str) -> str:
    """A name in letters and digits that every server takes: "jan-de-vries"."""
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:_LONGEST].rstrip("-") or "x"


def _person(one: SitePerson) -> str:
    return f"speler-{slug(one.name)}-{one.member_id}.html"


def _evening(one: SiteCompetition, season: str, number: int) -> str:
    return f"avond-{slug(one.name)}-{slug(season)}-{one.id}-{number:02}.html"
