"""Sheets of any rule set as keys of the numeric keypad, made up by chance but always the same."""

from random import Random

from clubadmin.domain.row.columns import columns
from clubadmin.domain.rules.rules import RuleSet

_ROEM = ("", "", "+", "-", "++", "-5", "+100", "+-")
_DOUBLES = ("", "", "", "*", "**")


def sheet_keys(rules: RuleSet, seed: int, games: int = 16) -> list[str]:
    """The keys of each game, without Enter."""
    chance = Random(f"{rules.name} {seed}")
    return [_game(rules, chance) for _ in range(games)]


def _game(rules: RuleSet, chance: Random) -> str:
    has = {extra.key for extra in columns(rules).before}
    who = ""
    if "solo" in has:
        who = f"{chance.randint(1, 3)}/"
    elif "who" in has:
        who = f"{chance.randint(1, 2)}/"
    roem = chance.choice(_ROEM) if rules.roem_where == "table" else ""
    return who + str(_points(rules, chance)) + roem + _tail(rules, has, chance)


def _points(rules: RuleSet, chance: Random) -> int:
    if rules.system == "tricks":
        return chance.randint(0, rules.total)
    return chance.randint(rules.total // 4, rules.total * 3 // 4)


def _tail(rules: RuleSet, has: set[str], chance: Random) -> str:
    bid = trump = double = ""
    if "bid" in has:
        bid = f"/{chance.choice('123') if rules.bidding == 'level' else chance.choice(('9', '11'))}"
    if "trump" in has:
        trump = f"/{chance.randint(1, 4)}"
    if "double" in has:
        double = chance.choice(_DOUBLES)
    return bid + trump + double
