"""The tab of letters at Leden: the text, to whom, what went out, and where it is handed in."""

from dataclasses import replace
from datetime import date

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit

from clubadmin.desktop.correspondence.loading import Desk, load
from clubadmin.desktop.correspondence.log_pane import LogPane
from clubadmin.desktop.correspondence.people_pane import PeoplePane
from clubadmin.desktop.correspondence.text_pane import TextPane
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.bound import Ask, Bound, Count, Pick, Typed
from clubadmin.desktop.kit.forms import Choice, Field, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabbedPane, TabPane
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Words
from clubadmin.model.correspondence.letters import (
    PORTS,
    Letters,
    Mailing,
    MailServer,
    Security,
    Template,
)
from clubadmin.services.club.club import OpenClub
from clubadmin.services.correspondence.composing import compose
from clubadmin.services.correspondence.outbox import broken_off, note_broken_off, resumed
from clubadmin.services.correspondence.smtp import keep_mail_server
from clubadmin.services.input import passwords

TEXT, PEOPLE, SENT, SERVER = range(4)  # the tabs


class ServerPane(TabPane):
    """A form."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.ops = ops
        self._kept = MailServer()
        self._shown = False
        security = {
            Security.STARTTLS: self.tr("STARTTLS (gewoon)"),
            Security.TLS: self.tr("TLS vanaf het begin"),
            Security.NONE: self.tr("geen, alleen op deze computer"),
        }
        host = Typed(253, "smtp.voorbeeld.nl", taken=str.strip)
        address = Typed(120, self.tr("secretaris@voorbeeld.nl"), taken=str.strip)
        user = Typed(120, taken=str.strip)
        provider = self.tr("Uw provider noemt hem; vaak smtp. en dan zijn naam.")
        none = self.tr("Leeg als de server er geen vraagt.")
        self.form = Bound(
            (
                Ask("host", self.tr("Mail&server"), host, provider),
                Ask("security", self.tr("B&eveiliging"), Pick(security)),
                Ask("port", self.tr("&Poort"), Count(1, 65535)),
                Ask("address", self.tr("Adres van de a&fzender"), address),
                Ask("user", self.tr("&Gebruikersnaam"), user, none),
            )
        )
        self.password = line(most=200)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.password_field = Field(self.tr("Wac&htwoord"), self.password)
        self.said = Said()
        self.keep_button = button(self.tr("Be&waren"), self._keep, "primary")
        self.forget_button = button(self.tr("Wachtwoord &vergeten"), self._forget, "quiet")
        security_choice = self.form["security"].widget
        assert isinstance(security_choice, Choice)
        security_choice.currentIndexChanged.connect(self._usual_port)
        QShortcut(QKeySequence("Ctrl+S"), self, self._keep)
        grid = theme.grid
        about = label(
            self.tr(
                "Voor wie vanuit dit venster wil versturen. Zonder mailserver maakt het programma"
                " concepten die uw mailprogramma opent."
            ),
            "muted",
            wrap=True,
        )
        self.setLayout(
            column(
                tall(
                    theme,
                    about,
                    *self.form.rows("host security+port address user", grid(1.5)),
                    self.password_field,
                    self.said,
                    row(self.forget_button, None, self.keep_button, gap=grid(1)),
                    None,
                )
            )
        )

    def show_desk(self, desk: Desk) -> None:
        """Show the kept server; what is filled in and not kept stays."""
        if self._shown and self.held:
            self._kept = (
                MailServer(version=desk.server.version) if not desk.server.host else desk.server
            )
            return
        self._shown, self._kept = True, desk.server
        self.form.show(desk.server)

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not kept."""
        return self.form.held or bool(self.password.text())

    def start(self) -> None:
        """Begin at the first field; only now the key ring is asked, which may have to be opened."""
        self.form["host"].widget.setFocus()
        kept = self._kept
        self.ops.make(lambda: _told_ring(kept), self._explain)

    def ask(self) -> None:
        """Say why this tab is in view."""
        self.said.say(
            self.tr("Vul eerst in waar de mail heen moet; daarna kunt u versturen."), "warning"
        )
        self.form["host"].widget.setFocus()

    def _usual_port(self) -> None:
        typed = self.form.read()
        if typed and typed["port"] in PORTS.values():
            self.form.fill("port", PORTS[typed["security"]])

    def _explain(self, found: tuple[bool, bool]) -> None:
        can, there = found
        self.forget_button.setVisible(there)
        if not can:
            told = self.tr(
                "Dit systeem heeft geen sleutelbos: het wachtwoord wordt bij elke"
                " zending gevraagd en nergens bewaard."
            )
        elif there:
            told = self.tr("Staat in de sleutelbos van dit systeem. Leeg laten houdt het zo.")
        else:
            told = self.tr("Gaat naar de sleutelbos van dit systeem, nooit in het clubbestand.")
        self.password_field.explain(told)
        self.password.setEnabled(can)

    def _keep(self) -> None:
        typed, password = self.form.read(), self.password.text()
        if typed is None:
            return
        wanted = replace(self._kept, **typed)
        self.ops.change(
            lambda club: keep_mail_server(club, wanted),
            lambda kept: self._keep_password(kept, password),
            lambda error: self.said.say(troubles.sentence(error), "error"),
        )

    def _keep_password(self, kept: MailServer, password: str) -> None:
        self._kept = kept
        self.form.settle()
        self.password.clear()

        def keep() -> bool:
            return not password or passwords.keep_password(kept, password)

        def done(good: bool) -> None:
            if good:
                self.said.say(self.tr("✓ Bewaard"), "good")
            else:
                self.said.say(
                    self.tr(
                        "Bewaard, maar de sleutelbos nam het wachtwoord niet aan. Het wordt bij"
                        " elke zending gevraagd."
                    ),
                    "warning",
                )
            self.ops.make(lambda: _told_ring(kept), self._explain)

        self.ops.make(keep, done)

    def _forget(self) -> None:
        kept = self._kept

        def work() -> tuple[bool, bool]:
            passwords.forget_password(kept)
            return _told_ring(kept)

        self.ops.make(work, self._explain)
        self.keep_button.setFocus()


def _told_ring(server: MailServer) -> tuple[bool, bool]:
    """Whether there is a key ring, and whether it has the password."""
    return passwords.can_keep(), passwords.kept_password(server) is not None


class LettersPane(TabbedPane):
    """Four tabs over the letters of the club."""

    help_topic = "brieven"

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.ops = ops
        self._asker = Asker(ops, self)
        self._first = True
        self.text = TextPane(ops, theme)
        self.people = PeoplePane(ops, theme)
        self.log = LogPane(theme)
        self.server = ServerPane(ops, theme)
        panes: dict[str, TabPane] = {
            self.tr("Brief"): self.text,
            self.tr("Aan wie"): self.people,
            self.tr("Verzonden"): self.log,
            self.tr("Mailserver"): self.server,
        }
        self.put(theme, panes)
        self.tabs.chosen.connect(self._chosen)
        self.text.went_on.connect(lambda: self.tabs.choose(PEOPLE))
        self.people.server_wanted.connect(self._to_server)
        self.people.went_out.connect(self.text.went_out)
        self.log.go_on.connect(self._go_on)
        self.people.courier.ended.connect(lambda sending: self._sent(sending.mailing_id))

    def refresh(self) -> None:
        """Read what is there now."""
        words = Words(language.current())
        self._asker.ask(lambda club: load(club, words), self._show)

    @property
    def unfinished(self) -> str:
        """Mail on its way, of which the outcome would not be noted."""
        if not self.people.courier.busy:
            return ""
        return self.tr("Er wordt nog verstuurd. Kies eerst Stoppen, of wacht tot alles weg is.")

    def _show(self, desk: Desk) -> None:
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
            self.ops.change(note_broken_off, self._noted)

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
