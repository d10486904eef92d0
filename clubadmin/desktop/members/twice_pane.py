"""Possible duplicates in the list, and merging two members."""

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.forms import Choice, Field
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, row
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Message
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Register
from clubadmin.model.members.twice import Alikeness, Twice
from clubadmin.services.members import merging, twice


class TwicePane(TabPane):
    """A row for each two; below it who stays, what goes with it, and the button."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._asker = Asker(ops, self)
        self._telling = Asker(ops, self)
        self._shown: Twice | None = None
        self.stays = Choice()
        self.stays.setMinimumContentsLength(28)
        self.model: RowsModel[Twice] = RowsModel(theme, self._columns(), _key)
        self.table = ListTable(theme, self.model, self.tr("Dubbel"))
        self.table.let_sort(-1)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(lambda _row: self.stays.setFocus())
        empty = EmptyPlace(
            theme,
            (
                self.tr("Niemand staat er dubbel in"),
                self.tr(
                    "Hier komen namen die op elkaar lijken, van wie niet samen op een avond waren."
                ),
            ),
        )
        self.stack = ListOrEmpty(framed(self.table), empty)
        self.stays.currentIndexChanged.connect(self._tell)
        self.stays_field = Field(self.tr("&Wie blijft"), self.stays)
        self.told = Said()
        self.merge_button = button(self.tr("&Samenvoegen"), self._merge, "primary")
        grid = theme.grid
        foot = row(self.stays_field, None, self.merge_button, gap=grid(1))
        layout = column(self.stack, foot, self.told, gap=grid(1.5))
        layout.setStretch(0, 1)
        self.setLayout(layout)
        self._show(None)

    def _columns(self) -> list[Column[Twice]]:
        why = {
            Alikeness.BORN: self.tr("zelfde geboortedatum"),
            Alikeness.SAME: self.tr("zelfde naam"),
            Alikeness.SPELLED: self.tr("bijna gelijk gespeld"),
            Alikeness.SHORTENED: self.tr("afgekort"),
        }
        return [
            Column(self.tr("Naam"), lambda one: _named(one.one.member, one.evenings[0]), least=28),
            Column(self.tr("Ook"), lambda one: _named(one.other.member, one.evenings[1]), least=28),
            Column(self.tr("Waarom"), lambda one: why[one.why], width=26),
        ]

    def show_register(self, _register: Register) -> None:
        """Somebody changed: look again where it is in view."""
        if self.isVisible():
            self._read()

    def start(self) -> None:
        """Look, with the keyboard in the list."""
        self.table.setFocus()
        self.told.say("")
        self._read()

    def _read(self) -> None:
        self._asker.ask(twice.twice, self._take)

    def _take(self, found: tuple[Twice, ...]) -> None:
        self.table.show_rows(found)
        self.stack.show_list(bool(found))
        shown = _key(self._shown) if self._shown else 0
        if not any(_key(one) == shown for one in found):
            self._show(found[0] if found else None)
            self.table.selectRow(0)

    def _look_at(self, at: int) -> None:
        rows = self.model.rows
        self._show(rows[at] if 0 <= at < len(rows) else None)

    def _show(self, one: Twice | None) -> None:
        self._shown = one
        self.stays_field.setEnabled(one is not None)
        self.merge_button.setEnabled(one is not None)
        people = (one.one.member, one.other.member) if one else ()
        blocked = self.stays.blockSignals(True)
        self.stays.offer({str(each.id): each.label for each in people})
        more = 1 if one is not None and one.evenings[1] > one.evenings[0] else 0
        self.stays.setCurrentIndex(more if people else -1)
        self.stays.blockSignals(blocked)
        self._tell()

    def _ids(self) -> tuple[int, int]:
        """The ids of the member who stays, and of the one merged into him."""
        assert self._shown is not None
        kept = int(self.stays.value)
        one, other = self._shown.one.member.id, self._shown.other.member.id
        return kept, other if kept == one else one

    def _tell(self) -> None:
        """Tell the effects of merging before it is done."""
        if self._shown is None or not self.stays.value:
            return
        kept, gone = self._ids()

        def told(sentence: Message) -> None:
            self.told.say(language.told(sentence), "muted")

        self._telling.ask(
            lambda club: merging.told_of_merging(club, kept, gone), told, self._refuse
        )

    def _merge(self) -> None:
        if self._shown is None:
            return
        kept, gone = self._ids()

        def done(member: Member) -> None:
            text = self.tr("Samengevoegd tot %1. Ctrl+Z haalt ze weer uit elkaar.")
            self.told.say(text.replace("%1", member.label), "good")
            self.table.setFocus()

        self._ops.run(
            lambda club: merging.merge(club, kept, gone), done, self._refuse, changes=True
        )

    def _refuse(self, error: Exception) -> None:
        self.told.say(troubles.sentence(error))


def _key(one: Twice) -> int:
    return one.one.member.id * 1_000_003 + one.other.member.id


def _named(member: Member, evenings: int) -> str:
    return f"{member.label} ({evenings})" if evenings else member.label
