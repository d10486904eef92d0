"""A record of play as text that people can read and type; what is written is read again.

Any text gives a record: what cannot be read is named.

    troef h                      zonder troef: "troef -"
    speelt n                     who chose trump (three players: plays alone)
    uitkomst o                   who led the first trick
    bod 90    dubbel 2
    geboden 1s 1h 2k             the bids in order; points where these are bid
    weg H7 SB                    three players: laid away, in at the first and the second trick
    roem n 50                    two players: declared of the open cards
    niet gemeld 3 5              tricks whose roem was not declared; more such lines may follow
    niet gemeld hand n o         who did not declare what was in the hand
    niet gemeld stuk
    hand n: SA SH H10 ...        or n: SA SH H10 ...
    slag 1: o HA, z H7, w H8, n HB
    2: SA S7 S8 S9               short: who won the trick before leads, then clockwise

Blank lines and lines that start with # are passed over. English words do as well.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from clubadmin.domain.referee.record import Bid, Played, PlayFinding, PlayRecord, following
from clubadmin.domain.referee.turn_order import winner_of
from clubadmin.domain.rules.cards import Card, Suit, card_letters, read_card, read_suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position

SEAT_LETTERS = {Position.N: "n", Position.E: "o", Position.S: "z", Position.W: "w"}
"""Seats as they are typed, in Dutch."""

_LINE = re.compile(r"(?:(?P<word>[^\W\d_]+)\s*)?(?P<rest>.*)", re.DOTALL)
_NUMBERED = re.compile(
    r"(?:slag|trick)?\s*(?P<number>[0-9]{1,4})\s*[:.]\s*(?P<rest>.*)", re.DOTALL | re.IGNORECASE
)
_SEATS = {
    **dict.fromkeys(("n", "noord", "north"), Position.N),
    **dict.fromkeys(("o", "e", "oost", "east"), Position.E),
    **dict.fromkeys(("z", "s", "zuid", "south"), Position.S),
    **dict.fromkeys(("w", "west"), Position.W),
}
_WORDS = {
    **dict.fromkeys(("troef", "trump", "trumps"), "trump"),
    **dict.fromkeys(("zonder", "without"), "no-trump"),
    **dict.fromkeys(("speelt", "speler", "declarer", "plays"), "declarer"),
    **dict.fromkeys(("uitkomst", "lead", "leads"), "lead"),
    **dict.fromkeys(("hand",), "hand"),
    **dict.fromkeys(("bod", "bid"), "bid"),
    **dict.fromkeys(("dubbel", "double"), "double"),
    **dict.fromkeys(("niet", "unclaimed"), "unclaimed"),
    **dict.fromkeys(("geboden", "auction"), "auction"),
    **dict.fromkeys(("weg", "away"), "laid-away"),
    **dict.fromkeys(("roem",), "called"),
}
_REPEATED = ("hand", "unclaimed", "called")
_BID = re.compile(r"([0-9]{1,4})([a-z]*)")
_LINKS = ("slag", "slagen", "trick", "tricks", "hand", "handen", "hands", "en", "and")
_MOST_SHOWN = 20
_MOST_DIGITS = 4
_MOST_DOUBLE = 3
_NO_TRUMPS = ("-", "geen", "none", "z", "zonder")


def read_seat(text: str) -> Position | None:
    """The seat that a letter or a Dutch or English word means; None if it is none."""
    return _SEATS.get(text.strip().lower())


def read_play(text: str, rules: RuleSet) -> tuple[PlayRecord, tuple[PlayFinding, ...]]:
    """The record that a text holds, and what in it cannot be read. Never raises.

    What can be read but cannot be right is found by `judge_play`.
    """
    reading = read_lines(text, rules)
    return reading.record, reading.findings


@dataclass(frozen=True)
class Reading:
    """A record with where in the text it was read: `lines` by trick number or seat."""

    record: PlayRecord
    findings: tuple[PlayFinding, ...]
    lines: Mapping[int | Position, int]


def read_lines(text: str, rules: RuleSet) -> Reading:
    """Read as `read_play` does, with the lines of the text that hands and tricks come from."""
    return _Reader(rules).read(text)


class _Reader:
    """Reads a text line by line; tricks come last, as who leads them follows from the rest."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.found: list[PlayFinding] = []
        self.lines: dict[int | Position, int] = {}
        self.facts: dict[str, int] = {}  # kind of fact -> line
        self.trump: Suit | None = None
        self.declarer: Position | None = None
        self.lead: Position | None = None
        self.bid: int | None = None
        self.double = 0
        self.unclaimed: set[int] = set()
        self.unclaimed_hands: set[Position] = set()
        self.unclaimed_stuk = False
        self.auction: list[Bid] = []
        self.laid_away: tuple[Card, ...] = ()
        self.called: Counter[Position] = Counter()
        self.hands: dict[Position, tuple[Card, ...]] = {}
        self.typed: dict[int, str] = {}

    def read(self, text: str) -> Reading:
        for number, line in enumerate(text.splitlines(), 1):
            bare = line.strip()
            if bare and not bare.startswith("#"):
                self.line(number, bare)
        tricks = self.tricks()
        if "trump" not in self.facts and self.rules.no_trumps:
            self.found.append(PlayFinding("trump-missing"))
        self.found.sort(key=lambda one: one.line or 0)
        return Reading(self.record(tricks), tuple(self.found), self.lines)

    def record(self, tricks: tuple[Played, ...]) -> PlayRecord:
        last = self.auction[-1] if self.auction else None
        return PlayRecord(
            last.suit if last and "trump" not in self.facts else self.trump,
            self.declarer,
            self.lead or Position.N,
            self.hands,
            tricks,
            last.number if last and self.bid is None else self.bid,
            self.double,
            frozenset(self.unclaimed),
            frozenset(self.unclaimed_hands),
            self.unclaimed_stuk,
            tuple(self.auction),
            self.laid_away,
            self.called,
        )

    def line(self, number: int, text: str) -> None:
        if numbered := _NUMBERED.fullmatch(text):
            self.typed_trick(number, int(numbered["number"]), numbered["rest"])
            return
        parts = _LINE.fullmatch(text)
        word = (parts["word"] or "").lower() if parts else ""
        kind = _WORDS.get(word)
        if parts and read_seat(word) and parts["rest"].startswith(":"):
            self.read_hand(number, text)
            return
        if parts is None or kind is None:
            self.report("line-unknown", number, text)
            return
        if kind not in _REPEATED:
            fact = "trump" if kind == "no-trump" else kind
            if fact in self.facts:
                self.report("said-twice", number, text, earlier=self.facts[fact])
                return
            self.facts[fact] = number
        getattr(self, f"read_{kind.replace('-', '_')}")(number, parts["rest"].strip(": \t"))

    def report(self, code: str, line: int, text: str = "", **args: int) -> None:
        shown = text if len(text) <= _MOST_SHOWN else text[: _MOST_SHOWN - 1] + "…"
        named: tuple[tuple[str, str | int], ...] = (("text", _visible(shown)), *args.items())
        self.found.append(PlayFinding(code, line=line, args=named))

    def read_trump(self, line: int, text: str) -> None:
        self.trump = read_suit(text)
        if self.trump is None and text.lower() not in _NO_TRUMPS:
            self.report("trump-unknown", line, text)

    def read_no_trump(self, line: int, text: str) -> None:
        if text.lower() not in ("troef", "trump", "trumps"):
            self.report("line-unknown", line, f"zonder {text}")

    def read_declarer(self, line: int, text: str) -> None:
        self.declarer = self.seat(line, text)

    def read_lead(self, line: int, text: str) -> None:
        self.lead = self.seat(line, text)

    def seat(self, line: int, text: str) -> Position | None:
        seat = read_seat(text)
        if seat is None:
            self.report("seat-unreadable", line, text)
        return seat

    def read_bid(self, line: int, text: str) -> None:
        self.bid = self.number(line, text)

    def read_auction(self, line: int, text: str) -> None:
        for word in _words(text.lower()):
            match = _BID.fullmatch(word)
            suit = read_suit(match[2]) if match else None
            if match is None or bool(match[2]) != bool(suit):
                self.report("number-unreadable", line, word)
                return
            self.auction.append(Bid(int(match[1]), suit))

    def read_laid_away(self, line: int, text: str) -> None:
        read = [self.card(line, word) for word in _words(text)]
        self.laid_away = tuple(card for card in read if card)

    def read_called(self, line: int, text: str) -> None:
        if self.rules.roem_where != "open":
            self.report("line-unknown", line, f"roem {text}")
            return
        name, _, amount = text.partition(" ")
        seat, number = self.seat(line, name), self.number(line, amount.strip())
        if seat and number is not None:
            self.called[seat] += number

    def read_double(self, line: int, text: str) -> None:
        kraak = text and not text.lower().strip("k") and len(text) <= _MOST_DOUBLE
        double = len(text) if kraak else self.number(line, text)
        if double is not None and double > _MOST_DOUBLE:
            self.report("number-unreadable", line, text)
        elif double is not None:
            self.double = double

    def read_unclaimed(self, line: int, text: str) -> None:
        words = text.lower().removeprefix("gemeld").replace(",", " ").replace(":", " ").split()
        for word in words:
            if word == "stuk":
                self.unclaimed_stuk = True
            elif seat := read_seat(word):
                self.unclaimed_hands.add(seat)
            elif word not in _LINKS and (number := self.number(line, word)):
                self.unclaimed.add(number)

    def number(self, line: int, text: str) -> int | None:
        if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS:
            return int(text)
        self.report("number-unreadable", line, text)
        return None

    def read_hand(self, line: int, text: str) -> None:
        name, _, cards = text.replace(":", " ").partition(" ")
        seat = self.seat(line, name)
        if seat is None:
            return
        if seat in self.hands:
            self.report("said-twice", line, f"hand {name}", earlier=self.lines[seat])
            return
        read = [self.card(line, word) for word in _words(cards)]
        self.hands[seat] = tuple(card for card in read if card)
        self.lines[seat] = line

    def card(self, line: int, word: str) -> Card | None:
        card = read_card(word)
        if card is None:
            self.report("card-unknown", line, word)
        return card

    def typed_trick(self, line: int, number: int, text: str) -> None:
        if not 1 <= number <= self.rules.tricks:
            self.report("trick-number", line, str(number), most=self.rules.tricks)
        elif number in self.typed:
            self.report("said-twice", line, f"slag {number}", earlier=self.lines[number])
        else:
            self.typed[number], self.lines[number] = text, line

    def tricks(self) -> tuple[Played, ...]:
        read: list[Played] = []
        for number in range(1, max(self.typed, default=0) + 1):
            read.append(self.trick(number, read) if number in self.typed else ())
        return tuple(read)

    def trick(self, number: int, earlier: list[Played]) -> Played:
        line, words = self.lines[number], _words(self.typed[number])
        if not words:
            return ()
        said, _ = _seat_and_card(words[0])
        turn = said or self.leader(number, earlier)
        if number == 1 and said and self.lead is None:
            self.lead = said
        played: list[tuple[Position, Card]] = []
        for word in words:
            seat, rest = _seat_and_card(word)
            turn = seat or turn
            if not rest:
                continue
            card = self.card(line, rest)
            if card:
                played.append((turn, card))
            turn = following(turn, self.rules)
        return tuple(played)

    def leader(self, number: int, earlier: list[Played]) -> Position:
        """The leader of a trick that does not name him; a guess is reported."""
        line = self.lines[number]
        if number == 1:
            if self.lead is None:
                self.report("lead-missing", line)
            return self.lead or Position.N
        winner = winner_of(earlier[-1], self.record(()), self.rules)
        if winner is None:
            self.report("leader-unknown", line, trick=number)
        return winner or self.lead or Position.N


def _visible(text: str) -> str:
    """A text as it may be shown: signs that steer a terminal are written out as escapes."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )


def _words(text: str) -> list[str]:
    return re.sub(r"[,;:|/]", " ", text).split()


def _seat_and_card(word: str) -> tuple[Position | None, str]:
    """A seat alone, a card alone, or both in one word: o, ha, oha."""
    if read_card(word):
        return None, word
    if seat := read_seat(word):
        return seat, ""
    if read_card(word[1:]) and (seat := read_seat(word[:1])):
        return seat, word[1:]
    return None, word


def write_play(record: PlayRecord) -> str:
    """The record as text, one line a fact, a hand or a trick."""
    return "\n".join([*_head(record), *_hands(record), *_tricks(record)]) + "\n"


def _head(record: PlayRecord) -> Iterator[str]:
    yield f"troef {record.trump.value}" if record.trump else "troef -"
    if record.declarer:
        yield f"speelt {SEAT_LETTERS[record.declarer]}"
    if record.bid is not None:
        yield f"bod {record.bid}"
    if record.auction:
        bids = (f"{one.number}{one.suit.value if one.suit else ''}" for one in record.auction)
        yield "geboden " + " ".join(bids)
    if record.laid_away:
        yield f"weg {_cards(record.laid_away)}"
    for seat, amount in record.called.items():
        yield f"roem {SEAT_LETTERS[seat]} {amount}"
    if record.double:
        yield f"dubbel {record.double}"
    yield f"uitkomst {SEAT_LETTERS[record.lead]}"
    if record.unclaimed:
        yield "niet gemeld " + " ".join(str(number) for number in sorted(record.unclaimed))
    if record.unclaimed_hands:
        silent = [letter for seat, letter in SEAT_LETTERS.items() if seat in record.unclaimed_hands]
        yield "niet gemeld hand " + " ".join(silent)
    if record.unclaimed_stuk:
        yield "niet gemeld stuk"


def _hands(record: PlayRecord) -> Iterator[str]:
    for seat, hand in record.hands.items():
        yield f"hand {SEAT_LETTERS[seat]}: {_cards(hand)}"


def _tricks(record: PlayRecord) -> Iterator[str]:
    last = len(record.tricks)
    for number, trick in enumerate(record.tricks, 1):
        if trick or number == last:
            yield f"slag {number}: {_played(trick)}".rstrip()


def _played(trick: Played) -> str:
    return ", ".join(f"{SEAT_LETTERS[seat]} {card_letters(card)}" for seat, card in trick)


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(card_letters(card) for card in cards)
