"""What these windows ask of the services, for the thread that owns the file.

The services load the database, which must not hold up the first paint: imports stay inside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from clubadmin.model.club.club import ClubSettings
    from clubadmin.model.draw.fill_in import FillIn
    from clubadmin.model.draw.ledger import Ledger
    from clubadmin.model.evenings.evening import Evening
    from clubadmin.model.sheets.control_desk import ControlDesk
    from clubadmin.services.club.club import OpenClub


def ledger(club: OpenClub, competition_id: int) -> Ledger:
    """Who sat out in a competition."""
    from clubadmin.services.draw import ledger as ledgers

    return ledgers.ledger(club, competition_id)


def evening(club: OpenClub, evening_id: int) -> Evening:
    """An evening with its rounds and the state of each sheet."""
    from clubadmin.services.evenings import evenings

    return evenings.evening(club, evening_id)


def control_desk(club: OpenClub, evening_id: int) -> ControlDesk:
    """Where each sheet of an evening is."""
    from clubadmin.services.sheets import board as desks

    return desks.control_desk(club, evening_id)


def propose(club: OpenClub, evening_id: int, round_number: int) -> FillIn:
    """Who would play the fill-in game of a round."""
    from clubadmin.services.draw import fill_in

    return fill_in.propose(club, evening_id, round_number)


def seat(club: OpenClub, evening_id: int, round_number: int, lent: Sequence[int]) -> Evening:
    """Make the extra table."""
    from clubadmin.services.draw import fill_in

    return fill_in.seat(club, evening_id, round_number, lent)


def take_away(club: OpenClub, evening_id: int, round_number: int) -> Evening:
    """Take the extra table away."""
    from clubadmin.services.draw import fill_in

    return fill_in.take_away(club, evening_id, round_number)


def for_paper(club: OpenClub) -> tuple[ClubSettings, datetime]:
    """What stands on every paper: the club, and when it is printed."""
    from datetime import datetime

    from clubadmin.services.club import club as clubs

    return clubs.settings(club), datetime.now()
