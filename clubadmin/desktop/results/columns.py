"""The columns of a result: what decides the places first, then what it was made of."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figure_columns import PRIZE_ROOM, room_for
from clubadmin.desktop.kit.figures import decimal, whole
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
    translate = QCoreApplication.translate
    few = 5 if all(one.number < 100 for one in result.rows) else 6.5
    columns: list[Column[ResultRow]] = [
        Column(
            "",
            lambda one: "–" if one.unknown else str(one.place),
            right=True,
            width=few,
            look=_first_look,
            asks=_asks_evening(result, "place"),
        ),
        _muted_column(translate("ResultStep", "Nr"), lambda one: str(one.number), few, spare=True),
        Column(translate("ResultStep", "Naam"), _name, look=_first_look, least=_name_room(result)),
    ]
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
        columns.append(
            _muted_column(title, _of_round(number), 9.5, spare=spare, together="rounds", asks=asks)
        )
    return [*columns, *_figures(result, rules)]


def _matchpoints(result: EveningResult, contest: Contest) -> list[Column[ResultRow]]:
    """Matchpoints, tops and points (NKF 1976, 2, art. 19)."""
    translate = QCoreApplication.translate
    rows = {one.participant_id: contest.row(one.participant_id) for one in result.rows}

    def share(one: ResultRow) -> str:
        row = rows[one.participant_id]
        return "" if row is None or row.percentage is None else f"{decimal(row.percentage)}%"

    def tops(one: ResultRow) -> str:
        row = rows[one.participant_id]
        return "" if row is None else str(row.tops)

    def made(one: ResultRow) -> str:
        return whole(one.matchpoints or 0)

    matchpoints = _asks_contest(result, "matchpoints")

    return [
        Column(
            translate("ResultStep", "Matchpunten"),
            made,
            right=True,
            width=15,
            look="strong",
            asks=matchpoints,
        ),
        Column(
            translate("ResultStep", "Tops"),
            tops,
            right=True,
            width=7,
            asks=_asks_contest(result, "tops"),
        ),
        _muted_column(
            translate("ResultStep", "Punten"),
            lambda one: whole(one.total),
            9,
            asks=_asks_evening(result, "total"),
        ),
        _muted_column(translate("ResultStep", "Procent"), share, 10, spare=True, asks=matchpoints),
        _remarks(result),
    ]


def _figures(result: EveningResult, rules: RuleSet) -> list[Column[ResultRow]]:
    """The columns of figures; roem, pit and nat only where the rules know them."""
    translate = QCoreApplication.translate
    knockout = FORMATS[result.format].decides is Decides.KNOCKOUT
    columns: list[Column[ResultRow]] = [
        Column(
            translate("ResultStep", "Punten"),
            _figure(lambda one: one.points),
            right=True,
            width=9,
            spare=True,
            asks=_asks_evening(result, "points"),
        )
    ]
    if has_roem(rules) or any(one.roem for one in result.rows):
        title = translate("ResultStep", "Roem")
        columns.append(
            Column(
                title,
                _figure(lambda one: one.roem),
                right=True,
                width=8,
                spare=True,
                asks=_asks_evening(result, "roem"),
            )
        )
    if any(one.fined for one in result.rows):
        title = translate("ResultStep", "Straf")
        asks = _asks_evening(result, "imposed")
        columns.append(Column(title, lambda one: _some(one.fined), right=True, width=7, asks=asks))
    total = translate("ResultStep", "Totaal")
    columns.append(
        Column(
            total,
            _figure(lambda one: one.total),
            right=True,
            width=9,
            look="strong",
            asks=_asks_evening(result, "total"),
        )
    )
    if rules.system in _WITH_NAT:
        nat = translate("ResultStep", "Nat")
        columns += [
            Column(
                translate("ResultStep", "Pits"),
                lambda one: _some(one.pits),
                right=True,
                width=6,
                spare=knockout,
                asks=_asks_evening(result, "pits"),
            ),
            Column(
                nat,
                lambda one: _some(one.nat),
                right=True,
                width=5,
                spare=True,
                asks=_asks_evening(result, "nat"),
            ),
        ]
    if knockout and not any(one.given for one in result.rows):
        return columns  # how far one came says it all
    return [*columns, _remarks(result)]


def _remarks(result: EveningResult) -> Column[ResultRow]:
    """The column of remarks; where prizes are named it shares the room with the names."""
    named = any(one.award for one in result.rows)
    least = room_for((remark(row) for row in result.rows), PRIZE_ROOM)
    return Column("", remark, width=0 if named else 14, least=least, look=_remark_look)


def _muted_column(
    title: str,
    text: Callable[[ResultRow], str],
    width: float,
    *,
    spare: bool = False,
    together: str = "",
    asks: Callable[[ResultRow], Asked | None] | None = None,
) -> Column[ResultRow]:
    return Column(
        title,
        text,
        right=True,
        width=width,
        look="muted",
        spare=spare,
        together=together,
        asks=asks,
    )


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
    return one.name + " " + QCoreApplication.translate("ResultStep", "(gast)")


def _how_far(result: EveningResult) -> Callable[[ResultRow], str]:
    """Tell the round in which somebody lost in a knock-out, or that he won it."""

    def text(one: ResultRow) -> str:
        translate = QCoreApplication.translate
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
    translate = QCoreApplication.translate
    if one.unknown:
        return translate("ResultStep", "niet bekend")
    if one.missing:
        return translate("ResultStep", "nog %1 open").replace("%1", str(one.missing))
    told = language.told(one.given or "")
    return f"★ {told}" if one.prize else told


def _remark_look(one: ResultRow) -> str:
    return "warning" if one.missing else "good" if one.prize else "muted"


def _first_look(one: ResultRow) -> str:
    return "strong" if one.place == 1 else ""


def _figure(of: Callable[[ResultRow], int]) -> Callable[[ResultRow], str]:
    """A figure of a row; "?" where nobody knows it."""
    return lambda one: "?" if one.unknown else whole(of(one))


def _some(count: int) -> str:
    return whole(count) if count else ""


def _of_round(number: int) -> Callable[[ResultRow], str]:
    """The text of a round; in brackets the credit for sitting out, * where lent."""

    def text(one: ResultRow) -> str:
        figure = next((round_ for round_ in one.rounds if round_.round == number), None)
        if figure is None:
            return "–"
        if figure.credit:
            return f"({whole(figure.total)})"
        return f"*{whole(figure.total)}" if figure.fill_in else whole(figure.total)

    return text
