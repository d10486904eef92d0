"""What a row of a sheet would mean, in a line below the field in which it is typed."""

from clubadmin.desktop.language import current
from clubadmin.desktop.referee.looks import side_titles
from clubadmin.desktop.referee.outcome import amounts_text
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Severity


def row_meaning(line: str, rules: RuleSet, game: int) -> tuple[str, bool]:
    """What both sides get, or what is wrong with the row; and whether something is."""
    judged = score_line(line, rules, game)
    wrong = [one for one in judged.findings if one.severity is Severity.ERROR]
    if wrong or judged.settled is None:
        return " ".join(sentence(one, current()) for one in wrong[:1]), True
    wij, zij = side_titles(rules)
    settled = judged.settled
    return f"{wij} {amounts_text(settled.ns)} · {zij} {amounts_text(settled.ew)}", False
