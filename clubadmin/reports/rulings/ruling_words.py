"""Words of papers for decisions: the subject, the decision, its effect on the row."""

from typing import NamedTuple

from clubadmin.domain.comparison.decisions import WHOSE, Given, in_order, read_decisions
from clubadmin.domain.comparison.decisions import Decision as Code
from clubadmin.domain.rules.cards import SIGNS, Suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.i18n import Words, marked
from clubadmin.model.results.result import Ruled
from clubadmin.model.sheets.decision import Decision

_KINDS = {
    "revoke": marked("verzaakt"),
    "false-accusation": marked("ten onrechte beschuldigd"),
    "card-short": marked("kaart te kort"),
    "misdeal": marked("verkeerd gedeeld"),
    "cheating": marked("vals spel"),
    "arbitral": marked("arbitrale score"),
    "marked-cards": marked("herkenbare kaarten: nieuw spel"),
    "first-suit": marked("eerst genoemde kleur blijft troef"),
    "waiting": marked("te lang gewacht"),
    "out-of-turn": marked("voor de beurt geboden"),
    "other": marked("beslissing"),
    "protest": marked("protest toegewezen"),
}
_CODES = {
    Code.AVERAGE_NS: marked("gemiddelde voor N/Z"),
    Code.AVERAGE_EW: marked("gemiddelde voor O/W"),
    Code.AVERAGE_BOTH: marked("gemiddelde voor beide"),
    Code.HALF_BOTH: marked("niet te spelen, de helft voor beide"),
    Code.LOWEST_NS: marked("laagste score voor N/Z"),
    Code.LOWEST_EW: marked("laagste score voor O/W"),
    Code.CANCELLED: marked("vervallen aan deze tafel"),
    Code.NS_1: marked("N/Z 1 matchpunt minder"),
    Code.NS_2: marked("N/Z 2 matchpunten minder"),
    Code.EW_1: marked("O/W 1 matchpunt minder"),
    Code.EW_2: marked("O/W 2 matchpunten minder"),
    Code.N_1: marked("Noord 1 matchpunt minder"),
    Code.N_2: marked("Noord 2 matchpunten minder"),
    Code.S_1: marked("Zuid 1 matchpunt minder"),
    Code.S_2: marked("Zuid 2 matchpunten minder"),
    Code.E_1: marked("Oost 1 matchpunt minder"),
    Code.E_2: marked("Oost 2 matchpunten minder"),
    Code.W_1: marked("West 1 matchpunt minder"),
    Code.W_2: marked("West 2 matchpunten minder"),
}
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
    return words(_KINDS[kind]) if kind in _KINDS else kind


def decision_said(words: Words, made: Decision | Ruled) -> str:
    """Tell a decision: about the matchpoints of both sides, else its kind."""
    codes, _ = read_decisions(made.matchpoints)
    said = [
        _given(words, one) if isinstance(one, Given) else words(_CODES[one])
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
