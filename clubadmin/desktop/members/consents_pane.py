"""Consents beside the list: ticked one by one or for all at once, with the words that are asked."""

from collections.abc import Callable, Collection, Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import Qt

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figures import plain_date, whole
from clubadmin.desktop.kit.forms import Choice, Field, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.tables import Column, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, card, column, label, row, tip
from clubadmin.desktop.members.beside_list import BesidePane, KeyDeeds
from clubadmin.desktop.work import troubles
from clubadmin.model.club.club import Saved
from clubadmin.model.members.known import Consents, Purpose, Wording
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import consents
from clubadmin.services.members.consents import give_consent, withdraw_consent

_KEYS = dict(zip((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4), Purpose, strict=True))


class ConsentsPane(BesidePane):
    """The purposes of who is chosen in the list, a column each; keys and a click tick them."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._asker = Asker(ops, self)
        self._people: dict[int, Consents] = {}
        self._wordings: tuple[Wording, ...] = ()
        names = (
            self.tr("naam in krant en op website"),
            self.tr("foto's"),
            self.tr("nieuws per e-mail"),
            self.tr("telefoonlijst"),
        )
        self.purpose = Choice(
            {
                one.value: f"{number} · {name}"
                for number, (one, name) in enumerate(zip(Purpose, names, strict=True), 1)
            }
        )
        self.purpose.currentIndexChanged.connect(lambda _at: self._choose())
        self.how = line(hint=self.tr("op papier, per e-mail"), most=consents.LONGEST_REMARK)
        self.wording = line(most=consents.LONGEST_WORDING)
        self.wording.returnPressed.connect(self._word)
        self.count = label(kind="muted", wrap=True)
        self.said = Said()
        self._just_said = False
        self.all_button = button("", self.give_all)
        self.no_button = button(self.tr("Nee (-)"), self.refuse)
        self.tick_button = button(self.tr("&Wel of niet (spatie)"), self.toggle, "primary")
        told = self.tr(
            "Vraag ieder lid wat mag (AVG); zonder vinkje mag het niet. Kies iemand en druk op 1,"
            " 2, 3 of 4: dat zet een vinkje. Dezelfde toets nog eens: nee. Intrekken kan altijd."
        )
        self.wording_field = Field(self.tr("Wat er &gevraagd wordt"), self.wording)
        tip(self.tick_button, self.tr("Spatie"))
        gap = theme.grid(1.25)
        fields = tall(
            theme,
            label(told, "muted", wrap=True),
            Field(self.tr("Waar&voor"), self.purpose),
            self.wording_field,
            Field(self.tr("Ho&e is het gezegd"), self.how),
            row(self.tick_button, self.no_button, None, gap=theme.grid(1)),
            self.count,
            self.all_button,
            None,
        )
        inside = column((fields, 1), self.said, gap=gap, margin=theme.grid(2))
        self.setLayout(column(card(inside)))

    def columns(self) -> list[Column[Member]]:
        """A tick for each purpose, and since when and how of the one that is chosen."""
        heads = (
            self.tr("1 Krant"),
            self.tr("2 Foto's"),
            self.tr("3 E-mail"),
            self.tr("4 Tel.lijst"),
        )
        answers = [
            Column(
                head,
                partial(self._mark, purpose),
                partial(self._order, purpose),
                look=partial(self._look, purpose),
                width=10,
            )
            for purpose, head in zip(Purpose, heads, strict=True)
        ]
        return [
            *answers,
            Column(self.tr("Sinds"), self._since, self._day, width=24, spare=True),
            Column(
                self.tr("Hoe"),
                lambda one: self._of(one).to(self.chosen).remark,
                look="muted",
                width=17,
                spare=True,
            ),
        ]

    def keys(self) -> KeyDeeds:
        """A key for each purpose; the space bar and minus are about the one that is chosen."""
        ticks = {key: (partial(self.toggle, one), "") for key, one in _KEYS.items()}
        return {
            Qt.Key.Key_Space: (self.toggle, self.tr("&Wel of niet")),
            Qt.Key.Key_Minus: (self.refuse, self.tr("&Nee")),
            **ticks,
        }

    def has(self, member: Member) -> bool:
        """Whether somebody can be asked."""
        return member.id in self._people

    def begin(self) -> None:
        """Tick the purpose that is chosen."""
        self.toggle()

    def _of(self, one: Member) -> Consents:
        return self._people.get(one.id) or Consents(one)

    @property
    def chosen(self) -> Purpose:
        """The purpose that the space bar and the buttons are about."""
        return Purpose(self.purpose.value)

    @property
    def current(self) -> Consents | None:
        """The members chosen in the list."""
        return self._people.get(self.member_id)

    @property
    def held(self) -> bool:
        """Whether other words are typed that are not stored."""
        return bool(self._wordings) and self.wording.text() != self._asked

    def toggle(self, purpose: Purpose | None = None) -> None:
        """Tick who is chosen, or take the tick away.

        Args:
            purpose: of which; None for the one that is chosen.
        """
        one, of = self.current, purpose or self.chosen
        if one is None:
            return
        self._answer([one.member.id], of, yes=not one.to(of).holds)

    def refuse(self) -> None:
        """Note a no of who is chosen."""
        if (one := self.current) is not None:
            self._answer([one.member.id], self.chosen, yes=False)

    @property
    def unasked(self) -> list[int]:
        """The people in the list without an answer to the present wording; no is an answer."""
        answers = ((one.id, self._of(one).to(self.chosen)) for one in self.listed)
        return [
            number
            for number, said in answers
            if said.withdrawn_on is None
            and not (said.wording and language.told(said.wording) == self._asked)
        ]

    def give_all(self) -> None:
        """Everybody in the list but who said no; it tells how many and the way back."""

        def told(saved: Saved) -> None:
            text = self.tr("✓ %1. Wie nee zei, blijft nee. Ctrl+Z neemt het terug.")
            self._say(text.replace("%1", language.told(saved.label)))

        self._answer(self.unasked, self.chosen, yes=True, told=told)

    def _answer(
        self,
        members: Collection[int],
        purpose: Purpose,
        *,
        yes: bool,
        told: Callable[[Saved], None] | None = None,
    ) -> None:
        act = give_consent if yes else withdraw_consent
        how, today = self.how.text(), date.today()

        def work(club: OpenClub) -> Saved:
            return act(club, members, today, how, purpose=purpose)

        done = told or (lambda _saved: self.said.say(""))
        self._ops.change(work, done, self._refuse)

    def _word(self) -> None:
        purpose, text = self.chosen, self.wording.text()
        if text == self._asked:
            return  # stored in the language of the program it would be the club's own

        def done(_wording: Wording) -> None:
            said = self.tr(
                "✓ Voortaan wordt dit gevraagd; wie al ja zei, deed dat op de oude tekst."
            )
            self._say(said)

        self._ops.change(lambda club: consents.word(club, purpose, text), done, self._refuse)

    def _say(self, sentence: str) -> None:
        self.said.say(sentence, "good")
        self._just_said = True  # the change itself has everything read again

    def refresh(self) -> None:
        """Read who agreed to what; what was said of a change before the last one goes."""
        if not self._just_said:
            self.said.say("")
        self._just_said = False

        def read(club: OpenClub) -> tuple[tuple[Consents, ...], tuple[Wording, ...]]:
            return consents.consents(club), consents.wordings(club)

        def take(found: tuple[tuple[Consents, ...], tuple[Wording, ...]]) -> None:
            held = self.held
            people, self._wordings = found
            self._people = {one.member.id: one for one in people}
            if not held:
                self.wording.setText(self._asked)
                self.wording.setCursorPosition(0)
            self.changed.emit()

        self._asker.ask(read, take)

    def click(self, column: int) -> None:
        """Have a click be about the cell clicked, never about another purpose."""
        if 0 < column <= len(Purpose):  # the name comes first
            self.purpose.choose(list(Purpose)[column - 1].value)

    def _choose(self) -> None:
        self.wording.setText(self._asked)
        self.wording.setCursorPosition(0)
        self.changed.emit()

    @property
    def _asked(self) -> str:
        """The present wording for the chosen purpose."""
        found = (one for one in self._wordings if one.purpose is self.chosen)
        return next((language.told(one.text) for one in found), "")

    def show_listed(self, listed: Sequence[Member]) -> None:
        """Count who agreed, and who in the list is still to be asked."""
        super().show_listed(listed)
        agreed = sum(one.to(self.chosen).holds for one in self._people.values())
        text = self.tr("%1 van de %2 vinden dit goed")
        self.count.setText(
            text.replace("%1", whole(agreed)).replace("%2", whole(len(self._people)))
        )
        count = len(self.unasked)
        self.all_button.setText(self.tr("&Allen in de lijst: %1").replace("%1", whole(count)))
        self.all_button.setEnabled(count > 0)

    def _since(self, one: Member) -> str:
        answer = self._of(one).to(self.chosen)
        if answer.withdrawn_on is not None:
            return self.tr("nee, %1").replace("%1", plain_date(answer.withdrawn_on))
        return plain_date(answer.given_on) if answer.given_on else ""

    def _day(self, one: Member) -> date:
        answer = self._of(one).to(self.chosen)
        return answer.withdrawn_on or answer.given_on or date.max

    def _refuse(self, error: Exception) -> None:
        self.said.say(f"! {troubles.sentence(error)}")

    def _mark(self, purpose: Purpose, one: Member) -> str:
        answer = self._of(one).to(purpose)
        if answer.holds:
            return "✓"
        return "–" if answer.withdrawn_on is not None else ""

    def _order(self, purpose: Purpose, one: Member) -> tuple[int, str]:
        """The order of a row: those who agreed first, those without an answer last."""
        return ("✓", "–", "").index(self._mark(purpose, one)), folded(one.sorted_name)

    def _look(self, purpose: Purpose, one: Member) -> str:
        return "good" if self._of(one).to(purpose).holds else "muted"
