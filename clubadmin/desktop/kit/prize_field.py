"""The field for prizes: which places, what each gets and who gave it; it says how it was read."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.forms import Field, line
from clubadmin.domain.standings.prizes import Prize, PrizeError, Prizes, prizes_of

EXAMPLE = 24  # entrants, to show what a rule means
MOST = 400  # letters


class PrizeField(Field):
    """A line as "1: € 50 (Bakkerij Jansen), 2-3: fles wijn, poedelprijs: rookworst"."""

    def __init__(self, title: str) -> None:
        self.text = line(most=MOST)
        super().__init__(title, self.text)
        self.text.setPlaceholderText(
            self.tr("1: € 50 (Bakkerij Jansen), 2-3: fles wijn, poedelprijs: rookworst")
        )
        self.text.textChanged.connect(self._tell)
        self._tell()

    @property
    def rule(self) -> str:
        """What was typed."""
        return self.text.text().strip()

    def settle(self) -> bool:
        """Whether it can be read; if not, the keyboard goes there."""
        if self._tell():
            return True
        self.text.setFocus()
        return False

    def _tell(self) -> bool:
        if not self.rule:
            self.explain(self.tr("Leeg: geen prijzen op de uitslag."))
            return True
        try:
            found = prizes_of(self.rule, EXAMPLE)
        except PrizeError as error:
            self.complain(language.told(error.message))
            return False
        self.explain(_read(found) if ":" in self.rule else self._places(found))
        return True

    def _places(self, found: Prizes) -> str:
        said = self.tr("Bij %1 deelnemers: %2").replace("%1", str(EXAMPLE))
        return said.replace("%2", ", ".join(map(str, found.places)))


def _read(found: Prizes) -> str:
    """Each place with what it gets, places of the same prize together."""
    translate = QCoreApplication.translate
    together: dict[Prize, list[str]] = {}
    for place, prize in found.places.items():
        together.setdefault(prize, []).append(str(place))
    told = [
        translate("PrizeField", "plaats %1: %2")
        .replace("%1", ", ".join(places))
        .replace("%2", _given(prize))
        for prize, places in together.items()
    ]
    if found.last != Prize():
        last = translate("PrizeField", "poedelprijs: %1")
        told.append(last.replace("%1", _given(found.last)))
    return "; ".join(told)


def _given(prize: Prize) -> str:
    translate = QCoreApplication.translate
    what = prize.what or translate("PrizeField", "prijs")
    if not prize.sponsor:
        return what
    given = translate("PrizeField", "%1, aangeboden door %2").replace("%1", what)
    return given.replace("%2", prize.sponsor)
