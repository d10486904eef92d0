"""The explanation of a figure: a tree down to the games, the sum of it, and links."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from clubadmin.desktop.explain.tree import FigureTree
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.copying import copy_rows
from clubadmin.desktop.kit.doors import ShowEvening, ShowSheet, ask
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, card, column, label, row, tip
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Words
from clubadmin.model.explain import explanation as explanation_words
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import Asked
from clubadmin.services import explain
from clubadmin.services.club.club import OpenClub

Shown = Iterable[tuple[int, Explained]]  # figures in order, each with how deep it lies
BACK = "Ctrl+Shift+E"  # brings the explanation back from which one went to a sheet


def as_rows(shown: Shown, words: Words) -> Iterator[Sequence[str]]:
    """A line a figure: what, how much, whether it counts, why, and by which article."""
    heads = (words("wat"), words("getal"), words("telt"), words("waarom"))
    yield [head.capitalize() for head in heads]
    top = ""
    for depth, one in shown:
        why = " ".join(
            part for part in (one.note, explanation_words.arithmetic(words, one)) if part
        )
        if one.article and (not depth or one.article != top):
            why = f"{why} ({one.article})".strip()
        top = top if depth else one.article
        yield f"{'  ' * depth}{one.title}", one.figure, explanation_words.counts(words, one), why


def go_to(from_here: QWidget, figure: Explained) -> QWidget | None:
    """Bring the sheet with its game into view in the main window, or else the evening.

    Answers the main window; None where the figure is of no evening.
    """
    if figure.evening_id is None:
        return None
    request: ShowSheet | ShowEvening = ShowEvening(figure.evening_id)
    if figure.table_id is not None:
        request = ShowSheet(figure.evening_id, figure.table_id, figure.game)
    window = ask(from_here, request)
    assert isinstance(window, QWidget)
    window.activateWindow()
    return window


class WayBack(QShortcut):
    """The key of the main window that brings an explanation back; there is one at a time."""

    def __init__(self, window: QWidget, explanation: QDialog) -> None:
        for before in window.findChildren(WayBack):
            before.forget()
        super().__init__(QKeySequence(BACK), window)
        self._explanation = explanation
        self.activated.connect(self._back)
        explanation.destroyed.connect(self.deleteLater)
        explanation.hide()

    def forget(self) -> None:
        """Forget the way back: nobody takes it any more."""
        self.setEnabled(False)
        self._explanation.close()

    def _back(self) -> None:
        self.setEnabled(False)
        self._explanation.show()
        self._explanation.raise_()
        self._explanation.activateWindow()
        self.deleteLater()


def question_about(figure: Asked) -> Callable[[OpenClub], Explained]:
    """Ask services to explain a figure, in the language spoken; for the club's thread."""
    return lambda club: explain.explain(club, figure, language.current())


class ExplanationWindow(SideWindow):
    """A figure, opened. Several can stand beside each other."""

    help_topic = "leg-uit"
    patience = 400

    def __init__(
        self, parent: QWidget, ops: Operations, theme: Theme, ask: Callable[[OpenClub], Explained]
    ) -> None:
        super().__init__(parent, ops, theme, "explanation", (112, 84))
        self.words = Words(language.current())
        self.setWindowTitle(self.words("Leg uit"))
        self._ask = ask
        self._shown: Explained | None = None
        self.heading = label(kind="heading", wrap=True)
        self.figure = label(kind="title")
        self.about = label(wrap=True)
        self.whole = label(kind="muted", wrap=True)
        self.tree = FigureTree(theme)
        self.why = label(wrap=True)
        self.sum = label(kind="muted", wrap=True)
        self.article = label(kind="small", wrap=True)
        self.foot = label(kind="small", wrap=True)
        self._refused = troubles.told_in(self.foot, "! ")
        self.go_button = button(self.tr("&Naar het formulier"), self.go)
        self.copy_button = button(self.tr("&Kopiëren"), self.copy)
        self.print_button = button(self.tr("&Afdrukken"), self.show_paper, "primary")
        self._lay_out()
        self._wire()
        self.refresh()

    def refresh(self) -> None:
        """Read what the figure is made of now; while it waits to be called back, only then."""
        if self._shown is not None and self.isHidden():
            return
        self.ops.run(self._ask, self._arrived, self._refused)

    def copy(self) -> None:
        """Copy the open parts, for a letter or a spreadsheet."""
        if self._shown is not None:
            copy_rows(as_rows(self.tree.shown(), self.words))

    def go(self) -> None:
        """Go to the sheet with the game, or to the evening; a key there comes back."""
        figure = self.tree.current
        if figure is not None and (figure.table_id or figure.evening_id):
            window = go_to(self, figure)
            if window is not None:
                WayBack(window, self)

    def showEvent(self, event: QShowEvent) -> None:
        """Called back, it tells what is so now."""
        super().showEvent(event)
        if self._shown is not None:
            self.refresh()

    def show_paper(self) -> None:
        """Show the open parts on paper, on the screen first."""
        if self._shown is not None:
            made = paper_of("archive.explanation.explanation_paper", self.tree.shown())
            preview_paper(self, self.words("Leg uit"), made, failed=self._refused)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        below = card(self.why, self.sum, self.article, gap=grid(0.5), margin=grid(1.5))
        top = row((self.heading, 1), self.figure, gap=grid(2))
        head = column(top, self.about, self.whole, gap=grid(0.5))
        away = button(self.tr("&Sluiten"), self.close, "quiet")
        foot = row(
            (self.foot, 1), away, self.go_button, self.copy_button, self.print_button, gap=grid(1)
        )
        self.setLayout(
            column(head, (framed(self.tree), 1), below, foot, gap=grid(1.5), margin=grid(2))
        )
        self.go_button.setEnabled(False)

    def _wire(self) -> None:
        self.tree.looked_at.connect(self._look)
        self.tree.wanted.connect(self._open)
        self.tree.entered.connect(lambda _figure: self.go())
        self.keyed(self.copy_button, "Ctrl+C", self.copy)
        self.keyed(self.print_button, "Ctrl+P", self.show_paper)
        tip(self.go_button, self.words("Enter; terug met {keys}", keys=BACK))

    def _arrived(self, figure: Explained) -> None:
        first = self._shown is None
        self._shown = figure
        self.heading.setText(figure.title)
        self.figure.setText(figure.figure)
        self.foot.setText("")
        self.tree.show_figure(figure)
        self._tell()
        if first:
            self.tree.setFocus()

    def _tell(self) -> None:
        """Above the tree: why the figure is what it is, its sum, and the rule it goes by."""
        figure = self.tree.root
        if figure is None:
            return
        self.about.setText(figure.note)
        self.about.setVisible(bool(figure.note))
        article = self.words("Volgens: {article}", article=figure.article) if figure.article else ""
        lines = [
            part for part in (explanation_words.arithmetic(self.words, figure), article) if part
        ]
        self.whole.setText("\n".join(lines))
        self.whole.setVisible(bool(lines))

    def _came(self, asked: Asked, found: Explained) -> None:
        self.tree.put(asked, found)
        self._tell()

    def _look(self, figure: Explained) -> None:
        """The whole of what stands cut off in the row one is on."""
        self.why.setText(f"{figure.title}: {figure.note}" if figure.note else figure.title)
        self.sum.setText(explanation_words.arithmetic(self.words, figure))
        article = self.words("Volgens: {article}", article=figure.article) if figure.article else ""
        self.article.setText(article)
        sheet = figure.table_id is not None
        self.go_button.setEnabled(sheet or figure.evening_id is not None)
        text = self.tr("&Naar het formulier") if sheet else self.tr("&Naar de avond")
        self.go_button.setText(text)

    def _open(self, figure: Explained) -> None:
        asked = figure.deeper
        if asked is not None:
            self.ops.run(
                question_about(asked), lambda found: self._came(asked, found), self._refused
            )
