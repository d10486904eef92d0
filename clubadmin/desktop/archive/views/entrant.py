"""A pair or a team in the archive."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive.links import LinkColumn, LinkTable
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.career import CareerView, Life
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import RowsModel, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.archive.people import EntrantPage
from clubadmin.model.members.member import Member

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


class EntrantView(CareerView):
    """A career of people together, who lead on to their own."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        columns = [
            LinkColumn[Member](
                self.tr("Naam"),
                lambda one: one.label,
                lambda one: folded(one.sorted_name),
                link=lambda one: Spot("member", (one.id,)),
            )
        ]
        self.members_model: RowsModel[Member] = RowsModel(theme, columns, lambda one: one.id)
        self.members = self.adopt(LinkTable(theme, self.members_model, self.tr("Wie het zijn")))
        self.lay_out_career(self.head())

    def question(self) -> "Callable[[OpenClub], Any]":
        """Everything about a pair or a team."""
        of_pair, number = self.spot.kind == "pair", self.spot.number()

        def work(club: "OpenClub") -> EntrantPage:
            from clubadmin.services import archive

            return (archive.pair_page if of_pair else archive.team_page)(club, number)

        return work

    def more_tabs(self) -> Sequence[tuple[str, QWidget]]:
        """Who they are."""
        return [(self.tr("Wie het zijn"), self.members)]

    def name_of(self, life: Life) -> str:
        """As the pair or the team is called."""
        assert isinstance(life, EntrantPage)
        return life.name

    def what_it_is(self, life: Life) -> str:
        """A pair or a team."""
        assert isinstance(life, EntrantPage)
        return self.tr("paar") if life.kind == "pair" else self.tr("team")

    def show_answer(self, answer: Any) -> None:
        """A pair or a team."""
        life: EntrantPage = answer
        self.members.show_rows(life.members)
        super().show_answer(answer)
