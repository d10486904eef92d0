"""What can be decided, as the window says it."""

from PySide6.QtCore import QCoreApplication

from clubadmin.domain.scoring.rulings import RulingKind

translate = QCoreApplication.translate


def kinds() -> dict[str, str]:
    """Every kind of decision with its name."""
    return {
        RulingKind.REVOKE.value: translate("decisions", "verzaakt"),
        RulingKind.FALSE_ACCUSATION.value: translate("decisions", "ten onrechte beschuldigd"),
        RulingKind.CARD_SHORT.value: translate("decisions", "kaart te kort"),
        RulingKind.MISDEAL.value: translate("decisions", "verkeerd gedeeld (7-9)"),
        RulingKind.CHEATING.value: translate("decisions", "vals spel"),
        RulingKind.ARBITRAL.value: translate("decisions", "arbitrale score"),
        RulingKind.OTHER.value: translate("decisions", "anders"),
    }


def kind_name(kind: str) -> str:
    """The name of a kind; the code itself where a later version kept another."""
    return kinds().get(kind, kind)
