"""The curve of a career on the screen and on paper: by evening, by season, or the places."""

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from clubadmin.desktop.archive.words import size_name
from clubadmin.desktop.kit.empty import EmptyPlace
from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.page import HandsOn
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, Plain, column, holder, row
from clubadmin.desktop.paper.charting import ChartView
from clubadmin.model.archive.archive import Size
from clubadmin.model.archive.people import CareerSeason, SeasonPlace
from clubadmin.model.kit.chart import Chart, Series

translate = QCoreApplication.translate
FEWEST = 2  # points; one makes no line
MOST = 400  # evenings; of more the last can be told apart
LOWEST = 10  # grid steps


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


class CurvePane(HandsOn, Plain):
    """A chart, with the choice of which above it; Enter or a double click opens what is read."""

    opened = Signal(str, int)  # which chart, and which of its labels

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._charts: dict[str, Chart] = {}
        self.which = Choice(name=self.tr("Welke grafiek"), letters=24)
        self.which.currentIndexChanged.connect(lambda _at: self._show())
        self.view = ChartView(theme)
        self._none = self.tr("Een lijn komt er vanaf de tweede avond die is afgesloten.")
        self.empty = EmptyPlace(theme, (self.tr("Nog geen verloop"), self._none))
        self.view.installEventFilter(self)
        grid = theme.grid
        shown = column(row(self.which, None), (self.view, 1), gap=grid(1), margin=grid(1))
        self._stack = Pages(holder(shown), self.empty)
        self.setLayout(column(self._stack))
        self.hand_on(self.view)
        theme.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        """Let the chart give way in a low window, not the window."""
        self.view.setMinimumHeight(self._theme.grid(LOWEST))

    def say_also(self, sentence: str) -> None:
        """Add a sentence while there is nothing to draw."""
        self.empty.tell(f"{self._none} {sentence}".strip())

    @property
    def chart(self) -> Chart | None:
        """The chart in view."""
        return self._charts.get(self.which.value)

    def offer(self, charts: Mapping[str, Chart | None]) -> None:
        """Charts by what they are called, None for too few figures; the choice stays."""
        self._charts = {name: one for name, one in charts.items() if one is not None}
        self.which.offer({name: name for name in self._charts})
        self._stack.setCurrentIndex(0 if self._charts else 1)
        self._show()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Open the evening that is read."""
        enters = isinstance(event, QKeyEvent) and event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
        )
        opens = event.type() == QEvent.Type.KeyPress and enters
        opens = opens or event.type() == QEvent.Type.MouseButtonDblClick
        if not opens or self.view.at is None:
            return False
        self.opened.emit(self.which.value, self.view.at)
        return True

    def _show(self) -> None:
        if (chart := self.chart) is not None:
            self.view.show(chart)
