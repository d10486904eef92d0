"""An evening in the archive: result, what stood out, who moved, every game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive.printed import printed_table
from clubadmin.desktop.archive.spots import Spot, entrant_spot
from clubadmin.desktop.archive.views import game_columns as plain_columns
from clubadmin.desktop.archive.views.career_columns import notable_columns
from clubadmin.desktop.archive.views.notables import stood_out
from clubadmin.desktop.archive.views.view import PartsView
from clubadmin.desktop.archive.words import depth_name
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figure_columns import figured, leads, rank_column, worded
from clubadmin.desktop.kit.figures import long_date, total
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.tables import Column, folded
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, button, column, holder, row
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.archive.archive import Block
from clubadmin.model.archive.records import EveningPage
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.model.explain.figure_asked import StandingAsked
from clubadmin.model.results.result import EveningResult, ResultRow, StandingRow
from clubadmin.services.archive import career, game_lists
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings

NAME = 34  # grid steps that a name takes before figures that can be missed
Who = Mapping[int, Participant]  # the names of the players, by participant


RESULT, NOTABLE, STANDING, GAMES = range(4)
EVERYBODY = "0"


@dataclass(frozen=True)
class Moved:
    """A row of the standings after an evening, and where it stood before."""

    row: StandingRow
    before: int | None
    competition_id: int
    after: int
    spot: Spot | None

    @property
    def up(self) -> int | None:
        """Places won; below 0: lost; None: it had none before, or has none now."""
        if self.before is None or self.row.place is None:
            return None
        return self.before - self.row.place


def result_columns(page: EveningPage, who: Who, rules: RuleSet) -> list[Column[ResultRow]]:
    """The result as the evening itself shows it, with names that lead on."""
    from clubadmin.desktop.results import columns as shown_as

    result = page.result
    if result.depth == "evening":  # no round of it is known
        result = replace(result, rounds=0)
    plain = shown_as.result_columns(result, rules)
    named = next((at for at, one in enumerate(plain) if not one.width), -1)
    return [
        replace(
            one,
            sort=_order(one) if at else lambda row: row.place,
            least=NAME if at == named else one.least,
            together="",
            link=_person(who) if at == named else None,
        )
        for at, one in enumerate(plain)
    ]


def _order(column: Column[ResultRow]) -> Callable[[ResultRow], tuple[int, str]]:
    """Figures by what they come to, the highest first; words by their letters."""

    def key(row: ResultRow) -> tuple[int, str]:
        text = column.text(row)
        if not column.right:
            return 0, folded(text)
        return -int("".join(sign for sign in text if sign.isdecimal()) or 0), ""

    return key


def moved_columns() -> list[Column[Moved]]:
    """The standings after an evening, beside those before."""
    return [
        rank_column(
            "",
            lambda one: one.row.place,
            6,
            lambda one: replace(standing_asked(one), figure="place"),
            missing="–",
            look=lambda one: "accent" if leads(one.row.place) else "muted",
            hint=translate("Archive", "Plaats"),
        ),
        rank_column(
            translate("Archive", "Was"), lambda one: one.before, 7, _was_asked, look="muted"
        ),
        Column(
            "",
            lambda one: _arrow(one.up),
            lambda one: -(one.up or 0),
            right=True,
            look=lambda one: "good" if (one.up or 0) > 0 else "muted",
            width=8,
            hint=translate("Archive", "Plaatsen gewonnen of verloren"),
        ),
        worded(
            translate("Archive", "Naam"),
            lambda one: one.row.name,
            look=lambda one: "strong" if leads(one.row.place) else "",
            least=24,
            link=lambda one: one.spot,
        ),
        figured(
            translate("Archive", "Stand"),
            lambda one: one.row.total,
            total,
            look="strong",
            width=12,
            asks=standing_asked,
            down=True,
        ),
    ]


def standing_asked(one: Moved) -> StandingAsked:
    """The question about somebody's standing after the evening."""
    return StandingAsked(one.competition_id, one.row.entrant_id, after=one.after)


def _was_asked(one: Moved) -> StandingAsked | None:
    if one.before is None:
        return None
    return replace(standing_asked(one), figure="place", after=one.after - 1)


def spot_of(one: Participant) -> Spot:
    """The page of who plays: a person, a pair, a team."""
    if one.team_id is not None:
        return Spot("team", (one.team_id,))
    if one.pair_id is not None:
        return Spot("pair", (one.pair_id,))
    return Spot("member", (one.members[0].id,))


def _person(who: Who) -> Callable[[ResultRow], Spot | None]:
    def link(row: ResultRow) -> Spot | None:
        found = who.get(row.participant_id)
        return spot_of(found) if found and found.members else None

    return link


def _arrow(up: int | None) -> str:
    if not up:
        return ""
    return f"▲ {up}" if up > 0 else f"▼ {-up}"


@dataclass(frozen=True)
class _Shown:
    page: EveningPage
    evening: Evening


class EveningView(PartsView):
    """Four tabs; the evening before and after beside the date."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._shown: _Shown | None = None
        self._games_of: int | None = None  # the evening whose games are in the list
        self._playing = Asker(ops, self)
        self.result_model, self.result = self.list_of(
            [], lambda one: one.participant_id, self.tr("Uitslag")
        )
        self.notable_model, self.notable = self.list_of(
            notable_columns(named=True),
            lambda one: (one.title, one.who, one.when),
            self.tr("Bijzonder"),
        )
        self.notable.horizontalHeader().hide()
        self.standing_model, self.standing = self.list_of(
            moved_columns(), lambda one: (one.row.entrant_id, one.row.field), self.tr("Stand")
        )
        self.games_model, self.games = self.list_of(
            plain_columns.game_columns(),
            lambda one: (one.round, one.table, one.game),
            self.tr("Spellen"),
        )
        self.player = Choice(name=self.tr("Spellen van"), letters=30)
        self.player.activated.connect(lambda _at: self._ask_games())
        self.previous_button = button(self.tr("Avond er&voor"), lambda: self._step(-1), "quiet")
        self.next_button = button(self.tr("Avond er&na"), lambda: self._step(1), "quiet")
        self.evening_button = button(self.tr("Naar de &avond"), self._go_to_evening)
        self._lay_out()

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.tabs = Tabs(
            self.theme,
            [self.tr("Uitslag"), self.tr("Bijzonder"), self.tr("Stand erna"), self.tr("Spellen")],
            self,
        )
        self.tabs.chosen.connect(self.choose_tab)
        games = column(row(self.player, None, margin=grid(1)), self.games)
        self.parts = Pages(self.result, self.notable, self.standing, holder(games))
        head = self.head(self.previous_button, self.next_button, self.evening_button)
        self.setLayout(column(head, self.tabs, (framed(self.parts), 1), self.foot, gap=grid(1)))

    def question(self) -> Callable[[OpenClub], Any]:
        """Everything about an evening but its games."""
        evening_id = self.spot.number()

        def work(club: OpenClub) -> _Shown:
            return _Shown(
                game_lists.evening_page(club, evening_id), evenings.evening(club, evening_id)
            )

        return work

    def choose_tab(self, tab: int) -> None:
        """Show a part, with what it needs."""
        super().choose_tab(tab)
        if tab == GAMES:
            self._need_games()

    def show_answer(self, answer: Any) -> None:
        """An evening."""
        shown: _Shown = answer
        same = self._shown is not None and self._shown.evening.id == shown.evening.id
        self._shown = shown
        page, result = shown.page, shown.page.result
        who = {one.id: one for one in shown.evening.participants}
        self.heading.setText(long_date(page.where.date))
        self.about.setText(self._about(shown))
        self.previous_button.setEnabled(page.previous_id is not None)
        self.next_button.setEnabled(page.next_id is not None)
        columns = result_columns(page, who, shown.evening.rules)
        self.result.show_rows(result.rows, columns)
        self.notable.show_rows(stood_out(page))
        self.standing.show_rows(self._moved(shown))
        self._offer_players(shown, self.player.value if same else str(self.spot.number(1)))
        self.foot.setText(self._foot(page))
        self.foot.setVisible(bool(self.foot.text()))
        self._games_of = None
        if self.tab() == GAMES:
            self._need_games()

    def panes(self) -> Sequence[QWidget]:
        """The list in view."""
        return [self.tables[self.tab()], self.player]

    def blocks(self) -> Sequence[Block]:
        """The result with what stood out, or the list in view."""
        notable = printed_table(self.notable, self.tr("Bijzonder"))
        result = printed_table(self.result, self.tr("Uitslag"))
        table, title = self.tables[self.tab()], self.tabs.name(self.tab())
        if self.tab() in (RESULT, NOTABLE):
            return [result, *([notable] if notable.rows else [])]
        return [printed_table(table, title)]

    def _about(self, shown: _Shown) -> str:
        where, result = shown.page.where, shown.page.result
        parts = [where.season, where.competition]
        if where.planned != 1:
            parts.append(self.tr("avond %1").replace("%1", str(where.number)))
        parts.append(shown.evening.rule_set_title)
        parts.append(self._how_final(result))
        parts.append(depth_name(result.depth))
        return " · ".join(parts)

    def _how_final(self, result: EveningResult) -> str:
        if not result.closed:
            return self.tr("voorlopig")
        if result.rectification:
            text = self.tr("definitief na rectificatie %1")
            return text.replace("%1", str(result.rectification))
        return self.tr("definitief")

    def _foot(self, page: EveningPage) -> str:
        depths = {
            "evening": self.tr("Van deze avond zijn alleen de totalen bekend."),
            "round": self.tr("Van deze avond zijn de ronden bekend, niet de losse spellen."),
        }
        return depths.get(page.result.depth, "")

    def _moved(self, shown: _Shown) -> list[Moved]:
        page = shown.page
        if page.after is None:
            return []
        before = page.before.rows if page.before else ()
        places = {(one.entrant_id, one.field): one.place for one in before}
        spots = {one.entrant_id: spot_of(one) for one in shown.evening.participants}
        competition_id = shown.evening.competition_id
        return [
            Moved(
                one,
                places.get((one.entrant_id, one.field)),
                competition_id,
                page.after.after,
                spots.get(one.entrant_id) or entrant_spot(page.after.format, one.entrant_id),
            )
            for one in page.after.rows
        ]

    def _offer_players(self, shown: _Shown, wanted: str) -> None:
        names = {EVERYBODY: self.tr("Iedereen")}
        for one in shown.evening.participants:
            for member in one.members:
                names[str(member.id)] = member.label
        self.player.offer(names)
        self.player.choose(wanted)

    def point_out(self) -> None:
        """The row of the person from whom one came."""
        wanted = self.spot.number(1)
        for one in self._shown.evening.participants if wanted and self._shown else ():
            if any(member.id == wanted for member in one.members):
                at = self.result_model.row_of(one.id)
                self.result.stand_at(at)
                self.result.scrollTo(self.result_model.index(at, 0))

    def _need_games(self) -> None:
        if self._shown is not None and self._games_of != self._shown.page.where.evening_id:
            self._games_of = self._shown.page.where.evening_id
            self._ask_games()

    def _ask_games(self) -> None:
        if self._shown is None:
            return
        evening_id, member = self._shown.page.where.evening_id, int(self.player.value or 0)
        self._playing.ask(
            lambda club: career.games(club, evening_id, member or None), self.games.show_rows
        )

    def _step(self, by: int) -> None:
        page = self._shown.page if self._shown else None
        wanted = (page.previous_id if by < 0 else page.next_id) if page else None
        if wanted is not None:
            self.followed.emit(Spot("evening", (wanted,)))

    def _go_to_evening(self) -> None:
        self.wanted.emit("evening", self.spot.number())
