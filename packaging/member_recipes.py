"""Pictures of the register of members."""

from datetime import date

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QTableView
from studio import Studio

from clubadmin.desktop.kit import language
from clubadmin.model.members.assembly import Articles, Attending
from clubadmin.model.members.known import Purpose
from clubadmin.model.members.particulars import Office
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import assembly, particulars
from clubadmin.services.members import consents as asked
from clubadmin.services.members.members import members

STREETS = ("Kerkstraat 12", "Dorpsstraat 3a", "Zuiderhaven 140", "Lindelaan 9")
TOWNS = (("1506 AB", "Zaandam"), ("1531 CD", "Wormer"), ("1541 EF", "Koog aan de Zaan"))
BOARD = (Office(2019, "voorzitter", 2023), Office(2024, "penningmeester"))
IN_VIEW = 2
ANSWERED = date(2026, 9, 8)


def consents(studio: Studio) -> QImage:
    """Answers that came back on paper, some of them no."""

    def keep(club: OpenClub) -> None:
        who = [one.id for one in members(club, guests=False)]
        said = {
            Purpose.NAMING: (who[:9], who[9:11]),
            Purpose.PHOTO: (who[:6], who[6:9]),
            Purpose.MAIL: (who[2:10], who[:1]),
            Purpose.PHONES: (who[:11], who[11:12]),
        }
        how = {"nl": "op papier", "en": "on paper"}[language.current().value]
        for purpose, (yes, no) in said.items():
            asked.give_consent(club, yes, ANSWERED, how, purpose=purpose)
            asked.withdraw_consent(club, no, ANSWERED, how, purpose=purpose)

    studio.write(keep)
    studio.give("consents")
    return _page(studio)


def board_year(studio: Studio) -> QImage:
    """A meeting that is short of its quorum, and who resigns when."""
    dutch = ("voorzitter", "secretaris", "penningmeester")
    english = ("chairman", "secretary", "treasurer")
    offices = {"nl": dutch, "en": english}[language.current().value]

    def keep(club: OpenClub) -> None:
        who = [one.id for one in members(club, guests=False)]
        for at, (office, first) in enumerate(zip(offices, (2022, 2024, 2025), strict=True)):
            found = particulars.particulars(club, who[at])
            wanted = found.changed(offices=(Office(first, office),))
            particulars.keep(club, wanted, today=date(2026, 11, 23))
        assembly.keep_articles(club, Articles(3, 2, (), 40))
        name = {"nl": "Algemene ledenvergadering", "en": "General meeting"}
        made = assembly.add_meeting(club, date(2026, 11, 23), name[language.current().value])
        assembly.attend(club, made.id, who[:9], Attending.PRESENT)
        assembly.attend(club, made.id, who[10:12], Attending.NOTICE)
        assembly.attend(club, made.id, who[12:14], Attending.PROXY, who[1])

    studio.write(keep)
    studio.give("board")
    return _page(studio)


def register(studio: Studio) -> QImage:
    """Everybody has an address; who is in view has been on the board."""

    def keep(club: OpenClub) -> None:
        field = particulars.add_field(club, "Bondsnummer")
        for at, one in enumerate(members(club, guests=False)):
            postcode, town = TOWNS[at % len(TOWNS)]
            found = particulars.particulars(club, one.id)
            wanted = found.changed(
                number=str(101 + at),
                street=STREETS[at % len(STREETS)],
                postcode=postcode,
                town=town,
                born=date(1948 + at % 30, 1 + at % 12, 3),
                joined=date(1986 + at % 30, 9, 1),
                offices=BOARD if at == IN_VIEW else (),
                emergency="Truus (dochter)",
                emergency_phone="06-12345678",
                own=((field.id, f"K-{4710 + at}"),),
            )
            particulars.keep(club, wanted, today=date(2026, 11, 23))

    studio.write(keep)
    studio.window.go("members")
    studio.settle()
    return _page(studio, IN_VIEW)


def _page(studio: Studio, row: int = 0) -> QImage:
    """The place Leden with a row of its list chosen."""
    studio.settle()
    table = next(one for one in studio.window.page.findChildren(QTableView) if one.isVisible())
    table.setFocus()
    table.selectRow(row)
    studio.settle()
    return studio.taken(studio.window.page)
