"""A person, a pair or a team in the archive."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive.links import LinkTable
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views import career_columns as shown_as
from clubadmin.desktop.archive.views.career import CareerView, Life
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import Column, RowsModel, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button
from clubadmin.model.archive.people import Companion, EntrantPage, PersonPage
from clubadmin.model.members.member import Member
from clubadmin.services import archive
from clubadmin.services.club.club import OpenClub


class EntrantView(CareerView):
    """A career of people together, who lead on to their own."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        columns = [
            Column[Member](
                self.tr("Naam"),
                lambda one: one.label,
                lambda one: folded(one.sorted_name),
                link=lambda one: Spot("member", (one.id,)),
            )
        ]
        self.members_model: RowsModel[Member] = RowsModel(theme, columns, lambda one: one.id)
        self.members = self.adopt(LinkTable(theme, self.members_model, self.tr("Wie het zijn")))
        self.lay_out_career(self.head())

    def question(self) -> Callable[[OpenClub], Any]:
        """Everything about a pair or a team."""
        of_pair, number = self.spot.kind == "pair", self.spot.number()

        return lambda club: (archive.pair_page if of_pair else archive.team_page)(club, number)

    def more_tabs(self) -> Sequence[tuple[str, QWidget]]:
        """The tab of members."""
        return [(self.tr("Wie het zijn"), self.members)]

    def name_of(self, life: Life) -> str:
        """The name of the pair or the team."""
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


class PersonView(CareerView):
    """A career with partners, records, and the way to whom one wants beside him."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.partners_model: RowsModel[Companion] = RowsModel(
            theme, self._partner_columns(None), lambda one: one.member_id
        )
        self.partners = self.adopt(LinkTable(theme, self.partners_model, self.tr("Maten")))
        self.beside_button = button(self.tr("&Naast iemand leggen"), self._beside)
        self.edit_button = button(self.tr("&Gegevens wijzigen"), self._edit, "quiet")
        self.lay_out_career(self.head(self.edit_button, self.beside_button))

    def question(self) -> Callable[[OpenClub], Any]:
        """Everything about a person."""
        member_id = self.spot.number()

        return lambda club: archive.person(club, member_id)

    def more_tabs(self) -> Sequence[tuple[str, QWidget]]:
        """The tab of partners."""
        return [(self.tr("Maten"), self.partners)]

    def name_of(self, life: Life) -> str:
        """The name of the person, with what tells namesakes apart."""
        assert isinstance(life, PersonPage)
        return life.member.label

    def what_it_is(self, life: Life) -> str:
        """Member, guest, or member once."""
        assert isinstance(life, PersonPage)
        if life.member.guest:
            return self.tr("gast")
        return self.tr("lid") if life.member.active else self.tr("oud-lid")

    def show_answer(self, answer: Any) -> None:
        """A person."""
        life: PersonPage = answer
        me = life.member.id
        self.partners.show_rows(life.partners, self._partner_columns(me))
        columns = shown_as.companion_columns(
            self.tr("Tegenstander"), self.whose, together=False, versus=me
        )
        self.opponents.show_rows(life.opponents, columns)
        super().show_answer(answer)

    def _partner_columns(self, me: int | None) -> list[Column[Companion]]:
        return shown_as.companion_columns(self.tr("Maat"), self.whose, together=True, versus=me)

    def _beside(self) -> None:
        self.followed.emit(Spot("versus", (self.spot.number(), 0)))

    def _edit(self) -> None:
        self.wanted.emit("member-edit", self.spot.number())
