"""The register of processing of a club: what it uses of the program, and so does with names.

General Data Protection Regulation (AVG), art. 30(1). Each text says what the program does; what
a club does beside it, its board writes on the paper by hand.
"""

from collections.abc import Mapping

from sqlalchemy import text

from clubadmin import assets
from clubadmin.i18n import Message
from clubadmin.model.members.known import Processing
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.uses import uses
from clubadmin.services.members.erasing import YEARS
from clubadmin.services.members.particulars import own_fields

_COLLECTS = text("SELECT EXISTS (SELECT 1 FROM mandate)")
_ASKED = text("SELECT DISTINCT purpose FROM consent")


def processings(club: OpenClub, years: int = YEARS) -> tuple[Processing, ...]:
    """List the processing of people's particulars, the most usual first.

    Args:
        years: after which who stopped is offered to be erased.
    """
    used = uses(club)
    with club.store.read() as conn:
        collects = bool(conn.execute(_COLLECTS).scalar())
        asked = set(conn.execute(_ASKED).scalars())
    own = ", ".join(one.name for one in own_fields(club))
    more = {"results": "protests" in used, "particulars": bool(own), "dues": collects}
    named = {"members", "results", "copies", *used, *asked}
    table = assets.table("processing.toml")
    return tuple(
        _processing(texts, table["proof"], more=more.get(name, False), years=years, fields=own)
        for name, texts in table.items()
        if name in named
    )


def _processing(
    texts: Mapping[str, str], proof: str, *, more: bool, **gaps: str | int
) -> Processing:
    told = {
        name: Message(" ".join(text.split()), kept=Message(proof), **gaps)
        for name, text in texts.items()
    }
    if (said := told.pop("data_more", None)) and more:
        told["data"] = Message(said.msgid, data=told["data"], **gaps)
    return Processing(**told)
