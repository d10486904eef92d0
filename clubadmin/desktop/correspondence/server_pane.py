"""The last tab: where mail is handed in, and the password, which goes to the key ring only."""

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit

from clubadmin.desktop.correspondence.loading import Desk
from clubadmin.desktop.kit.forms import Choice, Field, Number, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.model.correspondence.outbox import PORTS, MailServer, Security
from clubadmin.services.correspondence import mail_password
from clubadmin.services.correspondence.mail_server import keep_mail_server


class ServerPane(TabPane):
    """A form."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.ops = ops
        self._kept = MailServer()
        self._shown = False
        self.host = line(hint="smtp.voorbeeld.nl", most=253)
        self.security = Choice(
            {
                Security.STARTTLS.value: self.tr("STARTTLS (gewoon)"),
                Security.TLS.value: self.tr("TLS vanaf het begin"),
                Security.NONE.value: self.tr("geen, alleen op deze computer"),
            }
        )
        self.port = Number(1, 65535, PORTS[Security.STARTTLS])
        self.user = line(most=120)
        self.address = line(hint=self.tr("secretaris@voorbeeld.nl"), most=120)
        self.password = line(most=200)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.host_field = Field(
            self.tr("Mail&server"),
            self.host,
            self.tr("Uw provider noemt hem; vaak smtp. en dan zijn naam."),
        )
        self.address_field = Field(self.tr("Adres van de a&fzender"), self.address)
        self.password_field = Field(self.tr("Wac&htwoord"), self.password)
        self.said = Said()
        self.keep_button = button(self.tr("Be&waren"), self._keep, "primary")
        self.forget_button = button(self.tr("Wachtwoord &vergeten"), self._forget, "quiet")
        self.security.currentIndexChanged.connect(self._usual_port)
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
        where = row(
            Field(self.tr("B&eveiliging"), self.security), Field(self.tr("&Poort"), self.port),
            gap=grid(1.5),
        )  # fmt: skip
        user = Field(
            self.tr("&Gebruikersnaam"), self.user, self.tr("Leeg als de server er geen vraagt.")
        )
        self.setLayout(
            column(
                tall(
                    theme,
                    about,
                    self.host_field,
                    where,
                    self.address_field,
                    user,
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
        one = desk.server
        self.host.setText(one.host)
        self.security.blockSignals(True)
        self.security.choose(one.security.value)
        self.security.blockSignals(False)
        self.port.setValue(one.port)
        self.user.setText(one.user)
        self.address.setText(one.address)

    @property
    def wanted(self) -> MailServer:
        """The server as it is filled in."""
        return MailServer(
            self.host.text().strip(),
            self.port.value(),
            Security(self.security.value),
            self.user.text().strip(),
            self.address.text().strip(),
            self._kept.version,
        )

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not kept."""
        return self.wanted != self._kept or bool(self.password.text())

    def start(self) -> None:
        """Begin at the first field; only now the key ring is asked, which may have to be opened."""
        self.host.setFocus()
        kept = self._kept
        self.ops.make(lambda: _told_ring(kept), self._explain)

    def ask(self) -> None:
        """Say why this tab is in view."""
        self.said.say(
            self.tr("Vul eerst in waar de mail heen moet; daarna kunt u versturen."), "warning"
        )
        self.host.setFocus()

    def _usual_port(self) -> None:
        if self.port.value() in PORTS.values():
            self.port.setValue(PORTS[Security(self.security.value)])

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
        wanted, password = self.wanted, self.password.text()
        self.ops.run(
            lambda club: keep_mail_server(club, wanted),
            lambda kept: self._keep_password(kept, password),
            lambda error: self.said.say(troubles.sentence(error), "error"),
            changes=True,
        )

    def _keep_password(self, kept: MailServer, password: str) -> None:
        self._kept = kept
        self.password.clear()

        def keep() -> bool:
            return not password or mail_password.keep_password(kept, password)

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
            mail_password.forget_password(kept)
            return _told_ring(kept)

        self.ops.make(work, self._explain)
        self.keep_button.setFocus()


def _told_ring(server: MailServer) -> tuple[bool, bool]:
    """Whether there is a key ring, and whether it has the password."""
    return mail_password.can_keep(), mail_password.kept_password(server) is not None
