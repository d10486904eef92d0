"""The columns of a career: its seasons, evenings, companions and what stood out."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import attrgetter

from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.words import depth_name, occasion, period
from clubadmin.desktop.kit.figure_columns import (
    LAST,
    count_column,
    figured,
    leads,
    rank_column,
    worded,
)
from clubadmin.desktop.kit.figures import decimal, short_date, whole
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.tables import Column
from clubadmin.model.archive.archive import EveningPlace, PersonEvening
from clubadmin.model.archive.people import CareerSeason, Companion, SeasonPlace
from clubadmin.model.explain.figure_asked import (
    Asked,
    CareerAsked,
    CareerFigure,
    EveningAsked,
    EveningFigure,
    MeetingAsked,
    MeetingFigure,
    Of,
    StandingAsked,
)

Placed = tuple[CareerSeason, SeasonPlace | None]
Whose = Callable[[], tuple[Of, int]]


@dataclass(frozen=True)
class Notable:
    """Something of a career that stands out, and where it was."""

    title: str
    figure: str
    when: str
    who: str = ""  # whose it is, where that is not whose page it is
    where: EveningPlace | None = None
    spot: Spot | None = None  # the page of who, or else of what it is
    asks: Asked | None = None  # about the figure


def season_columns(whose: Whose) -> list[Column[Placed]]:
    """The seasons of a career, a row a competition; `whose` it is, for who asks about a figure."""

    def asks(figure: CareerFigure) -> Callable[[Placed], CareerAsked]:
        return lambda one: CareerAsked(*whose(), figure, one[0].competition_id)

    return [
        Column(
            translate("Archive", "Seizoen"),
            lambda one: one[0].season,
            lambda one: one[0].season,
            width=13,
            link=lambda one: Spot("season", (one[0].season_id,)),
        ),
        worded(translate("Archive", "Competitie"), lambda one: one[0].competition, least=16),
        Column(
            translate("Archive", "Plaats"),
            _place,
            lambda one: LAST if _held(one) is None else _held(one),
            right=True,
            look=lambda one: "accent" if leads(_held(one)) else "",
            width=12,
            asks=_standing,
        ),
        count_column(
            translate("Archive", "Avonden"),
            lambda one: one[0].career.evenings,
            10,
            asks("evenings"),
        ),
        figured(
            translate("Archive", "Gemiddeld"),
            lambda one: one[0].career.average,
            decimal,
            look="strong",
            width=13,
            asks=asks("average"),
            down=True,
        ),
        figured(
            translate("Archive", "Hoogste"),
            lambda one: one[0].best,
            whole,
            width=10,
            link=lambda one: Spot("evening", (one[0].best_evening,)),
            asks=asks("best"),
            down=True,
        ),
        replace(
            count_column(
                translate("Archive", "Gewonnen"), lambda one: one[0].career.wins, 12, asks("wins")
            ),
            spare=True,
        ),
        replace(
            count_column(
                translate("Archive", "Pits"), lambda one: one[0].career.pits, 7, asks("pits")
            ),
            spare=True,
        ),
        figured(
            translate("Archive", "Totaal"),
            lambda one: one[0].career.total,
            whole,
            look="muted",
            width=12,
            spare=True,
            asks=asks("total"),
            down=True,
        ),
    ]


def evening_columns() -> list[Column[PersonEvening]]:
    """The evenings of a career."""
    return [
        Column(
            translate("Archive", "Datum"),
            lambda one: short_date(one.date),
            lambda one: one.date,
            width=15,
            link=lambda one: Spot("evening", (one.evening_id,)),
        ),
        Column(
            translate("Archive", "Seizoen"),
            lambda one: one.season,
            look="muted",
            width=13,
            spare=True,
        ),
        Column(translate("Archive", "Competitie"), lambda one: one.competition, least=16),
        count_of(translate("Archive", "Avond"), lambda one: one.number, 8),
        rank_column(
            translate("Archive", "Plaats"),
            lambda one: one.place,
            9,
            _asked("place"),
            look=lambda one: "accent" if leads(one.place) else "",
        ),
        Column(
            translate("Archive", "Totaal"),
            lambda one: whole(one.total) if one.known else "?",
            lambda one: -one.total if one.known else LAST,
            right=True,
            look="strong",
            width=11,
            asks=_asked("total"),
        ),
        Column(
            translate("Archive", "Pits"),
            lambda one: str(one.pits) if one.known else "?",
            lambda one: -one.pits if one.known else LAST,
            right=True,
            width=7,
            asks=_asked("pits"),
        ),
        Column(translate("Archive", "Bekend"), _known, look="muted", width=24, spare=True),
    ]


def companion_columns(
    who: str, whose: Whose, *, together: bool, versus: int | None = None
) -> list[Column[Companion]]:
    """The columns of partners or opponents; `versus` is the person a row can be compared with.

    Args:
        whose: whose page it is, for who asks about a figure.
        together: whether they sat on one side.
        versus: the member beside whom a row can be put; None: nobody.
    """

    def asks(figure: MeetingFigure) -> Callable[[Companion], MeetingAsked]:
        return lambda one: MeetingAsked(*whose(), one.member_id, together, figure)

    beside = Column[Companion](
        "",
        lambda _one: translate("Archive", "naast elkaar"),
        look="muted",
        width=13,
        link=lambda one: Spot("versus", (versus or 0, one.member_id)),
        hint=translate("Archive", "naast elkaar"),
    )
    found: list[Column[Companion]] = [
        worded(
            who, lambda one: one.name, least=22, link=lambda one: Spot("member", (one.member_id,))
        ),
        count_column(translate("Archive", "Tafels"), lambda one: one.tables, 9, asks("tables")),
        count_column(translate("Archive", "Gewonnen"), lambda one: one.won, 12, asks("won")),
        count_column(translate("Archive", "Verloren"), lambda one: one.lost, 10, asks("lost")),
        Column(
            translate("Archive", "Per tafel"),
            lambda one: f"{_each(one.made, one.tables)} – {_each(one.other, one.tables)}",
            lambda one: (one.other - one.made) / max(1, one.tables),
            right=True,
            look="strong",
            width=15,
            hint=translate("Archive", "Gemiddeld eigen punten tegen die van de andere kant"),
            asks=asks("each"),
        ),
        Column(
            translate("Archive", "Van – tot"),
            lambda one: period(one.first, one.last),
            lambda one: -one.last.toordinal(),
            look="muted",
            width=28,
            spare=True,
        ),
    ]
    if versus is not None:
        found.insert(-1, beside)
    return found


def notable_columns(*, named: bool = False) -> list[Column[Notable]]:
    """The columns of remarkable facts of a career or evening; there `named` adds the person."""
    spot = None if named else attrgetter("spot")
    who = Column[Notable](
        "", attrgetter("who"), least=20, link=attrgetter("spot"), hint=translate("Archive", "Naam")
    )
    look, least, wide = ("muted", 30, 18) if named else ("", 24, 24)
    what = Column[Notable](
        "", attrgetter("title"), look=look, least=least, link=spot, hint=translate("Archive", "Wat")
    )
    figure = Column[Notable](
        "",
        attrgetter("figure"),
        right=True,
        look="strong",
        width=11,
        asks=attrgetter("asks"),
        hint=translate("Archive", "Getal"),
    )
    when = Column[Notable](
        "", attrgetter("when"), least=wide, link=_where, hint=translate("Archive", "Wanneer")
    )
    if named:
        return [what, who, figure, when]
    occasions = Column[Notable](
        "",
        lambda one: occasion(one.where) if one.where else "",
        look="muted",
        least=20,
        spare=True,
        hint=translate("Archive", "Gelegenheid"),
    )
    return [what, figure, when, occasions]


def count_of(title: str, number: Callable[[PersonEvening], int], width: float) -> Column:  # type: ignore[type-arg]
    """A number of an evening, the lowest first when sorted."""
    return Column(title, lambda one: str(number(one)), number, True, "muted", width)


def _place(one: Placed) -> str:
    found = one[1]
    if found is None:
        return ""
    if found.place is None:
        return "–"
    text = translate("Archive", "%1 van %2").replace("%1", str(found.place))
    text = text.replace("%2", str(found.of))
    return text if found.final else text + " *"


def _asked(figure: EveningFigure) -> Callable[[PersonEvening], EveningAsked | None]:
    """The question about a figure of an evening; what is not known has none."""
    return lambda one: (
        EveningAsked(one.evening_id, one.participant_id, figure) if one.known else None
    )


def _known(one: PersonEvening) -> str:
    if not one.known:
        return translate("Archive", "niet bekend")
    if not one.closed:
        return translate("Archive", "voorlopig")
    depth = depth_name(one.depth)
    return depth if one.whole else depth + ", " + translate("Archive", "niet alle ronden")


def _held(one: Placed) -> int | None:
    return one[1].place if one[1] else None


def _standing(one: Placed) -> StandingAsked | None:
    season = one[0]
    if season.entrant_id is None:
        return None
    return StandingAsked(season.competition_id, season.entrant_id)


def _where(one: Notable) -> Spot | None:
    return Spot("evening", (one.where.evening_id,)) if one.where else None


def _each(made: int, tables: int) -> str:
    return whole(made / tables) if tables else "–"
