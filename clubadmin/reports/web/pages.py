"""Makes the pages from what was gathered; all text of people is escaped."""

import base64
import binascii
from collections.abc import Callable
from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from clubadmin.assets import path
from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.publishing.publishing import Site, SiteCompetition, SitePerson
from clubadmin.reports.web.curve import curve
from clubadmin.reports.web.figures import Figures
from clubadmin.reports.web.names import INDEX, PEOPLE, RECORDS, STYLE, Files
from clubadmin.reports.web.style import stylesheet
from clubadmin.reports.web.words import web_words

_PICTURES = {b"\x89PNG": "logo.png", b"\xff\xd8\xff": "logo.jpg"}

Progress = Callable[[int, int], None]


def web_pages(
    site: Site, *, language: Language = Language.NL, progress: Progress
) -> dict[str, bytes]:
    """All files of a site by name.

    Args:
        site: what was gathered, with the names of who agreed alone.
        language: of the words.
        progress: told how many pages are made, and of how many.
    """
    return _Pages(site, language, progress).make()


class _Pages:
    def __init__(self, site: Site, language: Language, progress: Progress) -> None:
        self.site = site
        self.files = Files(site)
        self.words = Words(language)
        self.phrases = web_words(self.words)
        self.progress = progress
        self.made: dict[str, bytes] = {}
        self.all = 2 + len(site.people)
        self.all += sum(1 + len(c.evenings) for s in site.seasons for c in s.competitions)
        self.figures = Figures(site, self.files, self.words, self.phrases)
        self.logo = self._logo()

    def make(self) -> dict[str, bytes]:
        """Page by page."""
        self.made[STYLE] = stylesheet(self.site.club.accent)
        self._page(INDEX, "index.html", self.figures.index(), "index")
        for season in self.site.seasons:
            for one in season.competitions:
                self._competition(one, season.season.name)
        if self.site.people:
            self._page(PEOPLE, "people.html", self.figures.people(), "people")
        for person in self.site.people:
            self._person(person)
        if self.site.records:
            self._page(RECORDS, "records.html", self.figures.records(), "records")
        return self.made

    def _person(self, person: SitePerson) -> None:
        file = self.files.person(person.member_id)
        drawn = curve(person, self.site.club.accent, self.words.language)
        picture = file.replace(".html", ".svg") if drawn else ""
        if drawn:
            self.made[picture] = drawn
        shown = {**self.figures.person(person), "curve": picture}
        self._page(file, "person.html", shown, "people")

    def _competition(self, one: SiteCompetition, season: str) -> None:
        file = self.files.competition(one, season)
        self._page(file, "standing.html", self.figures.standing(one))
        for at, evening in enumerate(one.evenings):
            page = self.files.evening(evening.result.evening_id)
            self._page(page, "evening.html", self.figures.evening(one, at, season))

    def _page(self, file: str, template: str, shown: dict[str, Any], here: str = "") -> None:
        text = (
            _templates()
            .get_template(template)
            .render(
                **shown,
                club=self.site.club,
                site=self.site,
                files=self.files,
                words=self.phrases,
                number=self._number,
                language="nl" if self.words.language is Language.NL else "en",
                logo=self.logo,
                style=STYLE,
                here=here,
            )
        )
        self.made[file] = text.encode("utf-8")
        self.progress(min(len(self.made), self.all), self.all)

    def _number(self, value: float) -> str:
        return self.words.number(value)

    def _logo(self) -> str:
        """The file of the club's logo; "" for none, or one that is damaged."""
        try:
            picture = base64.b64decode(self.site.club.logo, validate=True)
        except binascii.Error:
            return ""
        for start, name in _PICTURES.items():
            if picture.startswith(start):
                self.made[name] = picture
                return name
        return ""


@cache
def _templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(path("web")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
