"""Words for decisions about a game; comparison play has NKF 1976, part 2, art. 13-21."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.kit.language import told
from clubadmin.domain.comparison.decisions import WHOSE, Code, Decision, Given, in_order
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.rulings import OF_PLAY, RulingKind

translate = QCoreApplication.translate


def kinds(rules: RuleSet) -> dict[str, str]:
    """Every kind of decision with its name under a rule set."""
    named = _names()
    if not rules.misdeal_fine:  # only in manille a wrong deal is anything but sevens and nines
        named[RulingKind.MISDEAL.value] = translate("decisions", "verkeerd gedeeld (7-9)")
    if rules.system != "klaverjas":  # NKF 1976 is about klaverjas
        named = {kind: name for kind, name in named.items() if kind not in OF_PLAY}
    return named


def _names() -> dict[str, str]:
    return {
        RulingKind.REVOKE.value: translate("decisions", "verzaakt"),
        RulingKind.FALSE_ACCUSATION.value: translate("decisions", "ten onrechte beschuldigd"),
        RulingKind.CARD_SHORT.value: translate("decisions", "kaart te kort"),
        RulingKind.MISDEAL.value: translate("decisions", "verkeerd gedeeld"),
        RulingKind.CHEATING.value: translate("decisions", "vals spel"),
        RulingKind.ARBITRAL.value: translate("decisions", "arbitrale score"),
        RulingKind.MARKED_CARDS.value: translate("decisions", "herkenbare kaarten: nieuw spel"),
        RulingKind.FIRST_SUIT.value: translate("decisions", "eerst genoemde kleur blijft troef"),
        RulingKind.WAITING.value: translate("decisions", "te lang gewacht"),
        RulingKind.OUT_OF_TURN.value: translate("decisions", "voor de beurt geboden"),
        RulingKind.OTHER.value: translate("decisions", "anders"),
    }


def kind_name(kind: str) -> str:
    """The name of a kind; the code itself where a later version kept another."""
    return _names().get(kind, kind)


def codes_in_words(codes: Collection[Code]) -> list[str]:
    """Each decision as a director says it, always in the same order."""
    words = _words()
    return [
        _given(one) if isinstance(one, Given) else words[Decision(one)] for one in in_order(codes)
    ]


def _given(one: Given) -> str:
    """A number that the director gives, or takes off."""
    if one.instead:
        text = translate("rulings", "%1 krijgt %2 matchpunten")
        if one.number == 1:
            text = translate("rulings", "%1 krijgt 1 matchpunt")
    else:
        text = translate("rulings", "%1 %2 matchpunten minder")
    return text.replace("%1", told(WHOSE[one.whose])).replace("%2", str(one.number))


def _words() -> dict[Decision, str]:
    return {
        Decision.AVERAGE_NS: translate("rulings", "gemiddelde voor N/Z"),
        Decision.AVERAGE_EW: translate("rulings", "gemiddelde voor O/W"),
        Decision.AVERAGE_BOTH: translate("rulings", "gemiddelde voor beide"),
        Decision.HALF_BOTH: translate("rulings", "niet te spelen, de helft voor beide"),
        Decision.LOWEST_NS: translate("rulings", "laagste score voor N/Z"),
        Decision.LOWEST_EW: translate("rulings", "laagste score voor O/W"),
        Decision.CANCELLED: translate("rulings", "vervallen aan deze tafel"),
        Decision.NS_1: translate("rulings", "N/Z 1 matchpunt minder"),
        Decision.NS_2: translate("rulings", "N/Z 2 matchpunten minder"),
        Decision.EW_1: translate("rulings", "O/W 1 matchpunt minder"),
        Decision.EW_2: translate("rulings", "O/W 2 matchpunten minder"),
        Decision.N_1: translate("rulings", "Noord 1 matchpunt minder"),
        Decision.N_2: translate("rulings", "Noord 2 matchpunten minder"),
        Decision.S_1: translate("rulings", "Zuid 1 matchpunt minder"),
        Decision.S_2: translate("rulings", "Zuid 2 matchpunten minder"),
        Decision.E_1: translate("rulings", "Oost 1 matchpunt minder"),
        Decision.E_2: translate("rulings", "Oost 2 matchpunten minder"),
        Decision.W_1: translate("rulings", "West 1 matchpunt minder"),
        Decision.W_2: translate("rulings", "West 2 matchpunten minder"),
    }
