"""A table of a game: how its row looks, and how it is said to a screen reader."""

from dataclasses import dataclass

from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.entry.rows import RowLook, as_typed_in
from clubadmin.desktop.kit.figures import signed, whole
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.wording import with_initial
from clubadmin.domain.comparison.matchpoints import Outcome
from clubadmin.domain.scoring.boxes import before_of, boxes_of, faults_of, words_of
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.domain.scoring.seat_words import side_names
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Side
from clubadmin.model.comparison.comparison import Sitting


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
    model: BoardModel, row: int, *, focused: bool, waiting: bool, unsaved: bool, names: bool
) -> LineLook:
    """How a row looks now."""
    line, game = model.board.lines[row], model.game(row)
    here = row == model.row
    typing = model.text if here else None
    faults = faults_of(model.findings, row + 1)
    worth = model.worth_at(row)
    words = words_of(game, current())
    if game.settled is None and model.lines[row]:
        words = model.keys(row)
    look = LineLook(
        game=row + 1,
        boxes=boxes_of(game, faults, model.rules, current()),
        before=before_of(game, model.columns),
        beside="§" if line.decisions else "",
        typing=typing,
        caret=model.caret if typing is not None else 0,
        here=here and focused,
        words=words if typing is None else "",
        fault=faults.get((None, "row"), ""),
        waiting=waiting,
        unsaved=unsaved,
        where=f"{line.line}{line.table}",
        round=str(line.round),
        sitting=(sitting_look(line.ns, names=names), sitting_look(line.ew, names=names)),
        worth=(_worth(worth.ns, model), _worth(worth.ew, model)),
        signed=line.signed,
    )
    return as_typed_in(look, model) if here else look


def worth_text(outcome: Outcome | None, *, by_teams: bool = False) -> str:
    """Matchpoints, or for teams the difference; "" where there is nothing to compare."""
    if outcome is None or outcome.matchpoints is None:
        return ""
    figure = outcome.matchpoints
    return signed(figure) if by_teams and figure else whole(figure)


def side_name(side: Side) -> str:
    """N/Z or O/W."""
    return side_names("compared", current())[side]


def _worth(outcome: Outcome | None, model: BoardModel) -> WorthLook:
    text = worth_text(outcome, by_teams=model.by_teams)
    return WorthLook(text, outcome is not None and outcome.top)


def sitting_look(one: Sitting, *, names: bool) -> Sat:
    """The people of a side, without `names` by number only; two of one surname keep initials."""
    if not names:
        return one.number, ()
    if one.team or not one.people:
        return one.number, (one.team or one.name,)
    last = [rest or first for first, _, rest in (name.partition(" ") for name in one.people)]
    forms = (one.name, " – ".join(map(with_initial, one.people)), " – ".join(last))
    return one.number, forms if len({*last}) == len(last) else forms[:2]


def table_words(model: BoardModel, row: int) -> str:
    """Tell where a row was played: "Tafel 3, ronde 2"."""
    group = model.board.lines[row].line
    if not group:
        return model.sentence_row(row, translate("comparison", "Tafel %1, ronde %2"))
    text = model.sentence_row(row, translate("comparison", "Groep %3, tafel %1, ronde %2"))
    return text.replace("%3", group)


def spoken_line(model: BoardModel, row: int, *, waiting: bool = False) -> str:
    """Table, people, what is typed, what it means and is worth, and what is wrong with it."""
    line = model.board.lines[row]
    parts = [table_words(model, row), f"{line.ns.name} – {line.ew.name}"]
    if model.text and row == model.row:
        parts.append(translate("sheet", "getypt %1").replace("%1", model.text))
    typed = model.shown(row)
    parts.append(
        row_words(typed, model.rules, current()) if typed else translate("sheet", "nog leeg")
    )
    if waiting:
        parts.append(translate("sheet", "nog niet opgeslagen"))
    worth = model.worth_at(row)
    figures = (worth_text(worth.ns), worth_text(worth.ew))
    if all(figures) and not model.by_teams:
        text = translate("comparison", "%1 en %2 matchpunten")
        parts.append(text.replace("%1", figures[0]).replace("%2", figures[1]))
    if line.decisions:
        parts.append(translate("sheet", "met een beslissing"))
    here = (one for one in model.findings if one.game == row + 1)
    parts += [sentence(one, current(), table_words(model, row)) for one in here]
    return ", ".join(parts)
