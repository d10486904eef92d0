"""What can be decided, as the window says it."""

from PySide6.QtCore import QCoreApplication

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.rulings import RulingKind

translate = QCoreApplication.translate


def kinds(rules: RuleSet) -> dict[str, str]:
    """Every kind of decision with its name under a rule set."""
    named = _names()
    if not rules.misdeal_fine:  # only in manille a wrong deal is anything but sevens and nines
        named[RulingKind.MISDEAL.value] = translate("decisions", "verkeerd gedeeld (7-9)")
    return named


def _names() -> dict[str, str]:
    return {
        RulingKind.REVOKE.value: translate("decisions", "verzaakt"),
        RulingKind.FALSE_ACCUSATION.value: translate("decisions", "ten onrechte beschuldigd"),
        RulingKind.CARD_SHORT.value: translate("decisions", "kaart te kort"),
        RulingKind.MISDEAL.value: translate("decisions", "verkeerd gedeeld"),
        RulingKind.CHEATING.value: translate("decisions", "vals spel"),
        RulingKind.ARBITRAL.value: translate("decisions", "arbitrale score"),
        RulingKind.OTHER.value: translate("decisions", "anders"),
    }


def kind_name(kind: str) -> str:
    """The name of a kind; the code itself where a later version kept another."""
    return _names().get(kind, kind)
