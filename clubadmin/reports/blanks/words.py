"""What a blank scoresheet reminds the players of: what its rules ask, and nothing else."""

from collections.abc import Iterator

from clubadmin.domain.row.columns import columns
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.reports.kit.words import Words


def reminders(rules: RuleSet, words: Words) -> tuple[str, ...]:
    """Sentences for the foot of the sheet, the most needed first."""
    return tuple(_reminders(rules, words))


def _reminders(rules: RuleSet, words: Words) -> Iterator[str]:
    roem = columns(rules).roem
    if roem and rules.stripe_required:
        yield words("stripe")
    if rules.system == "solo":
        yield words("remind-solo")
    if rules.system == "manille":
        yield words("remind-manille", half=rules.total // 2)
    if rules.system == "tricks":
        yield words("remind-tricks", tricks=rules.total)
    if rules.target:
        yield words("remind-target", target=rules.target)
    if rules.doubling != "none":
        yield words(f"remind-{rules.doubling}")
    if rules.spades_double:
        yield words("remind-spades")
    if roem and rules.roem_where in ("hand", "both"):
        yield words("remind-hand")
    if roem and rules.roem_where == "stuk":
        yield words("remind-stuk", stuk=rules.stuk)
