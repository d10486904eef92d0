"""The columns of a result: what decides the places first, then what it was made of."""

from collections.abc import Callable
from typing import Any

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figure_columns import PRIZE_ROOM, right_column, room_for
from clubadmin.desktop.kit.figures import decimal, whole
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.tables import Column
from clubadmin.desktop.standings.columns import field_name
from clubadmin.domain.draw.formats import FORMATS, Decides, Entrant
from clubadmin.domain.row.columns import has_roem
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.comparison.comparison import Contest
from clubadmin.model.explain.figure_asked import (
    Asked,
    ContestAsked,
    ContestFigure,
    EveningAsked,
    EveningFigure,
)
from clubadmin.model.results.result import EveningResult, ResultRow

_WITH_NAT = ("klaverjas", "solo")  # systems in which who plays can be nat, or make all tricks


def result_columns(result: EveningResult, rules: RuleSet) -> list[Column[ResultRow]]:
    """The columns of this result, under these rules."""
    head = translate("ResultStep", "Plaats")
    few = 5 if all(one.number < 100 for one in result.rows) else 6.5

    def place(one: ResultRow) -> str:
        return "–" if one.unknown else str(one.place)

    columns: list[Column[ResultRow]] = [
        right_column("", place, few, _asks_evening(result, "place"), look=_first_look, hint=head),
        right_column(
            translate("ResultStep", "Nr"),
            lambda one: str(one.number),
            few,
            look="muted",
            spare=True,
        ),
        Column(translate("ResultStep", "Naam"), _name, look=_first_look, least=_name_room(result)),
    ]
    if any(one.district for one in result.rows):
        home = translate("ResultStep", "Voor")
        columns.append(Column(home, lambda one: one.district, width=14, look="muted", spare=True))
    if any(one.line for one in result.rows):
        columns.append(Column(translate("ResultStep", "Groep"), lambda one: one.line, width=8))
    if any(one.field for one in result.rows):
        columns.append(
            Column(translate("ResultStep", "Veld"), lambda one: field_name(one.field), width=8)
        )
    if result.contest is not None:
        return [*columns, *_matchpoints(result, result.contest)]
    knockout = FORMATS[result.format].decides is Decides.KNOCKOUT
    if knockout:
        title = translate("ResultStep", "Hoe ver")
        far = _asks_contest(result, "matchpoints")
        columns.append(Column(title, _how_far(result), width=18, asks=far))
    spare = knockout or FORMATS[result.format].entrant is not Entrant.MEMBER
    for number in range(1, result.rounds + 1):
        title = translate("ResultStep", "Ronde %1").replace("%1", str(number))
        asks = _asks_evening(result, "total", number)
        more = {"look": "muted", "spare": spare, "together": "rounds"}
        columns.append(right_column(title, _of_round(number), 9.5, asks, **more))
    return [*columns, *_figures(result, rules)]


def _matchpoints(result: EveningResult, contest: Contest) -> list[Column[ResultRow]]:
    """Matchpoints, tops and points (NKF 1976, 2, art. 19)."""
    rows = {one.participant_id: contest.row(one.participant_id) for one in result.rows}

    def share(one: ResultRow) -> str:
        row = rows[one.participant_id]
        return "" if row is None or row.percentage is None else f"{decimal(row.percentage)}%"

    def tops(one: ResultRow) -> str:
        row = rows[one.participant_id]
        return "" if row is None else str(row.tops)

    def made(one: ResultRow) -> str:
        return whole(one.matchpoints or 0)

    matchpoints, total = _asks_contest(result, "matchpoints"), _asks_evening(result, "total")
    points, procent = translate("ResultStep", "Punten"), translate("ResultStep", "Procent")
    return [
        right_column(translate("ResultStep", "Matchpunten"), made, 15, matchpoints, look="strong"),
        right_column(translate("ResultStep", "Tops"), tops, 7, _asks_contest(result, "tops")),
        right_column(points, lambda one: whole(one.total), 9, total, look="muted"),
        right_column(procent, share, 10, matchpoints, look="muted", spare=True),
        _remarks(result),
    ]


def _figures(result: EveningResult, rules: RuleSet) -> list[Column[ResultRow]]:
    """The columns of figures; roem, pit and nat only where the rules know them."""
    knockout = FORMATS[result.format].decides is Decides.KNOCKOUT

    def column(
        title: str, text: Callable[[ResultRow], str], width: float, of: EveningFigure, **more: Any
    ) -> Column[ResultRow]:
        return right_column(title, text, width, _asks_evening(result, of), **more)

    points, roem = _figure(lambda one: one.points), _figure(lambda one: one.roem)
    columns = [column(translate("ResultStep", "Punten"), points, 9, "points", spare=True)]
    if has_roem(rules) or any(one.roem for one in result.rows):
        columns.append(column(translate("ResultStep", "Roem"), roem, 8, "roem", spare=True))
    if any(one.fined for one in result.rows):
        fined = translate("ResultStep", "Straf")
        columns.append(column(fined, lambda one: _some(one.fined, None), 7, "imposed"))
    total = _figure(lambda one: one.total)
    columns.append(column(translate("ResultStep", "Totaal"), total, 9, "total", look="strong"))
    if rules.system in _WITH_NAT:
        pits, nat = translate("ResultStep", "Pits"), translate("ResultStep", "Nat")
        columns += [
            column(pits, lambda one: _some(one.pits, one), 6, "pits", spare=knockout),
            column(nat, lambda one: _some(one.nat, one), 5, "nat", spare=True),
        ]
    if knockout and not any(one.given for one in result.rows):
        return columns  # how far one came says it all
    return [*columns, _remarks(result)]


def _remarks(result: EveningResult) -> Column[ResultRow]:
    """The column of remarks; where prizes are named it shares the room with the names."""
    named = any(one.award or one.feats for one in result.rows)
    least = room_for((remark(row) for row in result.rows), PRIZE_ROOM)
    head, wide = translate("ResultStep", "Opmerking"), 0 if named else 14
    return Column("", remark, width=wide, least=least, look=_remark_look, hint=head)


def _asks_evening(
    result: EveningResult, figure: EveningFigure, number: int | None = None
) -> Callable[[ResultRow], Asked | None]:
    """The question about a figure of a row, or of a round of it; what is not known has none."""

    def asked(one: ResultRow) -> Asked | None:
        if one.unknown:
            return None
        return EveningAsked(result.evening_id, one.participant_id, figure, number)

    return asked


def _asks_contest(result: EveningResult, figure: ContestFigure) -> Callable[[ResultRow], Asked]:
    """The question about what the places go by."""
    return lambda one: ContestAsked(result.evening_id, one.participant_id, figure)


def _name_room(result: EveningResult) -> float:
    """The room for names, in grid steps: in a knock-out all of it, for points matter less."""
    form = FORMATS[result.format]
    if form.entrant is not Entrant.MEMBER:
        return 34
    if form.decides is not Decides.KNOCKOUT:
        return 24
    return room_for((_name(row) for row in result.rows), 34)


def _name(one: ResultRow) -> str:
    if not one.guest:
        return one.name
    return one.name + " " + translate("ResultStep", "(gast)")


def _how_far(result: EveningResult) -> Callable[[ResultRow], str]:
    """Tell the round in which somebody lost in a knock-out, or that he won it."""

    def text(one: ResultRow) -> str:
        if final := result.in_final(one):
            first = translate("ResultStep", "winnaar")
            return first if final == 1 else translate("ResultStep", "verloor de finale")
        if one.out_in is None:
            return translate("ResultStep", "speelt nog")
        if one.out_in == 0:
            return translate("ResultStep", "speelde niet")
        return translate("ResultStep", "tot en met ronde %1").replace("%1", str(one.out_in))

    return text


def remark(one: ResultRow) -> str:
    """Tell what is still to come of somebody, or his prize."""
    if one.unknown:
        return translate("ResultStep", "niet bekend")
    if one.missing:
        return translate("ResultStep", "nog %1 open").replace("%1", str(one.missing))
    told = language.told(one.given or "")
    return f"★ {told}" if one.prize or one.feats else told


def _remark_look(one: ResultRow) -> str:
    return "warning" if one.missing else "good" if one.prize or one.feats else "muted"


def _first_look(one: ResultRow) -> str:
    return "strong" if one.place == 1 else ""


def _figure(of: Callable[[ResultRow], int]) -> Callable[[ResultRow], str]:
    """A figure of a row; "?" where nobody knows it."""
    return lambda one: "?" if one.unknown else whole(of(one))


def _some(count: int, one: ResultRow | None) -> str:
    """A figure where there is one; with a "?" where there may be more, as only totals are known."""
    rest = "?" if one is not None and one.totals_only else ""
    return (whole(count) if count else "") + rest


def _of_round(number: int) -> Callable[[ResultRow], str]:
    """The text of a round; in brackets the credit for sitting out, * where lent."""

    def text(one: ResultRow) -> str:
        figure = next((round_ for round_ in one.rounds if round_.round == number), None)
        if figure is None:
            return "–"
        if figure.credit:
            return f"({whole(figure.total)})"
        sign = "*" if figure.fill_in else "†" if figure.totals_only else ""
        return sign + whole(figure.total)

    return text
