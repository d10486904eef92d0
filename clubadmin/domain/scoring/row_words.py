"""A row of a sheet in figures and words, for whoever does not type lines."""

from collections.abc import Mapping

from clubadmin.domain.row.columns import columns
from clubadmin.domain.row.settle import Amounts, SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.seat_words import seat_names, side_names
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.terms import Language, Outcome, Side

_WORDS = {
    Language.NL: {
        "none": "nog niets",
        "not-played": "niet gespeeld",
        "cancelled": "vervallen",
        "arbitral": "arbitrale score",
        "nat": "{side} nat",
        "pit": "{side} pit",
        "revoke": "{side} verzaakt",
        "with": " met {roem} roem",
        "all-with": " met {roem} roem voor {side}",
        "and": " en {roem} voor {side}",
        "fine": "{seat} {fine} straf",
    },
    Language.EN: {
        "none": "nothing yet",
        "not-played": "not played",
        "cancelled": "cancelled",
        "arbitral": "arbitral score",
        "nat": "{side} nat",
        "pit": "{side} pit",
        "revoke": "{side} revoked",
        "with": " with {roem} roem",
        "all-with": " with {roem} roem for {side}",
        "and": " and {roem} for {side}",
        "fine": "{seat} {fine} penalty",
    },
}


def row_words(line: str, rules: RuleSet, language: Language = Language.NL) -> str:
    """What a row says, without the signs that it is typed with.

    As in "100–62 met 20 roem voor Zij" and "Zij 262 met 20 roem, Wij verzaakt". A row that
    cannot be read is given as it was typed.
    """
    if not line.strip():
        return _WORDS[language]["none"]
    settled = judge(line, rules).settled
    return line if settled is None else _settled(settled, rules, language)


def _settled(settled: SettledGame, rules: RuleSet, language: Language) -> str:
    words, outcome = _WORDS[language], settled.outcome
    if outcome in (Outcome.NOT_PLAYED, Outcome.CANCELLED):
        parts = [words[outcome.value]]
    elif outcome in (Outcome.NAT, Outcome.PIT, Outcome.REVOKE) and settled.side is not None:
        told = _sides(rules, language)[settled.side]
        parts = [_all_to_one(settled, rules, language), words[outcome.value].format(side=told)]
    else:
        parts = [_divided(settled, rules, language)]
        parts += [words["arbitral"]] if outcome is Outcome.ARBITRAL else []
    names = seat_names(language, rules.seats)
    for share in settled.shares:
        if share.amounts is not None:
            parts.append(f"{names[share.seat]} {_amounts(share.amounts, language)}")
        if share.fine:
            parts.append(words["fine"].format(seat=names[share.seat], fine=share.fine))
    return ", ".join(parts)


def _divided(settled: SettledGame, rules: RuleSet, language: Language) -> str:
    """Both sides' points, and whose the roem is."""
    words, sides = _WORDS[language], _sides(rules, language)
    got = {Side.NS: settled.ns, Side.EW: settled.ew}
    if columns(rules).sides != "wij-zij":
        return ", ".join(f"{sides[side]} {_amounts(got[side], language)}" for side in Side)
    text, key = f"{settled.ns.points}–{settled.ew.points}", "all-with"
    for side in Side:
        if got[side].roem:
            text += words[key].format(roem=got[side].roem, side=sides[side])
            key = "and"
    return text


def _all_to_one(settled: SettledGame, rules: RuleSet, language: Language) -> str:
    """What the side that has it all has; both where the other has something as well."""
    sides = _sides(rules, language)
    got = ((Side.NS, settled.ns), (Side.EW, settled.ew))
    told = [f"{sides[side]} {_amounts(one, language)}" for side, one in got if one.total]
    return ", ".join(told) or f"{settled.ns.points}–{settled.ew.points}"


def _sides(rules: RuleSet, language: Language) -> Mapping[Side, str]:
    return side_names(columns(rules).sides, language)


def _amounts(amounts: Amounts, language: Language) -> str:
    text = str(amounts.points)
    return text + _WORDS[language]["with"].format(roem=amounts.roem) if amounts.roem else text
