"""Asked once more before mail goes out, the password where nobody keeps it, and how far it is."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLineEdit, QProgressBar, QWidget

from clubadmin.desktop.correspondence import letter_files
from clubadmin.desktop.correspondence.loading import Desk
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.forms import Field, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, holder, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.desktop.work import troubles
from clubadmin.errors import Refused
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.correspondence.letters import Letters, Mailing, MailServer, Sent
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.correspondence.outbox import Sending
from clubadmin.services.correspondence.smtp import Post
from clubadmin.services.input import passwords


class Courier(QObject):
    """Sends one mailing at a time."""

    progressed = Signal(int, int)  # how many are done, and of how many
    ended = Signal(object)  # the `Sending`
    failed = Signal(object)  # an exception that is none of mail

    def __init__(self, ops: Operations, parent: QObject) -> None:
        super().__init__(parent)
        self._ops = ops
        self._sending: Sending | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being sent."""
        return self._sending is not None

    def go(self, sending: Sending) -> None:
        """Begin to send."""
        self._sending = sending
        self.progressed.emit(0, sending.total)
        self._mark()

    def stop(self) -> None:
        """Send no more after the one that is on its way."""
        if self._sending is not None:
            self._sending.stop()

    def _mark(self) -> None:
        sending = self._sending
        if sending is not None:
            self._ops.run(sending.mark, self._marked, self._failed)

    def _marked(self, goes_on: bool) -> None:
        sending = self._sending
        if sending is None:
            return
        self.progressed.emit(sending.done, sending.total)
        if goes_on:
            self._ops.make(sending.deliver, lambda _none: self._mark(), self._failed)
            return
        self._sending = None
        self._ops.change(_saved, lambda _answer: self.ended.emit(sending))

    def _failed(self, error: Exception) -> None:
        sending, self._sending = self._sending, None
        if sending is not None:
            sending.close()
        self.failed.emit(error)


def _saved(club: OpenClub) -> object:
    """Tell those who look at the club that something was written."""
    return club.saved()


class Dispatch(QWidget):
    """A line that comes when somebody wants to send, and shows how far it is meanwhile."""

    asked = Signal(bool)  # whether it is in view

    def __init__(self, ops: Operations, theme: Theme, courier: Courier) -> None:
        super().__init__()
        self.ops, self.courier = ops, courier
        self._letters: Letters | None = None
        self._again: Mailing | None = None
        self._desk = Desk()
        self._password: dict[MailServer, str] = {}  # typed in this window, kept nowhere
        grid = theme.grid
        self.sentence = label(wrap=True)
        self.password = line(most=200)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.password.returnPressed.connect(self._agree)
        self.password_field = Field(
            self.tr("Wac&htwoord van de mailserver"),
            self.password,
            self.tr("Dit systeem heeft het niet in een sleutelbos; het wordt telkens gevraagd."),
            needs=self.tr("Typ het wachtwoord van de mailserver."),
        )
        self.agree_button = button(self.tr("&Nu versturen"), self._agree, "primary")
        self.keep_button = button(self.tr("&Laat maar"), self._leave, "quiet")
        self._question = holder(
            column(
                self.sentence,
                self.password_field,
                row(None, self.keep_button, self.agree_button, gap=grid(1)),
                gap=grid(1),
            )
        )
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Hoeveel er verstuurd is"))
        self.far = label()
        self.stop_button = button(self.tr("St&oppen"), self._stop)
        self._going = holder(row(self.far, self.bar, self.stop_button, gap=grid(1.5)))
        self.setLayout(column(self._question, self._going))
        courier.progressed.connect(self._progressed)
        courier.ended.connect(lambda _sending: self._away())
        courier.failed.connect(lambda _error: self._away())
        self._question.hide()
        self._going.hide()

    def ask(self, letters: Letters, desk: Desk, again: Mailing | None) -> None:
        """Whether these are to go now; the key ring is asked for the password meanwhile."""
        self._letters, self._desk, self._again = letters, desk, again
        count = counted(len(letters.letters), self.tr("mail gaat"), self.tr("mails gaan"))
        text = self.tr("%1 nu de deur uit, ieder zijn eigen, vanuit %2. Terugnemen kan niet.")
        self.sentence.setText(text.replace("%1", count).replace("%2", desk.server.address))
        self.password.clear()
        self.password_field.calm()
        server = desk.server
        if not server.user or server in self._password:
            self._show_question(needs=False)
        else:
            self.ops.make(lambda: passwords.kept_password(server), self._found)

    def told(self, sending: Sending) -> tuple[str, str]:
        """Tell the outcome of sending, and its look."""
        sent, refused, unknown = (
            sending.counted[one] for one in (Sent.SENT, Sent.REFUSED, Sent.UNKNOWN)
        )
        text = self.tr("%1 van %2 verstuurd.")
        parts = [text.replace("%1", whole(sent)).replace("%2", whole(sending.total))]
        if refused:
            parts.append(self.tr("%1 geweigerd.").replace("%1", whole(refused)))
        if unknown:
            parts.append(self.tr("Van %1 is onbekend of het aankwam.").replace("%1", str(unknown)))
        if refused or unknown:
            parts.append(self.tr("Bij Verzonden staat wie en waarom."))
        if sending.trouble is not None:
            parts.append(troubles.sentence(sending.trouble))
            self._password.pop(self._desk.server, None)
        elif sending.done < sending.total:
            parts.append(self.tr("De rest wacht bij Verzonden."))
        good = sent == sending.total
        told = " ".join(parts)
        return (f"✓ {told}", "good") if good else (told, "warning")

    def _found(self, password: str | None) -> None:
        if password is not None:
            self._password[self._desk.server] = password
        self._show_question(needs=password is None)

    def _show_question(self, *, needs: bool) -> None:
        self.password_field.setVisible(needs)
        self._question.show()
        self.asked.emit(True)
        (self.password if needs else self.keep_button).setFocus()

    def _agree(self) -> None:
        letters, server = self._letters, self._desk.server
        if letters is None:
            return
        if self.password_field.isVisibleTo(self):
            if not self.password_field.filled_in():
                return
            self._password[server] = self.password.text()
            self.password.clear()
        password, again = self._password.get(server, ""), self._again
        spoken = language.current()
        self._question.hide()

        def begin(club: ClubSettings) -> None:
            make = letter_files.messages(letters, club, server.address, spoken, sent=True)
            try:
                sending = Sending(letters, make, Post(server, password), again)
            except Refused as error:
                self.courier.failed.emit(error)
                return
            self._going.show()
            self.stop_button.setEnabled(True)
            self.stop_button.setFocus()
            self.courier.go(sending)

        self.ops.run(clubs.settings, begin)

    def _progressed(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        text = self.tr("%1 van %2")
        self.far.setText(text.replace("%1", whole(done)).replace("%2", whole(total)))

    def _stop(self) -> None:
        self.stop_button.setEnabled(False)
        self.courier.stop()

    def _leave(self) -> None:
        self._away()

    def _away(self) -> None:
        self._question.hide()
        self._going.hide()
        self.asked.emit(False)
