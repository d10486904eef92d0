"""Dealing the games by computer, looking at what was dealt, and noting what players dealt."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Field, Number, line
from clubadmin.desktop.kit.language import current, told
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, Said, button, card, column, holder, label, row
from clubadmin.desktop.wallets.hands import TableView
from clubadmin.desktop.work import troubles
from clubadmin.domain.scoring.seat_words import seat_names
from clubadmin.domain.terms import Position
from clubadmin.i18n import Message
from clubadmin.model.comparison.comparison import DealtWallet
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import dealing

_COLUMNS = 2
_MOST_CARDS = 60

PLACE = "comparison/dealing"
_MOST, _USUAL_RESERVE = 200, 2


class HandFields(CardBox):
    """N, E, S and W; of three whole hands the fourth follows. Enter goes on and keeps."""

    kept = Signal(int, object)  # game, texts by seat
    check_asked = Signal(int, object)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.game = Number(1, 999, 1)
        hint = "SA S10 HH R9 …"
        self.hands = {seat: line(hint=hint, most=_MOST_CARDS) for seat in Position}
        self.said = Said()
        fields = QGridLayout()
        fields.setHorizontalSpacing(theme.grid(2))
        fields.setVerticalSpacing(theme.grid(1))
        for at, seat in enumerate(Position):
            field = Field(seat_names(current())[seat], self.hands[seat])
            fields.addWidget(field, at // _COLUMNS, at % _COLUMNS)
        keep = button(self.tr("&Vastleggen"), self.keep, "primary")
        check = button(self.tr("V&ergelijken met wat gedeeld is"), self._check)
        away = button(self.tr("&Terug"), self.left.emit, "quiet")
        game = Field(self.tr("S&pel"), self.game)
        top = row(game, None, away, check, keep, gap=theme.grid(1))
        self.setLayout(
            column(top, fields, self.said, None, gap=theme.grid(1), margin=theme.grid(1.5))
        )
        self._order: list[QWidget] = [*self.hands.values()]

    @property
    def texts(self) -> dict[Position, str]:
        """The typed hands, by seat."""
        return {seat: field.text() for seat, field in self.hands.items()}

    def open(self, game: int) -> None:
        """Empty, for this game, with the keyboard at N."""
        self.game.setValue(game)
        for field in self.hands.values():
            field.clear()
        self.said.say(
            self.tr(
                "Kleur en kaart: SA schoppen aas, HH harten heer, R10, KV; of per kleur: "
                "S A 10 9, H H V. Van drie hele handen volgt de vierde."
            ),
            "muted",
        )
        self.show()
        self.hands[Position.N].setFocus()

    def keep(self) -> None:
        """Keep what is typed."""
        self.kept.emit(self.game.value(), self.texts)

    def refuse(self, error: Exception) -> None:
        """Why it cannot be kept; what was typed stays."""
        self.said.say(troubles.sentence(error))

    def tell(self, differences: tuple[Message, ...]) -> None:
        """Tell where the cards differ from those dealt."""
        if differences:
            self.said.say(" ".join(map(told, differences)), "warning")
        else:
            self.said.say(self.tr("De kaarten zijn die van het controlekaartje."), "good")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the next hand and keeps after the last; Escape leaves."""
        focus = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and focus in self._order:
            at = self._order.index(focus)
            if at + 1 < len(self._order):
                self._order[at + 1].setFocus()
            else:
                self.keep()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _check(self) -> None:
        self.check_asked.emit(self.game.value(), self.texts)


@dataclass(frozen=True)
class Dealt:
    """The contents of the wallets, and how many games the drawn rounds need."""

    wallets: tuple[DealtWallet, ...]
    needed: int


class DealingDialog(Window):
    """How many games, how many in reserve, and by which number; what was dealt stands below."""

    def __init__(
        self, parent: QWidget, ops: Operations, theme: Theme, evening: Evening, game: int | None
    ) -> None:
        super().__init__(parent.window())
        self.setWindowTitle(self.tr("Spellen delen"))
        self._ops = ops
        self._theme = theme
        self._evening = evening
        self._wanted = game
        self._asked = ""  # what was asked for once already, and is done the second time
        self.games = Number(1, _MOST, evening.games)
        self.reserve = Number(0, 20, _USUAL_RESERVE)
        self.seed = line(hint=self.tr("leeg: door het toeval"), most=19)
        self.deal = button(self.tr("&Delen"), self._deal, "primary")
        self.model: RowsModel[DealtWallet] = RowsModel(theme, self._columns(), lambda one: one.game)
        self.table = ListTable(theme, self.model, self.tr("Gedeelde spellen"))
        self.hands = TableView(theme)
        self.which = label("", "strong")
        self.origin = label("", "muted", wrap=True)
        self.note = HandFields(theme)
        self.said = Said()
        self._refused = troubles.told_in(self.said)
        self._lay_out()
        self._wire()
        self._ask()

    def _lay_out(self) -> None:
        grid = self._theme.grid
        head = row(
            Field(self.tr("Aantal &spellen"), self.games),
            Field(self.tr("&Reserve"), self.reserve),
            (Field(self.tr("&Getal van de verdeling"), self.seed), 1),
            self.deal,
            gap=grid(1.5),
        )
        head.setAlignment(self.deal, Qt.AlignmentFlag.AlignBottom)
        noting = button(self.tr("&Kaarten noteren (art. 8)"), self._begin_note)
        self.swap = button(self.tr("Reservespel &inzetten (art. 14)"), self._use_reserve)
        below = (noting, self.swap)
        inside = column(self.which, self.hands, None, *below, gap=grid(1), margin=grid(1.5))
        shown = card(inside)
        lists = row((self.table, 4), (shown, 5), gap=grid(2))
        self._lists = holder(lists)
        away = button(self.tr("S&luiten"), self.reject, "quiet")
        foot = row((self.origin, 1), None, away, gap=grid(1))
        parts = (head, (self._lists, 1), (self.note, 1), self.said, foot)
        self.setLayout(column(*parts, gap=grid(1.25), margin=grid(2)))
        for part in (self.note, self.hands, self.swap):
            part.hide()
        if not remembered.restore_place(PLACE, self):
            parent = self.parentWidget()
            room = parent.size() if parent else self.size()
            self.resize(min(room.width(), grid(96)), min(room.height(), grid(72)))

    def _wire(self) -> None:
        self.table.looked_at.connect(lambda _row: self._show_one())
        self.note.kept.connect(self._note)
        self.note.left.connect(self._end_note)
        self.note.check_asked.connect(self._check)
        self._ops.opened.connect(self._club_opened)
        for field in (self.games, self.reserve):
            field.valueChanged.connect(lambda _value: self._calm())
        self.seed.textEdited.connect(lambda _text: self._calm())

    def done(self, result: int) -> None:
        """Remember where the window stood."""
        remembered.keep_place(PLACE, self)
        super().done(result)

    def _club_opened(self) -> None:
        """Close: another club has other evenings."""
        self.close()

    def _columns(self) -> list[Column[DealtWallet]]:
        seats = seat_names(current())
        return [
            Column(self.tr("Spel"), lambda one: str(one.game), right=True, width=8),
            Column(self.tr("Gever"), lambda one: seats[one.dealer], width=9),
            Column(self.tr("Komt uit"), lambda one: seats[one.lead], width=10),
            Column(self.tr("Herkomst"), self._source, least=10),
        ]

    def _source(self, one: DealtWallet) -> str:
        if one.reserve:
            return self.tr("reserve")
        return self.tr("genoteerd") if one.source == "noted" else self.tr("computer")

    def _ask(self) -> None:
        evening_id = self._evening.id
        self._ops.run(lambda club: dealt(club, evening_id), self._arrived, self._refused)

    def _arrived(self, found: Dealt) -> None:
        self.games.setValue(found.needed or self._evening.games)
        self._show(found.wallets)
        if found.wallets:
            self.table.setFocus()
        else:
            self.deal.setFocus()

    def _show(self, wallets: tuple[DealtWallet, ...]) -> None:
        self.table.show_rows(list(wallets), self._columns())
        if (
            wallets
            and not self.table.currentIndex().isValid()
            and not (self._wanted is not None and self.table.select_key(self._wanted))
        ):
            self.table.selectRow(0)
        self.origin.setText(self._whence(wallets))
        self._show_one()

    def _whence(self, wallets: tuple[DealtWallet, ...]) -> str:
        seeds = {one.seed for one in wallets if one.seed is not None}
        if not seeds:
            text = self.tr("Nog niet door de computer gedeeld.")
            return "" if any(wallets) else text
        text = self.tr("Getal van deze verdeling: %1. Hetzelfde getal deelt dezelfde kaarten.")
        return text.replace("%1", ", ".join(map(str, sorted(seeds))))

    @property
    def _one(self) -> DealtWallet | None:
        return self.model.row_at(self.table.currentIndex().row())

    def _show_one(self) -> None:
        one = self._one
        spare = self._first_reserve
        self.swap.setVisible(one is not None and spare is not None and not one.reserve)
        self.hands.setVisible(one is not None)
        if one is None:
            self.which.setText(self.tr("Nog niets gedeeld"))
            return
        self.which.setText(self.tr("Spel %1").replace("%1", str(one.game)))
        self.hands.show_hands(one.hands, one.dealer, one.lead)

    def _calm(self) -> None:
        self._asked = ""
        self.said.say("")

    def _deal(self) -> None:
        typed = self.seed.text().strip()
        if typed and not (typed.isascii() and typed.isdigit()):
            self.said.say(self.tr("Het getal van de verdeling is een heel getal, of leeg."))
            self.seed.setFocus()
            return
        again = self.tr(
            "Er is al gedeeld. Nogmaals Delen legt andere kaarten in alle mapjes; wat al geprint "
            "is, klopt dan niet meer."
        )
        if self.model.rowCount() and not self._sure("deal", again):
            return
        evening_id, games, reserve = self._evening.id, self.games.value(), self.reserve.value()
        seed = int(typed) if typed else None
        self._ops.change(
            lambda club: deal(club, evening_id, games, seed, reserve),
            self._were_dealt,
            self._refused,
        )

    def _sure(self, what: str, sentence: str) -> bool:
        """Whether this was asked for twice; the first time the sentence says what it does."""
        if self._asked == what:
            self._calm()
            return True
        self._asked = what
        self.said.say(sentence, "warning")
        return False

    def _use_reserve(self) -> None:
        """Put the first reserve game in the wallet that is marked."""
        one, reserve = self._one, self._first_reserve
        if one is None or reserve is None:
            return
        text = self.tr(
            "Spel %1 is bedorven: nogmaals legt de kaarten van reservespel %2 in dit mapje."
        )
        text = text.replace("%1", str(one.game)).replace("%2", str(reserve.game))
        if not self._sure(f"reserve {one.game}", text):
            return
        evening_id = self._evening.id
        self._ops.change(
            lambda club: use_reserve(club, evening_id, one.game, reserve.game),
            lambda wallets: self._was_swapped(one.game, wallets),
            self._refused,
        )

    def _was_swapped(self, game: int, wallets: tuple[DealtWallet, ...]) -> None:
        self._show(wallets)
        text = self.tr("In mapje %1 liggen nu de kaarten van het reservespel.")
        self.said.say(text.replace("%1", str(game)), "good")

    @property
    def _first_reserve(self) -> DealtWallet | None:
        return next((one for one in self.model.rows if one.reserve), None)

    def _were_dealt(self, wallets: tuple[DealtWallet, ...]) -> None:
        self._show(wallets)
        text = self.tr("%1 spellen gedeeld.").replace("%1", str(len(wallets)))
        self.said.say(text, "good")
        self.table.setFocus()

    def _begin_note(self) -> None:
        one = self._one
        game = one.game if one else self._wanted or 1
        self._lists.hide()  # what players noted takes its room
        self.note.open(game)

    def _end_note(self) -> None:
        self.note.hide()
        self._lists.show()
        self.table.setFocus()

    def _note(self, game: int, hands: dict[Position, str]) -> None:
        evening_id = self._evening.id
        self._ops.change(
            lambda club: note(club, evening_id, game, hands),
            lambda wallets: self._noted(game, wallets),
            self.note.refuse,
        )

    def _noted(self, game: int, wallets: tuple[DealtWallet, ...]) -> None:
        self._show(wallets)
        self.table.select_key(game)
        self.note.open(game + 1)
        self.said.say(self.tr("Spel %1 is genoteerd.").replace("%1", str(game)), "good")

    def _check(self, game: int, hands: dict[Position, str]) -> None:
        evening_id = self._evening.id
        self._ops.run(
            lambda club: dealing.check_hands(club, evening_id, game, hands),
            self.note.tell,
            self.note.refuse,
        )


def open_dealing(
    parent: QWidget, ops: Operations, theme: Theme, evening: Evening, game: int | None
) -> DealingDialog:
    """Deal the games of an evening, or look at what was dealt."""
    dialog = DealingDialog(parent, ops, theme, evening, game)
    dialog.show()
    return dialog


def dealt(club: OpenClub, evening_id: int) -> Dealt:
    """Load the hands dealt so far."""
    return Dealt(dealing.wallets(club, evening_id), dealing.games_needed(club, evening_id))


def deal(
    club: OpenClub, evening_id: int, games: int, seed: int | None, reserve: int
) -> tuple[DealtWallet, ...]:
    """Deal by computer; without a seed by chance."""
    dealing.deal(club, evening_id, games, seed, reserve)
    return dealing.wallets(club, evening_id)


def use_reserve(
    club: OpenClub, evening_id: int, game: int, reserve: int
) -> tuple[DealtWallet, ...]:
    """Put a reserve game in a wallet that was spoiled (art. 14)."""
    dealing.use_reserve(club, evening_id, game, reserve)
    return dealing.wallets(club, evening_id)


def note(
    club: OpenClub, evening_id: int, game: int, hands: Mapping[Position, str]
) -> tuple[DealtWallet, ...]:
    """Keep the hands that players noted (art. 8)."""
    dealing.record_hands(club, evening_id, game, hands)
    return dealing.wallets(club, evening_id)
