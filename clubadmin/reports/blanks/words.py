"""What a blank scoresheet reminds the players of: what its rules ask, and nothing else."""

from collections.abc import Iterator

from clubadmin.domain.row.columns import columns
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.i18n import Words, marked

_DOUBLING = {
    "kraken": marked("Kraak k, rekraak kk, superkraak kkk."),
    "kloppen": marked("Geklopt k, tegengeklopt kk."),
}


def reminders(rules: RuleSet, words: Words) -> tuple[str, ...]:
    """Sentences for the foot of the sheet, the most needed first."""
    return tuple(_reminders(rules, words))


def _reminders(rules: RuleSet, words: Words) -> Iterator[str]:
    roem = columns(rules).roem
    if roem and rules.stripe_required:
        yield words("Geen roem? Streep door het roemvakje.")
    if rules.system == "solo":
        yield words("Zet bij elk spel het nummer van wie alleen speelt, en zijn bod.")
    if rules.system == "manille":
        yield words(
            "Alleen wat boven {half} komt telt; {half}–{half} is ---.", half=rules.total // 2
        )
    if rules.system == "tricks":
        yield words("Schrijf de slagen op: samen {tricks}.", tricks=rules.total)
    if rules.target:
        yield words(
            "Wie na een spel {target} haalt, wint; staat het dan gelijk, dan beslist nog één spel.",
            target=rules.target,
        )
    if rules.doubling != "none":
        yield words(_DOUBLING[rules.doubling])
    if rules.spades_double:
        yield words("Is schoppen troef, dan tellen de punten dubbel.")
    if roem and rules.roem_where in ("hand", "both"):
        yield words("Van roem in de hand telt alleen die van wie de meeste heeft.")
    if roem and rules.roem_where == "stuk":
        yield words("Roem is alleen stuk: {stuk}.", stuk=rules.stuk)
