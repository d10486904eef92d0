"""Articles for what no field of a rule set speaks of."""

from dataclasses import replace

from clubadmin.domain.referee.record import PlayFinding
from clubadmin.domain.rules.rules import RuleSet

_NKF = "NKF 1976, art."


def by_nkf(finding: PlayFinding, number: int, rules: RuleSet) -> PlayFinding:
    """A finding with an article of the NKF 1976, the only document that lays it down.

    It is told to be borrowed where the rule set goes by another document for its revokes.
    """
    own = rules.articles["revoke"].startswith(_NKF)
    return replace(finding, article=f"{_NKF} {number}", borrowed=not own)


def misdeal_article(rules: RuleSet) -> str:
    """What a hand with a card too many goes by: the fine where there is one."""
    return rules.articles["misdeal_fine" if rules.misdeal_fine else "misdeal"]
