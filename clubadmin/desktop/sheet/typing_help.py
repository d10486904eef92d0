"""The quick entry in a few lines, beside the sheet: what the rule set of the sheet can use."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from clubadmin.desktop.sheet.keys import Forms, forms_of
from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import column, label
from clubadmin.domain.scoring.columns import columns, has_fines
from clubadmin.domain.scoring.rules import RuleSet

Entry = tuple[str, str]


class TypingHelp(QFrame):
    """Keys on the left, what they mean on the right."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._rules: RuleSet | None = None
        self._labels: list[tuple[QLabel, QLabel]] = []
        self._lines = QGridLayout()
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setHorizontalSpacing(theme.grid(2))
        self._lines.setVerticalSpacing(theme.grid(0.25))
        self._lines.setColumnStretch(1, 1)
        heading = label(self.tr("Snel typen"), "strong")
        self.setLayout(column(heading, self._lines, gap=theme.grid(1), margin=theme.grid(2)))

    @property
    def lines(self) -> int:
        """How many lines there are."""
        return sum(not keys.isHidden() for keys, _ in self._labels)

    def show_rules(self, rules: RuleSet) -> None:
        """Say what can be typed under a rule set."""
        if rules == self._rules:
            return
        self._rules = rules
        wanted = entries(rules)
        while len(self._labels) < len(wanted):
            self._add()
        for at, (keys, meaning) in enumerate(self._labels):
            keys.setVisible(at < len(wanted))
            meaning.setVisible(at < len(wanted))
        for (keys, meaning), (typed, means) in zip(self._labels, wanted, strict=False):
            keys.setText(typed)
            meaning.setText(means)

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
        yield "1/ 2/ 3/", QCoreApplication.translate("TypingHelp", "wie alleen speelt")
    elif "who" in keys or rules.spades_double:
        yield "1/  2/", QCoreApplication.translate("TypingHelp", "Wij of Zij speelt")


def _points(rules: RuleSet) -> Iterator[Entry]:
    if rules.system == "solo":
        yield "92", QCoreApplication.translate("TypingHelp", "punten alleen")
        yield ".70", QCoreApplication.translate("TypingHelp", "punten samen")
        if rules.solo_share == "own":
            yield "92*40", QCoreApplication.translate("TypingHelp", "van de twee de eerste 40")
    elif rules.system == "manille":
        yield "37", QCoreApplication.translate("TypingHelp", "wat Wij telt")
        yield ".23", QCoreApplication.translate("TypingHelp", "wat Zij telt")
        yield "---", QCoreApplication.translate("TypingHelp", "dertig elk")
    elif rules.system == "tricks":
        yield "8", QCoreApplication.translate("TypingHelp", "slagen van Wij")
        yield ".5", QCoreApplication.translate("TypingHelp", "slagen van Zij")
    else:
        yield "92", QCoreApplication.translate("TypingHelp", "punten van Wij")
        yield ".70", QCoreApplication.translate("TypingHelp", "punten van Zij")


def _roem(rules: RuleSet, forms: Forms) -> Iterator[Entry]:
    if not columns(rules).roem:
        return
    if rules.roem_where == "stuk":
        yield "+  −", QCoreApplication.translate("TypingHelp", "stuk Wij, Zij")
    else:
        yield from _amounts(rules, forms)
    if rules.system != "solo":  # with three it is always known who played
        yield "*", QCoreApplication.translate("TypingHelp", "nat, Zij nat: .*")
    yield "**  ***", QCoreApplication.translate("TypingHelp", "pit, verzaakt")


def _amounts(rules: RuleSet, forms: Forms) -> Iterator[Entry]:
    if rules.system == "solo":
        yield "+  −", QCoreApplication.translate("TypingHelp", "roem 20 alleen, samen")
    else:
        yield "+  −", QCoreApplication.translate("TypingHelp", "roem 20 Wij, Zij")
    yield "++  +5", QCoreApplication.translate("TypingHelp", "roem 40, 50")
    yield "+100", QCoreApplication.translate("TypingHelp", "roem 100")
    if forms.hand:
        yield "+5.", QCoreApplication.translate("TypingHelp", "roem 50 in de hand")
    if forms.stuk:
        yield "+.  −.", QCoreApplication.translate("TypingHelp", "stuk Wij, Zij")


def _bid(rules: RuleSet, forms: Forms) -> Iterator[Entry]:
    if forms.longest:
        yield "/9  /12", QCoreApplication.translate("TypingHelp", "bod 90, 120")
    elif forms.bid:
        yield "/2", QCoreApplication.translate("TypingHelp", "hoogte 2")
    if forms.trump:
        first = "/2/" if forms.bid else "/"
        yield f"{first}1  {first}2", QCoreApplication.translate("TypingHelp", "schoppen, harten")
        yield f"{first}3  {first}4", QCoreApplication.translate("TypingHelp", "ruiten, klaveren")
    if rules.no_trumps:
        yield "/5", QCoreApplication.translate("TypingHelp", "zonder troef")


def _double(rules: RuleSet) -> Iterator[Entry]:
    if rules.doubling == "kraken":
        yield "92* **", QCoreApplication.translate("TypingHelp", "kraak, rekraak")
    elif rules.doubling == "kloppen":
        yield "37* **", QCoreApplication.translate("TypingHelp", "klop, tegenklop")


def _fines(rules: RuleSet) -> Iterator[Entry]:
    if has_fines(rules):
        yield "!2v", QCoreApplication.translate("TypingHelp", "oost verzaakte")
    if rules.misdeal_fine:
        yield "!2m2", QCoreApplication.translate("TypingHelp", "oost gaf weer mis")
