"""What can be decided about a game in comparison play, in words (NKF 1976, part 2, art. 13-21)."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from clubadmin.domain.comparison.decisions import Decision

translate = QCoreApplication.translate


def codes_in_words(codes: Collection[Decision]) -> list[str]:
    """Each decision as a director says it, always in the same order."""
    words = _words()
    return [words[one] for one in Decision if one in codes]


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
