"""Who agreed to be named where the whole world can read it (AVG, art. 6 and 7).

Nobody is named on a page without a consent that was recorded; taking it back is as easy as
giving it, and the next time that the pages are made the name is gone from them.
"""

from collections.abc import Collection
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.model.club.club import Saved
from clubadmin.model.publishing.publishing import Consent
from clubadmin.services.club.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.head import as_date
from clubadmin.services.input.checks import named
from clubadmin.services.members.members import members
from clubadmin.storage.schema.tablenames import ConsentRow

LONGEST_REMARK = 100

_ALL = text("SELECT member_id, given_on, remark FROM consent")


def consents(club: OpenClub, search: str = "") -> tuple[Consent, ...]:
    """All members and guests, former ones as well, with whether they agreed.

    Args:
        club: the open club.
        search: letters of the name.
    """
    with club.store.read() as conn:
        given = {row.member_id: row for row in conn.execute(_ALL)}
    everybody = members(club, search, inactive=True)
    return tuple(
        Consent(one, as_date(given[one.id].given_on), given[one.id].remark)
        if one.id in given
        else Consent(one, None)
        for one in everybody
    )


def give_consent(club: OpenClub, member_ids: Collection[int], day: date, remark: str = "") -> Saved:
    """Record that these people agreed; who agreed before keeps the day of then.

    Args:
        club: the open club.
        member_ids: of members or guests.
        day: when they agreed.
        remark: how: "op papier", "per e-mail".

    Raises:
        Refused: nobody is chosen, or the remark is too long.
    """
    if not member_ids:
        raise Refused("Er is niemand gekozen. Kies eerst een of meer namen in de lijst.")
    how = named(remark, "De manier waarop", needed=False, longest=LONGEST_REMARK)
    with club.store.read() as conn:
        new = sorted(set(member_ids) - consenting(conn))
    with club.store.change(f"Toestemming vastgelegd: {len(member_ids)}") as change:
        for member_id in new:
            change.insert(ConsentRow, member_id=member_id, given_on=day, remark=how)
    return club.saved()


def withdraw_consent(club: OpenClub, member_ids: Collection[int]) -> Saved:
    """Record that these people are not to be named (any more).

    Raises:
        Refused: nobody is chosen.
    """
    if not member_ids:
        raise Refused("Er is niemand gekozen. Kies eerst een of meer namen in de lijst.")
    with club.store.read() as conn:
        gone = sorted(set(member_ids) & consenting(conn))
    with club.store.change(f"Toestemming ingetrokken: {len(member_ids)}") as change:
        for member_id in gone:
            change.delete(ConsentRow, member_id)
    return club.saved()


def consenting(conn: Connection) -> set[int]:
    """The ids of everybody who agreed."""
    return {row.member_id for row in conn.execute(_ALL)}
