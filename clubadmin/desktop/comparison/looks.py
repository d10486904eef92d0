"""What each row of a game shows, as small comparable values: only what differs is painted."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.sheet.frame_brush import AfterLook, HeadLook, SideLook
from clubadmin.desktop.sheet.looks import RowLook, before_of, boxes_of, faults_of, words_of
from clubadmin.domain.comparison.matchpoints import Outcome
from clubadmin.domain.scoring.ruling_words import SEAT_NAMES
from clubadmin.domain.scoring.seat_words import side_names
from clubadmin.domain.terms import Language, Side
from clubadmin.model.comparison.comparison import Sitting

translate = QCoreApplication.translate


@dataclass(frozen=True)
class WorthLook:
    """Matchpoints of a side: the figure, and whether it is a top."""

    figure: str = ""
    top: bool = False


Sat = tuple[str, tuple[str, ...]]
"""Who sat on a side: the number, and the names, ever shorter; none where there is no room."""


@dataclass(frozen=True)
class LineLook(RowLook):
    """A row with its table, who sat there, and what it is worth."""

    where: str = ""
    round: str = ""
    sitting: tuple[Sat, Sat] = (("", ()), ("", ()))
    worth: tuple[WorthLook, WorthLook] = (WorthLook(), WorthLook())
    signed: bool = False


def line_look(
    model: BoardModel, row: int, *, focused: bool, unsaved: bool, names: bool
) -> LineLook:
    """How a row looks now."""
    line, game = model.board.lines[row], model.game(row)
    here = row == model.row
    typing = model.text if here else None
    faults = faults_of(model.findings, row + 1)
    worth = model.worth_at(row)
    words = words_of(game)
    if game.settled is None and model.lines[row]:
        words = model.keys(row)
    return LineLook(
        game=row + 1,
        boxes=boxes_of(game, faults, model.rules),
        before=before_of(game, model.columns),
        beside="§" if line.decisions else "",
        typing=typing,
        caret=model.caret if typing is not None else 0,
        here=here and focused,
        words=words if typing is None else "",
        fault=faults.get((None, "row"), ""),
        unsaved=unsaved,
        where=f"{line.line}{line.table}",
        round=str(line.round),
        sitting=(_sitting(line.ns, names=names), _sitting(line.ew, names=names)),
        worth=(_worth(worth.ns, model), _worth(worth.ew, model)),
        signed=line.signed,
    )


def head_look(model: BoardModel, *, worth: bool) -> HeadLook:
    """What stands above the rows: the game, who deals and leads, the columns.

    `worth`: there are columns for what a row is worth.
    """
    board = model.board
    seats = SEAT_NAMES[current()]
    aside = translate("comparison", "gever %1, %2 komt uit")
    aside = aside.replace("%1", seats[board.dealer]).replace("%2", seats[board.lead])
    if board.closed:
        aside = translate("comparison", "De avond is afgesloten")
    ns, ew = side_names("compared", current()).values()
    title = translate("comparison", "Spel %1").replace("%1", str(board.game))
    roem = model.columns.roem
    points = translate("sheet", "punten")
    matchpoints = translate("comparison", "mp")
    after = [f"{matchpoints} {side}" for side in (ns, ew)]
    if model.by_teams:
        after = [translate("comparison", "saldo")] * 2
    extras = (
        one.label_nl if current() is Language.NL else one.label_en for one in model.columns.before
    )
    return HeadLook(
        title=title,
        aside=aside,
        first=translate("comparison", "tafel"),
        sides=(SideLook(ns), SideLook(ew)),
        before=(ns, ew, *(text.lower() for text in extras)),
        boxes=(points, translate("sheet", "roem")) if roem else (points,),
        after=tuple(AfterLook(text if worth else "") for text in after),
    )


def people_look(model: BoardModel) -> tuple[tuple[str, ...], ...]:
    """Who sit at the table in view, of both sides in full and ever shorter."""
    here = model.here
    if here is None:
        return ()
    return tuple(
        tuple(f"{side_name(side)} {one.number}  {name}" for name in _in_full(one))
        for side, one in ((Side.NS, here.ns), (Side.EW, here.ew))
    )


def _in_full(one: Sitting) -> tuple[str, ...]:
    if one.team:
        return (f"{one.team}: {one.name}", one.team)
    return _sitting(one, names=True)[1]


def worth_text(outcome: Outcome | None, *, by_teams: bool = False) -> str:
    """Matchpoints, or for teams the difference; "" where there is nothing to compare."""
    if outcome is None or outcome.matchpoints is None:
        return ""
    figure = outcome.matchpoints
    return f"{figure:+d}".replace("-", "−") if by_teams and figure else str(figure)


def side_name(side: Side) -> str:
    """N/Z or O/W."""
    return side_names("compared", current())[side]


def _worth(outcome: Outcome | None, model: BoardModel) -> WorthLook:
    text = worth_text(outcome, by_teams=model.by_teams)
    return WorthLook(text, outcome is not None and outcome.top)


def _sitting(one: Sitting, *, names: bool) -> Sat:
    if not names:
        return one.number, ()
    if one.team or not one.people:
        return one.number, (one.team or one.name,)
    parts = [name.partition(" ") for name in one.people]
    initials = (f"{first[:1]}. {rest}" if rest else first for first, _, rest in parts)
    last = (rest or first for first, _, rest in parts)
    return one.number, (one.name, " – ".join(initials), " – ".join(last))
