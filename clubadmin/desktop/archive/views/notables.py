"""What stands out of a career: the best and the worst evening, series, records."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.career_columns import Notable
from clubadmin.desktop.archive.words import figure, list_name, place_name, streak
from clubadmin.desktop.figures import short_date, whole
from clubadmin.services.views.archive import EveningPlace, PersonEvening
from clubadmin.services.views.archive_people import EntrantPage, PersonPage
from clubadmin.services.views.archive_records import RecordHeld

translate = QCoreApplication.translate


def notables(life: PersonPage | EntrantPage) -> list[Notable]:
    """Everything that stands out, the records of the club first."""
    held = life.records if isinstance(life, PersonPage) else ()
    found = [_record(one) for one in held]
    for title, one in (
        (translate("Archive", "Hoogste avond"), life.best),
        (translate("Archive", "Laagste avond"), life.worst),
    ):
        if one is not None:
            found.append(Notable(title, whole(one.total), short_date(one.date), where=_where(one)))
    streaks = life.streaks
    for title, series in (
        (translate("Archive", "Langste reeks aanwezig"), streaks.attended),
        (translate("Archive", "Langste reeks gewonnen"), streaks.won),
        (translate("Archive", "Langste reeks boven het eigen gemiddelde"), streaks.above),
    ):
        length, when = streak(series)
        if series is not None:
            found.append(Notable(title, length, when))
    if isinstance(life, PersonPage):
        found += [_of("pair", *one, translate("Archive", "Paar")) for one in life.pairs]
        found += [_of("team", *one, translate("Archive", "Team")) for one in life.teams]
    return found


def _record(held: RecordHeld) -> Notable:
    name = list_name(held.what)
    shared = translate("Archive", "Clubrecord, gedeeld: %1")
    text = (shared if held.shared else translate("Archive", "Clubrecord: %1")).replace("%1", name)
    return Notable(
        text,
        figure(held.what, held.figure),
        place_name(held.where),
        where=held.where,
        spot=Spot("list", (held.what,)),
    )


def _of(kind: str, number: int, name: str, what: str) -> Notable:
    spot = Spot("pair", (number,)) if kind == "pair" else Spot("team", (number,))
    return Notable(f"{what}: {name}", "", "", spot=spot)


def _where(one: PersonEvening) -> EveningPlace:
    return EveningPlace(one.evening_id, one.season, one.competition, one.number, one.date)
