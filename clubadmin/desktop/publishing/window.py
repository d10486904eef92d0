"""The window with what leaves the club: paper, app group, web pages, the page for at home."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QWidget

from clubadmin.desktop.kit import files, remembered
from clubadmin.desktop.kit.copying import copy_text
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty
from clubadmin.desktop.kit.figures import short_date, whole
from clubadmin.desktop.kit.forms import Choice, Field, Text, line
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, button, card, column, holder, label, row, tip
from clubadmin.desktop.kit.wording import spoken_time
from clubadmin.desktop.publishing import loading
from clubadmin.desktop.publishing.home_pane import HomePart
from clubadmin.desktop.publishing.tab import Part
from clubadmin.model.publishing.publishing import PressFacts, Published, Site
from clubadmin.model.seasons.season import EveningLine
from clubadmin.services.club import files as keeping
from clubadmin.services.publishing.evening_facts import press_facts

ID = Qt.ItemDataRole.UserRole
HOME = 3  # the tab of the page for at home


class PagesPart(Part):
    """A list of seasons to tick, a folder, and one button."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.seasons = QListWidget()
        self.folder = line(remembered.text(remembered.PAGES) or str(_proposed()), most=1000)
        self.folder.returnPressed.connect(self.make)
        self.folder.textChanged.connect(lambda _text: self._allow())
        self.choose_button = button(self.tr("&Map kiezen"), self.choose_folder)
        self.make_button = button(self.tr("&Pagina's maken"), self.make, "primary")
        self.make_button.setAutoDefault(False)  # Enter in the folder presses it, and just once
        self.look_button = button(self.tr("&Bekijken in de browser"), self.look)
        self.about = label(kind="muted", wrap=True)
        self._lay_out()
        self._allow()

    def _lay_out(self) -> None:
        grid = self.theme.grid
        told = self.tr(
            "Het programma maakt een map met pagina's: standen, avonden, spelers en records. "
            "Die map zet u op de website van de club. Wie geen toestemming gaf, staat er niet "
            "met name in. Trekt iemand de toestemming in? Maak de pagina's dan opnieuw: de naam "
            "is dan weg."
        )
        where = row((Field(self.tr("M&ap"), self.folder), 1), self.choose_button, gap=grid(1))
        where.setAlignment(self.choose_button, Qt.AlignmentFlag.AlignBottom)
        foot = row(self.look_button, None, self.make_button, gap=grid(1))
        box = card(
            label(told, "muted", wrap=True),
            Field(self.tr("&Seizoenen (spatie: wel of niet)"), self.seasons),
            holder(where),
            row(self.about, self.consents_button, gap=grid(1)),
            None,
            self.said,
            foot,
            gap=grid(1.25),
            margin=grid(2),
        )
        self.setLayout(column(box))

    def take_keyboard(self) -> None:
        """The seasons."""
        self.seasons.setFocus()

    def show_choices(self, choices: loading.Choices) -> None:
        """Offer the seasons; at first the newest is ticked."""
        ticked = self.chosen if self.seasons.count() else [one.id for one in choices.seasons[:1]]
        at = self.seasons.currentRow()
        self.seasons.clear()
        for one in choices.seasons:
            item = QListWidgetItem(one.name)
            item.setData(ID, one.id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            on = Qt.CheckState.Checked if one.id in ticked else Qt.CheckState.Unchecked
            item.setCheckState(on)
            self.seasons.addItem(item)
        self.seasons.setCurrentRow(max(at, 0))
        text = self.tr(
            "%1 van de %2 leden en gasten hebben toestemming gegeven. Dat zet u bij Toestemmingen."
        )
        text = text.replace("%1", whole(choices.named)).replace("%2", whole(choices.people))
        self.about.setText(text)

    @property
    def chosen(self) -> list[int]:
        """The ids of the seasons that are ticked."""
        items = [self.seasons.item(at) for at in range(self.seasons.count())]
        return [int(one.data(ID)) for one in items if one.checkState() == Qt.CheckState.Checked]

    def choose_folder(self) -> None:
        """Choose the folder of the pages."""
        first = self._folder if self.folder.text().strip() else None
        if found := files.ask_folder(self, self.tr("Map voor de pagina's"), first):
            self.use_folder(found)

    def use_folder(self, folder: Path) -> None:
        """Pages go there, the next time as well."""
        self.folder.setText(str(folder))
        self._allow()
        self.make_button.setFocus()

    @property
    def _folder(self) -> Path:
        """The folder typed or chosen; a name alone lies among the documents."""
        return files.documents() / Path(self.folder.text().strip()).expanduser()

    def make(self) -> None:
        """Gather the figures, make the pages and write them; it can be stopped."""
        if not self.folder.text().strip():
            self.choose_folder()
        if not self.folder.text().strip():
            return
        if not (seasons := self.chosen):
            self.said.say(self.tr("! Er is geen seizoen aangevinkt. Kies er een met de spatie."))
            self.seasons.setFocus()
            return
        folder, spoken = self._folder, current()
        self.folder.setText(str(folder))
        remembered.keep_text(remembered.PAGES, str(folder))

        def write(found: Site) -> None:
            self.ops.make_long(
                lambda progress: loading.publish(found, folder, spoken, progress),
                self._written,
                self.refused,
                title=self.tr("Webpagina's schrijven"),
            )

        self.said.say(self.tr("De pagina's worden gemaakt"), "muted")
        self.ops.run_long(
            lambda club, progress: loading.site(club, seasons, spoken, progress),
            write,
            self.refused,
            title=self.tr("Webpagina's maken"),
        )

    def look(self) -> None:
        """Open the first page in the browser."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder / "index.html")))

    def _written(self, found: Published) -> None:
        text = self.tr("✓ %1: %2 pagina's, waarvan %3 nieuw of veranderd, %4 weggehaald.")
        text = text.replace("%1", spoken_time(datetime.now())).replace("%2", whole(found.pages))
        text = text.replace("%3", whole(found.written)).replace("%4", whole(found.removed))
        self.said.say(text, "good")
        self._allow()
        self.look_button.setFocus()

    def _allow(self) -> None:
        typed = bool(self.folder.text().strip())
        self.look_button.setEnabled(typed and (self._folder / "index.html").is_file())


def _proposed() -> Path:
    """The usual folder of the pages: it is made with the first of them."""
    return files.documents() / translate("PagesPart", "Webpagina's")


@dataclass(frozen=True)
class Kind:
    """A sort of text."""

    name: str  # of the field, for who cannot see it
    about: str  # for whom it is
    file: str  # the end of the proposed name
    everybody: bool  # whether all names stand in it unless somebody says otherwise
    write: Callable[[PressFacts], str]


class TextPart(Part):
    """An evening to choose, whether all names are in it, and the text."""

    def __init__(self, ops: Operations, theme: Theme, kind: Kind, begin: loading.Begin) -> None:
        super().__init__(ops, theme)
        self._kind = kind
        self._begin = begin
        self._evening = 0
        self._written = ""  # as the program wrote it
        self.evening = Choice(letters=34)
        self.evening.currentIndexChanged.connect(lambda _at: self._chosen())
        self.everybody = QCheckBox(self.tr("&Alle namen, ook zonder toestemming"))
        self.everybody.setChecked(kind.everybody)
        self.everybody.toggled.connect(lambda _on: self._ask())
        self.unnamed = label(kind="small", wrap=True)
        self._facts: PressFacts | None = None
        self.text = Text()
        self.text.setAccessibleName(kind.name)
        self.copy_button = button(self.tr("&Kopiëren"), self.copy, "primary")
        self.save_button = button(self.tr("&Bewaren"), self.save)
        self.again_button = button(self.tr("&Opnieuw schrijven"), self._ask, "quiet", risky=True)
        tip(self.copy_button, "Ctrl+Shift+C")
        tip(self.save_button, "Ctrl+S")
        QShortcut(QKeySequence("Ctrl+Shift+C"), self, self.copy)
        QShortcut(QKeySequence("Ctrl+S"), self, self.save)
        self._lay_out()

    def _lay_out(self) -> None:
        grid = self.theme.grid
        which = row(Field(self.tr("A&vond"), self.evening), self.again_button, None, gap=grid(1.5))
        which.setAlignment(self.again_button, Qt.AlignmentFlag.AlignBottom)
        foot = row(self.said, None, self.save_button, self.copy_button, gap=grid(1))
        box = card(
            label(self._kind.about, "muted", wrap=True),
            which,
            column(
                self.everybody, row(self.unnamed, self.consents_button, gap=grid(1)), gap=grid(0.5)
            ),
            self.text,
            foot,
            gap=grid(1),
            margin=grid(2),
        )
        self.empty = EmptyPlace(
            self.theme,
            self.tr("Nog geen uitslag"),
            self.tr("Zodra een avond is gespeeld, schrijft het programma hier een tekst."),
        )
        self.stack = ListOrEmpty(box, self.empty)
        self.setLayout(column(self.stack))

    def take_keyboard(self) -> None:
        """The choice of the evening."""
        self.evening.setFocus()

    def show_choices(self, choices: loading.Choices) -> None:
        """Offer the evenings; a text that somebody changed is left as it is."""
        self.stack.show_list(bool(choices.evenings))
        first = choices.first(self._begin)
        wanted = self._evening or (first.id if first else 0)
        offered = {str(one.id): self._title(one) for one in choices.evenings}
        blocked = self.evening.blockSignals(True)
        self.evening.offer(offered)
        self.evening.choose(str(wanted))
        self.evening.blockSignals(blocked)
        if self.text.toPlainText() == self._written:
            self._chosen()

    def copy(self) -> None:
        """The text to the clipboard."""
        copy_text(self.text.toPlainText())
        self.said.say(self.tr("✓ Gekopieerd. Plak het met Ctrl+V in een bericht."), "good")

    def save(self) -> None:
        """The text as a file."""
        if self._facts is None:
            return
        kinds, name = self.tr("Tekst (*.txt)"), self._kind.file
        proposed = files.evening_file(self._facts.result, name, "txt")
        file = files.ask_target(self, self.tr("Tekst bewaren"), proposed, kinds)
        if file is None:
            return
        data = self.text.toPlainText().encode("utf-8")

        def work() -> str:
            return str(keeping.save(file, data))

        def kept(where: str) -> None:
            self.said.say(self.tr("✓ Bewaard: %1").replace("%1", where), "good")

        self.ops.make(work, kept, self.refused)

    def _title(self, one: EveningLine) -> str:
        text = self.tr("%1, avond %2, %3").replace("%1", one.competition)
        text = text.replace("%2", str(one.number)).replace("%3", short_date(one.date))
        open_yet = self.tr("voorlopig")
        return text if one.status == "closed" else f"{text} ({open_yet})"

    def _chosen(self) -> None:
        value = self.evening.value
        if value:
            self._evening = int(value)
            self._ask()

    def _ask(self) -> None:
        evening_id, everybody = self._evening, self.everybody.isChecked()
        if evening_id:
            self.ops.run(
                lambda club: press_facts(club, evening_id, everybody=everybody),
                self._arrived,
                self.refused,
            )

    def _arrived(self, facts: PressFacts) -> None:
        if facts.result.evening_id != self._evening:
            return
        self._facts = facts
        self._written = self._kind.write(facts)
        self.text.setPlainText(self._written)
        self.unnamed.setText(self._about(facts))
        self.consents_button.setVisible(bool(facts.unnamed))
        self.said.say("")

    def _about(self, facts: PressFacts) -> str:
        if not facts.result.rows:
            return self.tr(
                "Van deze avond is nog geen formulier binnen; er is nog niets te vertellen."
            )
        if not facts.unnamed:
            return self.tr("Iedereen die speelde, heeft toestemming gegeven.")
        if not facts.asked:
            if self.everybody.isChecked():
                return self.tr(
                    "! Nog niemand is om toestemming gevraagd; hun namen kunnen hier in staan."
                )
            return self.tr(
                "Nog niemand is om toestemming gevraagd; daarom heet iedereen hier “een speler”."
                " Zet bij Toestemmingen wie met naam in de krant mag."
            )
        if self.everybody.isChecked():
            one = self.tr("! 1 speler gaf geen toestemming; de naam kan hier wel in staan.")
            some = self.tr("! %1 spelers gaven geen toestemming; hun namen kunnen hier in staan.")
        else:
            one = self.tr("1 speler gaf geen toestemming en heet hier “een speler”.")
            some = self.tr("%1 spelers gaven geen toestemming en heten hier “een speler”.")
        return one if facts.unnamed == 1 else some.replace("%1", whole(facts.unnamed))


class PublishingWindow(SideWindow):
    """Three tabs, and one for an evening that goes on."""

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
        self._fresh = True  # nothing was shown yet
        begin = loading.Begin(competition_id, evening_id)
        self.paper = TextPart(ops, theme, self._paper(), begin)
        self.app = TextPart(ops, theme, self._app(), begin)
        self.pages = PagesPart(ops, theme)
        self.home = HomePart(ops, theme, begin)
        self.parts: tuple[Part, ...] = (self.paper, self.app, self.pages, self.home)
        names = (
            self.tr("Krant"),
            self.tr("Appgroep"),
            self.tr("Webpagina's"),
            self.tr("Thuis volgen"),
        )
        self.tabs = Tabs(theme, names, self)
        self.stack = Pages(*self.parts)
        self.tabs.chosen.connect(self._choose)
        self.tabs.show_tab(HOME, shown=False)  # until an evening goes on
        grid = theme.grid
        away = button(self.tr("S&luiten"), self.close, "quiet")
        self.setLayout(
            column(self.tabs, (self.stack, 1), row(None, away), gap=grid(1.25), margin=grid(2))
        )
        self.refresh()

    def refresh(self) -> None:
        """Read what can be written about, and who agreed."""
        self.ops.run(loading.choices, self._arrived)

    def _arrived(self, choices: loading.Choices) -> None:
        for part in self.parts:
            part.show_choices(choices)
        self.tabs.show_tab(HOME, shown=self.home.line is not None)
        if self._fresh and self.home.followed:
            self.tabs.choose(HOME)
        self._fresh = False
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
