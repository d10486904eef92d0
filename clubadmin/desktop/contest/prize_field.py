"""The field for prizes: which places, what each gets and who gave it; it says how it was read."""

from clubadmin.desktop.contest.contest_kinds import entrants_counted
from clubadmin.desktop.contest.prize_words import EXAMPLE, read_back
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.forms import Field, line
from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.standings.prizes import PrizeError, prizes_of, refuse_doubtful

MOST = 400  # letters


class PrizeField(Field):
    """A line as "1: € 50 (Bakkerij Jansen), 2-3: fles wijn, poedelprijs: rookworst"."""

    def __init__(self, title: str) -> None:
        self.text = line(most=MOST)
        self._form, self._entrants, self._rounds = "individual", 0, 1
        super().__init__(title, self.text)
        self.text.setPlaceholderText(
            self.tr("1: € 50 (Bakkerij Jansen), 2-3: fles wijn, poedelprijs: rookworst")
        )
        self.text.textChanged.connect(self._tell)
        self._tell()

    @property
    def rule(self) -> str:
        """The rule as typed."""
        return self.text.text().strip()

    def show_contest(self, form: str, rounds: int, entrants: int = 0) -> None:
        """Show for which contest the prizes are; 0 entrants: it is not known how many come."""
        self._form, self._rounds, self._entrants = form, rounds, entrants
        self._tell()

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
        entrants = self._entrants or self._supposed
        try:
            found = prizes_of(self.rule, entrants)
            refuse_doubtful(found)
        except PrizeError as error:
            self.complain(language.told(error.message))
            return False
        said = read_back(found, self.rule, self._form, entrants, self._rounds)
        if not self._entrants and FORMATS[self._form].knockout:
            counted = entrants_counted(self._form, entrants)
            said = self.tr("Bij %1: %2").replace("%1", counted).replace("%2", said)
        self.explain(said)
        return True

    @property
    def _supposed(self) -> int:
        """How many to tell it by: for a knock-out those that come out even in its rounds."""
        if not FORMATS[self._form].knockout:
            return EXAMPLE
        together = 1 if FORMATS[self._form].of_two else 2
        return together << self._rounds
