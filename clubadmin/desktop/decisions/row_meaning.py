"""What a row of a sheet would mean, in a line below the field in which it is typed."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.kit.language import current
from clubadmin.desktop.referee.appearance import seat_name, side_titles
from clubadmin.desktop.referee.outcome import amounts_text
from clubadmin.domain.rules.rules import RuleSet
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
    told = [f"{wij} {amounts_text(settled.ns)}", f"{zij} {amounts_text(settled.ew)}"]
    fined = QCoreApplication.translate("decisions", "%1 betaalt %2")
    for share in settled.shares:
        if share.fine:
            text = fined.replace("%1", seat_name(share.seat, rules))
            told.append(text.replace("%2", str(share.fine)))
    return " · ".join(told), False
