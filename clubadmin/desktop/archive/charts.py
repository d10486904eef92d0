"""The curves of a career, for the chart on the screen and on paper."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.archive.words import size_name
from clubadmin.desktop.kit.figures import short_date
from clubadmin.model.archive.archive import Size
from clubadmin.model.archive.people import CareerSeason, SeasonPlace
from clubadmin.model.kit.chart import Chart, Series

translate = QCoreApplication.translate
FEWEST = 2  # points; one makes no line
MOST = 400  # evenings; of more the last can be told apart


def by_evening(
    name: str, curve: Sequence[tuple[date, int]], size: Size | None = None
) -> Chart | None:
    """The total of each evening of a size, with the average across; None for too few."""
    if len(curve) < FEWEST:
        return None
    last = curve[-MOST:]
    totals = tuple(float(made) for _day, made in last)
    title = translate("Archive", "Elke avond van %1")
    if len(curve) > MOST:
        title = translate("Archive", "De laatste %3 avonden van %1")
    if size is not None:
        title += f" ({size_name(size)})"
    return Chart(
        title.replace("%3", str(MOST)).replace("%1", name),
        "line",
        tuple(short_date(day) for day, _made in last),
        (Series(name, totals),),
        translate("Archive", "punten"),
        sum(totals) / len(totals),
    )


def by_season(name: str, seasons: Sequence[CareerSeason], size: Size | None) -> Chart | None:
    """The average of each season over evenings of one size; None for too few."""
    sums: dict[str, tuple[int, int]] = {}
    for one in reversed(seasons):
        if one.size == size and one.career.evenings:
            made, evenings = sums.get(one.season, (0, 0))
            sums[one.season] = (made + one.career.total, evenings + one.career.evenings)
    if len(sums) < FEWEST:
        return None
    return Chart(
        translate("Archive", "Gemiddelde van %1 per seizoen").replace("%1", name),
        "bars",
        tuple(sums),
        (Series(name, tuple(made / evenings for made, evenings in sums.values())),),
        translate("Archive", "punten"),
    )


def by_place(
    name: str, seasons: Sequence[CareerSeason], places: Sequence[SeasonPlace]
) -> Chart | None:
    """The place in the standings of each season, a line a competition; None for too few."""
    labels = tuple(dict.fromkeys(one.season for one in reversed(seasons)))
    known = {
        (one.competition, one.season): found.place
        for one, found in zip(seasons, places, strict=False)
        if found.place is not None
    }
    names = tuple(dict.fromkeys(one.competition for one in seasons))
    series = tuple(
        Series(competition, tuple(known.get((competition, season)) for season in labels))
        for competition in names
        if any((competition, season) in known for season in labels)
    )
    if len(labels) < FEWEST or not series:
        return None
    title = translate("Archive", "Plaats van %1 per seizoen").replace("%1", name)
    return Chart(title, "places", labels, series, translate("Archive", "plaats"))
