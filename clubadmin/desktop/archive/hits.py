"""Hits of the search in the archive, with links."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from clubadmin.desktop.archive.links import LinkTable
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.kit.figures import long_date
from clubadmin.desktop.kit.searching import SearchKeys, hit_kind, hit_words
from clubadmin.desktop.kit.tables import Column, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import card, column, label
from clubadmin.model.archive.archive import OUTCOMES, Hit

translate = QCoreApplication.translate
MOST = 200  # that are asked for


class HitsPane(QWidget):
    """How many were found, and which; the keys of the field work on the list."""

    followed = Signal(object)  # Spot
    competition_wanted = Signal(int)  # of which the standings are shown

    def __init__(self, theme: Theme, field: QLineEdit) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.model: RowsModel[Hit] = RowsModel(theme, hit_columns(), lambda one: (one.kind, one.id))
        self.table = LinkTable(theme, self.model, self.tr("Gevonden"))
        self.table.followed.connect(self.followed)
        self.table.entered.connect(lambda at: self.competition_wanted.emit(self.model.rows[at].id))
        SearchKeys(field, self.table)
        self.said = label(kind="muted")
        box = card()
        box.setLayout(column(self.table, margin=1))
        self.setLayout(column(self.said, box, gap=theme.grid(1)))

    def show_hits(self, found: Sequence[Hit]) -> None:
        """Show the hits."""
        self.model.replace(found)
        self.said.setText(self._instead(found) or self._count(len(found)))
        if found:
            self.table.selectRow(0)

    def _instead(self, found: Sequence[Hit]) -> str:
        """Tell when there was an evening, where there was none on the day asked for."""
        days = sorted(one.day for one in found if one.day is not None)
        asked = next((one.in_place_of for one in found if one.in_place_of is not None), None)
        if asked is None or not days:
            return ""
        both = self.tr(" en ").join(long_date(one) for one in days)
        text = self.tr("Geen avond op %1; wel op %2").replace("%1", long_date(asked))
        return text.replace("%2", both)

    def _count(self, count: int) -> str:
        if count >= MOST:
            text = self.tr("De eerste %1; typ meer letters om er minder te zien")
        else:
            none, one = self.tr("Niets gevonden"), self.tr("1 gevonden")
            text = none if not count else one if count == 1 else self.tr("%1 gevonden")
        return text.replace("%1", str(count))


def hit_columns() -> list[Column[Hit]]:
    """The columns of a hit: its name, its kind, and details."""
    return [
        Column(
            translate("Archive", "Gevonden"), lambda one: hit_words(one)[0], least=44, link=spot_of
        ),
        Column(translate("Archive", "Wat"), hit_kind, look="muted", width=15),
        Column("", lambda one: hit_words(one)[1], look="muted", least=22),
    ]


def spot_of(hit: Hit) -> Spot | None:
    """The page of what was found; None for a competition, of which the standings are shown."""
    if hit.kind == "remark":
        return Spot("member", (hit.id,))
    if hit.kind == "games":
        return Spot("games", ("", OUTCOMES[hit.id], 0, "new"))
    if hit.evening_id is not None:
        return Spot("evening", (hit.evening_id,))
    if hit.kind in ("member", "pair", "team", "evening", "season"):
        return Spot(hit.kind, (hit.id,))  # type: ignore[arg-type]
    return None
