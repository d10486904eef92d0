"""The columns of records and lists of all times, and what can be asked about their figures."""

from clubadmin.desktop.archive.spots import Spot, entrant_spot
from clubadmin.desktop.archive.words import (
    depth_word,
    figure,
    list_name,
    occasion,
    period,
    place_name,
)
from clubadmin.desktop.kit.figure_columns import figured, leads, right_column, worded
from clubadmin.desktop.kit.figures import short_date, total
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.tables import Column, folded
from clubadmin.desktop.standings.columns import field_name
from clubadmin.model.archive.people import Title
from clubadmin.model.archive.records import RecordList, RecordRow, Scope, What
from clubadmin.model.explain.figure_asked import (
    Asked,
    CareerAsked,
    CareerFigure,
    EveningFigure,
    LeadAsked,
    Listed,
    PlayersAsked,
    SeriesAsked,
    SheetAsked,
    StandingAsked,
    TitlesAsked,
)

_CAREER: dict[What, CareerFigure] = {
    "average": "average",
    "evenings": "evenings",
    "points": "total",
    "pits": "pits",
    "roem": "roem",
    "games": "games",
    "wins": "wins",
}
_EVENING: dict[What, EveningFigure] = {
    "best-evening": "total",
    "worst-evening": "total",
    "pits-evening": "pits",
    "roem-evening": "roem",
    "nat-evening": "nat",
}


def asked(what: What, scope: Scope, row: RecordRow) -> Asked | None:
    """The question behind a figure; None where nobody knows who made it."""
    where = row.where
    if where is None:
        return _of_career(what, scope, row)
    if what == "highest-win":
        return LeadAsked(where.evening_id)
    if where.game is not None and where.table_id is not None:
        return SheetAsked(where.table_id, "", where.game)
    if row.member_ids and (where.round is not None or what in _EVENING):
        figure = _EVENING.get(what, "total")
        return PlayersAsked(where.evening_id, row.member_ids, figure, where.round)
    return None


def evenings_asked(what: What, scope: Scope, row: RecordRow) -> CareerAsked | None:
    """The question over which evenings somebody's career in a list goes."""
    if row.pair_id:
        return CareerAsked("pair", row.pair_id, "evenings", within=Listed(what, scope))
    if len(row.member_ids) != 1:
        return None
    return CareerAsked("member", row.member_ids[0], "evenings", within=Listed(what, scope))


def _of_career(what: What, scope: Scope, row: RecordRow) -> Asked | None:
    if row.pair_id:
        figure: CareerFigure = "average" if what == "pair-average" else "evenings"
        return CareerAsked("pair", row.pair_id, figure, within=Listed(what, scope))
    if len(row.member_ids) != 1:
        return None
    (who,) = row.member_ids
    if what == "titles":
        return TitlesAsked("member", who, scope)
    if what in ("attended", "won-series") and row.first is not None and row.last is not None:
        return SeriesAsked("member", who, what, row.first, row.last, scope)
    if what in _CAREER:
        return CareerAsked("member", who, _CAREER[what], within=Listed(what, scope))
    return None


def list_spot(what: str, scope: Scope) -> Spot:
    """The page of a list over a scope."""
    size = scope.size
    sized = (size.games, size.rounds, size.system, int(size.teams)) if size else ()
    return Spot("list", (what, scope.season_id or 0, scope.competition, scope.least, *sized))


def scope_spot(scope: Scope) -> Spot:
    """The page of records over a scope."""
    return Spot("records", list_spot("", scope).key[1:])


def book_columns() -> list[Column[RecordList]]:
    """The first of every list."""
    return [
        Column(
            translate("Archive", "Record"),
            lambda one: list_name(one.what),
            look="muted",
            least=28,
            link=lambda one: list_spot(one.what, one.scope),
        ),
        right_column(
            "",
            lambda one: figure(one.what, one.rows[0].figure) if one.rows else "–",
            13,
            lambda one: asked(one.what, one.scope, one.rows[0]) if one.rows else None,
            look="strong",
            hint=translate("Archive", "Hoeveel"),
        ),
        Column(translate("Archive", "Van"), _holders, least=18, link=_holder),
        Column(translate("Archive", "Wanneer"), _when_first, least=24, link=_where_first),
        Column(
            translate("Archive", "Diepte"),
            lambda one: depth_word(one.depth) if one.since else "",
            look="muted",
            width=11,
            spare=True,
            hint=translate(
                "Archive", "Wat er van een avond bekend moet zijn om hier mee te tellen"
            ),
        ),
        Column(
            translate("Archive", "Bekend sinds"),
            lambda one: short_date(one.since) if one.since else "",
            look="muted",
            width=15,
            spare=True,
            hint=translate("Archive", "Vanaf wanneer dat bekend is"),
        ),
    ]


def list_columns(found: RecordList | None) -> list[Column[RecordRow]]:
    """The rows of one list: of evenings their day, of careers how many evenings they took."""
    columns: list[Column[RecordRow]] = [
        figured(
            "",
            lambda one: one.place,
            look=lambda one: "accent" if leads(one.place) else "muted",
            width=7,
            hint=translate("Archive", "Plaats"),
        ),
        worded(
            translate("Archive", "Naam"),
            lambda one: one.name,
            look=lambda one: "strong" if leads(one.place) else "",
            least=36,
            link=person_of,
        ),
        Column(
            list_name(found.what) if found else "",
            lambda one: figure(found.what, one.figure) if found else "",
            lambda one: -one.figure,
            right=True,
            look="strong",
            width=max(12, len(list_name(found.what)) + 4 if found else 0),
            asks=lambda one: asked(found.what, found.scope, one) if found else None,
        ),
    ]
    return columns + (_when_it_was(found) if found else [])


def _when_it_was(found: RecordList) -> list[Column[RecordRow]]:
    """The columns of day, evenings and typed line, as far as the rows have them."""
    rows = found.rows
    columns: list[Column[RecordRow]] = []
    if any(one.where for one in rows):
        deep = any(one.where and one.where.round for one in rows)
        wide = (35 if any(one.where and one.where.game for one in rows) else 24) if deep else 15
        columns += [
            Column(translate("Archive", "Wanneer"), _when, _order, width=wide, link=_where),
            Column(
                translate("Archive", "Competitie"),
                lambda one: occasion(one.where) if one.where else "",
                look="muted",
                least=22,
                spare=True,
            ),
        ]
    elif any(one.first for one in rows):
        columns.append(
            Column(
                translate("Archive", "Van – tot"),
                lambda one: period(one.first, one.last),
                _order,
                look="muted",
                width=27,
            )
        )
    if any(one.evenings and one.evenings != one.figure for one in rows):
        columns.append(
            figured(
                translate("Archive", "Avonden"),
                lambda one: one.evenings,
                width=10,
                asks=lambda one: evenings_asked(found.what, found.scope, one),
                down=True,
            )
        )
    if any(one.note for one in rows):
        typed = translate("Archive", "Getypt")
        columns.append(Column(typed, lambda one: one.note, width=11, spare=True))
    return columns


def title_columns(*, shared: bool = False) -> list[Column[Title]]:
    """The champions of all seasons; `shared` says that some are not alone."""
    together = Column[Title](
        "",
        lambda one: translate("Archive", "gedeeld") if one.shared else "",
        look="muted",
        width=10,
        hint=translate("Archive", "gedeeld"),
    )
    return [
        Column(
            translate("Archive", "Seizoen"),
            lambda one: one.season,
            lambda one: one.season,
            width=13,
            link=lambda one: Spot("season", (one.season_id,)),
        ),
        Column(
            translate("Archive", "Competitie"),
            lambda one: (
                f"{one.competition}, {field_name(one.field)}" if one.field else one.competition
            ),
            lambda one: folded(one.competition),
            least=20,
        ),
        worded(
            translate("Archive", "Kampioen"),
            lambda one: one.name,
            look="strong",
            least=24,
            link=champion,
        ),
        *([together] if shared else []),
        figured(
            translate("Archive", "Totaal"),
            lambda one: one.total,
            total,
            width=12,
            asks=title_asked,
            down=True,
        ),
    ]


def title_asked(one: Title) -> StandingAsked:
    """The row of the standings that made somebody first."""
    return StandingAsked(one.competition_id, one.entrant_id)


def champion(one: Title) -> Spot | None:
    """The page of the person, the pair or the team that became first."""
    if len(one.member_ids) == 1:
        return Spot("member", (one.member_ids[0],))
    return entrant_spot(one.format, one.entrant_id)


def person_of(one: RecordRow) -> Spot | None:
    """The pair or the person of a row, of several people the first."""
    if one.pair_id:
        return Spot("pair", (one.pair_id,))
    return Spot("member", (one.member_ids[0],)) if one.member_ids else None


def _holders(one: RecordList) -> str:
    names = list(dict.fromkeys(row.name for row in one.rows if row.place == 1))
    if len(names) > 2:
        more = translate("Archive", "%1 en %2 anderen")
        return more.replace("%2", str(len(names) - 1)).replace("%1", names[0])
    return ", ".join(names)


def _holder(one: RecordList) -> Spot | None:
    return person_of(one.rows[0]) if one.rows else None


def _when_first(one: RecordList) -> str:
    return _when(one.rows[0]) if one.rows else ""


def _where_first(one: RecordList) -> Spot | None:
    return _where(one.rows[0]) if one.rows else None


def _when(one: RecordRow) -> str:
    return place_name(one.where) if one.where else period(one.first, one.last)


def _order(one: RecordRow) -> int:
    day = one.where.date if one.where else one.last
    return -day.toordinal() if day else 0


def _where(one: RecordRow) -> Spot | None:
    return Spot("evening", (one.where.evening_id,)) if one.where else None
