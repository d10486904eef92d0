"""The quick entry in a few lines, beside the sheet: what the rule set of the sheet can use."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel

from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, column, label, row
from clubadmin.domain.row.columns import columns, has_fines
from clubadmin.domain.row.possible import roem_space
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.dealers import is_drawn
from clubadmin.domain.scoring.keypad import Forms, forms_of

_FEWEST = 4  # lines; with less than that the card only takes room
_MORE = "F1"
_FOUR_IN_SEQUENCE, _FOUR_ALIKE = 50, 100


class Entry(NamedTuple):
    """Keys, what they mean, and how soon the line goes where there is no room: 1 the last."""

    keys: str
    means: str
    rank: int


class TypingHelp(CardBox):
    """Keys on the left, what they mean on the right; where it is low, the most used lines."""

    def __init__(self, theme: Theme, sides: tuple[str, str] = ("Wij", "Zij")) -> None:
        """Make an empty panel; `sides` are the names of Wij and Zij on the sheet."""
        super().__init__()
        self._theme = theme
        self._sides = sides
        self._rules: RuleSet | None = None
        self._fitted: tuple[int, int, float] | None = None  # width, height, size of the letters
        self._fitting = False
        self._heights: dict[tuple[int, int, float], int] = {}  # by how many lines instead
        self._entries: tuple[Entry, ...] = ()
        self._labels: list[tuple[QLabel, QLabel]] = []
        self._lines = QGridLayout()
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setHorizontalSpacing(theme.grid(2))
        self._lines.setVerticalSpacing(theme.grid(0.25))
        self._lines.setColumnStretch(1, 1)
        heading = label(self.tr("Snel typen"), "strong")
        self._more = label(self.tr("alles: %1").replace("%1", _MORE), "muted")
        top = row(heading, None, self._more)
        self.setLayout(column(top, self._lines, gap=theme.grid(1), margin=theme.grid(2)))

    @property
    def lines(self) -> int:
        """How many lines there are to see."""
        return sum(not keys.isHidden() for keys, _ in self._labels)

    def show_rules(self, rules: RuleSet) -> bool:
        """Say what can be typed under a rule set; whether that is other than before."""
        if rules == self._rules:
            return False
        self._rules, self._entries = rules, entries(rules)
        self._fitted = None
        self._heights.clear()
        while len(self._labels) < len(self._entries):
            self._add()
        for (keys, meaning), entry in zip(self._labels, self._entries, strict=False):
            keys.setText(entry.keys)
            wij, zij = self._sides
            meaning.setText(entry.means.replace("Wij", wij).replace("Zij", zij))
        return True

    def fit(self, width: int, height: int) -> None:
        """Show as many lines as have room in pixels, the most used first; none if few have."""
        wanted = (width, height, self._theme.points)
        if wanted == self._fitted:
            return  # while a sheet is typed it is asked at every row
        self._fitted = wanted
        if self._fitting:
            return  # a line that came or went had the window laid out anew
        self._fitting = True
        self._fit_into(width, height)
        self._fitting = False
        later = self._fitted
        if later is not None and later != wanted:
            self._fitted = None
            self.fit(*later[:2])

    def _fit_into(self, width: int, height: int) -> None:
        counts = range(len(self._entries), _FEWEST - 1, -1)
        count = next((one for one in counts if self._height(width, one) <= height), 0)
        if count:
            self._show_most_used(count)
        self.setVisible(count > 0)

    def _show_most_used(self, count: int) -> None:
        by_use = sorted(range(len(self._entries)), key=lambda at: self._entries[at].rank)
        used = set(by_use[:count])
        for at, (keys, meaning) in enumerate(self._labels):
            keys.setVisible(at in used)
            meaning.setVisible(at in used)
        self._more.setVisible(count < len(self._entries))

    def _height(self, width: int, count: int) -> int:
        """The height of so many lines at this width."""
        key = (width, count, self._theme.points)
        if key not in self._heights:
            layout = self.layout()
            assert layout is not None
            self._show_most_used(count)
            self._lines.invalidate()
            layout.invalidate()
            self._heights[key] = layout.totalHeightForWidth(width)
        return self._heights[key]

    def _add(self) -> None:
        keys, meaning = label("", "strong"), label("", "muted", wrap=True)
        self._lines.addWidget(keys, len(self._labels), 0, Qt.AlignmentFlag.AlignTop)
        self._lines.addWidget(meaning, len(self._labels), 1)
        self._labels.append((keys, meaning))


def entries(rules: RuleSet) -> tuple[Entry, ...]:
    """Keys with what they mean, in the order in which they are typed."""
    forms = forms_of(rules)
    return (
        *_who(rules),
        *_points(rules),
        *_roem(rules, forms),
        *_bid(rules, forms),
        *_double(rules),
        *_fines(rules),
    )


def _who(rules: RuleSet) -> Iterator[Entry]:
    keys = {extra.key for extra in columns(rules).before}
    if "solo" in keys:
        yield Entry("1/ 2/ 3/", translate("TypingHelp", "wie alleen speelt"), 1)
    elif "who" in keys or rules.spades_double:
        yield Entry("1/  2/", translate("TypingHelp", "Wij of Zij speelt"), 1)


def _points(rules: RuleSet) -> Iterator[Entry]:
    if rules.system == "solo":
        yield Entry("92", translate("TypingHelp", "punten alleen"), 1)
        yield Entry(".70", translate("TypingHelp", "punten samen"), 3)
        if rules.solo_share == "own":
            said = translate("TypingHelp", "van de twee de eerste 40")
            yield Entry("92*40", said, 2)
    elif rules.system == "manille":
        yield Entry("37", translate("TypingHelp", "wat Wij telt"), 1)
        yield Entry(".23", translate("TypingHelp", "wat Zij telt"), 2)
        yield Entry("---", translate("TypingHelp", "dertig elk"), 2)
    elif rules.system == "tricks":
        yield Entry("8", translate("TypingHelp", "slagen van Wij"), 1)
        yield Entry(".5", translate("TypingHelp", "slagen van Zij"), 2)
    else:
        yield Entry("92", translate("TypingHelp", "punten van Wij"), 1)
        yield Entry(".70", translate("TypingHelp", "punten van Zij"), 3)


def _roem(rules: RuleSet, forms: Forms) -> Iterator[Entry]:
    if not columns(rules).roem:
        return
    if rules.roem_where == "stuk":
        yield Entry("+  −", translate("TypingHelp", "stuk Wij, Zij"), 1)
    else:
        yield from _amounts(rules, forms)
    if rules.system != "solo":  # with three it is always known who played
        yield Entry("*", translate("TypingHelp", "nat, Zij nat: .*"), 2)
    yield Entry("**  ***", translate("TypingHelp", "pit, verzaakt"), 3)
    if rules.sweep_bonus and rules.roem_where != "stuk":
        yield Entry("**+", translate("TypingHelp", "pit met nog 20 roem"), 6)


def _amounts(rules: RuleSet, forms: Forms) -> Iterator[Entry]:
    """The strokes and the sums that the cards of this rule set can give."""
    if rules.system == "solo":
        said = translate("TypingHelp", "roem 20 alleen, samen")
    else:
        said = translate("TypingHelp", "roem 20 Wij, Zij")
    yield Entry("+  −", said, 1)
    worth = roem_space(rules).tricks
    if _FOUR_IN_SEQUENCE in worth:
        yield Entry("++  +5", translate("TypingHelp", "roem 40, 50"), 2)
    else:
        yield Entry("++", translate("TypingHelp", "roem 40"), 2)
    if _FOUR_ALIKE in worth:
        yield Entry("+100", translate("TypingHelp", "roem 100"), 5)
    if forms.hand:
        yield Entry("+5.", translate("TypingHelp", "roem 50 in de hand"), 3)
    if forms.alike and not forms.hand:
        said = translate("TypingHelp", "100 met vier gelijke")
        yield Entry("+100.", said, 6)
    if forms.stuk:
        yield Entry("+.  −.", translate("TypingHelp", "stuk Wij, Zij"), 3)


def _bid(rules: RuleSet, forms: Forms) -> Iterator[Entry]:
    if forms.longest:
        yield Entry("/9  /12", translate("TypingHelp", "bod 90, 120"), 1)
    elif forms.bid:
        yield Entry("/2", translate("TypingHelp", "hoogte 2"), 1)
    if forms.trump:
        yield from _trumps(rules, "/2/" if forms.bid else "/")
    if rules.no_trumps:
        yield Entry("/5", translate("TypingHelp", "zonder troef"), 2)


def _trumps(rules: RuleSet, before: str) -> Iterator[Entry]:
    first, second, third, fourth = (f"{before}{suit}" for suit in range(1, 5))
    if rules.spades_double:
        said = translate("TypingHelp", "schoppen; niets: geen schoppen")
        yield Entry(first, said, 1)
        said = translate("TypingHelp", "harten, ruiten")
        yield Entry(f"{second}  {third}", said, 4)
        yield Entry(fourth, translate("TypingHelp", "klaveren"), 4)
    else:
        said = translate("TypingHelp", "schoppen, harten")
        yield Entry(f"{first}  {second}", said, 4)
        said = translate("TypingHelp", "ruiten, klaveren")
        yield Entry(f"{third}  {fourth}", said, 4)


def _double(rules: RuleSet) -> Iterator[Entry]:
    if rules.doubling == "kraken":
        yield Entry("92* **", translate("TypingHelp", "kraak, rekraak"), 1)
    elif rules.doubling == "kloppen":
        yield Entry("37* **", translate("TypingHelp", "klop, tegenklop"), 1)


def _fines(rules: RuleSet) -> Iterator[Entry]:
    if has_fines(rules):
        yield Entry("!2v", translate("TypingHelp", "oost verzaakte"), 3)
    if rules.misdeal_fine:
        yield Entry("!2m2", translate("TypingHelp", "oost gaf weer mis"), 3)
    if is_drawn(rules):
        yield Entry("!2g", translate("TypingHelp", "oost is gever"), 4)
