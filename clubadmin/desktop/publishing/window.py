"""The window with what leaves the club: paper, app group, web pages."""

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, button, column, row
from clubadmin.desktop.publishing import loading
from clubadmin.desktop.publishing.pages import PagesPart
from clubadmin.desktop.publishing.part import Part
from clubadmin.desktop.publishing.texts import Kind, TextPart
from clubadmin.model.publishing.publishing import PressFacts


class PublishingWindow(SideWindow):
    """Three tabs."""

    help_topic = "publiceren"
    patience = 300

    def __init__(
        self,
        parent: QWidget,
        ops: Operations,
        theme: Theme,
        competition_id: int | None = None,
        evening_id: int | None = None,
    ) -> None:
        super().__init__(parent, ops, theme, "publishing", (112, 84))
        self.setWindowTitle(self.tr("Krant, appgroep en website"))
        begin = loading.Begin(competition_id, evening_id)
        self.paper = TextPart(ops, theme, self._paper(), begin)
        self.app = TextPart(ops, theme, self._app(), begin)
        self.pages = PagesPart(ops, theme)
        self.parts: tuple[Part, ...] = (self.paper, self.app, self.pages)
        names = (
            self.tr("Krant"),
            self.tr("Appgroep"),
            self.tr("Webpagina's"),
        )
        self.tabs = Tabs(theme, names, self)
        self.stack = Pages()
        for part in self.parts:
            self.stack.addWidget(part)
        self.tabs.chosen.connect(self._choose)
        grid = theme.grid
        away = button(self.tr("S&luiten"), self.close, "quiet")
        layout = column(self.tabs, self.stack, row(None, away), gap=grid(1.25), margin=grid(2))
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self.refresh()

    def refresh(self) -> None:
        """Read what can be written about, and who agreed."""
        self.ops.run(loading.choices, self._arrived)

    def _arrived(self, choices: loading.Choices) -> None:
        for part in self.parts:
            part.show_choices(choices)
        if not self.isAncestorOf(self.focusWidget() or self):
            self.parts[self.tabs.current].take_keyboard()

    def _choose(self, number: int) -> None:
        self.stack.setCurrentIndex(number)
        self.parts[number].take_keyboard()

    def _paper(self) -> Kind:
        return Kind(
            self.tr("Tekst voor de krant"),
            self.tr("Voor de krant. Lees de tekst na; u kunt er alles in veranderen."),
            self.tr("krant"),
            everybody=False,
            write=_press,
        )

    def _app(self) -> Kind:
        return Kind(
            self.tr("Tekst voor de appgroep"),
            self.tr("Voor de appgroep van de club. Sterretjes maken een regel vet."),
            self.tr("appgroep"),
            everybody=True,
            write=_app,
        )


def _press(facts: PressFacts) -> str:
    from clubadmin.reports.press.newspaper import press_text

    return press_text(facts)


def _app(facts: PressFacts) -> str:
    from clubadmin.reports.press.app_group import app_text

    return app_text(facts)
