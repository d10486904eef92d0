"""A club that writes to its members: who has mail, who has not, and who wants none."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime

from clubadmin.domain.correspondence.gaps import Purpose
from clubadmin.i18n import Words
from clubadmin.model.correspondence.letters import (
    About,
    Everybody,
    Letters,
    Mailing,
    MailServer,
    Template,
    Way,
)
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.correspondence import mail_message, outbox, recipients, smtp
from clubadmin.services.correspondence.composing import compose
from clubadmin.services.members import members, particulars
from tests.services.correspondence.postbox import PASSWORD
from tests.services.evening_club import (
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)

DAY = date(2026, 11, 24)
NOW = datetime(2026, 11, 24, 20, 15)
NL = Words()
FREE = About(Purpose.FREE)
TEXT = Template("Brief", Purpose.FREE, "Nieuws voor {voornaam}", "{aanhef},\n\nTot ziens!\n{club}")


def people(club: OpenClub, count: int = 4, domain: str = "voorbeeld.nl") -> tuple[Member, ...]:
    """Members with an address of mail, in the order of a list."""
    return tuple(
        members.add_member(
            club, Member(0, f"Lid{at:03}", first_name=f"V{at}", email=f"lid{at}@{domain}")
        )
        for at in range(1, count + 1)
    )


def four(club: OpenClub) -> tuple[Member, Member, Member, Member]:
    """Two with mail, one without, and one who wants none."""
    ann, bea, cor, dik = people(club)
    members.change_member(club, replace(cor, email=""))
    recipients.want_mail(club, [dik.id], DAY, wanted=False)
    return ann, bea, members.member(club, cor.id), dik


def lives(club: OpenClub, one: Member, street: str = "Kerkstraat 1") -> None:
    """Give somebody an address."""
    found = particulars.particulars(club, one.id)
    particulars.keep(
        club, found.changed(street=street, postcode="1234 AB", town="Lutjebroek"), today=DAY
    )


def written(
    club: OpenClub,
    text: Template = TEXT,
    about: About = FREE,
    whom: Everybody | list[int] = Everybody.MEMBERS,
    ways: dict[int, Way] | None = None,
) -> Letters:
    """The letters of a text."""
    return compose(club, text, about, whom, day=DAY, words=NL, ways=ways)


def sending(
    letters: Letters, server: MailServer, again: Mailing | None = None, password: str = PASSWORD
) -> outbox.Sending:
    """Those letters on their way to a server."""
    make = mail_message.maker("De Vier Azen", server.address, lambda _one: None, lambda: NOW)
    return outbox.Sending(letters, make, smtp.Post(server, password, patience=10), again)


def both_ways(club: OpenClub, deed: Callable[[], object]) -> None:
    """What is done can be taken back and done again, with the same rows."""
    undone_and_redone(club, lambda _club: deed(), restart=False)


def played(club: OpenClub) -> Evening:
    """An evening of four, of which the only sheet is signed off."""
    evening = evening_with(club, 4, rounds=1, games=4)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92 100 70 0")
    return evening
