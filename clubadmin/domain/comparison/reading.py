"""Reads the rows of a contest's table, and tells in sentences what is wrong with them."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from clubadmin.domain.comparison.decisions import (
    ARTICLES,
    Code,
    Decision,
    read_decisions,
    ruling_for,
)
from clubadmin.domain.comparison.matchpoints import Result
from clubadmin.domain.terms import Severity, Side
from clubadmin.errors import Trouble
from clubadmin.i18n import Language, Message
from clubadmin.i18n.catalogue import sentences


@dataclass(frozen=True)
class ContestFinding:
    """Something about a line of the file; `args` fill the sentence.

    An error is left out of the comparison, or a part of it is; a warning counts as it stands.
    """

    line: int
    code: str
    severity: Severity = Severity.ERROR
    game: int | None = None
    args: tuple[tuple[str, str], ...] = ()
    article: str = ""


def contest_sentence(finding: ContestFinding, language: Language = Language.NL) -> str:
    """Tell a finding in a language, as `contest_message` does."""
    return contest_message(finding).text(language)


def contest_message(finding: ContestFinding) -> Message:
    """The finding as people read it, with its line and game in front."""
    said = Message(sentences("contest")[finding.code], **dict(finding.args))
    if finding.game is None:
        return Message("Regel {line}: {said}", line=finding.line, said=said)
    return Message(
        "Regel {line}, spel {game}: {said}", line=finding.line, game=finding.game, said=said
    )


COLUMNS = ("game", "table", "ns", "ew", "ns_points", "ew_points", "decision")
SIDE_NAMES = {Side.NS: "N/Z", Side.EW: "O/W"}

_FIRST_LINE = 2  # the header is line 1
_MOST_SHOWN = 40
_KNOWN = ", ".join((*Decision, "ns=9", "ew=9", "ns-3", "ew-3", "n-3"))  # any other number as well
_WHOLE = re.compile(r"0*(?P<figures>\d{1,5})", re.ASCII)
_LINE_ENDS = re.compile(r"[\r\n]")


class NoContest(Trouble):
    """The table cannot be a contest's; the message says why."""


@dataclass(frozen=True, slots=True)
class ContestRow:
    """A result and the line it came from."""

    line: int
    result: Result


def read_rows(
    header: Sequence[str], rows: Iterable[Sequence[str]]
) -> tuple[tuple[ContestRow, ...], tuple[ContestFinding, ...]]:
    """The results in a table, and what could not be read; blank rows are passed over.

    Args:
        header: the names of the columns, in small letters; COLUMNS in any order.
        rows: the cells under it.

    Raises:
        NoContest: a column is missing, or there twice.
    """
    places = _places(header)
    found: list[ContestFinding] = []
    read: list[ContestRow] = []
    for line, cells in enumerate(rows, start=_FIRST_LINE):
        if any(cell.strip() for cell in cells):
            row = _Row(line, cells, places, len(header))
            result = row.result()
            found += row.findings
            if result:
                read.append(ContestRow(line, result))
    return tuple(read), tuple(found)


def shown(text: str) -> str:
    """Text of the file as a sentence may hold it: short, and no sign that steers a terminal."""
    seen = "".join(sign if sign.isprintable() else "�" for sign in text.strip())
    return seen if len(seen) <= _MOST_SHOWN else seen[: _MOST_SHOWN - 1] + "…"


def _places(header: Sequence[str]) -> Mapping[str, int]:
    names = [name.strip().casefold() for name in header]
    missing = [name for name in COLUMNS if name not in names]
    if missing:
        raise NoContest(
            "De kopregel mist {columns}. Hij hoort te zijn: {all}.",
            columns=", ".join(missing),
            all=",".join(COLUMNS),
        )
    twice = [name for name in COLUMNS if names.count(name) > 1]
    if twice:
        raise NoContest("De kopregel heeft {columns} meer dan één keer.", columns=", ".join(twice))
    return {name: names.index(name) for name in COLUMNS}


class _Row:
    """A row while it is being read."""

    def __init__(
        self, line: int, cells: Sequence[str], places: Mapping[str, int], width: int
    ) -> None:
        self.line = line
        self.cells = cells
        self.places = places
        self.extra = [cell for cell in cells[width:] if cell.strip()]
        self.game: int | None = None
        self.findings: list[ContestFinding] = []
        self.whole = True
        if self.extra and places["decision"] == width - 1:
            self._take_extra_as_decisions()

    def result(self) -> Result | None:
        """The result; None when the row cannot count."""
        if any(_LINE_ENDS.search(cell.strip()) for cell in self.cells):
            self._wrong("cell-broken")
            return None
        self.game = self._game()
        if self.extra:
            self._wrong("cells")
        decisions = self._decisions()
        ns, ew = self._pair(Side.NS), self._pair(Side.EW)
        ns_points, ew_points = self._points(Side.NS, decisions), self._points(Side.EW, decisions)
        table = _name(self._cell("table"))
        if self.game is None or not self.whole:
            return None
        if Decision.HALF_BOTH in decisions and (ns_points, ew_points) != (None, None):
            self._warn("half-with-score", article=ARTICLES[Decision.HALF_BOTH])
        return Result(self.game, table, ns, ew, ns_points, ew_points, decisions)

    def _take_extra_as_decisions(self) -> None:
        """`average-ns;ew-1` without quotes in a file that is itself parted by `;`."""
        last = self.cells[self.places["decision"]]
        joined = ";".join((last, *self.extra))
        if not any(one.code == "decision-unknown" for one in read_decisions(joined)[1]):
            self.cells = [*self.cells[: self.places["decision"]], joined]
            self.extra = []

    def _cell(self, name: str) -> str:
        place = self.places[name]
        return self.cells[place].strip() if place < len(self.cells) else ""

    def _game(self) -> int | None:
        text = self._cell("game")
        found = _WHOLE.fullmatch(text)
        if found and (game := int(found["figures"])):
            return game
        self._wrong("game-unreadable", text=shown(text))
        return None

    def _pair(self, side: Side) -> str:
        entrant = _name(self._cell(side.value))
        if not entrant:
            self._wrong("pair-missing", side=SIDE_NAMES[side])
        return entrant

    def _points(self, side: Side, decisions: frozenset[Code]) -> int | None:
        text = self._cell(f"{side.value}_points")
        if found := _WHOLE.fullmatch(text):
            return int(found["figures"])
        if text:
            self._wrong("points-unreadable", text=shown(text), side=SIDE_NAMES[side])
            return None
        ruling = ruling_for(side, decisions)
        if ruling.compared and ruling.instead is None:
            self._wrong("points-missing", side=SIDE_NAMES[side])
        return None

    def _decisions(self) -> frozenset[Code]:
        decisions, problems = read_decisions(self._cell("decision"))
        for problem in problems:
            self._tell(problem.code, text=shown(problem.text), known=_KNOWN)
        return decisions

    def _wrong(self, code: str, **args: str) -> None:
        """An error that keeps the row from counting."""
        self.whole = False
        self._tell(code, **args)

    def _tell(self, code: str, **args: str) -> None:
        finding = ContestFinding(self.line, code, game=self.game, args=tuple(args.items()))
        self.findings.append(finding)

    def _warn(self, code: str, article: str = "") -> None:
        finding = ContestFinding(self.line, code, Severity.WARNING, game=self.game, article=article)
        self.findings.append(finding)


def _name(text: str) -> str:
    """A number without zeros in front, or a name of composed letters on one line."""
    if text.isascii() and text.isdigit():
        return text.lstrip("0") or "0"
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(_seen(sign) for sign in composed).split())


def _seen(sign: str) -> str:
    return sign if sign.isprintable() else " "
