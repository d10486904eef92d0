"""Rule sets by kind, each in one line: what sets it apart, read from its fields alone."""

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Language

FAMILIES: dict[str, tuple[str, str]] = {
    "plain": ("Klaverjassen", "Klaverjassen"),
    "bidding": ("Met bieden", "With bidding"),
    "stakes": ("Kraken en wat erbij hoort", "Kraken and what goes with it"),
    "target": ("Tot een aantal punten", "To a number of points"),
    "few": ("Met drie of twee spelers", "With three or two players"),
    "kin": ("Verwante spellen", "Kindred games"),
}
"""Kinds of rule sets with their headings (Dutch, English), in the order of choosing."""

Pair = tuple[str, str]


def family(rules: RuleSet) -> str:
    """The kind of a rule set: a key of `FAMILIES`."""
    if rules.system in ("manille", "tricks") or rules.roem_where in ("stuk", "none"):
        return "kin"
    if rules.seats != _FOUR:
        return "few"
    if rules.target:
        return "target"
    if rules.doubling != "none" or rules.spades_double or rules.roem_where != "table":
        return "bidding" if rules.bidding != "none" else "stakes"
    return "bidding" if rules.bidding != "none" else "plain"


def family_title(rules: RuleSet, language: Language) -> str:
    """The heading under which a rule set is offered."""
    return FAMILIES[family(rules)][language is Language.EN]


def one_line(rules: RuleSet, language: Language) -> str:
    """A rule set in one line: what a club would say when asked how it plays."""
    pick = language is Language.EN
    parts = [part for part in (*_game(rules), *_plays(rules), *_counts(rules)) if part]
    text = ", ".join(part[pick] for part in parts)
    return text[:1].upper() + text[1:]


def _game(rules: RuleSet) -> list[Pair | None]:
    seats = {2: ("twee spelers", "two players"), 3: ("drie spelers", "three players")}
    systems = {
        "solo": ("één tegen twee", "one against two"),
        "manille": ("wat boven de 30 komt telt", "what is above 30 counts"),
        "tricks": ("de slagen tellen", "tricks count"),
    }
    cards = (f"{rules.deck} kaarten", f"{rules.deck} cards") if rules.deck != "32" else None
    return [seats.get(rules.seats), systems.get(rules.system), cards]


def _plays(rules: RuleSet) -> list[Pair | None]:
    bids = {
        "level": ("bieden per kleur", "bidding by suit"),
        "points": ("bieden op punten", "bidding by points"),
    }
    doubles = {"kraken": ("kraken", "kraken"), "kloppen": ("kloppen", "kloppen")}
    target = (f"tot {rules.target}", f"to {rules.target}") if rules.target else None
    return [
        target,
        bids.get(rules.bidding),
        doubles.get(rules.doubling),
        ("schoppen dubbel", "double spades") if rules.spades_double else None,
    ]


def _duty(rules: RuleSet) -> Pair | None:
    """What the duty to trump comes to, where people differ over it."""
    if rules.others_hold == "free":
        return ("troeven hoeft niet", "no duty to trump")
    if rules.follow_higher != "never":
        return ("hoger als de ander de slag heeft", "higher if the others hold the trick")
    if rules.seats == _PAIR:
        return None
    if rules.partner_holds == "free":
        return ("maatslag vrij", "partner's trick free")
    return ("maatslag ook troeven", "trumping the partner's trick too")


def _counts(rules: RuleSet) -> list[Pair | None]:
    roem = {
        "hand": ("roem in de hand", "roem in the hand"),
        "both": ("ook roem in de hand", "roem in the hand as well"),
        "open": ("roem van de open kaarten", "roem of the open cards"),
        "stuk": ("alleen stuk telt als roem", "only stuk counts as roem"),
    }
    jacks = None
    if rules.roem_where not in ("stuk", "none") and rules.system in ("klaverjas", "solo"):
        jacks = (f"vier boeren {rules.four_jacks}", f"four jacks {rules.four_jacks}")
    sweep = None
    if jacks and rules.sweep_by_defenders == "bonus":
        sweep = ("tegenpit telt", "a sweep by defenders counts")
    return [roem.get(rules.roem_where), jacks, sweep, _duty(rules)]


_FOUR, _PAIR = 4, 2
