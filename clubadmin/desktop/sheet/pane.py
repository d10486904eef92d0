"""A table's sheet with all that belongs to it: the grid, the findings, signing off."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from clubadmin.desktop.entry.findings import FindingsPanel, as_sentence
from clubadmin.desktop.entry.grid import EntryScroll
from clubadmin.desktop.entry.typing_help import TypingHelp
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.copying import copy_text
from clubadmin.desktop.kit.doors import ShowExplanation, ask
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import card, holder, row
from clubadmin.desktop.sheet.disputes import RowDisputes
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.desktop.sheet.keeper import SheetKeeper
from clubadmin.desktop.sheet.keyboard import offered
from clubadmin.desktop.sheet.model import Change, SheetModel
from clubadmin.desktop.sheet.parted import PartedCard, parting_of
from clubadmin.desktop.sheet.signing import (
    Signed,
    SignedRemarks,
    SigningCard,
    correct,
    sign,
    unsign,
)
from clubadmin.desktop.spoken.saying import say
from clubadmin.desktop.work import troubles
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.scoring.wording import sentence
from clubadmin.model.sheets.sheet import Scoresheet
from clubadmin.services.sheets import sheets

HALF = "forms/half-typed"
"""Under what name the row is kept that was half typed when the sheets were left."""
_GAP = 1.5  # steps between the cards of the side


class SheetPane(QWidget):
    """The pane of one sheet; Enter on the last stop signs it off and opens the next."""

    offered = Signal(str, str, object)  # the same with a button, and what that does
    said = Signal(str)  # a sentence for the bar at the foot
    troubled = Signal(str)  # the same, of what could not be kept
    unsaid = Signal(str)  # this no longer holds
    opened = Signal(object)  # the Scoresheet that is on the grid now
    typed = Signal()  # the sheet on the grid looks other than a moment ago
    signed = Signal(object)  # the next Scoresheet, None when every sheet is in
    table_asked = Signal(int)
    rescoped = Signal()  # what Ctrl+Z takes back is of another sheet now

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self.table_id: int | None = None  # the table whose sheet was asked for last
        self._just_signed: int | None = None  # the table, until something else is done
        self._remark = self._trouble = self._offer = ""  # said, and not taken back
        self.shared = False  # others type on these sheets as well
        self.taken: Collection[int] = ()  # tables of which another desk has the sheet open
        self.keeper = SheetKeeper(ops)
        self.grid = SheetGrid(theme)
        self.disputes = RowDisputes(self.grid, ops, theme)
        self.remarks = SignedRemarks(ops)
        self.parted = PartedCard(theme)
        self.findings = FindingsPanel(theme, self._in_words)
        self.signing = SigningCard(theme)
        self.help = TypingHelp(theme)
        self._lay_out()
        self._wire()

    @property
    def sheet(self) -> Scoresheet | None:
        """The sheet on the grid."""
        return self.grid.model.sheet if self.grid.model else None

    @property
    def undo_table(self) -> int | None:
        """The table of which Ctrl+Z takes something back: right after signing, the one signed."""
        return self.table_id if self._just_signed is None else self._just_signed

    def open(self, table_id: int) -> None:
        """Bring a table's sheet onto the grid, keeping what was being typed on the other."""
        self._just_signed = None
        self.grid.keep_typed()
        self.grid.keyboard.forget_in_vain()
        self._withdraw()
        self.table_id = table_id
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)  # the next keys are for that sheet
        self._ops.run(
            lambda club: sheets.sheet(club, table_id), self._arrived, self._failed, awaited=True
        )

    def close_sheet(self) -> None:
        """Close the sheet, so that there is nothing to type on."""
        self.table_id = self._just_signed = None
        self._take_back()
        self.grid.show_sheet(None)

    def refresh(self) -> None:
        """Take over the sheet as it is in the file, after undo or a change elsewhere."""
        if self.table_id is None:
            return
        if self.shared and self.sheet is not None:
            self.receive()
            return
        self._read_again(self.table_id)

    def _read_again(self, table_id: int) -> None:
        self._ops.run(
            lambda club: sheets.sheet(club, table_id),
            lambda sheet: self._refreshed(table_id, sheet),
            lambda error: self._not_refreshed(table_id, error),
        )

    def receive(self) -> None:
        """Take over what somebody else typed on this sheet; typing here goes on undisturbed."""
        if self.table_id is None or self.sheet is None:
            return
        table_id = self.table_id
        self._ops.look(
            lambda club: sheets.sheet(club, table_id), lambda sheet: self._received(table_id, sheet)
        )

    def leave(self) -> None:
        """Keep the row that is being typed."""
        model, half = self.grid.model, ""
        if model is not None and not (model.second or model.on_paper):
            half = model.text if model.text and model.text != model.stored() else ""
        self.grid.keep_typed()
        if model is not None and half:
            noted = (self._ops.file, model.sheet.place.table_id, model.row + 1, half)
            remembered.keep_text(HALF, "\n".join(map(str, noted)))
        self._take_back()
        self._withdraw()

    def enter(self) -> None:
        """Take the keyboard; a row that was left half typed is half typed again."""
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
        model, noted = self.grid.model, remembered.text(HALF).split("\n")
        if model is None or noted[:2] != [str(self._ops.file), str(model.sheet.place.table_id)]:
            return
        remembered.keep_text(HALF, "")
        if not model.typing:
            model.reopen(int(noted[2]), noted[3])
            self.grid.show_changes()

    def sign(self) -> None:
        """Sign the sheet off and open the next that is missing, or say what is in the way."""
        model = self.grid.model
        if model is None:
            return
        self.grid.keep_typed()
        if model.sheet.signed:
            self.table_asked.emit(1)
            return
        if not self._may_sign():
            return
        table_id, taken = model.sheet.place.table_id, frozenset(self.taken)
        self._ops.change(
            lambda club: sign(club, table_id, taken), self._was_signed, self._failed, awaited=True
        )

    def explain(self) -> None:
        """Explain the current row; the whole sheet where nothing is typed."""
        from clubadmin.model.explain.figure_asked import SheetAsked

        model = self.grid.model
        if model is None:
            return
        self.grid.keep_typed()
        typed = 0 <= model.row < len(model.sheet.lines) and model.own[model.row].strip()
        game = model.row + 1 if typed else None
        asked = SheetAsked(model.sheet.place.table_id, game=game)
        ask(self, ShowExplanation(asked))

    def go_to_fault(self) -> None:
        """Go to the game, or the total, that keeps the sheet from being signed off."""
        model = self.grid.model
        if model is None:
            return
        if model.fault() is not None:
            self.grid.go_to(model.fault())
        elif model.errors:
            self.grid.go_to_wrong_total()

    def unsign(self) -> None:
        """Take the signature back, so that the sheet can be corrected."""
        if self.sheet is None or not self.sheet.signed:
            return
        table_id = self.sheet.place.table_id
        self._ops.change(
            lambda club: unsign(club, table_id),
            lambda sheet: self._refreshed(table_id, sheet),
            self._failed,
            awaited=True,
        )

    def _correct(self, reason: str) -> None:
        """The evening opens again, and of its sheets this one, with the keyboard in it."""
        assert self.sheet is not None
        table_id, evening_id = self.sheet.place.table_id, self.sheet.evening_id

        def opened(sheet: Scoresheet) -> None:
            self.signing.corrects = evening_id
            self._take_back()
            self._refreshed(table_id, sheet)
            self.grid.setFocus(Qt.FocusReason.ShortcutFocusReason)

        self._ops.change(
            lambda club: correct(club, evening_id, table_id, reason),
            opened,
            lambda error: self.signing.say(troubles.sentence(error)),
            awaited=True,
        )

    def turn_over(self) -> None:
        """The other side's own sheet, or back to the table's."""
        if self.grid.model is not None:
            self.grid.show_second(not self.grid.model.second)
            self.grid.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 on a signed sheet takes the signature back."""
        if event.key() == Qt.Key.Key_F2 and self.sheet is not None and self.sheet.signed:
            self.unsign()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Findings and signing off come first; the help with typing takes what is left."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width = self._theme.grid(32 if self.width() > self._theme.grid(95) else 26)
        self._side.setFixedWidth(width)
        signing = self.signing.needs(width)
        self.signing.setMinimumHeight(max(0, signing))  # the findings may not take of it
        cards = self.findings.needs(width) + signing
        choosing = self.parted.shows
        self.findings.setVisible(not choosing or self.findings.count > 0)  # room for the choice
        if choosing:
            parted = self.parted.needs(width)
            self.parted.setMinimumHeight(parted)
            cards += parted + self._theme.grid(_GAP)
        self.help.fit(width, self.height() - cards - 2 * self._theme.grid(_GAP))

    def _lay_out(self) -> None:
        for asking in (self.signing, self.parted):
            for one in asking.findChildren(QPushButton):
                one.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard here
        self.view = EntryScroll(self.grid, sideways=True)
        paper = card(row(self.view, margin=self._theme.grid(0.5)), kind="paper")
        gap = self._theme.grid(_GAP)
        # what comes and goes stands above the button to sign off, which keeps its place
        cards = (self.parted, (self.findings, 1), self.help, self.signing)
        self._side = holder(*cards, gap=gap)
        self._side.setMinimumHeight(1)  # the cards may not keep the window tall
        self.setLayout(row((paper, 1), self._side, gap=self._theme.grid(2)))

    def _wire(self) -> None:
        self._theme.changed.connect(self._fit)
        self.opened.connect(self.disputes.mark)
        self.opened.connect(self._take_back)
        self.disputes.refused.connect(self._say)
        self.grid.moved.connect(self._follow)
        keys = self.grid.keyboard
        keys.changed.connect(self._keep)
        keys.sign_asked.connect(self.sign)
        keys.unsign_asked.connect(self.unsign)
        keys.fault_asked.connect(self.go_to_fault)
        keys.turn_asked.connect(self.table_asked)
        keys.refused.connect(self._refuse)
        keys.lost.connect(self.signing.flash)
        keys.choice_made.connect(lambda mine: self.parted.choose(mine=mine))
        self.parted.changed.connect(self._fit)
        self.parted.chosen.connect(self._choose)
        self.parted.answered.connect(self._answer)
        self.findings.changed.connect(self._fit)
        self.findings.chosen.connect(self.grid.go_to)
        self.findings.left.connect(self.grid.setFocus)
        self.signing.changed.connect(self._fit)
        self.signing.sign_asked.connect(self.sign)
        self.signing.unsign_asked.connect(self.unsign)
        self.signing.turn_asked.connect(self.turn_over)
        self.signing.correct_asked.connect(self._correct)
        self.grid.correction_asked.connect(self.signing.ask_reason)
        self.keeper.kept.connect(self._was_kept)
        self.keeper.parted.connect(self._were_parted)
        self.keeper.trouble.connect(self._not_kept)

    def _keep(self, change: Change) -> None:
        self._take_back()
        if remembered.text(HALF):
            remembered.keep_text(HALF, "")
        if self._just_signed is not None:
            self._just_signed = None
            self.rescoped.emit()
        if len(change.lines) > 1:
            self._withdraw()  # it was laid down
        if self.sheet is not None:
            self.keeper.keep(self.sheet.place.table_id, change)
            self._mark_waiting()

    def _say(self, sentence: str) -> None:
        """Why a key did nothing; it holds until the sheet is another, or changes."""
        self._remark = sentence
        self.said.emit(sentence)

    def _refuse(self, sentence: str) -> None:
        """Why nothing may be typed here; of a closed evening with the way to correct it."""
        self._say(sentence)
        if self.sheet is not None and self.sheet.closed:
            self.offered.emit(sentence, self.tr("Verbeteren …"), self.signing.ask_reason)

    def _take_back(self) -> None:
        remark, self._remark = self._remark, ""
        if remark:
            self.unsaid.emit(remark)

    def _withdraw(self) -> None:
        offer, self._offer = self._offer, ""
        if offer:
            self.unsaid.emit(offer)

    def _follow(self) -> None:
        """The side shows what the grid knows; the row being typed stays in sight."""
        model = self.grid.model
        if model is None:
            return
        self._show_parting(model)
        self.findings.show_findings(model.findings)
        self.findings.follow(None if model.on_paper else model.row + 1)
        self.signing.show_model(model)
        self.grid.foot = self.signing.said
        if self.help.show_rules(model.rules):
            self._fit()
        if model.brought is not None:
            self.view.bring(self.grid.at.row_rect(model.brought).toAlignedRect())
        self.view.follow()
        self.typed.emit()

    def _in_words(self, finding: Finding) -> str:
        """A finding, with the number of its game as it stands on the wallet."""
        model, game = self.grid.model, finding.game
        if model is None or game is None or not model.sheet.place.wallets:
            return as_sentence(finding)
        words = self.tr("Spel %1").replace("%1", str(model.number_of(game - 1)))
        return sentence(finding, current(), words)

    def _may_sign(self) -> bool:
        model = self.grid.model
        assert model is not None
        if model.second:
            self.grid.show_second(False)
        sentence = self._what_stops(model)
        if sentence:
            QApplication.beep()
            self.grid.go_to_end()
            self.signing.say(sentence)
            self.keeper.try_again()
            self.grid.show_changes()
        return not sentence

    def _what_stops(self, model: SheetModel) -> str:
        """Why the sheet cannot be signed off, and the key that leads there; "" if it can."""
        if model.fault() is not None:
            game = str(model.number_of((model.fault() or 1) - 1))
            if model.missing:
                text = self.tr("Spel %1 is nog niet getypt. De plus-toets gaat erheen.")
            else:
                text = self.tr("Spel %1 eerst nazien. De plus-toets gaat erheen.")
            return text.replace("%1", game)
        if model.wrong_totals() and not model.on_totals:
            return self.tr(
                "Dit totaal klopt niet met de rijen: typ het goede, of maak het vakje leeg."
            )
        if model.errors:
            return sentence(model.wrong[0], current())
        if (parting := self.parted.parting) is not None:
            text = self.tr("Spel %1 is twee keer getypt. Kies eerst: F5 is wat u typte.")
            return text.replace("%1", str(model.number_of(parting.game - 1)))
        if self.keeper.failed:
            return self.tr("Nog niet alles is opgeslagen; probeer het zo nog eens.")
        return ""

    def _was_signed(self, signed: Signed) -> None:
        self.remarks.note(signed.remarks)
        following, sheet = signed.following, self.sheet
        if sheet is not None:
            table = str(sheet.place.number)
            say(self.grid, self.tr("Tafel %1 is afgetekend.").replace("%1", table))
        self._withdraw()
        if following is not None:
            self._just_signed, self.table_id = self.table_id, following.place.table_id
            self._arrived(following)
            if not any(following.lines):
                self._offer_typed(len(following.lines))
        elif self.table_id is not None:
            self._read_again(self.table_id)
        self.signed.emit(following)

    def _offer_typed(self, most: int) -> None:
        rows, later = self.grid.keyboard.typed_in_vain(most)
        if rows:
            copy_text("\n".join(rows))
            self._offer = offered(rows, later)
            self.said.emit(self._offer)

    def _arrived(self, sheet: Scoresheet) -> None:
        if sheet.place.table_id != self.table_id:
            return  # another was asked for since
        self.grid.show_sheet(sheet)
        for second in (False, True):
            if kept := self.keeper.waiting(sheet.place.table_id, second=second):
                self.grid.lay_over(kept, second=second)
        self._mark_waiting()
        self.enter()
        self.opened.emit(sheet)

    def _refreshed(self, table_id: int, sheet: Scoresheet) -> None:
        """The sheet is as in the file."""
        if table_id != self.table_id:
            return  # another was asked for since
        kept = {second: self.keeper.waiting(table_id, second=second) for second in (False, True)}
        self.grid.take(sheet, kept, self.keeper.waiting_paper(table_id))
        self.opened.emit(sheet)

    def _received(self, table_id: int, sheet: Scoresheet) -> None:
        if table_id != self.table_id or self.grid.model is None:
            return
        kept = {second: self.keeper.waiting(table_id, second=second) for second in (False, True)}
        decided = sheet.decided != self.grid.model.sheet.decided
        self.grid.receive(sheet, kept, self.keeper.waiting_paper(table_id))
        if decided:
            self.disputes.mark(sheet)

    def _were_parted(self, table_id: int) -> None:
        """Show both lines of a row that has two, the one that stands in its place."""
        if table_id == self.table_id:
            QApplication.beep()
            self.receive()

    def _show_parting(self, model: SheetModel) -> None:
        parting = parting_of(model, self.keeper.parted_rows(model.sheet.place.table_id))
        self.parted.show_parting(parting, model.number_of(parting.game - 1) if parting else 0)

    def _choose(self, game: int, mine: bool) -> None:
        model = self.grid.model
        if model is None:
            return
        table_id, stands = model.sheet.place.table_id, model.own[game - 1]
        typed = self.keeper.parted_rows(table_id).get(game, "")
        self.keeper.choose(table_id, game, mine=mine, other=stands)
        if mine:
            self.grid.lay_over({game: typed}, second=False)
        self.grid.show_changes()
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self, roem: bool) -> None:
        self.grid.keyboard.choose(roem)
        self.grid.show_changes()
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def _failed(self, error: Exception) -> None:
        self._ops.missed.emit(troubles.sentence(error))

    def _not_refreshed(self, table_id: int, error: Exception) -> None:
        """A table that went with its round was put away meanwhile, and needs no word."""
        if table_id == self.table_id:
            self._failed(error)

    def _not_kept(self, sentence: str) -> None:
        self._mark_waiting()
        self._trouble = sentence
        self.troubled.emit(sentence)

    def _was_kept(self) -> None:
        self._mark_waiting()
        if self.sheet is not None and self.sheet.signed and not self.keeper.is_keeping:
            self._read_again(self.sheet.place.table_id)  # its last game may be in
        if self._trouble and not self.keeper.failed:
            trouble, self._trouble = self._trouble, ""
            self.unsaid.emit(trouble)

    def _mark_waiting(self) -> None:
        model = self.grid.model
        if model is not None:
            table_id = model.sheet.place.table_id
            waiting = {
                second: frozenset(self.keeper.waiting(table_id, second=second))
                for second in (False, True)
            }
            self.grid.mark_waiting(waiting, self.keeper.unsaved(table_id, second=model.second))
