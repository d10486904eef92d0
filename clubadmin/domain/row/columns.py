"""The columns of a sheet under a rule set: on the screen, on blank paper and in print.

Every sheet has boxes for two sides; what stands before and after them follows from the fields
of the rule set, so that fields that a club combines combine here as well.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.settle import SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Outcome, Position, Side
from clubadmin.i18n import Language, Message

SEATS = tuple(Position)
"""Clockwise; with three players the first three sit, with two the first two."""

_LETTERS = {
    Position.N: Message.within("seat", "N"),
    Position.E: Message.within("seat", "O"),
    Position.S: Message.within("seat", "Z"),
    Position.W: Message.within("seat", "W"),
}

_HALF = "½"

LEVEL = "---"
"""What stands in both boxes of a game of manille that ended 30-30 (manille-tornooi)."""

_WHO_SIGNS = {Side.NS: "W", Side.EW: "Z"}
_PLAYER = "player-"


@dataclass(frozen=True)
class Extra:
    """A narrow column beside the boxes.

    `key`: who (who played), solo (who plays alone), bid, trump, double; after the boxes
    player-1, player-2, player-3 (what each of three players gets) and fines.
    `share` is its width as a part of a side's.
    """

    key: str
    label: Message
    share: float = 0.2


@dataclass(frozen=True)
class SheetColumns:
    """The columns of a sheet, from left to right: before, the two sides' boxes, after.

    `sides` names the headings: wij-zij, alone-together (one against two) or players (one
    against one). Without `roem` a side has one box. `paper` are the fields of `PaperTotals`
    in which the players' own totals are typed, each under its column.
    """

    before: tuple[Extra, ...] = ()
    roem: bool = True
    after: tuple[Extra, ...] = ()
    sides: str = "wij-zij"
    paper: tuple[str, ...] = ("ns_points", "ns_roem", "ew_points", "ew_roem")


_SOLO = Extra("solo", Message.within("column", "Alleen"))
_WHO = Extra("who", Message.within("column", "Wie"), 0.16)
_LEVEL = Extra("bid", Message.within("column", "Hoogte"))
_BID = Extra("bid", Message.within("column", "Bod"), 0.24)
_TRUMP = Extra("trump", Message.within("column", "Troef"), 0.18)
_DOUBLES = {
    "kraken": Extra("double", Message.within("column", "Kraak")),
    "kloppen": Extra("double", Message.within("column", "Klop")),
}
_PLAYERS = tuple(
    Extra(f"{_PLAYER}{place}", Message.verbatim(str(place)), 0.3) for place in (1, 2, 3)
)
_FINES = Extra("fines", Message.within("column", "Straf"), 0.36)

_BOXES = ("ns_points", "ns_roem", "ew_points", "ew_roem")
_BOXES_WITHOUT_ROEM = ("ns_points", "ew_points")
_OWN_TOTALS = ("first", "second", "third")


def columns(rules: RuleSet) -> SheetColumns:
    """The columns of a sheet under a rule set."""
    solo, roem = rules.system == "solo", has_roem(rules)
    return SheetColumns(
        before=tuple(_before(rules)),
        roem=roem,
        after=(_PLAYERS if solo else ()) + ((_FINES,) if has_fines(rules) else ()),
        sides=_sides(rules),
        paper=_OWN_TOTALS if solo else _BOXES if roem else _BOXES_WITHOUT_ROEM,
    )


def has_roem(rules: RuleSet) -> bool:
    """Whether a row has roem boxes: not in manille, nor where tricks are counted."""
    return rules.roem_where != "none" and rules.system not in ("manille", "tricks")


def has_fines(rules: RuleSet) -> bool:
    """Whether a player can lose points that his side keeps."""
    return rules.revoke in ("personal", "redeal-fine") or bool(rules.misdeal_fine)


def _sides(rules: RuleSet) -> str:
    if rules.system == "solo":
        return "alone-together"
    return "players" if rules.seats == 2 else "wij-zij"


def _before(rules: RuleSet) -> Iterator[Extra]:
    if rules.system == "solo":
        yield _SOLO
    elif rules.bidding != "none" or rules.doubling == "kraken":
        yield _WHO
    if rules.bidding != "none":
        yield _LEVEL if rules.bidding == "level" else _BID
    if rules.bidding == "level" or rules.spades_double or rules.no_trumps:
        yield _TRUMP
    if rules.doubling != "none":
        yield _DOUBLES[rules.doubling]


def seat_letters(language: Language) -> Mapping[Position, str]:
    """Each seat as a column or a finding names it: N, O, Z, W."""
    return {seat: letter.text(language) for seat, letter in _LETTERS.items()}


def extra_text(key: str, raw: RawGame) -> str:
    """The text of a column before the boxes in a row; "" where the row has none."""
    if key == "who":
        return _WHO_SIGNS[raw.played_by] if raw.played_by else ""
    if key == "trump":
        return (raw.trump or "").upper()  # the letter typed: few fonts have signs for suits
    if key == "double":
        return "k" * raw.double
    number = {"solo": raw.solo, "bid": raw.bid}.get(key)
    return "" if number is None else str(number)


def points_text(settled: SettledGame, side: Side, rules: RuleSet) -> str:
    """The points of a side as its box shows them: the figure, or the sign for 30-30."""
    level = settled.outcome is Outcome.MADE and settled.ns.points == settled.ew.points == 0
    return LEVEL if level and rules.system == "manille" else str(settled.of(side).points)


def after_text(key: str, settled: SettledGame, language: Language = Language.NL) -> str:
    """The text of a column after the boxes: a player's points and roem together, or fines.

    "" where it is not known who played alone, and where nobody is fined.
    """
    if key == "fines":
        letters = seat_letters(language)
        fined = (share for share in settled.shares if share.fine)
        return " ".join(f"{letters[share.seat]} {share.fine}" for share in fined)
    seat = SEATS[int(key.removeprefix(_PLAYER)) - 1]
    share = next((one for one in settled.shares if one.seat is seat), None)
    if share is None or share.amounts is None:
        return ""
    whole, half = divmod(2 * share.amounts.total - share.halves.total, 2)
    return f"{whole}{_HALF * half}"
