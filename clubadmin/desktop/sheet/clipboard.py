"""Rows to and from the clipboard: quick entry, and the columns of the sheet as a spreadsheet.

Of the lines that could say a row of figures, the first that settles to exactly those is taken;
when none does, the row is not taken at all.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.desktop.sheet.row import row_look
from clubadmin.domain.row.columns import LEVEL
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.boxes import NO_TRUMPS, SUITS
from clubadmin.domain.scoring.sheet import judge
from clubadmin.services.input.outgoing import tabbed

_MARKS = dict.fromkeys(("nat", "n", "*"), "n") | dict.fromkeys(("pit", "p"), "p")
_MARKS |= dict.fromkeys(("verzaakt", "v"), "v") | {"arbitraal": "a"}
_STRIPES = {"", "/", "-", "–", "—", "///"}
_WHO = {"w": "w", "wij": "w", "1": "w", "z": "z", "zij": "z", "2": "z", "": ""}
_TRUMPS = {sign: suit.value for sign, suit in SUITS.items()} | {NO_TRUMPS: "z", "": ""}
_TRUMPS |= {
    word: word[0] for word in ("s", "h", "r", "k", "z", "schoppen", "harten", "ruiten", "klaveren")
}
_MOST_TIMES = 4


@dataclass(frozen=True)
class _Box:
    figure: int | None
    mark: str


@dataclass(frozen=True)
class _Extras:
    """The signs before the boxes, as quick entry."""

    who: str = ""
    tail: str = ""


def line_of(extras: list[tuple[str, str]], cells: Sequence[str], rules: RuleSet) -> str | None:
    """The line for a row of cells; "" for an empty row, None when it cannot be read.

    `extras` are what stands before the boxes, by column; `cells` are points, roem, points and
    roem, or only points where there is no roem.
    """
    before, boxes = _extras(dict(extras)), [_box(cell) for cell in cells]
    if before is None or any(box is None for box in boxes):
        return None
    ns, ns_roem, ew, ew_roem = _four([box for box in boxes if box is not None])
    figures = (ns.figure, ns_roem.figure, ew.figure, ew_roem.figure)
    mark, other = ns.mark or ns_roem.mark, ew.mark or ew_roem.mark
    if not mark and not other and figures == (None,) * 4:
        return "" if before == _Extras() else None
    roem = _amount("+", ns_roem) + _amount("-", ew_roem)
    for result in _results(ns, ew, (mark, other), rules):
        line = f"{before.who}{result}{roem}{before.tail}"
        if _says(line, figures, rules):
            return line
    return None


def _four(boxes: list[_Box]) -> tuple[_Box, _Box, _Box, _Box]:
    none = _Box(None, "")
    if len(boxes) == 2:
        return boxes[0], none, boxes[1], none
    return boxes[0], boxes[1], boxes[2], boxes[3]


def _box(cell: str) -> _Box | None:
    figure: int | None = None
    mark = ""
    for word in cell.lower().split():
        if word in _MARKS:
            mark = _MARKS[word]
        elif word.isascii() and word.isdigit() and len(word) < 5:
            figure = int(word)
        elif word == LEVEL:
            figure = 0
        elif word not in _STRIPES:
            return None
    return _Box(figure, mark)


def _extras(cells: dict[str, str]) -> _Extras | None:
    """Read the cells before the boxes; None when one of them cannot be read."""
    folded = {key: cell.lower() for key, cell in cells.items()}
    solo, bid, double = (folded.get(key, "") for key in ("solo", "bid", "double"))
    trump = _TRUMPS.get(folded.get("trump", ""))
    who = _WHO.get(folded.get("who", ""))
    if trump is None or who is None or not re.fullmatch("k{0,3}", double):
        return None
    if not re.fullmatch("[123]?", solo) or not re.fullmatch("[0-9]{0,3}", bid):
        return None
    # the figures are what the row came to, not what was counted: "!"
    player = f"{solo}/" if solo else who
    tail = (f"#{bid}" if bid else "") + (f"@{trump}" if trump else "") + double
    return _Extras(f"{player}!" if player else "", tail)


def _results(ns: _Box, ew: _Box, marks: tuple[str, str], rules: RuleSet) -> Iterator[str]:
    """The results that could come to these points, the likeliest first."""
    if "a" in marks:
        yield f"a{ns.figure}.{ew.figure}"
        return
    if any(marks):  # some write PIT beside the points, some beside the roem
        yield marks[0] or f".{marks[1]}"
        return
    if ns.figure is None or ew.figure is None:
        return
    if ns.figure + ew.figure == rules.revoke_total != rules.total and 0 in (ns.figure, ew.figure):
        yield "v" if ns.figure == 0 else ".v"
    if rules.system == "manille":
        excess = ns.figure - ew.figure
        for times in range(1, _MOST_TIMES + 1):
            yield str(rules.total // 2 + excess // times)
        return
    yield str(ns.figure)
    if rules.doubling != "none" or rules.spades_double:
        yield f"{ns.figure}.{ew.figure}"


def _says(line: str, figures: tuple[int | None, ...], rules: RuleSet) -> bool:
    """Whether a line comes to these figures, as far as they are given."""
    settled = judge(line, rules).settled
    if settled is None:
        return False
    came = (settled.ns.points, settled.ns.roem, settled.ew.points, settled.ew.roem)
    marked = figures[0] is None or figures[2] is None
    return all(
        given == own if given is not None else marked or own == 0
        for given, own in zip(figures, came, strict=True)
    )


def _amount(sign: str, box: _Box) -> str:
    return "" if not box.figure else f"{sign}{box.figure}"


@dataclass(frozen=True)
class Pasted:
    """Lines taken from the clipboard, or the sentence that says why none were."""

    lines: tuple[str, ...] = ()
    problem: str = ""


def rows_of(model: SheetModel) -> list[tuple[str, ...]]:
    """The rows marked: quick entry, then what each column shows, with the marks."""
    rows = []
    for row in model.selected:
        look = row_look(model, row, focused=False)
        figures = (f"{box.figure} {box.mark}".strip() for box in look.boxes)
        rows.append((model.shown(row), *look.before, *figures, *look.after))
    return rows


def copied(rows: list[tuple[str, ...]]) -> str:
    """Rows of cells (quick entry first, then the columns) as tab-separated text."""
    return tabbed(rows).removesuffix("\n")


def read_rows(text: str, model: SheetModel) -> Pasted:
    """Quick entry in the first column, or the columns of the sheet, or only its boxes."""
    rows = [row.split("\t") for row in text.replace("\r\n", "\n").strip("\n").split("\n")]
    lines = []
    for number, cells in enumerate(rows, start=1):
        line = _read_row([cell.strip() for cell in cells], model)
        if line is None:
            return Pasted(problem=_trouble(number, "  ".join(cells), model))
        lines.append(line)
    return Pasted(tuple(lines))


def _trouble(number: int, shown: str, model: SheetModel) -> str:
    sentence = translate(
        "clipboard",
        "Rij %1 van wat u plakt (%2) is niet te lezen, dus is er niets geplakt. "
        "Plak snelle regels, of de kolommen van dit formulier: %3.",
    )
    names = ", ".join(_names(model))
    return sentence.replace("%3", names).replace("%1", str(number)).replace("%2", shown[:40])


def _names(model: SheetModel) -> list[str]:
    before = [extra.label.text().lower() for extra in model.columns.before]
    points = translate("sheet", "punten")
    roem = translate("sheet", "roem")
    return before + ([points, roem] * 2 if model.columns.roem else [points] * 2)


def _read_row(cells: list[str], model: SheetModel) -> str | None:
    columns = model.columns
    before, boxes = len(columns.before), 4 if columns.roem else 2
    whole = before + boxes + len(columns.after)
    if len(cells) in (1, 1 + whole):
        return cells[0]
    if len(cells) == boxes:
        return line_of([], cells, model.rules)
    if len(cells) in (whole, before + boxes):
        extras = zip((extra.key for extra in columns.before), cells, strict=False)
        return line_of(list(extras), cells[before : before + boxes], model.rules)
    return None
