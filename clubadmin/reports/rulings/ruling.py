"""A ruling on paper: what was decided about a game, the play it rests on, and by whom."""

from collections.abc import Mapping
from dataclasses import replace

from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.notation import read_play
from clubadmin.domain.referee.record import JudgedCard, JudgedTrick, Judgement, PlayRecord, seats_of
from clubadmin.domain.referee.sentences import card_sentence, combo_sentence, finding_sentence
from clubadmin.domain.referee.turn_order import side_of
from clubadmin.domain.row.columns import columns, has_roem
from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.cards import Card, rank_text
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.seat_words import seat_letters, seat_names
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.terms import Position, Side
from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.sheets.decision import Decision, RuledGame
from clubadmin.reports.kit import fonts, heading, occasion
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.heading import firm, hairline
from clubadmin.reports.kit.page import MARGIN, PORTRAIT, Paper, Rule, Sheet, Type
from clubadmin.reports.rulings.ruling_words import (
    decision_said,
    place_said,
    row_said,
    suits_spelled,
)

HEAD = 30.0
ROW = 17.0
_NUMBER = 34.0
_FIGURE = 42.0
_SIZE = 10.5

_WIDE = PORTRAIT[0] - 2 * MARGIN
_LINE = 14.0
_GAP = 12.0
_SIGN = 46.0  # for the line on which the director signs


def card_width(card: Card, words: Words, size: float, face: str) -> float:
    """How wide a card is: its sign and its rank."""
    return size * 0.95 + fonts.width(rank_text(card.rank, words.language), face, size)


class PlayTable:
    """Columns for the seats, then for the two sides."""

    def __init__(
        self, paper: Paper, rules: RuleSet, record: PlayRecord, judgement: Judgement
    ) -> None:
        self.paper = paper
        self.rules = rules
        self.record = record
        self.judgement = judgement
        self.words = paper.words
        self.seats = seats_of(rules)
        self.roem = has_roem(rules)
        figures = (4 if self.roem else 2) * _FIGURE
        self.right = PORTRAIT[0] - MARGIN
        self.figures_left = self.right - figures
        self.card_wide = (self.figures_left - MARGIN - _NUMBER) / len(self.seats)

    @property
    def height(self) -> float:
        """The height of head, tricks and totals together."""
        return HEAD + ROW * (len(self.record.tricks) + 1)

    def draw(self, sheet: Sheet, y: float, names: Mapping[Position, str]) -> float:
        """The whole table from `y` down; gives y below it."""
        self._heads(sheet, y, names)
        y -= HEAD
        sheet.line(MARGIN, y, self.right, y, firm(self.paper))
        judged = {trick.number: trick for trick in self.judgement.tricks}
        for number in range(1, len(self.record.tricks) + 1):
            self._trick(sheet, y, number, judged.get(number))
            y -= ROW
            sheet.line(MARGIN, y, self.right, y, hairline(self.paper))
        sheet.line(MARGIN, y, self.right, y, firm(self.paper))
        self._totals(sheet, y)
        return y - ROW

    def sides(self) -> tuple[str, str]:
        """How the two sides are called."""
        kind = columns(self.rules).sides
        if kind == "alone-together":
            return self.words("Alleen"), self.words("Samen")
        if kind == "players":
            return self.words("Noord"), self.words("Oost")
        return self.words("Wij"), self.words("Zij")

    def _heads(self, sheet: Sheet, y: float, names: Mapping[Position, str]) -> None:
        bold, small = self.paper.kind(9.5, bold=True), self.paper.kind(8, muted=True)
        sheet.text(MARGIN, y - 24, self.words("slag"), small)
        letters = seat_letters(self.words.language, len(self.seats))
        for at, seat in enumerate(self.seats):
            x = self._seat_x(at)
            sheet.text(x, y - 12, letters[seat], bold)
            sheet.fitted(x, y - 24, names.get(seat, ""), small, self.card_wide - 6)
        for at, side in enumerate(self.sides()):
            right = self._figure_x(2 * at)
            sheet.fitted_right(right, y - 12, side, bold, _FIGURE - 4)
            sheet.fitted_right(right, y - 24, self._counted(), small, _FIGURE - 4)
            if self.roem:
                text = self.words("roem")
                sheet.fitted_right(self._figure_x(2 * at + 1), y - 24, text, small, _FIGURE - 4)

    def _counted(self) -> str:
        """Name the unit of a side's figures."""
        return self.words("slagen") if self.rules.system == "tricks" else self.words("punten")

    def _trick(self, sheet: Sheet, y: float, number: int, judged: JudgedTrick | None) -> None:
        base = y - ROW / 2 - _SIZE * 0.36
        sheet.text(MARGIN + 6, base, str(number), self.paper.kind(9, muted=True))
        taken: set[int] = set()
        for order, (seat, card) in enumerate(self.record.tricks[number - 1]):
            at = self._place(seat, taken)
            if at is None:
                continue  # more cards than seats: the findings say so
            taken.add(at)
            wrong = judged is not None and not judged.cards[order].allowed
            won = judged is not None and judged.winner is seat
            self._card(sheet, self._seat_x(at), base, card, won=won, led=order == 0, wrong=wrong)
        if judged is not None:
            self._figures(sheet, base, judged)

    def _place(self, seat: Position, taken: set[int]) -> int | None:
        own = self.seats.index(seat) if seat in self.seats else -1
        free = [at for at in range(len(self.seats)) if at not in taken]
        if own in free:
            return own
        return free[0] if free else None

    def _card(
        self, sheet: Sheet, x: float, base: float, card: Card, *, won: bool, led: bool, wrong: bool
    ) -> None:
        kind = self.paper.kind(_SIZE, bold=won or wrong)
        wide = card_width(card, self.words, _SIZE, kind.face)
        draw_card(sheet, x, base, card, self.paper, bold=won or wrong)
        if led:
            sheet.line(x, base - 2.4, x + wide, base - 2.4, Rule(0.8, self.paper.ink.text))
        if wrong:
            self._frame(sheet, x - 4, base - 4.6, wide + 18)
            sheet.text(x + wide + 5, base, "!", kind)

    def _frame(self, sheet: Sheet, x: float, y: float, wide: float) -> None:
        rule, high = Rule(1.2, self.paper.ink.text), 15.4
        for x1, y1, x2, y2 in (
            (x, y, x + wide, y),
            (x, y + high, x + wide, y + high),
            (x, y, x, y + high),
            (x + wide, y, x + wide, y + high),
        ):
            sheet.line(x1, y1, x2, y2, rule)

    def _figures(self, sheet: Sheet, base: float, judged: JudgedTrick) -> None:
        side = side_of(judged.winner, self.record, self.rules) if judged.winner else None
        if side is None:
            return
        first = 0 if side is Side.NS else 2
        plain = self.paper.kind(10)
        sheet.right(self._figure_x(first), base, self.words.number(judged.points), plain)
        if self.roem and judged.roem:
            sheet.right(self._figure_x(first + 1), base, self.words.number(judged.roem), plain)

    def _totals(self, sheet: Sheet, y: float) -> None:
        base = y - ROW / 2 - 10 * 0.36
        bold = self.paper.kind(10, bold=True)
        sheet.text(MARGIN + 6, base, self.words("Totaal"), bold)
        for at, amounts in enumerate((self.judgement.ns, self.judgement.ew)):
            sheet.right(self._figure_x(2 * at), base, self.words.number(amounts.points), bold)
            if self.roem:
                sheet.right(self._figure_x(2 * at + 1), base, self.words.number(amounts.roem), bold)

    def _seat_x(self, at: int) -> float:
        return MARGIN + _NUMBER + at * self.card_wide

    def _figure_x(self, number: int) -> float:
        """The right edge of a figure: Wij points and roem, Zij points and roem."""
        column = number if self.roem else number // 2
        return self.figures_left + (column + 1) * _FIGURE


def draw_card(
    sheet: Sheet, x: float, y: float, card: Card, paper: Paper, *, bold: bool = False
) -> float:
    """A card's sign and rank from `x` on; gives the width they took."""
    kind = paper.kind(_SIZE, bold=bold)
    sheet.suit(x, y - 0.4, card.suit, _SIZE * 0.78, paper.ink.of_suit(card.suit))
    text = rank_text(card.rank, paper.words.language)
    sheet.text(x + _SIZE * 0.95, y, text, kind)
    return _SIZE * 0.95 + fonts.width(text, kind.face, _SIZE)


def game_ruling(ruled: RuledGame, printing: Printing) -> bytes:
    """The ruling as a PDF to sign and to hang beside the result."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Beslissing") if ruled.decision is not None else words("Arbitrage")
    _Ruling(paper, ruled).draw()
    where = _where(words, ruled)
    return paper.document(paper.title, where)


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
