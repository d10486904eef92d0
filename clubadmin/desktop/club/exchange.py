"""The part of the club page for lists: read from elsewhere, and written for elsewhere."""

from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QWidget

from clubadmin.desktop.club.part import WIDEST, Beside, Part
from clubadmin.desktop.kit import files, language
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.figure_columns import figured
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.forms import tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.used import if_it_leads
from clubadmin.desktop.kit.widgets import Said, action, button, column, holder, label, restyle, row
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Message
from clubadmin.model.club.club import ImportPreview, ImportProblem
from clubadmin.part import Show
from clubadmin.services.club import files as keeping
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange import exchange, export

WHOLE = ("export_members", "export_members_cards", "export_document")
"""Files that leave nothing out that one would look for in them."""
TABLES = ("export_members", "export_results", "export_games")
"""Files that can be a workbook as well."""


class ExchangePart(Part):
    """Read a file after a preview; write lists."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._file: Path | None = None
        self.about = Said()
        self.written = Said()
        self.model: RowsModel[ImportProblem] = RowsModel(
            theme, self._columns(), lambda one: (one.row, one.column, one.sentence)
        )
        self.table = ListTable(theme, self.model, self.tr("Wat er niet klopt"))
        self.choose_button = button(self.tr("Lijst &kiezen …"), self.choose, "primary")
        self.take_button = button(self.tr("&Inlezen"), self.take, "primary")
        self.take_button.hide()  # until a file in our own columns was looked at
        tables = self.tr("CSV (*.csv);;Rekenblad (*.xlsx)")
        self._writing = tuple(
            partial(self._write, *one)
            for one in (
                ("export_members", self.tr("leden.csv"), tables),
                ("export_results", self.tr("uitslagen.csv"), tables),
                ("export_games", self.tr("spellen.csv"), tables),
                ("export_members_cards", self.tr("leden.vcf"), self.tr("Adresboek (*.vcf)")),
                ("export_document", self.tr("club.json"), self.tr("JSON (*.json)")),
            )
        )
        self.kinds = self._readable()
        came = self._in_card()
        cards = Beside(theme, came, self._out_card(), WIDEST)
        self.setLayout(column(tall(theme, cards, width=WIDEST)))
        if_it_leads(Show("bring-in"), came)
        self.table.hide()
        self.hand_on(self.choose_button)
        self._actions = [
            action(self, self.tr("&Ledenlijst bewaren"), self._writing[0]),
            action(self, self.tr("&Uitslagen bewaren"), self._writing[1]),
        ]
        self.addActions(self._actions)

    def _columns(self) -> list[Column[ImportProblem]]:
        return [
            figured(self.tr("Rij"), lambda one: one.row, width=7),
            Column(self.tr("Kolom"), lambda one: one.column, look="muted", width=14),
            Column(self.tr("Wat er niet klopt"), lambda one: language.told(one.sentence), least=40),
        ]

    def _in_card(self) -> QFrame:
        return self._card(
            self.tr("Inlezen"),
            self.tr(
                "Zoals u het hebt. Eerst ziet u wat erin staat en wat ervan wordt; over elke "
                "twijfel beslist u zelf."
            ),
            row(
                self.choose_button,
                self.take_button,
                (label(self.tr("of sleep een bestand op het venster"), "muted", wrap=True), 1),
                gap=self.theme.grid(2),
            ),
            self.about,
            self.kinds,
            (self.table, 1),
            None,
        )

    def _readable(self) -> QWidget:
        """The lists that can be read."""
        kinds = {
            self.tr("Ledenlijst of adresboek"): self.tr(
                "Rekenblad, CSV of vCard, in de kolommen die u hebt."
            ),
            self.tr("Uitslagen van vroeger"): self.tr(
                "Een regel per uitslag, of een kolom per avond."
            ),
            self.tr("Losse spellen"): self.tr("Zoals dit programma ze bewaart."),
        }
        return self._lines(*((label(one, "strong"), told) for one, told in kinds.items()))

    def _out_card(self) -> QFrame:
        files_of = (
            (self.tr("&Ledenlijst"), self.tr("Iedereen met zijn gegevens, als CSV of rekenblad.")),
            (
                self.tr("&Uitslagen, alle seizoenen"),
                self.tr("Wat ieder elke ronde maakte, als CSV of rekenblad."),
            ),
            (
                self.tr("Alle losse &spellen"),
                self.tr("Elk spel van elke tafel, als CSV of rekenblad."),
            ),
            (
                self.tr("Ledenlijst voor een &adresboek"),
                self.tr("Een kaartje (vCard) van wie meespeelt."),
            ),
            (
                self.tr("De &hele club als één open bestand"),
                self.tr("Alles behalve het logboek, voor een ander programma (JSON)."),
            ),
        )
        lines = zip(files_of, self._writing, strict=True)
        return self._card(
            self.tr("Bewaren voor elders"),
            self.tr("Voor een rekenblad, een adresboek of een ander programma."),
            self._lines(*((button(title, write), told) for (title, told), write in lines)),
            self.written,
            None,
        )

    def _lines(self, *lines: tuple[QWidget, str]) -> QWidget:
        """Things below each other, each with what it is below it."""
        told = (
            column(row(one, None), label(text, "small", wrap=True), gap=3) for one, text in lines
        )
        return holder(*told, gap=self.theme.grid(1.5))

    def part_actions(self) -> list[QAction]:
        """Read and write."""
        return self._actions

    def panes(self) -> list[QWidget]:
        """The button and the problems."""
        return [self.choose_button, self.table]

    @classmethod
    def of(cls, page: QWidget) -> "ExchangePart":
        """The part of the page of the club that is in view."""
        found = page.findChild(cls)
        assert found is not None
        return found

    def choose(self) -> None:
        """Choose a list and look what is in it; nothing changes."""
        self._show_problems(())
        self.about.say("", "muted")
        ask(self, Show("bring-in"))

    def preview(self, file: Path, found: ImportPreview) -> None:
        """Show the contents of a table of games; nothing changes."""
        self._file = file
        text = self.tr("%1: losse spellen, %2 rijen.").replace("%1", file.name)
        text = text.replace("%2", whole(found.rows))
        parts = [
            (found.new_members, self.tr("%1 nieuwe leden")),
            (found.known_members, self.tr("%1 leden die er al zijn")),
            (found.evenings, self.tr("%1 avonden")),
            (found.games, self.tr("%1 spellen")),
        ]
        counted = ", ".join(said.replace("%1", whole(n)) for n, said in parts if n)
        self.about.say(f"{text} {counted}", "muted")
        told = (*found.problems, *found.remarks)
        self._show_problems(told)
        self._offer_taking(found.ok)
        (self.take_button if found.ok else self.table).setFocus()

    def take(self) -> None:
        """Read the file in: everything or nothing."""
        file = self._file
        if file is None:
            return

        def work(club: OpenClub) -> ImportPreview:
            return exchange.import_file(club, file, copy=True, sure=True)

        title = self.tr("Bestand inlezen")
        self.ops.change(work, self._taken, self._refused, title=title)

    def _taken(self, found: ImportPreview) -> None:
        self.choose_button.setFocus()
        self._offer_taking(False)
        text = self.tr("✓ Ingelezen: %1 rijen. Met Ctrl+Z is het weer weg.")
        self.about.say(text.replace("%1", whole(found.rows)), "good")

    def _refused(self, error: Exception) -> None:
        preview = getattr(error, "preview", None)
        if isinstance(preview, ImportPreview) and self._file is not None:
            self.preview(self._file, preview)
        else:
            self._show_problems(())
        self.about.say(f"! {troubles.sentence(error)}", "error")

    def _show_problems(self, told: tuple[ImportProblem, ...]) -> None:
        """Show the problems in place of what can be read; () for none."""
        self.model.replace(told)
        self.table.setVisible(bool(told))
        self.kinds.setVisible(not told)

    def _offer_taking(self, offered: bool) -> None:
        """Have one of the two buttons stand out."""
        self.take_button.setVisible(offered)
        restyle(self.choose_button, "kind", "" if offered else "primary")

    def _write(self, function: str, name: str, kinds: str) -> None:
        file = files.ask_target(self, self.tr("Bewaren"), name, kinds)
        if file is None:
            return

        def work(club: OpenClub) -> tuple[str, Message | None]:
            make = getattr(exchange, function)
            made = make(club, file.name) if function in TABLES else make(club)
            where = str(keeping.save(file, made))
            games = function == "export_games"
            return where, None if function in WHOLE else export.left_out(club, games=games)

        self.ops.run(
            work, self._kept, troubles.told_in(self.written, "! "), title=self.tr("Bewaren")
        )

    def _kept(self, kept: tuple[str, Message | None]) -> None:
        """Tell where the file is, and what is not in it."""
        where, missing = kept
        said = self.tr("✓ Bewaard: %1").replace("%1", where)
        if missing:
            self.written.say(f"{said}\n! {language.told(missing)}", "warning")
        else:
            self.written.say(said, "good")
