"""The phrases of the papers about decisions."""

from typing import NamedTuple

from clubadmin.domain.comparison.decisions import Decision as Code
from clubadmin.domain.comparison.decisions import read_decisions
from clubadmin.domain.rules.cards import SIGNS, Suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.domain.terms import Language
from clubadmin.model.sheets.decision import Decision

PHRASES: dict[str, tuple[str, str]] = {
    "ruling": ("Beslissing", "Ruling"),
    "arbitration": ("Arbitrage", "Arbitration"),
    "decisions": ("Beslissingen", "Rulings"),
    "where": (
        "Tafel {table}, ronde {round}, spel {game}",
        "Table {table}, round {round}, game {game}",
    ),
    "rules": ("Reglement: {title}", "Rules: {title}"),
    "decided": ("Wat er beslist is", "What was decided"),
    "about": ("{kind}, {player}", "{kind}, {player}"),
    "article": ("Artikel: {article}", "Article: {article}"),
    "row": (
        "In het formulier: was {before}; wordt {after}.",
        "On the sheet: was {before}; becomes {after}.",
    ),
    "row-same": (
        "In het formulier: {after}, zoals het er stond.",
        "On the sheet: {after}, as it was.",
    ),
    "typed": ("Zo getypt: {before}; {after}", "As typed: {before}; {after}"),
    "counts": (
        "Dat is: {ns_side} {ns}, {ew_side} {ew}.",
        "That is: {ns_side} {ns}, {ew_side} {ew}.",
    ),
    "play": ("Het spel, kaart voor kaart", "The game, card by card"),
    "trump": ("troef", "trump"),
    "no-trump": ("zonder troef", "no trumps"),
    "plays": ("{seat} speelt", "{seat} plays"),
    "leads": ("{seat} komt uit", "{seat} leads"),
    "trick": ("slag", "trick"),
    "points": ("punten", "points"),
    "roem": ("roem", "roem"),
    "total": ("Totaal", "Total"),
    "not-allowed": ("! mocht niet", "! not allowed"),
    "lead-mark": ("onderstreept: kwam uit", "underlined: led"),
    "win-mark": ("vet: haalde de slag", "bold: won the trick"),
    "unclaimed": ("roem in slag {tricks} niet gemeld", "roem in trick {tricks} not declared"),
    "roem-lies": ("Roem: {roem}.", "Roem: {roem}."),
    "hands": ("Handen bij het begin", "Hands at the start"),
    "nobody": ("Niemand heeft verzaakt.", "Nobody revoked."),
    "by": ("Beslist door {name}, {moment}", "Decided by {name}, {moment}"),
    "director": ("wedstrijdleider", "director"),
    "none": ("Op deze avond is niets beslist.", "Nothing was decided on this evening."),
    "alone": ("Alleen", "Alone"),
    "together": ("Samen", "Together"),
    "kind-revoke": ("verzaakt", "revoked"),
    "kind-false-accusation": ("ten onrechte beschuldigd", "false accusation"),
    "kind-card-short": ("kaart te kort", "a card short"),
    "kind-misdeal": ("verkeerd gedeeld", "misdeal"),
    "kind-cheating": ("vals spel", "cheating"),
    "kind-arbitral": ("arbitrale score", "arbitral score"),
    "kind-other": ("beslissing", "decision"),
    "code-average-ns": ("gemiddelde voor N/Z", "average for N/S"),
    "code-average-ew": ("gemiddelde voor O/W", "average for E/W"),
    "code-average-both": ("gemiddelde voor beide", "average for both"),
    "code-half-both": ("niet te spelen, de helft voor beide", "could not be played, half for both"),
    "code-lowest-ns": ("laagste score voor N/Z", "lowest score for N/S"),
    "code-lowest-ew": ("laagste score voor O/W", "lowest score for E/W"),
    "code-cancelled": ("vervallen aan deze tafel", "cancelled at this table"),
    "code-ns-1": ("N/Z 1 matchpunt minder", "N/S 1 matchpoint less"),
    "code-ns-2": ("N/Z 2 matchpunten minder", "N/S 2 matchpoints less"),
    "code-ew-1": ("O/W 1 matchpunt minder", "E/W 1 matchpoint less"),
    "code-ew-2": ("O/W 2 matchpunten minder", "E/W 2 matchpoints less"),
    "code-n-1": ("Noord 1 matchpunt minder", "North 1 matchpoint less"),
    "code-n-2": ("Noord 2 matchpunten minder", "North 2 matchpoints less"),
    "code-s-1": ("Zuid 1 matchpunt minder", "South 1 matchpoint less"),
    "code-s-2": ("Zuid 2 matchpunten minder", "South 2 matchpoints less"),
    "code-e-1": ("Oost 1 matchpunt minder", "East 1 matchpoint less"),
    "code-e-2": ("Oost 2 matchpunten minder", "East 2 matchpoints less"),
    "code-w-1": ("West 1 matchpunt minder", "West 1 matchpoint less"),
    "code-w-2": ("West 2 matchpunten minder", "West 2 matchpoints less"),
}

_SUITS = {
    Language.NL: {Suit.S: "schoppen", Suit.H: "harten", Suit.R: "ruiten", Suit.K: "klaveren"},
    Language.EN: {Suit.S: "spades", Suit.H: "hearts", Suit.R: "diamonds", Suit.K: "clubs"},
}


class RowSaid(NamedTuple):
    """The row before and after a decision: in words, and small behind it as it is typed."""

    words: str
    typed: str


class RulingWords:
    """The phrases of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._pick = 0 if language is Language.NL else 1

    def __call__(self, key: str, **values: object) -> str:
        """The phrase `key` with its gaps filled in."""
        phrase = PHRASES[key][self._pick]
        return phrase.format(**values) if values else phrase

    def kind(self, kind: str) -> str:
        """What was decided about, in a word; a kind of a later version as it was kept."""
        key = f"kind-{kind}"
        return self(key) if key in PHRASES else kind

    def what(self, made: Decision) -> str:
        """What was decided: about the matchpoints of both sides, else its kind."""
        codes, _ = read_decisions(made.matchpoints)
        said = [self(f"code-{one}") for one in Code if one in codes]
        return "; ".join(said) or self.kind(made.kind)

    def row(self, made: Decision, rules: RuleSet) -> RowSaid:
        """What a decision made of its row; nothing where it left it and is about matchpoints."""
        if made.matchpoints and made.line_before == made.line_after:
            return RowSaid("", "")
        lines = made.line_before, made.line_after
        before, after = (row_words(line, rules, self.language) for line in lines)
        key = "row-same" if lines[0] == lines[1] else "row"
        typed = self("typed", before=lines[0] or "–", after=lines[1] or "–")
        return RowSaid(self(key, before=before, after=after), typed if any(lines) else "")

    def spelled(self, text: str) -> str:
        """A text with the signs of suits in words: no face of the papers has them."""
        for suit, sign in SIGNS.items():
            text = text.replace(sign, f"{_SUITS[self.language][suit]} ")
        return text
