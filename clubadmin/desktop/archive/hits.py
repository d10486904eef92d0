"""What the search in the archive found, and where it leads."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.archive.links import LinkColumn
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.searching import hit_words
from clubadmin.desktop.tables import Column
from clubadmin.services.views.archive import Hit

translate = QCoreApplication.translate


def hit_columns() -> list[Column[Hit]]:
    """What was found, what it is, and what stands beside it."""
    return [
        LinkColumn(
            translate("Archive", "Gevonden"), lambda one: hit_words(one)[0], least=44, link=spot_of
        ),
        Column(translate("Archive", "Wat"), kind_name, look=_muted, width=15),
        Column("", lambda one: hit_words(one)[1], look=_muted, least=22),
    ]


def kind_name(hit: Hit) -> str:
    """What it is that was found."""
    return {
        "member": translate("Archive", "persoon"),
        "pair": translate("Archive", "paar"),
        "team": translate("Archive", "team"),
        "evening": translate("Archive", "avond"),
        "competition": translate("Archive", "competitie"),
        "season": translate("Archive", "seizoen"),
        "decision": translate("Archive", "beslissing"),
        "protest": translate("Archive", "protest"),
        "rectification": translate("Archive", "rectificatie"),
        "remark": translate("Archive", "opmerking"),
    }.get(hit.kind, hit.kind)


def spot_of(hit: Hit) -> Spot | None:
    """The page of what was found; None for a competition, of which the standings are shown."""
    if hit.kind == "remark":
        return Spot("member", (hit.id,))
    if hit.evening_id is not None:
        return Spot("evening", (hit.evening_id,))
    if hit.kind in ("member", "pair", "team", "evening", "season"):
        return Spot(hit.kind, (hit.id,))  # type: ignore[arg-type]
    return None


def _muted(_one: object) -> str:
    return "muted"
