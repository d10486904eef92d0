"""The one place where findings become sentences: what is wrong, where, and what to do."""

from collections.abc import Callable, Mapping

from clubadmin.domain.row.findings import Arg, Finding
from clubadmin.domain.scoring import sentences_en, sentences_nl, sentences_systems
from clubadmin.domain.scoring.seat_words import seat_names, side_names
from clubadmin.domain.terms import Language, Position, Side

_FIELDS = {
    Language.NL: {
        "points": "punten",
        "roem": "roem",
        "bid": "bod",
        "fines": "straf",
        "row": "",
        "total": "totaal",
    },
    Language.EN: {
        "points": "points",
        "roem": "roem",
        "bid": "bid",
        "fines": "penalty",
        "row": "",
        "total": "total",
    },
}
_WORDS = {
    Language.NL: {
        "game": "Spel",
        "total": "Totaal",
        "or": "of",
        "meant": "Bedoeld {}?",
        "much": "veel",
        "little": "weinig",
        "player": "speler {}",
    },
    Language.EN: {
        "game": "Game",
        "total": "Total",
        "or": "or",
        "meant": "Meant {}?",
        "much": "much",
        "little": "little",
        "player": "player {}",
    },
}

TEXTS = {
    Language.NL: sentences_nl.SENTENCES | sentences_systems.NL,
    Language.EN: sentences_en.SENTENCES | sentences_systems.EN,
}
"""The sentences by code (and variant), with gaps for the arguments."""


def sentence(finding: Finding, language: Language = Language.NL, row: str = "") -> str:
    """A finding as a secretary reads it; `row` says which row it is where that is no game."""
    values = finding.values
    text = _text(finding, values, language).format_map(_Filled(finding, values, language))
    parts = [f"{_place(finding, language, row)}: {text}"]
    if meant := values.get("meant"):
        parts.append(_WORDS[language]["meant"].format(_either(meant, language, ", ")))
    if finding.article:
        parts.append(f"({finding.article})")
    return " ".join(parts)


def _text(finding: Finding, values: dict[str, Arg], language: Language) -> str:
    texts = TEXTS[language]
    variant = values.get("reason") or values.get("kept")
    if finding.code == "roem-limit" and finding.side is None:
        variant = "both"
    return texts[f"{finding.code}/{variant}" if variant else finding.code]


def _sides(finding: Finding, language: Language) -> Mapping[Side, str]:
    """What the two sides are called on the sheet that the finding is of."""
    return side_names(str(finding.values.get("sides", "wij-zij")), language)


def _place(finding: Finding, language: Language, row: str) -> str:
    words = _WORDS[language]
    side = _sides(finding, language)[finding.side] if finding.side else ""
    where = f"{_FIELDS[language][finding.field]} {side}".strip()
    if finding.field == "row":
        where = ""
    if player := finding.values.get("player"):
        where = words["player"].format(player)
    if finding.code == "total-mismatch":
        return f"{words['total']} {where}"
    if finding.game is None:
        return where[:1].upper() + where[1:] or words["total"]
    game = row or f"{words['game']} {finding.game}"
    return f"{game}, {where}" if where else game


def _either(items: Arg, language: Language, before_or: str = " ") -> str:
    """The items as in: 20, 40 of 50; `before_or` may put a pause before the last."""
    if not isinstance(items, tuple):
        return str(items)
    texts = [str(item) for item in items]
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])}{before_or}{_WORDS[language]['or']} {texts[-1]}"


class _Filled(dict[str, str]):
    """The arguments of a sentence, those that follow from others included."""

    def __init__(self, finding: Finding, values: dict[str, Arg], language: Language) -> None:
        super().__init__({name: _either(value, language) for name, value in values.items()})
        sides = _sides(finding, language)
        self["ns_side"], self["ew_side"] = sides[Side.NS], sides[Side.EW]
        for name in ("seat", "dealer"):
            if seat := values.get(name):
                self[name] = seat_names(language)[Position(str(seat))]
        if taker := values.get("taker"):
            self["first_player"] = _WORDS[language]["player"].format(taker)
        if finding.side:
            self["own_side"] = sides[finding.side]
            self["other_side"] = sides[finding.side.other]
            self["nat_line"] = "n" if finding.side is Side.EW else ".n"
        difference = values.get("difference")
        if isinstance(difference, int):
            self["apart"] = str(abs(difference))
            self["way"] = _WORDS[language]["much" if difference > 0 else "little"]
        self._derive(values)

    def _derive(self, values: dict[str, Arg]) -> None:
        for name, (needed, how) in _DERIVED.items():
            numbers = [number for need in needed if isinstance(number := values.get(need), int)]
            if len(numbers) == len(needed):
                self[name] = str(how(*numbers))


_DERIVED: dict[str, tuple[tuple[str, ...], Callable[..., int]]] = {
    "sum": (("ns", "ew"), lambda ns, ew: ns + ew),
    "all_but_one": (("total_points",), lambda total: total - 1),
    "first": (("bonus",), lambda bonus: bonus + 20),
    "before": (("position",), lambda position: position - 1),
}
