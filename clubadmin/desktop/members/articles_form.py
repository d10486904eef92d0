"""The articles about the board, and the roster of resignations."""

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from clubadmin.desktop.kit.forms import Field, Number, line, tall
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, card, column, label, row
from clubadmin.model.members.assembly import Articles, Resigning


class ArticlesForm(QFrame):
    """Four fields, and below them a line for each who has a function."""

    kept = Signal(object)  # Articles, as they were filled in

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._articles = Articles()
        self.term = Number(0, 20, 0, self.tr("niet"))
        self.most_terms = Number(0, 20, 0, self.tr("vrij"))
        self.quorum = Number(0, 100, 0, self.tr("geen"))
        self.offices = line(hint=self.tr("leeg: alle"), most=200)
        self.keep_button = button(self.tr("Ops&laan"), self._keep)
        self.offices.returnPressed.connect(self._keep)
        self.told = label(kind="small", wrap=True)
        grid = theme.grid
        frame = card()
        frame.setFixedWidth(grid(37))
        frame.setLayout(
            column(
                label(self.tr("Bestuur"), "heading"),
                tall(
                    theme,
                    Field(self.tr("Treedt af na (&jaar)"), self.term),
                    Field(self.tr("Hoogstens (&keer)"), self.most_terms),
                    Field(self.tr("Voor de &functies"), self.offices),
                    Field(
                        self.tr("&Quorum (% van de leden)"),
                        self.quorum,
                        self.tr("Geldt voor vergaderingen die u hierna maakt."),
                    ),
                    row(None, self.keep_button),
                    label(self.tr("Rooster van aftreden"), "strong"),
                    self.told,
                    None,
                    width=33,
                ),
                gap=grid(1.5),
                margin=grid(2),
            )
        )
        self.setLayout(column(frame))

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self._filled() != self._articles

    def show_articles(self, articles: Articles, resigning: tuple[Resigning, ...]) -> None:
        """Show the articles; what is being filled in stays."""
        if not self.held:
            self._articles = articles
            self.term.setValue(articles.term)
            self.most_terms.setValue(articles.most_terms)
            self.quorum.setValue(articles.quorum)
            self.offices.setText(", ".join(articles.offices))
        self.told.setText(self._told(resigning))

    def store(self, articles: Articles) -> None:
        """Note that the articles were stored."""
        self._articles = articles

    def _filled(self) -> Articles:
        offices = (one.strip() for one in self.offices.text().split(","))
        return Articles(
            self.term.value(),
            self.most_terms.value(),
            tuple(one for one in offices if one),
            self.quorum.value(),
            self._articles.version,
        )

    def _keep(self) -> None:
        self.kept.emit(self._filled())

    def _told(self, found: tuple[Resigning, ...]) -> str:
        if not found:
            return self.tr(
                "Vul bij Leden in wie welke functie heeft, met het eerste jaar (voorzitter 2024-),"
                " en hier na hoeveel jaar iemand aftreedt."
            )
        this_year = date.today().year
        lines = []
        for one in found:
            text = f"{one.year}: {one.member.label}, {one.office}"
            if one.year <= this_year:
                text = f"▸ {text}"
            if not one.eligible:
                text += self.tr(" (niet herkiesbaar)")
            lines.append(text)
        return "\n".join(lines)
