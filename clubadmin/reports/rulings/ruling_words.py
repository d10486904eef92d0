"""Words of papers for decisions: the subject, the decision, its effect on the row."""

from typing import NamedTuple

from clubadmin.domain.comparison.decisions import WHOSE, Given, in_order, read_decisions
from clubadmin.domain.rules.cards import SIGNS, Suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.i18n import Words, marked
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.results.result import Ruled
from clubadmin.model.sheets.decision import Decision

_SUITS = {
    Suit.S: marked("schoppen"),
    Suit.H: marked("harten"),
    Suit.R: marked("ruiten"),
    Suit.K: marked("klaveren"),
}


class RowSaid(NamedTuple):
    """The row before and after a decision: in words, and small behind it as it is typed."""

    words: str
    typed: str


def place_said(words: Words, round_number: int, table: int, game: int | None) -> str:
    """Tell the place of a game; of a protest a sheet, game None, or everything, round 0."""
    if not round_number:
        return words("In het algemeen")
    place = words("Tafel {table}, ronde {round}", table=table, round=round_number)
    return place if game is None else words("{place}, spel {game}", place=place, game=game)


def kind_said(words: Words, kind: str) -> str:
    """Name the kind of a decision; a kind of a later version as it was kept."""
    return words(sentences("kind").get(kind, kind))


def decision_said(words: Words, made: Decision | Ruled) -> str:
    """Tell a decision: about the matchpoints of both sides, else its kind."""
    codes, _ = read_decisions(made.matchpoints)
    said = [
        _given(words, one) if isinstance(one, Given) else words(sentences("matchpoints")[one])
        for one in in_order(codes)
    ]
    return "; ".join(said) or kind_said(words, made.kind)


def _given(words: Words, one: Given) -> str:
    """A number that the director gives, or takes off."""
    whose = words.text(WHOSE[one.whose])
    if one.instead:
        return words.counted(
            "{whose} krijgt {n} matchpunt",
            "{whose} krijgt {n} matchpunten",
            one.number,
            whose=whose,
        )
    return words("{whose} {count} matchpunten minder", whose=whose, count=one.number)


def row_said(words: Words, made: Decision, rules: RuleSet) -> RowSaid:
    """Tell a decision's effect on its row; empty where it left it and is about matchpoints."""
    if made.matchpoints and made.line_before == made.line_after:
        return RowSaid("", "")
    lines = made.line_before, made.line_after
    before, after = (row_words(line, rules, words.language) for line in lines)
    if lines[0] == lines[1]:
        told = words("In het formulier: {after}, zoals het er stond.", after=after)
    else:
        told = words("In het formulier: was {before}; wordt {after}.", before=before, after=after)
    typed = words("Zo getypt: {before}; {after}", before=lines[0] or "–", after=lines[1] or "–")
    return RowSaid(told, typed if any(lines) else "")


def suits_spelled(words: Words, text: str) -> str:
    """A text with the signs of suits in words: no face of the papers has them."""
    for suit, sign in SIGNS.items():
        text = text.replace(sign, f"{words(_SUITS[suit])} ")
    return text
