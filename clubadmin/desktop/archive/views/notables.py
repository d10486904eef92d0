"""Remarkable facts of a career or an evening, as sentences that can be asked about."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.career_columns import Notable
from clubadmin.desktop.archive.views.record_columns import asked
from clubadmin.desktop.archive.words import figure, list_name, place_name, streak
from clubadmin.desktop.kit.figures import short_date, total, whole
from clubadmin.desktop.kit.language import translate
from clubadmin.model.archive.archive import EveningPlace, PersonEvening
from clubadmin.model.archive.people import EntrantPage, PersonPage
from clubadmin.model.archive.records import (
    EVERYTHING,
    Broken,
    EveningPage,
    Noted,
    NoteKind,
    RecordHeld,
    RecordRow,
    What,
)
from clubadmin.model.explain.figure_asked import (
    Asked,
    ContestAsked,
    EveningAsked,
    LeadAsked,
    Of,
    SeriesAsked,
)

_LISTS: Mapping[NoteKind, What] = {
    "best-round": "best-round",
    "best-game": "best-game",
    "most-pits": "pits-evening",
    "most-roem": "roem-evening",
    "own-record": "best-evening",
}
_OF_RESULT: tuple[NoteKind, ...] = ("winner", "last")


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
    """The owner of the career, for questions about its figures."""
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


class NotedAsks:
    """The questions, by the result of the evening."""

    def __init__(self, page: EveningPage) -> None:
        self._page = page

    def broken(self, one: Broken) -> Asked | None:
        """About a record that went."""
        where = one.where or self._page.where
        row = RecordRow(1, one.name, one.figure, one.member_ids, where)
        return asked(one.what, EVERYTHING, row)

    def noted(self, one: Noted) -> Asked | None:
        """About anything else; None for who came for the first or the hundredth time."""
        if one.kind == "closest":
            return LeadAsked(self._page.where.evening_id)
        if one.kind in _OF_RESULT:
            return self._of_result(one)
        if one.kind not in _LISTS:
            return None
        where = one.where or self._page.where
        row = RecordRow(1, one.name, one.figure, one.member_ids, where)
        return asked(_LISTS[one.kind], EVERYTHING, row)

    def _of_result(self, one: Noted) -> Asked | None:
        """The question about the figure that decides places, for this name and figure."""
        evening_id = self._page.where.evening_id
        for row in self._page.result.rows:
            if (row.name, row.score) == (one.name, one.figure):
                kind = EveningAsked if row.matchpoints is None else ContestAsked
                return kind(evening_id, row.participant_id)
        return None


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
