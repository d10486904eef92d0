"""A person, a pair or a team in the archive."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive.facts import Fact, Facts
from clubadmin.desktop.archive.links import LinkTable
from clubadmin.desktop.archive.printed import printed_table
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views import career_columns as shown_as
from clubadmin.desktop.archive.views.career_columns import Placed
from clubadmin.desktop.archive.views.notables import notables, whose
from clubadmin.desktop.archive.views.view import PartsView
from clubadmin.desktop.archive.words import depth_name, size_name
from clubadmin.desktop.kit.empty import EmptyPlace, framed
from clubadmin.desktop.kit.figures import decimal, plain_date, short_date, whole
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.page import HandsOn
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.tables import Column, RowsModel, folded
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, Plain, button, card, column, holder, row
from clubadmin.desktop.paper.charting import ChartView
from clubadmin.model.archive.archive import Block, PrintedFacts, Size
from clubadmin.model.archive.people import (
    CareerSeason,
    Companion,
    EntrantPage,
    PersonPage,
    SeasonPlace,
)
from clubadmin.model.archive.records import Scope
from clubadmin.model.explain.figure_asked import (
    CareerAsked,
    CareerFigure,
    EveningAsked,
    Listed,
    Of,
    TitlesAsked,
)
from clubadmin.model.kit.chart import Chart, Series
from clubadmin.model.members.member import Member
from clubadmin.services.archive import people
from clubadmin.services.archive.past import final_places
from clubadmin.services.club.club import OpenClub

FEWEST = 2  # points; one makes no line
MOST = 400  # evenings; of more the last can be told apart
LOWEST = 10  # grid steps


Life = PersonPage | EntrantPage
Going = Callable[[int, int], None]


class CareerView(PartsView):
    """Figures above, tabs below; a person and a pair add what is theirs."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.life: Life | None = None
        self._places: tuple[SeasonPlace, ...] = ()
        self._placing = Asker(ops, self)
        self._by_evening = self.tr("elke avond")  # the chart whose labels are evenings
        self.facts = self.adopt_facts(Facts(theme, self.tr("Cijfers")))
        self.curve = CurvePane(theme)
        self.curve.opened.connect(self._open_read)
        self.seasons_model, self.seasons = self.list_of(
            shown_as.season_columns(self.whose), _season_key, self.tr("Seizoenen")
        )
        self.evenings_model, self.evenings = self.list_of(
            shown_as.evening_columns(), lambda one: one.evening_id, self.tr("Avonden")
        )
        self.notable_model, self.notable = self.list_of(
            shown_as.notable_columns(), lambda one: (one.title, one.when), self.tr("Bijzonder")
        )
        self.notable.horizontalHeader().hide()
        self.opponents_model: RowsModel[Companion] = RowsModel(
            theme,
            shown_as.companion_columns(self.tr("Tegenstander"), self.whose, together=False),
            lambda one: one.member_id,
        )
        self.opponents = self.adopt(
            LinkTable(theme, self.opponents_model, self.tr("Tegenstanders"))
        )

    def more_tabs(self) -> Sequence[tuple[str, QWidget]]:
        """Tabs between the evenings and the opponents."""
        return ()

    def whose(self) -> tuple[Of, int]:
        """The owner of the career, for questions about its figures."""
        return whose(self.life) if self.life is not None else ("member", 0)

    def name_of(self, life: Life) -> str:
        """The name of the career's owner."""
        raise NotImplementedError

    def what_it_is(self, life: Life) -> str:
        """Tell in a word or two what it is, for the line below the name."""
        raise NotImplementedError

    def lay_out_career(self, head: Any) -> None:
        """The head, the figures, the tabs."""
        grid = self.theme.grid
        parts = [
            (self.tr("Verloop"), self.curve),
            (self.tr("Seizoenen"), self.seasons),
            (self.tr("Avonden"), self.evenings),
            *self.more_tabs(),
            (self.tr("Tegenstanders"), self.opponents),
            (self.tr("Bijzonder"), self.notable),
        ]
        self.tabs = Tabs(self.theme, [name for name, _part in parts], self)
        self.parts = Pages(*(part for _name, part in parts))
        self.tabs.chosen.connect(self.choose_tab)
        figures = card(column(self.facts, margin=grid(0.5)))
        self.setLayout(
            column(head, figures, self.tabs, (framed(self.parts), 1), self.foot, gap=grid(1))
        )

    def choose_tab(self, tab: int) -> None:
        """Show a part; the keys go to it."""
        self.tabs.mark(tab)
        before = self.parts.currentWidget()
        part = self.parts.widget(tab)
        inside = before is not None and before.isAncestorOf(self.focusWidget() or self)
        self.parts.setCurrentIndex(tab)
        self._say_below()
        if part is not None and (inside or before is self.focusWidget()):
            part.setFocus()

    def panes(self) -> Sequence[QWidget]:
        """The figures, the part in view."""
        part = self.parts.currentWidget()
        return [part if part is not None else self, self.facts]

    def show_answer(self, answer: Any) -> None:
        """A career."""
        life: Life = answer
        same = self.life is not None and self.life.seasons == life.seasons
        self.life = life
        self._places = self._places if same else ()
        name = self.name_of(life)
        self.heading.setText(name)
        self.about.setText(self._about(life))
        there = sorted((*life.evenings, *life.unknown), key=lambda one: (one.date, one.evening_id))
        self.evenings.show_rows(there[::-1])
        self.opponents.show_rows(life.opponents)
        self.notable.show_rows(notables(life))
        self._show_placed()
        nothing = not life.career.evenings
        self.curve.say_also(
            self.tr("Hoe aan een cijfer van vanavond gekomen is, zegt Ctrl+E bij Uitslag.")
            if nothing
            else ""
        )
        self._say_below()
        if life.seasons:
            title = self.tr("Plaatsen in de standen")
            self._placing.ask_long(_places_of(life.seasons), self._take_places, title)

    def show_refusal(self, error: Exception) -> None:
        """Show a refusal; nothing of a career shown before stays."""
        super().show_refusal(error)
        self.life, self._places = None, ()
        self.facts.show_facts([])
        self.curve.offer({})
        self._say_below()

    def blocks(self) -> Sequence[Block]:
        """The figures, and all there is that is in view."""
        facts = PrintedFacts(tuple((one.named, one.figure) for one in self.facts.facts))
        part = self.parts.currentWidget()
        if part is self.curve:
            shown = self.curve.chart
            seasons = printed_table(self.seasons, self.tr("Seizoenen"))
            return [facts, *([shown] if shown else []), seasons]
        title = self.tabs.name(self.tab())
        return [facts, *(printed_table(one, title) for one in self.tables if one is part)]

    def _about(self, life: Life) -> str:
        parts = [self.what_it_is(life)]
        if life.evenings:
            since = self.tr("sinds %1").replace("%1", plain_date(life.evenings[0].date))
            parts.append(since)
        if life.depth:
            parts.append(self.tr("bekend %1").replace("%1", depth_name(life.depth)))
        return " · ".join(part for part in parts if part)

    def _say_below(self) -> None:
        """Tell the source of the figures in view; a chart of evenings needs the room more."""
        said = self._since(self.life) if self.life is not None else ""
        self.foot.setText(said)
        self.foot.setVisible(bool(said))

    def _since(self, life: Life) -> str:
        if not life.career.evenings:
            return self.tr("Cijfers komen er zodra een avond is afgesloten.")
        if self.parts.currentWidget() is self.curve:
            return ""
        if life.games_since is None:
            return self.tr("Van deze avonden zijn geen losse spellen bekend.")
        text = self.tr("Maten en tegenstanders: van avonden waarvan de spellen bekend zijn, %1.")
        since = self.tr("sinds %1").replace("%1", plain_date(life.games_since))
        return text.replace("%1", since)

    def _take_places(self, places: tuple[SeasonPlace, ...]) -> None:
        self._places = places
        self._show_placed()

    def _show_placed(self) -> None:
        """The seasons, with the places as soon as they are known."""
        life = self.life
        if life is None:
            return
        places: Sequence[SeasonPlace | None] = self._places or [None] * len(life.seasons)
        rows: list[Placed] = list(zip(life.seasons, places, strict=True))
        self.seasons.show_rows(rows)
        self.facts.show_facts(self._facts(life))
        name = self.name_of(life)
        self.curve.offer(
            {
                self._by_evening: by_evening(name, life.curve, life.size),
                self.tr("gemiddelde per seizoen"): by_season(name, life.seasons, life.size),
                self.tr("plaats per seizoen"): by_place(name, life.seasons, self._places),
            }
        )

    def _open_read(self, which: str, at: int) -> None:
        """The evening or the season that is read in the chart."""
        chart, life = self.curve.chart, self.life
        if chart is None or life is None:
            return
        if which == self._by_evening:
            day, made = life.curve[at - len(chart.labels)]  # of many the last are shown
            evenings = (one for one in life.evenings if (one.date, one.total) == (day, made))
            spot = next((Spot("evening", (one.evening_id,)) for one in evenings), None)
        else:
            seasons = (one for one in life.seasons if one.season == chart.labels[at])
            spot = next((Spot("season", (one.season_id,)) for one in seasons), None)
        if spot is not None:
            self.followed.emit(spot)

    def _facts(self, life: Life) -> list[Fact]:
        career = life.career
        best = life.best
        spot = Spot("evening", (best.evening_id,)) if best else None
        found = [
            Fact(self.tr("avonden"), whole(career.evenings), asks=self._asks("evenings")),
            self._average(life),
            Fact(
                self.tr("hoogste"),
                whole(best.total) if best else "–",
                spot=spot,
                asks=EveningAsked(best.evening_id, best.participant_id) if best else None,
            ),
            Fact(
                self.tr("gewonnen"),
                whole(career.wins),
                self.tr("Avonden met de hoogste uitslag"),
                asks=self._asks("wins"),
            ),
        ]
        if self._places:
            firsts = sum(one.place == 1 and one.final for one in self._places)
            asks = TitlesAsked(*self.whose())
            found.append(Fact(self.tr("titels"), whole(firsts), asks=asks))
        found.append(Fact(self.tr("pits"), whole(career.pits), asks=self._asks("pits")))
        if career.games:
            found.append(Fact(self.tr("spellen"), whole(career.games), asks=self._asks("games")))
        return found

    def _average(self, life: Life) -> Fact:
        """Over the evenings of the size that was played most: others cannot be added to them."""
        name, totals = self.tr("gemiddeld"), [made for _day, made in life.curve]
        if life.size is None or not totals:
            return Fact(name, "–")
        text = self.tr("%1, 1 avond") if len(totals) == 1 else self.tr("%1, %2 avonden")
        over = text.replace("%1", size_name(life.size)).replace("%2", whole(len(totals)))
        listed = Listed("average", Scope(size=life.size))
        asks = CareerAsked(*self.whose(), "average", within=listed)
        return Fact(name, decimal(sum(totals) / len(totals)), f"{name}: {over}", None, asks, over)

    def _asks(self, figure: CareerFigure) -> CareerAsked:
        return CareerAsked(*self.whose(), figure)


def _places_of(
    seasons: tuple[CareerSeason, ...],
) -> Callable[[OpenClub, Going], tuple[SeasonPlace, ...]]:
    """The question for the places that belong to these seasons."""

    def work(club: OpenClub, going: Going) -> tuple[SeasonPlace, ...]:
        return final_places.season_places(club, seasons, going)

    return work


def _season_key(one: Placed) -> int:
    return one[0].competition_id


class EntrantView(CareerView):
    """A career of people together, who lead on to their own."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        columns = [
            Column[Member](
                self.tr("Naam"),
                lambda one: one.label,
                lambda one: folded(one.sorted_name),
                link=lambda one: Spot("member", (one.id,)),
            )
        ]
        self.members_model: RowsModel[Member] = RowsModel(theme, columns, lambda one: one.id)
        self.members = self.adopt(LinkTable(theme, self.members_model, self.tr("Wie het zijn")))
        self.lay_out_career(self.head())

    def question(self) -> Callable[[OpenClub], Any]:
        """Everything about a pair or a team."""
        of_pair, number = self.spot.kind == "pair", self.spot.number()
        return lambda club: (people.pair_page if of_pair else people.team_page)(club, number)

    def more_tabs(self) -> Sequence[tuple[str, QWidget]]:
        """The tab of members."""
        return [(self.tr("Wie het zijn"), self.members)]

    def name_of(self, life: Life) -> str:
        """The name of the pair or the team."""
        assert isinstance(life, EntrantPage)
        return life.name

    def what_it_is(self, life: Life) -> str:
        """A pair or a team."""
        assert isinstance(life, EntrantPage)
        return self.tr("paar") if life.kind == "pair" else self.tr("team")

    def show_answer(self, answer: Any) -> None:
        """A pair or a team."""
        life: EntrantPage = answer
        self.members.show_rows(life.members)
        super().show_answer(answer)


class PersonView(CareerView):
    """A career with partners, records, and the way to whom one wants beside him."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.partners_model: RowsModel[Companion] = RowsModel(
            theme, self._partner_columns(None), lambda one: one.member_id
        )
        self.partners = self.adopt(LinkTable(theme, self.partners_model, self.tr("Maten")))
        self.beside_button = button(self.tr("&Naast iemand leggen"), self._beside)
        self.edit_button = button(self.tr("&Gegevens wijzigen"), self._edit, "quiet")
        self.lay_out_career(self.head(self.edit_button, self.beside_button))

    def question(self) -> Callable[[OpenClub], Any]:
        """Everything about a person."""
        member_id = self.spot.number()
        return lambda club: people.person(club, member_id)

    def more_tabs(self) -> Sequence[tuple[str, QWidget]]:
        """The tab of partners."""
        return [(self.tr("Maten"), self.partners)]

    def name_of(self, life: Life) -> str:
        """The name of the person, with what tells namesakes apart."""
        assert isinstance(life, PersonPage)
        return life.member.label

    def what_it_is(self, life: Life) -> str:
        """Member, guest, or member once."""
        assert isinstance(life, PersonPage)
        if life.member.guest:
            return self.tr("gast")
        return self.tr("lid") if life.member.active else self.tr("oud-lid")

    def show_answer(self, answer: Any) -> None:
        """A person."""
        life: PersonPage = answer
        me = life.member.id
        self.partners.show_rows(life.partners, self._partner_columns(me))
        columns = shown_as.companion_columns(
            self.tr("Tegenstander"), self.whose, together=False, versus=me
        )
        self.opponents.show_rows(life.opponents, columns)
        super().show_answer(answer)

    def _partner_columns(self, me: int | None) -> list[Column[Companion]]:
        return shown_as.companion_columns(self.tr("Maat"), self.whose, together=True, versus=me)

    def _beside(self) -> None:
        self.followed.emit(Spot("versus", (self.spot.number(), 0)))

    def _edit(self) -> None:
        self.wanted.emit("member-edit", self.spot.number())


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
        self.empty = EmptyPlace(theme, self.tr("Nog geen verloop"), self._none)
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
