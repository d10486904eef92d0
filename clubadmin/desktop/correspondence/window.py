"""The window of letters and mail: the text, to whom, what went out, and where it is handed in."""

from datetime import date

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.correspondence.loading import Desk, load
from clubadmin.desktop.correspondence.log_pane import LogPane
from clubadmin.desktop.correspondence.people_pane import PeoplePane
from clubadmin.desktop.correspondence.server_pane import ServerPane
from clubadmin.desktop.correspondence.text_pane import TextPane
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabbedWindow
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import label
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Words
from clubadmin.model.correspondence.letters import Letters, Template
from clubadmin.model.correspondence.outbox import Mailing
from clubadmin.services.club.club import OpenClub
from clubadmin.services.correspondence.composing import compose
from clubadmin.services.correspondence.outbox import broken_off, note_broken_off, resumed

TEXT, PEOPLE, SENT, SERVER = range(4)  # the tabs


class LettersWindow(TabbedWindow):
    """Four tabs over the letters of the club."""

    help_topic = "brieven"

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme) -> None:
        super().__init__(parent, ops, theme, "letters", (140, 84))
        self.setWindowTitle(self.tr("Brieven en mail"))
        self._asker = Asker(ops, self)
        self._first = True
        self.text = TextPane(ops, theme)
        self.people = PeoplePane(ops, theme)
        self.log = LogPane(theme)
        self.server = ServerPane(ops, theme)
        self.put(
            {
                self.tr("Brief"): self.text,
                self.tr("Aan wie"): self.people,
                self.tr("Verzonden"): self.log,
                self.tr("Mailserver"): self.server,
            },
            label(),
        )
        self.tabs.chosen.connect(self._chosen)
        self.text.went_on.connect(lambda: self.tabs.choose(PEOPLE))
        self.people.server_wanted.connect(self._to_server)
        self.people.went_out.connect(self.text.went_out)
        self.log.go_on.connect(self._go_on)
        self.people.courier.ended.connect(lambda sending: self._sent(sending.mailing_id))
        self.refresh()

    def refresh(self) -> None:
        """Read what is there now."""
        words = Words(language.current())
        self._asker.ask(lambda club: load(club, words), self._show)

    def may_leave(self) -> bool:
        """Refuse to leave while mail is on its way: its outcome would not be noted."""
        if self.people.courier.busy:
            self.told.say(
                self.tr("Er wordt nog verstuurd. Kies eerst Stoppen, of wacht tot alles weg is."),
                "warning",
            )
            self.tabs.choose(PEOPLE)
            return False
        return super().may_leave()

    def _show(self, desk: Desk) -> None:
        self.calm()
        self.text.show_desk(desk)
        self.people.show_desk(desk)
        self.log.show_desk(desk)
        self.server.show_desk(desk)
        self.tabs.show_tab(SENT, bool(desk.mailings))
        if self.tabs.current == PEOPLE:
            self.people.show_wanted(self.text.wanted)
        if self._first:
            self._first = False
            self.start()
            self.ops.run(broken_off, self._broken_off)

    def _broken_off(self, there: bool) -> None:
        """Tell what was being sent when the program stopped."""
        if there and not self.people.courier.busy:
            self.ops.run(note_broken_off, self._noted, changes=True)

    def _noted(self, _count: int) -> None:
        self.told.say(
            self.tr(
                "De vorige keer stopte het programma tijdens het versturen. Bij Verzonden staat van"
                " wie onbekend is of het aankwam."
            ),
            "warning",
        )

    def _chosen(self, number: int) -> None:
        if number == PEOPLE:
            self.people.show_wanted(self.text.wanted)

    def _to_server(self) -> None:
        self.tabs.choose(SERVER)
        self.server.ask()

    def _sent(self, number: int) -> None:
        self.tabs.show_tab(SENT, True)
        self.log.show_mailing(number)

    def _go_on(self, sent: Mailing, wanted: set[int] | None) -> None:
        """Compose a mailing anew, and show of it what is still to go."""
        words = Words(language.current())
        text = Template(sent.subject, sent.purpose, sent.subject, sent.body)
        people = [one.member.id for one in sent.letters]

        def work(club: OpenClub) -> Letters:
            made = compose(club, text, sent.about, people, day=date.today(), words=words)
            return resumed(sent, made, wanted)

        def shown(letters: Letters) -> None:
            self.text.show_text(text, sent.about)
            self.people.show_again(sent, letters, self.text.wanted)
            self.tabs.choose(PEOPLE)

        self.ops.run(
            work, shown, lambda error: self.log.told.say(troubles.sentence(error), "error")
        )
