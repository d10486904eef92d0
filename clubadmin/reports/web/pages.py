"""Makes the pages from what was gathered; all text of people is escaped."""

import base64
import binascii
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.kit.chart import Chart, Series
from clubadmin.model.publishing.publishing import Site, SiteCompetition, SitePerson, Unnamed
from clubadmin.reports.charts import on_paper
from clubadmin.reports.charts.chart import picture
from clubadmin.reports.kit.ink import ink
from clubadmin.reports.kit.web_page import stylesheet, templates
from clubadmin.reports.web.figures import INDEX, PEOPLE, RECORDS, STYLE, Figures, Files

_PICTURES = {b"\x89PNG": "logo.png", b"\xff\xd8\xff": "logo.jpg"}
Progress = Callable[[int, int], None]
_FEWEST = 3  # evenings; fewer make no curve
_SIZE = (860, 260)  # pixels
_LETTERS = 13
_ASIDE = 14  # pixels at each side
_FAMILY = "'Noto Sans SemiCondensed', 'Arial Narrow', Roboto, Arial, sans-serif"


def web_pages(
    site: Site, *, language: Language = Language.NL, progress: Progress
) -> dict[str, bytes]:
    """All files of a site by name.

    Args:
        site: what was gathered, with the names of who agreed alone.
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
            templates()
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
        self.made[file] = text.encode("utf-8", "replace")
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


def curve(one: SitePerson, accent: str, language: Language) -> bytes:
    """An SVG, from the first evening to the last; b"" where there are too few."""
    most = Counter(evening.competition for evening in one.evenings).most_common(1)
    name, evenings = most[0]
    if evenings < _FEWEST:
        return b""
    words = Words(language)
    shown = [evening for evening in reversed(one.evenings) if evening.competition == name]
    totals = tuple(float(evening.total) for evening in shown)
    chart = Chart(
        name,
        "line",
        tuple(words.day(evening.date) for evening in shown),
        (Series(one.name, totals),),
        average=sum(totals) / len(totals),
    )
    made = picture(chart, _SIZE, on_paper(ink(accent), _LETTERS), language).svg
    return _for_browsers(made.decode("utf-8")).encode("utf-8")


def _for_browsers(svg: str) -> str:
    """Letters that every telephone has, and room at the sides: these may be wider than ours."""
    svg = re.sub(r"<!DOCTYPE.*?>", "", svg, count=1, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]*", f"font-family: {_FAMILY}", svg)
    wide, high = _SIZE
    box = f'viewBox="0 0 {wide} {high}"'
    return svg.replace(box, f'viewBox="-{_ASIDE} 0 {wide + 2 * _ASIDE} {high}"')


def web_words(words: Words) -> dict[str, str]:
    """All words of the pages in a language, by name."""
    return {name: words(said) for name, said in sentences("web").items()}


def unnamed(words: Words) -> Unnamed:
    """The words in place of a person who did not agree to be named."""
    return Unnamed(words("een speler"), words("een paar"))
