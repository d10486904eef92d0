"""Web pages: which seasons, in which folder, made and looked at in the browser."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from clubadmin.desktop.kit import files, language, remembered
from clubadmin.desktop.kit.doors import ShowRegister, ask
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.forms import Field, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, card, column, holder, label, row
from clubadmin.desktop.kit.wording import spoken_time
from clubadmin.desktop.publishing import loading
from clubadmin.desktop.publishing.part import Part
from clubadmin.model.publishing.publishing import Published, Site

ID = Qt.ItemDataRole.UserRole


class PagesPart(Part):
    """A list of seasons to tick, a folder, and one button."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.seasons = QListWidget()
        self.folder = line(remembered.text(remembered.PAGES) or str(_proposed()), most=1000)
        self.folder.returnPressed.connect(self.make)
        self.folder.textChanged.connect(lambda _text: self._allow())
        self.choose_button = button(self.tr("&Map kiezen"), self.choose_folder)
        self.consents_button = button(self.tr("&Toestemmingen"), self._consents, "link")
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
        where = row(Field(self.tr("M&ap"), self.folder), self.choose_button, gap=grid(1))
        where.setStretch(0, 1)
        where.setAlignment(self.choose_button, Qt.AlignmentFlag.AlignBottom)
        foot = row(self.look_button, None, self.make_button, gap=grid(1))
        box = card()
        box.setLayout(
            column(
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

    def _consents(self) -> None:
        ask(self, ShowRegister(consents=True))

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
        folder, spoken = self._folder, language.current()
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
    return files.documents() / QCoreApplication.translate("PagesPart", "Webpagina's")
