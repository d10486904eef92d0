"""The articles about the board, and the roster of resignations."""

from dataclasses import replace
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from clubadmin.desktop.kit.bound import Ask, Bound, Count, Typed
from clubadmin.desktop.kit.forms import tall
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, card, column, label, row
from clubadmin.model.members.assembly import Articles, Resigning


class ArticlesForm(QFrame):
    """Four fields, and below them a line for each who has a function."""

    kept = Signal(object)  # Articles, as they were filled in

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._articles = Articles()
        offices = Typed(200, self.tr("leeg: alle"), said=", ".join, taken=_parted)
        of_new = self.tr("Geldt voor vergaderingen die u hierna maakt.")
        self.form = Bound(
            (
                Ask("term", self.tr("Treedt af na (&jaar)"), Count(0, 20, self.tr("niet"))),
                Ask("most_terms", self.tr("Hoogstens (&keer)"), Count(0, 20, self.tr("vrij"))),
                Ask("offices", self.tr("Voor de &functies"), offices),
                Ask(
                    "quorum",
                    self.tr("&Quorum (% van de leden)"),
                    Count(0, 100, self.tr("geen")),
                    of_new,
                ),
            ),
            self._keep,
        )
        self.keep_button = button(self.tr("Ops&laan"), self._keep)
        self.told = label(kind="small", wrap=True)
        grid = theme.grid
        frame = card()
        frame.setFixedWidth(grid(37))
        frame.setLayout(
            column(
                label(self.tr("Bestuur"), "heading"),
                tall(
                    theme,
                    *self.form.fields.values(),
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
            self.form.show(articles)
        self.told.setText(self._told(resigning))

    def store(self, articles: Articles) -> None:
        """Note that the articles were stored."""
        self._articles = articles

    def _filled(self) -> Articles:
        return replace(self._articles, **(self.form.read() or {}))

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


def _parted(offices: str) -> tuple[str, ...]:
    return tuple(office for part in offices.split(",") if (office := part.strip()))
