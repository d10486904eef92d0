"""Facts of the window of letters and mail, read in one go."""

from dataclasses import dataclass, field

from clubadmin.i18n import Words
from clubadmin.model.correspondence.letters import Mailing, MailServer, Offered, Template
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.correspondence import outbox, smtp, templates
from clubadmin.services.correspondence.composing import offered


@dataclass(frozen=True)
class Desk:
    """Texts, what they can be about, what went out, and where mail is handed in."""

    texts: tuple[Template, ...] = ()
    offered: Offered = field(default_factory=Offered)
    mailings: tuple[Mailing, ...] = ()
    server: MailServer = field(default_factory=MailServer)
    name: str = ""  # of the club


def load(club: OpenClub, words: Words) -> Desk:
    """Load everything as it is now."""
    return Desk(
        templates.templates(club, words),
        offered(club, words),
        outbox.mailings(club),
        smtp.mail_server(club),
        settings(club).name,
    )
