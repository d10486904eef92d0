"""A ruling on paper: what was decided about a game, the play it rests on, and by whom."""

from dataclasses import dataclass, replace

from clubadmin.domain.referee import (
    JudgedCard,
    JudgedTrick,
    Judgement,
    card_sentence,
    combo_sentence,
    finding_sentence,
    judge_play,
    read_play,
    seats_of,
)
from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.seat_words import seat_names
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.terms import Position
from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.sheets.decision import Decision
from clubadmin.reports.kit import fonts, heading, occasion
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import MARGIN, PORTRAIT, Paper, Rule, Type
from clubadmin.reports.rulings.play_table import ROW, PlayTable, draw_card
from clubadmin.reports.rulings.ruling_words import (
    decision_said,
    place_said,
    row_said,
    suits_spelled,
)

_WIDE = PORTRAIT[0] - 2 * MARGIN
_LINE = 14.0
_GAP = 12.0
_SIGN = 46.0  # for the line on which the director signs


@dataclass(frozen=True)
class RuledGame:
    """A game with what was decided and played; `decision` is None while nothing was decided.

    `evening` and `place` are None for a play that belongs to no sheet; `play` is as
    `write_play` gives it, "" where only words were decided.
    """

    rules: RuleSet
    evening: Evening | None = None
    place: TablePlace | None = None
    game: int = 0
    decision: Decision | None = None
    play: str = ""


def game_ruling(ruled: RuledGame, printing: Printing) -> bytes:
    """The ruling as a PDF to sign and to hang beside the result."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Beslissing") if ruled.decision is not None else words("Arbitrage")
    _Ruling(paper, ruled).draw()
    where = _where(words, ruled)
    return paper.pdf(paper.title, where)


def _where(words: Words, ruled: RuledGame) -> str:
    if ruled.place is None:
        return ""
    return place_said(words, ruled.place.round, ruled.place.number, ruled.game)


class _Ruling(Flow):
    """The drawing of one document, from the top of the first page down."""

    def __init__(self, paper: Paper, ruled: RuledGame) -> None:
        self.words, self.ruled, evening = paper.words, ruled, ruled.evening
        head = occasion.head(paper, evening, evening.number) if evening is not None else ()
        super().__init__(paper, [paper.club_line, *head])
        self.record, unread = read_play(ruled.play, ruled.rules)
        # a play that does not say what was trumps was not judged as one without any
        self._trump_open = any(one.code == "trump-missing" for one in unread)
        self._unread = tuple(one for one in unread if one.code != "trump-missing")
        asked = replace(ruled.rules, no_trumps=False) if self._trump_open else ruled.rules
        self.judgement = judge_play(self.record, asked) if ruled.play else Judgement()

    def draw(self) -> None:
        """Draw the place, the decision, the play, the signature."""
        self._place()
        if self.ruled.decision is not None:
            self._decision(self.ruled.decision)
        if self.ruled.play:
            self._play()
        if self.ruled.decision is not None:
            self._signature(self.ruled.decision)

    # pages and lines

    def _text(self, text: str, kind: Type, *, left: float = MARGIN) -> None:
        for paragraph in text.splitlines():
            for line in fonts.wrap(paragraph, _WIDE - (left - MARGIN), kind.face, kind.size):
                self.need(_LINE)
                self.sheet.text(left, self.y - 11, line, kind)
                self.y -= _LINE

    def _section(self, title: str, least: float) -> None:
        self.y -= _GAP
        self.need(24 + least)
        self.y = heading.section(self.paper, self.sheet, self.y, title) - 2

    # what stands on it

    def _place(self) -> None:
        plain, bold = self.paper.kind(10.5), self.paper.kind(13, bold=True)
        if self.ruled.place is not None:
            self.sheet.text(MARGIN, self.y - 8, _where(self.words, self.ruled), bold)
            self.y -= 22
        self._text(self.words("Reglement: {title}", title=self.ruled.rules.title), plain)
        if self.ruled.place is None:
            return
        half = _WIDE / 2
        for at, (seat, member) in enumerate(self.ruled.place.seats):
            x = MARGIN + at % 2 * half
            self.sheet.text(x, self.y - 11, self._seat(seat), self._muted())
            self.sheet.fitted(x + 46, self.y - 11, member.label, plain, half - 54)
            self.y -= _LINE * (at % 2)
        self.y -= _LINE * (len(self.ruled.place.seats) % 2)

    def _decision(self, made: Decision) -> None:
        words, plain = self.words, self.paper.kind(10.5)
        self._section(words("Wat er beslist is"), 60)
        player = self._player(made.seat)
        kind = decision_said(words, made)
        about = f"{kind}, {player}" if player else kind
        self._text(about[:1].upper() + about[1:], self.paper.kind(10.5, bold=True))
        self._text(suits_spelled(words, made.text), plain)
        if made.article:
            self._text(words("Artikel: {article}", article=made.article), plain)
        self.y -= 4
        said = row_said(words, made, self.ruled.rules)
        self._text(said.words, self.paper.kind(10.5, bold=True))
        self._text(said.typed, self._muted(8))

    def _counts(self, line: str) -> str:
        settled = judge(line, self.ruled.rules).settled if line else None
        if settled is None:
            return ""
        table = PlayTable(self.paper, self.ruled.rules, self.record, self.judgement)
        ns_side, ew_side = table.sides()
        return self.words(
            "Dat is: {ns_side} {ns}, {ew_side} {ew}.",
            ns_side=ns_side,
            ns=_amounts(self.words, settled.ns),
            ew_side=ew_side,
            ew=_amounts(self.words, settled.ew),
        )

    def _play(self) -> None:
        table = PlayTable(self.paper, self.ruled.rules, self.record, self.judgement)
        self._section(self.words("Het spel, kaart voor kaart"), table.height + 2 * _LINE)
        self._facts()
        self.y = table.draw(self.sheet, self.y, self._names()) - 4
        self._legend()
        self._verdict()
        self._hands()

    def _facts(self) -> None:
        record, words, plain = self.record, self.words, self.paper.kind(10)
        x, y = MARGIN, self.y - 11
        if record.trump is not None:
            self.sheet.text(x, y, words("troef"), plain)
            x += fonts.width(words("troef"), plain.face, plain.size) + 5
            self.sheet.suit(x, y - 0.4, record.trump, 8.5, self.paper.ink.of_suit(record.trump))
            x += 16
        elif self.ruled.rules.no_trumps and not self._trump_open:
            x += self.sheet.fitted(x, y, words.within("ruling", "zonder troef"), plain, 120) + 10
        said = [words("{seat} komt uit", seat=self._player(record.lead.value))]
        if record.declarer is not None:
            said.insert(0, words("{seat} speelt", seat=self._player(record.declarer.value)))
        self.sheet.fitted(x, y, " · ".join(said), plain, MARGIN + _WIDE - x)
        self.y -= _LINE + 2

    def _legend(self) -> None:
        words = self.words
        marks = [words("onderstreept: kwam uit"), words("vet: haalde de slag")]
        if self.judgement.revokes:
            marks.insert(0, words("! mocht niet"))
        if self.record.unclaimed:
            numbers = ", ".join(str(number) for number in sorted(self.record.unclaimed))
            marks.append(words("roem in slag {tricks} niet gemeld", tricks=numbers))
        self._text(" · ".join(marks) + ".", self._muted(8))
        roem = "; ".join(self._combos(trick) for trick in self.judgement.tricks if trick.combos)
        if roem:
            self._text(self.words("Roem: {roem}.", roem=roem), self._muted(9))

    def _combos(self, trick: JudgedTrick) -> str:
        """Tell the roem in a trick, in words."""
        told = []
        for combo in trick.combos:
            named = combo_sentence(combo, self.words.language).removesuffix(f" {combo.worth}")
            told.append(f"{combo.worth} ({suits_spelled(self.words, named)})")
        return self.words("slag {number}: {roem}", number=trick.number, roem=" + ".join(told))

    def _verdict(self) -> None:
        """Draw forbidden cards with the reason, or that there were none; then other faults."""
        self.y -= 4
        plain = self.paper.kind(10)
        for one in self.judgement.revokes:
            self._text(self._told(one), plain)
        if self.judgement.innocent:
            self._text(self.words("Niemand heeft verzaakt."), plain)
        language = self.words.language
        for finding in (*self._unread, *self.judgement.findings):
            self._text(
                "? "
                + suits_spelled(
                    self.words, finding_sentence(finding, language, self.ruled.rules.seats)
                ),
                self._muted(9),
            )
        if self.ruled.decision is None and self.judgement.line:
            self._text(self._counts(self.judgement.line), self.paper.kind(10.5, bold=True))

    def _told(self, one: JudgedCard) -> str:
        article = self.ruled.rules.articles[one.duty.field] if one.duty else ""
        sentence = suits_spelled(
            self.words, card_sentence(one, self.words.language, self.ruled.rules.seats)
        )
        return f"! {sentence} ({article})" if article else f"! {sentence}"

    def _hands(self) -> None:
        if not self.record.hands:
            return
        self._section(self.words("Handen bij het begin"), ROW * len(self.record.hands))
        for seat in seats_of(self.ruled.rules):
            if not self.record.hands.get(seat):
                continue
            self.need(ROW)
            self.sheet.text(MARGIN, self.y - 11, self._seat(seat), self._muted())
            x = MARGIN + 46.0
            for card in self.record.hands[seat]:
                x += draw_card(self.sheet, x, self.y - 11, card, self.paper) + 9
            self.y -= ROW

    def _signature(self, made: Decision) -> None:
        self.need(_SIGN + _GAP + 2 * _LINE)
        self.y -= _GAP
        moment = self.paper.words.moment(made.decided_at)
        self._text(
            self.words("Beslist door {name}, {moment}", name=made.decided_by, moment=moment),
            self.paper.kind(10.5),
        )
        self.y -= _SIGN - 12
        self.sheet.line(MARGIN, self.y, MARGIN + 220, self.y, Rule(0.7, self.paper.ink.text))
        self.sheet.text(MARGIN, self.y - 11, self.words("wedstrijdleider"), self._muted(8.5))

    # small things

    def _muted(self, size: float = 10) -> Type:
        return self.paper.kind(size, muted=True)

    def _names(self) -> dict[Position, str]:
        place = self.ruled.place
        return {seat: one.label for seat, one in place.seats} if place is not None else {}

    def _seat(self, seat: Position) -> str:
        """A seat in a word, as the sheet has it."""
        return seat_names(self.words.language, self.ruled.rules.seats)[seat]

    def _player(self, seat: str | None) -> str:
        """A seat with who sits there; "" for nobody."""
        if seat not in set(Position):
            return ""
        name = self._names().get(Position(seat), "")
        word = self._seat(Position(seat))
        return f"{word} ({name})" if name else word


def _amounts(words: Words, amounts: Amounts) -> str:
    points, roem = words.number(amounts.points), words.number(amounts.roem)
    return f"{points} + {roem}" if amounts.roem else points
