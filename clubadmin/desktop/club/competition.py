"""A competition as a text in four groups; a click on a sentence asks what it says."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QLayout, QLineEdit, QWidget

from clubadmin.desktop.club.format_fields import ClockFields, FormatFields
from clubadmin.desktop.club.part import FormCard
from clubadmin.desktop.club.playing import PlayingFields
from clubadmin.desktop.contest.prize_field import PrizeField
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figures import plain_date
from clubadmin.desktop.kit.forms import Field, Number, line, tall
from clubadmin.desktop.kit.tables import held_sentence
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, SentenceLine, button, column, holder, label, row
from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.standings.ranking_rule import Kind, RankingError, RankingRule, parse_rule
from clubadmin.domain.standings.ranking_words import rule_parts, rule_text
from clubadmin.model.seasons.season import Competition, Season
from clubadmin.model.supposing.adopted import AdoptedRule, AdoptedRuleSet

_TITLE = 9  # steps of the grid; the words before the sentences


MOST = 99
ALL: dict[Kind, Kind] = {"best": "sum", "average-best": "average"}
BEST: dict[Kind, Kind] = {"sum": "best", "average": "average-best"}


class Clause(Plain):
    """A sentence, and in its place the fields that change it; their letters open it too."""

    def __init__(self, theme: Theme, *fields: QWidget | QLayout) -> None:
        super().__init__()
        self._letters: list[tuple[Field, QShortcut]] = []  # while the field is out of view
        self.line = sentence_line(theme, self._choose)
        inside = column(*fields, gap=theme.grid(1.5))
        inside.setContentsMargins(theme.grid(1), theme.grid(0.75), 0, theme.grid(1))
        self._fields = holder(inside)
        for one in self._fields.findChildren(Field):
            letter = QShortcut(QKeySequence(), self, partial(self._ask, one))
            self._letters.append((one, letter))
        self._fields.hide()
        self.setLayout(column(self.line, self._fields))

    def tell(self, sentence: str) -> None:
        """Tell what holds now; "" where there is nothing to choose."""
        self.setVisible(bool(sentence))
        tell(self.line, sentence)
        self._follow()

    @property
    def is_open(self) -> bool:
        """Whether the fields are in view."""
        return not self._fields.isHidden()

    def unfold(self, *, unfolded: bool = True) -> None:
        """Show the fields in place of the sentence, or the sentence again."""
        if unfolded == self.is_open:
            return
        held = self._fields.isAncestorOf(QApplication.focusWidget() or self)
        self.line.setVisible(not unfolded)
        self._fields.setVisible(unfolded)
        self._follow()
        if held and not unfolded:
            self.line.setFocus()

    def _follow(self) -> None:
        for field, letter in self._letters:
            letter.setKey(QKeySequence.mnemonic(field.title))
            letter.setProperty("title", field.title)
            letter.setEnabled(not (self.is_open or self.isHidden() or field.isHidden()))

    def _ask(self, field: Field) -> None:
        self.unfold()
        field.widget.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _choose(self) -> None:
        self.unfold()
        first = next(
            one
            for one in self._fields.findChildren(QWidget)
            if one.isVisible() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        )
        first.setFocus(Qt.FocusReason.TabFocusReason)


def sentence_line(theme: Theme, chosen: Callable[[], object]) -> SentenceLine:
    """A sentence that does something when it is chosen."""
    made = SentenceLine(theme, 0.5)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.clicked.connect(chosen)
    return made


def tell(line: SentenceLine, sentence: str) -> None:
    """Fill a line with words, written as a sentence."""
    text = f"{sentence[:1].upper()}{sentence[1:]}"
    line.say(text if text.endswith(".") else f"{text}.", "›", "good")


def group(theme: Theme, title: str, *parts: QWidget | QLayout) -> QLayout:
    """Sentences that belong together, with their title before them."""
    name = label(title, "small")
    name.setFixedWidth(theme.grid(_TITLE))
    name.setContentsMargins(0, theme.grid(0.75), 0, 0)
    beside = row(name, (holder(*parts), 1), gap=theme.grid(1))
    beside.setAlignment(name, Qt.AlignmentFlag.AlignTop)
    return beside


class CountedField(Field):
    """Changes this part of a rule and leaves all other parts as they are."""

    def __init__(self) -> None:
        self._rule = "sum"
        self._planned = 0
        self.number = Number(0, MOST, 0)
        super().__init__("", self.number)
        self.rename(self.tr("&Hoeveel avonden tellen"))
        self.number.setSpecialValueText(self.tr("alle"))
        self.number.valueChanged.connect(self._tell)
        self._tell()

    @property
    def rule(self) -> str:
        """The rule as the competition keeps it."""
        found = _read(self._rule)
        best = self.number.value()
        if found is None or best == found.best:
            return self._rule
        kinds = BEST if best else ALL
        return replace(found, kind=kinds.get(found.kind, found.kind), best=best).text

    def show_rule(self, rule: str, planned: int) -> None:
        """Fill in; `planned` is the number of evenings, 0 when it is not known."""
        self._rule, self._planned = rule, planned
        found = _read(rule)
        self.number.setValue(found.best if found else 0)
        self.rename(
            self.tr("&Hoeveel avonden van elke periode tellen")
            if found is not None and found.has_periods
            else self.tr("&Hoeveel avonden tellen")
        )
        self._tell()

    def plan(self, evenings: int) -> None:
        """Note that another number of evenings is planned."""
        self._planned = evenings
        self._tell()

    @property
    def sentences(self) -> tuple[str, str]:
        """The evenings that count, and all else of the rule, each as a sentence."""
        found = _read(self.rule)
        if found is None:
            return self.tr("deze regel kan dit programma niet lezen"), ""
        counting, *rest = rule_parts(found, self._planned, language.current())
        if self._planned and counting == rule_parts(found, 0, language.current())[0]:
            text = self.tr("%1 avonden gepland")
            counting = f"{counting}, {text.replace('%1', str(self._planned))}"
        if not found.gives:
            rest.append(self.tr("een gemiste avond levert niets op"))
        return counting, ", ".join(rest)

    def _tell(self) -> None:
        found = _read(self.rule)
        said = rule_text(found, self._planned, language.current()) if found else ""
        self.explain(f"→ {said}" if said else "")


def _read(rule: str) -> RankingRule | None:
    """Read a rule; None for a stored one that cannot be read: it stays as it is."""
    try:
        return parse_rule(rule)
    except RankingError:
        return None


class CompetitionForm(FormCard):
    """Shows a competition; id 0 is a new one."""

    stored = Signal(object)
    removed = Signal(object)
    given_up = Signal()
    rule_wanted = Signal(int)  # competition id: its rule of the standings in a window of its own

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.shown: Competition | None = None  # the competition as stored
        self._filled: Competition | None = None  # as it stood when it was filled in
        self._rule_next = False  # once this is stored
        self._name: QLineEdit = line(most=80)
        self.name = Field(
            self.tr("&Naam"), self._name, needs=self.tr("Geef de competitie een naam.")
        )
        self.kind, self.clock = FormatFields(), ClockFields(theme)
        self.playing = PlayingFields(theme, apart=True)
        self.evenings = Number(0, MOST, 0, self.tr("nog niet bekend"))
        self.prize_field = PrizeField(self.tr("Prij&zen voor de plaatsen"))
        self.prizes = self.prize_field.text
        self.counted = CountedField()
        self.adopted = label(kind="small", wrap=True)
        self.adopted.hide()
        self.in_force = label(kind="small", wrap=True)
        self.in_force.hide()
        self._remove_button = button(
            self.tr("&Verwijderen"), lambda: self.removed.emit(self.shown), "quiet", risky=True
        )
        self._store_button = button(self.tr("&Opslaan"), self.store, "primary")
        self._make_clauses(theme)
        self._lay_out(theme)
        self.kind.chosen.connect(self._follow)
        self.playing.rule_set.currentIndexChanged.connect(self._tell)
        self.playing.rounds.valueChanged.connect(self._tell_prizes)
        self.evenings.valueChanged.connect(self.counted.plan)
        self.setFocusProxy(self._name)

    def _make_clauses(self, theme: Theme) -> None:
        kind, playing, clock = self.kind, self.playing, self.clock
        planned = row(Field(self.tr("&Geplande avonden"), self.evenings), None)
        self.about_kind = Clause(theme, kind.format_field, row(kind.team_field, None))
        self.about_games = Clause(theme, playing.rules_field, playing.counts)
        self.about_clock = Clause(theme, clock.minutes)
        self.at_once = label(kind="small", wrap=True)
        self.at_once.setText(self.tr("Een ander aantal geldt meteen voor het hele seizoen."))
        self.about_evenings = Clause(theme, self.counted, self.at_once, planned)
        self.about_rule = sentence_line(theme, self._ask_rule)
        self.about_filling = Clause(theme, clock.fill_field)
        self.about_draw = Clause(theme, kind.by_field, kind.pair_field)
        self.about_left_over = Clause(theme, playing.left_over)
        self.about_prizes = Clause(theme, self.prize_field)
        QShortcut(
            QKeySequence("Ctrl+R"),
            self,
            self._ask_rule,
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )

    def _lay_out(self, theme: Theme) -> None:
        standings = (self.about_evenings, self.about_rule, self.in_force, self.about_filling)
        games = (self.about_kind, self.about_games, self.adopted, self.about_clock)
        self._fields = tall(
            theme,
            self.name,
            group(theme, self.tr("Spel"), *games),
            group(theme, self.tr("Stand"), *standings),
            group(theme, self.tr("Indeling"), self.about_draw, self.about_left_over),
            group(theme, self.tr("Prijzen"), self.about_prizes),
            None,
            width=84,
        )
        self._frame(theme, self._fields, row(self._remove_button, None, self._store_button))

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The sentences that have fields, from the top down."""
        return (
            *(self.about_kind, self.about_games, self.about_clock, self.about_evenings),
            *(self.about_filling, self.about_draw, self.about_left_over, self.about_prizes),
        )

    def show_competition(self, one: Competition, season: str) -> None:
        """Fill in the fields of a competition."""
        self.shown = one
        title = one.name if one.id else self.tr("Nieuwe competitie")
        self._heading.setText(f"{title} · {season}")
        self._name.setText(one.name)
        self.kind.show_values(one)
        self.clock.show_values(one)
        self.evenings.setValue(one.evenings)
        self.playing.show_values(
            one.rule_set, one.games, one.rounds, one.odd_players, one.sit_out_points
        )
        self.prizes.setText(one.prizes)
        self.counted.show_rule(one.ranking, one.evenings)
        self.fold()
        for widget in (self._remove_button, self.about_rule):
            widget.setVisible(bool(one.id))
        self._say.say("")
        self.name.calm()
        self._filled = self.edited
        if self._rule_next:
            self._rule_next = False
            self._ask_rule()

    def fold(self) -> None:
        """Show each part as its sentence again; of a new competition the kind is asked."""
        for one in self.clauses:
            one.unfold(unfolded=False)
        self.about_kind.unfold(unfolded=self.shown is not None and not self.shown.id)
        self._tell()

    def show_adopted(self, adopted: Sequence[AdoptedRuleSet]) -> None:
        """Show which rule sets hold from which day, in place of the one chosen here."""
        text = self.tr("Vanaf %1 geldt %2")
        lines = []
        for one in adopted:
            holds = text.replace("%1", plain_date(one.valid_from), 1).replace("%2", one.title, 1)
            lines.append(f"{holds} · {one.reason}" if one.reason else holds)
        if lines:
            before = self.tr("Deze spelregels gelden tot er andere zijn aangenomen:")
            lines.insert(0, before)
        self.adopted.setText("\n".join(lines))
        self.adopted.setVisible(bool(lines))

    def show_in_force(self, adopted: Sequence[AdoptedRule], season: Season) -> None:
        """Show the rule in force, and where the rest of it is asked."""
        shown = self.shown
        stored = shown is not None and bool(shown.id)
        self.in_force.setVisible(stored and bool(adopted or season.closed_at))
        self.counted.setVisible(not (stored and adopted))
        self.at_once.setVisible(stored and not adopted)
        if shown is None:
            return
        if season.closed_at:
            text = self.tr("Dit seizoen is afgesloten: de stand blijft zoals die is vastgesteld.")
        elif adopted:
            last = adopted[-1]
            text = self.tr(
                "Vanaf %1 geldt voor de stand: %2. Een andere regel vraagt Stand, Regel (Ctrl+R)."
            )
            rule = rule_text(parse_rule(last.ranking), shown.evenings, language.current())
            text = text.replace("%1", plain_date(last.valid_from), 1).replace("%2", rule, 1)
        else:
            text = ""
        self.in_force.setText(text)
        self._keep_whole()

    @property
    def edited(self) -> Competition:
        """The competition as filled in."""
        shown = self.shown
        assert shown is not None
        playing, kind, clock = self.playing, self.kind, self.clock
        return replace(
            shown,
            name=self._name.text().strip(),
            format=kind.format.value,
            rule_set=playing.rule_set.value,
            games=playing.games.value(),
            rounds=playing.rounds.value(),
            evenings=self.evenings.value(),
            ranking=self.counted.rule,
            prizes=self.prize_field.rule,
            odd_players=playing.odd.value,
            sit_out_points=playing.sit_out_points,
            pair_draw=kind.pair_draw.value,
            draw_by=kind.draw_by.value,
            team_pairs=kind.team_pairs.value(),
            round_minutes=clock.round_minutes.value(),
            protest_minutes=clock.protest_minutes.value(),
            fill_in=clock.fill_in.value,
        )

    @property
    def dirty(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self.shown is not None and self.edited != self._filled

    def hold(self) -> None:
        """Say that it is to be stored or given up before something else can be shown."""
        self._say.say(held_sentence(), "warning")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter stores, from every field; Escape gives up what is not stored."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.store()
            return
        if event.key() == Qt.Key.Key_Escape:
            if self.dirty:
                self.given_up.emit()
                return
            if any(one.is_open for one in self.clauses):
                self.fold()
                return
        super().keyPressEvent(event)

    def store(self) -> bool:
        """Ask to store what is filled in; whether it can be."""
        if not self.name.filled_in():
            return False
        if self.playing.rule_set.settle():  # what is wrong
            self.about_games.unfold()
            self.playing.rule_set.setFocus()
            return False
        if not self.prize_field.settle():
            self.ask_prizes()
            return False
        self._say.say("")
        self.stored.emit(self.edited)
        return True

    def complain(self, error: Exception) -> None:
        """Tell why it was not stored; nothing follows then."""
        self._rule_next = False
        super().complain(error)

    def _follow(self, name: str) -> None:
        self.playing.follow(name)
        self.clock.follow(name)
        self._tell_prizes()
        self._tell()

    def ask_prizes(self) -> None:
        """Direct typing to the prizes."""
        self.about_prizes.unfold()
        self.prizes.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the form once it is shown: only then is its width known."""
        super().showEvent(event)
        self._keep_whole()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the form to the widths of another look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._keep_whole()

    def _tell_prizes(self) -> None:
        self.prize_field.show_contest(self.kind.format.value, self.playing.rounds.value())

    def _tell(self) -> None:
        """Tell in each sentence what its fields say."""
        kind, playing, clock = self.kind, self.playing, self.clock
        counting, rest = self.counted.sentences
        self.about_kind.tell(kind.sentence)
        self.about_games.tell(playing.sentence)
        self.about_clock.tell(clock.sentence)
        self.about_evenings.tell(counting)
        tell(self.about_rule, rest)
        self.about_filling.tell(clock.fill_sentence if FORMATS[kind.format.value].threes else "")
        self.about_draw.tell(kind.draw_sentence)
        self.about_left_over.tell(playing.left_over_sentence)
        self.about_prizes.tell(self.prize_field.rule or self.tr("geen prijzen"))
        self._keep_whole()

    def _keep_whole(self) -> None:
        """Keep the form as wide as its fields, for it scrolls down only."""
        bar = self._fields.verticalScrollBar().sizeHint().width()
        inner = self._fields.widget()
        assert inner is not None
        self._fields.setMinimumWidth(inner.minimumSizeHint().width() + bar)

    def _ask_rule(self) -> None:
        """Have the rule shown, once what is filled in here is stored: it changes the same rule."""
        if self.shown is None or not self.shown.id:
            return
        if self.dirty:
            self._rule_next = self.store()
        else:
            self.rule_wanted.emit(self.shown.id)
