"""The curve on the page of a person: the totals of the competition he played most."""

import re
from collections import Counter

from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.kit.chart import Chart, Series
from clubadmin.model.publishing.publishing import SitePerson
from clubadmin.reports.charts import on_paper
from clubadmin.reports.charts.picture import picture
from clubadmin.reports.kit.ink import ink

_FEWEST = 3  # evenings; fewer make no curve
_SIZE = (860, 260)  # pixels
_LETTERS = 13
_ASIDE = 14  # pixels at each side
_FAMILY = "'Noto Sans SemiCondensed', 'Arial Narrow', Roboto, Arial, sans-serif"


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
