"""All games ever typed: a list of any length, of which only what is in view is read."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive import loading
from clubadmin.desktop.archive.loading import Choices
from clubadmin.desktop.archive.paged import PAGE, PagedModel, PagedTable
from clubadmin.desktop.archive.printed import printed_table
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.game_columns import archived_game_columns
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.finder import PersonFinder
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import card, column, row
from clubadmin.model.archive.archive import ArchivedGame, GameFilter, GameList
from clubadmin.model.archive.printed import Block
from clubadmin.model.members.member import Member

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class _Shown:
    choices: Choices
    member: Member | None
    found: GameList
    first: tuple[ArchivedGame, ...]


class GamesView(ArchiveView):
    """Choices above; the games, the newest evening first or last."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._found: GameList | None = None
        self._paging = Asker(ops, self)
        self.over = self._choice(self.tr("Waarover"), {"": self.tr("Alle seizoenen")}, 12)
        self.outcome = self._choice(self.tr("Welke spellen"), self._outcomes(), 8)
        self.whose = self._choice(self.tr("Van wie"), self._whose_names(), 8)
        orders = {"new": self.tr("nieuwste eerst"), "old": self.tr("oudste eerst")}
        self.order = self._choice(self.tr("Volgorde"), orders, 9)
        self.who = PersonFinder(ops, theme)
        self.who.setAccessibleName(self.tr("Spellen van"))
        self.who.field.setPlaceholderText(self.tr("Iedereen, of een naam"))
        self.who.field.setClearButtonEnabled(True)
        self.who.chosen.connect(lambda _member: self._chosen())
        self.model = PagedModel(
            theme, archived_game_columns(), lambda one: (one.place.table_id, one.place.game)
        )
        self.model.page_wanted.connect(self._fetch)
        self.table = PagedTable(theme, self.model, self.tr("Spellen"))
        self.adopt(self.table, sort=False)
        box = card()
        box.setLayout(column(self.table, margin=1))
        boxes = (self.over, self.outcome, self.whose, self.order, self.who)
        choices = row(*boxes, gap=theme.grid(1))
        choices.setStretch(boxes.index(self.who), 1)
        for one in boxes:  # they stay where they are when names are offered below the field
            choices.setAlignment(one, Qt.AlignmentFlag.AlignTop)
        layout = column(self.head(), choices, box, gap=theme.grid(1))
        layout.setStretch(2, 1)
        self.setLayout(layout)

    def question(self) -> "Callable[[OpenClub], Any]":
        """How many games there are, and the first of them."""
        wanted = filter_of(self.spot)
        newest = self.spot.word(3) != "old"

        def work(club: "OpenClub") -> _Shown:
            from clubadmin.services import archive
            from clubadmin.services.members import members

            found = archive.game_list(club, wanted, newest_first=newest)
            who = members.member(club, wanted.member_id) if wanted.member_id else None
            return _Shown(loading.choices(club), who, found, archive.games_at(club, found, 0, PAGE))

        return work

    def show_answer(self, answer: Any) -> None:
        """The list."""
        shown: _Shown = answer
        self._found = shown.found
        self.heading.setText(self.tr("Alle spellen"))
        count = shown.found.count
        text = self.tr("1 spel") if count == 1 else self.tr("%1 spellen")
        none = self.tr("Hier zijn geen spellen van bekend.")
        self._offer(shown)
        said = text.replace("%1", whole(count)) if count else none
        self.about.setText(" · ".join([said, *self._chosen_names(shown)]))
        self.model.begin(count, shown.first)

    def panes(self) -> Sequence[QWidget]:
        """The list, the choices."""
        return [self.table, self.over, self.outcome, self.whose, self.who.field]

    def blocks(self) -> Sequence[Block]:
        """The games that are in view and those after them, as far as they are here."""
        return [printed_table(self.table, rows=self.table.here())]

    # --- inside

    def _choice(self, name: str, texts: dict[str, str], wide: int) -> Choice:
        made = Choice(texts)
        made.setAccessibleName(name)
        made.setMinimumContentsLength(wide)
        made.activated.connect(lambda _at: self._chosen())
        return made

    def _outcomes(self) -> dict[str, str]:
        return {
            "": self.tr("elke uitkomst"),
            "pit": self.tr("pits"),
            "nat": self.tr("nat"),
            "revoke": self.tr("verzaakt"),
            "arbitral": self.tr("arbitraal"),
            "not-played": self.tr("niet gespeeld"),
            "cancelled": self.tr("vervallen"),
        }

    def _whose_names(self) -> dict[str, str]:
        return {
            "": self.tr("eigen en tegen"),
            "own": self.tr("eigen"),
            "against": self.tr("tegen"),
        }

    def _chosen_names(self, shown: _Shown) -> list[str]:
        """What was chosen, for below the title and on paper."""
        found = [self.over.currentText()] if self.over.value else []
        if self.outcome.value:
            outcome = self.outcome.currentText()
            own = self.whose.isEnabled() and self.whose.value
            found.append(f"{outcome} ({self.whose.currentText()})" if own else outcome)
        return [*found, shown.member.label] if shown.member else found

    def _offer(self, shown: _Shown) -> None:
        names = {"": self.tr("Alle seizoenen")}
        for season in shown.choices.seasons:
            names[f"season:{season.id}"] = season.name
            for one in shown.choices.competitions:
                if one.season_id == season.id:
                    names[f"competition:{one.id}"] = f"{season.name}, {one.name}"
        self.over.offer(names)
        self.over.choose(self.spot.word(0))
        self.outcome.choose(self.spot.word(1))
        self.whose.choose(self.spot.word(4))
        self.whose.setEnabled(shown.member is not None and bool(self.outcome.value))
        self.order.choose(self.spot.word(3) or "new")
        self.who.choose(shown.member)

    def _chosen(self) -> None:
        member = self.who.member.id if self.who.member else 0
        self.replaced.emit(
            Spot(
                "games",
                (
                    self.over.value,
                    self.outcome.value,
                    member,
                    self.order.value,
                    self.whose.value if member and self.outcome.value else "",
                ),
            )
        )

    def _fetch(self, page: int) -> None:
        found = self._found
        if found is None:
            return

        def work(club: "OpenClub") -> tuple[ArchivedGame, ...]:
            from clubadmin.services import archive

            return archive.games_at(club, found, page * PAGE, 2 * PAGE)

        def take(rows: tuple[ArchivedGame, ...]) -> None:
            if found is self._found:
                self.model.put(page, rows[:PAGE])
                if rows[PAGE:]:
                    self.model.put(page + 1, rows[PAGE:])

        self._paging.ask(work, take)


def filter_of(spot: Spot) -> GameFilter:
    """Which games a page shows."""
    kind, _, key = spot.word(0).partition(":")
    return GameFilter(
        season_id=int(key) if kind == "season" else None,
        competition_id=int(key) if kind == "competition" else None,
        member_id=spot.number(2) or None,
        outcome=spot.word(1),
        whose=spot.word(4),
    )
