"""The pictures of the money of an evening."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from studio import Studio

from clubadmin.desktop.kit import language
from clubadmin.desktop.steps.step import PRESENT
from clubadmin.domain.administration.cash import Stakes
from clubadmin.model.administration.cash import KeptStakes
from clubadmin.services.administration import cash, stakes
from clubadmin.services.club.club import OpenClub

ROOM = QSize(900, 520)
PAYERS, BOX = 0, 1  # tabs
_COFFEE = {"nl": "Koffie", "en": "Coffee"}


def payers(studio: Studio) -> QImage:
    """Most have paid, one with a card."""
    return _taken(studio, PAYERS)


def cash_box(studio: Studio) -> QImage:
    """What came in, and coffee that went out."""
    return _taken(studio, BOX)


def _taken(studio: Studio, tab: int) -> QImage:
    evening_id = studio.under_way

    def keep(club: OpenClub) -> None:
        if stakes.stakes(club).stakes is not None:
            return
        wanted = Stakes(400, 500, kept=150, card=3500, card_evenings=10, ticket=100)
        stakes.keep_stakes(club, KeptStakes(wanted))
        who = [one.member.id for one in stakes.payers(club, evening_id)]
        stakes.pay(club, evening_id, who[:5])
        stakes.sell_card(club, evening_id, who[5])
        cash.add_line(club, evening_id, _COFFEE[language.current().value], -1255)
        box = cash.evening_cash(club, evening_id)
        cash.keep_box(club, box, change_money=5000, counted=None)

    studio.write(keep)
    studio.step(evening_id, PRESENT)
    shown = studio.give("cash")
    shown.tabs.choose(tab)  # type: ignore[attr-defined]
    studio.settle()
    return studio.taken(shown, ROOM)
