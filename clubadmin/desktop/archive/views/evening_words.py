"""What stood out on an evening, and the records that went, as sentences."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.career_columns import Notable
from clubadmin.desktop.archive.views.noted_asks import NotedAsks
from clubadmin.desktop.archive.words import figure, list_name, place_name
from clubadmin.desktop.kit.figures import short_date, total
from clubadmin.model.archive.evening import Broken, EveningPage, Noted

translate = QCoreApplication.translate


def stood_out(page: EveningPage) -> list[Notable]:
    """The records that went, then the rest."""
    asks = NotedAsks(page)
    broken = [replace(_broken(one), asks=asks.broken(one)) for one in page.broken]
    return broken + [replace(_noted(one), asks=asks.noted(one)) for one in page.noted]


def _broken(one: Broken) -> Notable:
    said = (
        translate("Archive", "Record geëvenaard: %1")
        if one.equalled
        else translate("Archive", "Nieuw record: %1")
    )
    when = ""
    if one.before is not None:
        when = translate("Archive", "was %1, %2 (%3)").replace("%1", figure(one.what, one.before))
        day = short_date(one.before_where.date) if one.before_where else ""
        when = when.replace("%3", day).replace("%2", one.before_name)
    title = said.replace("%1", list_name(one.what))
    return Notable(title, figure(one.what, one.figure), when, one.name, spot=_spot(one.member_ids))


def _noted(one: Noted) -> Notable:
    title = {
        "winner": translate("Archive", "Winnaar"),
        "last": translate("Archive", "Laatste"),
        "best-round": translate("Archive", "Hoogste ronde"),
        "best-game": translate("Archive", "Hoogste spel"),
        "most-pits": translate("Archive", "Meeste pits"),
        "most-roem": translate("Archive", "Meeste roem"),
        "own-record": translate("Archive", "Eigen record"),
        "first-time": translate("Archive", "Voor het eerst in de club"),
        "jubilee": translate("Archive", "Jubileum: avond"),
        "closest": translate("Archive", "Verschil van één en twee"),
        "leader": translate("Archive", "Leidt de stand"),
    }[one.kind]
    where = one.where
    deeper = where is not None and (where.round is not None or where.game is not None)
    when = place_name(where).partition(", ")[2] if deeper else ""
    if one.before is not None:
        when = translate("Archive", "was %1").replace("%1", total(one.before))
    shown = "" if one.kind == "first-time" else total(one.figure)
    return Notable(title, shown, when, one.name, spot=_spot(one.member_ids))


def _spot(member_ids: tuple[int, ...]) -> Spot | None:
    return Spot("member", (member_ids[0],)) if member_ids else None
