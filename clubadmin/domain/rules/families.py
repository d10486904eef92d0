"""Rule sets by kind, each in one line: what sets it apart, read from its fields alone."""

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.i18n import Cased, Language, Listed, Message

FAMILIES: dict[str, Message] = {
    "plain": Message("Klaverjassen"),
    "bidding": Message("Met bieden"),
    "stakes": Message("Kraken en wat erbij hoort"),
    "target": Message("Tot een aantal punten"),
    "few": Message("Met drie of twee spelers"),
    "kin": Message("Verwante spellen"),
}
"""Kinds of rule sets with their headings, in the order of choosing."""


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
    return FAMILIES[family(rules)].text(language)


def one_line(rules: RuleSet, language: Language) -> str:
    """A rule set in one line: what a club would say when asked how it plays."""
    parts = tuple(part for part in (*_game(rules), *_plays(rules), *_counts(rules)) if part)
    return Cased(Listed(parts, joint="")).text(language)


def _game(rules: RuleSet) -> list[Message | None]:
    seats = {2: Message("twee spelers"), 3: Message("drie spelers")}
    systems = {
        "solo": Message("één tegen twee"),
        "manille": Message("wat boven de 30 komt telt"),
        "tricks": Message("de slagen tellen"),
    }
    cards = Message("{deck} kaarten", deck=rules.deck) if rules.deck != "32" else None
    return [seats.get(rules.seats), systems.get(rules.system), cards]


def _plays(rules: RuleSet) -> list[Message | None]:
    bids = {"level": Message("bieden per kleur"), "points": Message("bieden op punten")}
    doubles = {"kraken": Message("kraken"), "kloppen": Message("kloppen")}
    target = Message("tot {target}", target=rules.target) if rules.target else None
    return [
        target,
        bids.get(rules.bidding),
        doubles.get(rules.doubling),
        Message("schoppen dubbel") if rules.spades_double else None,
    ]


def _duty(rules: RuleSet) -> Message | None:
    """The duty to trump, where people differ over it."""
    if rules.others_hold == "free":
        return Message("troeven hoeft niet")
    if rules.follow_higher != "never":
        return Message("hoger als de ander de slag heeft")
    if rules.seats == _PAIR:
        return None
    if rules.partner_holds == "free":
        return Message("maatslag vrij")
    if rules.partner_holds == "overtrump":
        return Message("troef van de maat overtroeven")
    return Message("maatslag ook troeven")


def _counts(rules: RuleSet) -> list[Message | None]:
    roem = {
        "hand": Message("roem in de hand"),
        "both": Message("ook roem in de hand"),
        "open": Message("roem van de open kaarten"),
        "stuk": Message("alleen stuk telt als roem"),
    }
    jacks = None
    if rules.roem_where not in ("stuk", "none") and rules.system in ("klaverjas", "solo"):
        jacks = Message("vier boeren {four_jacks}", four_jacks=rules.four_jacks)
    sweep = None
    if jacks and rules.sweep_by_defenders == "bonus":
        sweep = Message("tegenpit telt")
    return [roem.get(rules.roem_where), jacks, sweep, _duty(rules)]


_FOUR, _PAIR = 4, 2
