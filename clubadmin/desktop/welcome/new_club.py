"""The form for a new club: five questions, and where the file goes."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLineEdit

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.forms import Choice, Field, Number, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.desktop.rules.choice import Boompje, RulesChoice, offers_of
from clubadmin.desktop.work.clubs import Wish
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.club.club import ClubSettings

__all__ = ["NewClubForm", "Wish"]


class NewClubForm(QFrame):
    """Emits the wish once it is complete."""

    wished = Signal(object)

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._ops = ops
        self._theme = theme
        self._file: Path | None = None  # chosen by hand
        self._name = line(hint=self.tr("Klaverjasclub De Nel"))
        self._name.textChanged.connect(self._show_file)
        self._name.returnPressed.connect(self._ask)
        self._place = line()
        self._place.returnPressed.connect(self._ask)
        self._rules = RulesChoice(theme)
        self._games = Boompje()
        self._rounds = Number(1, 12, 3)
        self._first = Choice(
            {
                "individual": self.tr("Individueel: iedereen voor zichzelf, tafels geloot"),
                "pairs": self.tr("Paren: vaste maten"),
                "": self.tr("Nog geen competitie"),
            }
        )
        self.name = Field(self.tr("&Naam van de club"), self._name)
        self.rules = Field(
            self.tr("&Spelregels"),
            self._rules,
            self.tr("Later kunt u ze veld voor veld lezen en een eigen versie maken."),
        )
        self._rules.currentIndexChanged.connect(self._tell_rules)
        for number in (self._games, self._rounds):
            number.lineEdit().returnPressed.connect(self._ask)
        self._rules.picked.connect(self._take_games)
        self._rules.told.connect(self._tell_trouble)
        self._competition = Field(
            self.tr("&Eerste competitie"),
            self._first,
            self.tr(
                "Meer competities voegt u later toe bij Club; een losse wedstrijd of een "
                "toernooi maakt u met Ctrl+Shift+N."
            ),
        )
        self._where = label(kind="small", wrap=True)
        self._other_place = button(self.tr("&Andere map"), self._elsewhere, "quiet")
        self._fill()

    def load(self) -> None:
        """Fetch the rule sets that come with the program."""
        if self._rules.count():
            return
        self._ops.make(_installed, self._offer)

    def _offer(self, rules: tuple[RuleSet, ...]) -> None:
        self._rules.offer_rules(offers_of((one, False) for one in rules))
        self._rules.choose("nku")
        self._tell_rules()

    def _take_games(self) -> None:
        if self._rules.chosen:
            self._games.follow(self._rules.chosen.games)

    def _tell_trouble(self, sentence: str) -> None:
        if sentence:
            self.rules.complain(sentence)
        else:
            self._tell_rules()

    def _tell_rules(self) -> None:
        later = self.tr("Later kunt u ze veld voor veld lezen en een eigen versie maken.")
        about = self._rules.about
        self.rules.explain(f"{about}. {later}" if about else later)
        self._give_height()

    def _fill(self) -> None:
        grid = self._theme.grid
        who = row(self.name, Field(self.tr("&Plaats"), self._place), gap=grid(2))
        who.setStretch(0, 3)
        who.setStretch(1, 2)
        self.setLayout(
            column(
                label(self.tr("Nieuwe club"), "heading"),
                who,
                self.rules,
                row(
                    Field(self.tr("Spellen per &boompje"), self._games),
                    Field(self.tr("&Ronden per avond"), self._rounds),
                    gap=grid(2),
                ),
                self._competition,
                row(self._where, self._other_place),
                row(None, button(self.tr("Club &maken"), self._ask, "primary")),
                gap=grid(1.5),
                margin=grid(3),
            )
        )
        self._show_file()

    def fit(self, room: int) -> None:
        """Fit the width to the room; in large type narrower, beside the rest at 1024 pixels."""
        grid = self._theme.grid
        self.setFixedWidth(max(min(room, grid(62)), grid(42)))
        self._give_height()

    def _give_height(self) -> None:
        """A field is as high as its sentence wishes, not as it takes in so narrow a form."""
        inside = self.width() - 2 * self._theme.grid(3)
        for one in (self.rules, self._competition):
            one.note.setMinimumHeight(one.note.heightForWidth(inside))
        beside = inside - self._other_place.sizeHint().width()
        self._where.setMinimumHeight(self._where.heightForWidth(max(beside, 1)))

    @property
    def file(self) -> Path:
        """The file where the club would go now."""
        return self._file or files.free_name(files.documents(), self._name.text())

    def _show_file(self) -> None:
        self.name.calm()
        self._where.setText(self.tr("Bestand: %1").replace("%1", str(self.file)))
        self._give_height()

    def _elsewhere(self) -> None:
        if file := files.ask_new_club(self, self.file):
            self._file = file
            self._show_file()

    def _ask(self) -> None:
        if not self._name.text().strip():
            self.name.complain(self.tr("Hoe heet de club? Vul hier een naam in."))
            self._name.setFocus()
            return
        if self._rules.settle():
            self._rules.setFocus()
            return
        self.wished.emit(self.wish())

    def wish(self) -> Wish:
        """The wish as filled in."""
        settings = ClubSettings(
            name=self._name.text().strip(),
            place=self._place.text().strip(),
            rule_set=self._rules.value or "nku",
            games=self._games.value(),
            rounds=self._rounds.value(),
        )
        names = {"individual": self.tr("Individueel"), "pairs": self.tr("Paren"), "": ""}
        chosen = self._first.value
        return Wish(settings, self.file, names[chosen], chosen or "individual")

    def fill_in(self, name: str, place: str = "") -> None:
        """Fill in name and place."""
        self._name.setText(name)
        self._place.setText(place)

    @property
    def first_field(self) -> QLineEdit:
        """The field where typing begins."""
        return self._name


def _installed() -> tuple[RuleSet, ...]:
    from clubadmin.services.club import rulesets

    return rulesets.installed()
