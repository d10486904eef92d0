"""What stands out of a career: the best and the worst evening, series, records."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.career_columns import Notable
from clubadmin.desktop.archive.views.record_asks import asked
from clubadmin.desktop.archive.words import figure, list_name, place_name, streak
from clubadmin.desktop.kit.figures import short_date, whole
from clubadmin.model.archive.archive import EveningPlace, PersonEvening
from clubadmin.model.archive.people import EntrantPage, PersonPage
from clubadmin.model.archive.records import EVERYTHING, RecordHeld
from clubadmin.model.explain.figure_asked import EveningAsked, Of, SeriesAsked

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
            question = EveningAsked(one.evening_id, one.participant_id)
            day = short_date(one.date)
            found.append(Notable(title, whole(one.total), day, where=_where(one), asks=question))
    found += _series(life)
    if isinstance(life, PersonPage):
        found += [_of("pair", *one, translate("Archive", "Paar")) for one in life.pairs]
        found += [_of("team", *one, translate("Archive", "Team")) for one in life.teams]
    return found


def whose(life: PersonPage | EntrantPage) -> tuple[Of, int]:
    """Whose career it is, for who asks about a figure of it."""
    if isinstance(life, EntrantPage):
        return ("pair" if life.kind == "pair" else "team"), life.id
    return "member", life.member.id


def _series(life: PersonPage | EntrantPage) -> Iterator[Notable]:
    streaks, who = life.streaks, whose(life)
    above = translate("Archive", "Langste reeks boven het eigen gemiddelde")
    if one := streaks.attended:
        asks = SeriesAsked(*who, "attended", one.first, one.last)
        yield Notable(translate("Archive", "Langste reeks aanwezig"), *streak(one), asks=asks)
    if one := streaks.won:
        asks = SeriesAsked(*who, "won-series", one.first, one.last)
        yield Notable(translate("Archive", "Langste reeks gewonnen"), *streak(one), asks=asks)
    if one := streaks.above:
        asks = SeriesAsked(*who, "above", one.first, one.last)
        yield Notable(above, *streak(one), asks=asks)


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
        asks=asked(held.what, EVERYTHING, held.row),
    )


def _of(kind: str, number: int, name: str, what: str) -> Notable:
    spot = Spot("pair", (number,)) if kind == "pair" else Spot("team", (number,))
    return Notable(f"{what}: {name}", "", "", spot=spot)


def _where(one: PersonEvening) -> EveningPlace:
    return EveningPlace(one.evening_id, one.season, one.competition, one.number, one.date)
