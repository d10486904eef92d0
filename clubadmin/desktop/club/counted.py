"""How many evenings count: the one question of the rule of the standings that a form asks."""

from dataclasses import replace

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.forms import Field, Number
from clubadmin.domain.standings.ranking import RankingError, parse_rule, rule_text
from clubadmin.domain.standings.ranking_rule import Kind, RankingRule

MOST = 99
ALL: dict[Kind, Kind] = {"best": "sum", "average-best": "average"}
BEST: dict[Kind, Kind] = {"sum": "best", "average": "average-best"}


class CountedField(Field):
    """Changes this part of a rule and leaves all other parts as they are."""

    def __init__(self) -> None:
        self._rule = "sum"
        self._planned = 0
        self.number = Number(0, MOST, 0)
        super().__init__("", self.number)
        self.rename(self.tr("&Hoeveel avonden tellen"))
        self.number.setSpecialValueText(self.tr("alle"))
        self.number.valueChanged.connect(self._tell)
        self._tell()

    @property
    def rule(self) -> str:
        """The rule as the competition keeps it."""
        found = _read(self._rule)
        best = self.number.value()
        if found is None or best == found.best:
            return self._rule
        kinds = BEST if best else ALL
        return replace(found, kind=kinds.get(found.kind, found.kind), best=best).text

    def show_rule(self, rule: str, planned: int) -> None:
        """Fill in; `planned` is the number of evenings, 0 when it is not known."""
        self._rule, self._planned = rule, planned
        found = _read(rule)
        self.number.setValue(found.best if found else 0)
        self.rename(
            self.tr("&Hoeveel avonden van elke periode tellen")
            if found is not None and found.has_periods
            else self.tr("&Hoeveel avonden tellen")
        )
        self._tell()

    def plan(self, evenings: int) -> None:
        """Note that another number of evenings is planned."""
        self._planned = evenings
        self._tell()

    def _tell(self) -> None:
        found = _read(self.rule)
        said = rule_text(found, self._planned, language.current()) if found else ""
        self.explain(f"→ {said}" if said else "")


def _read(rule: str) -> RankingRule | None:
    """Read a rule; None for a stored one that cannot be read: it stays as it is."""
    try:
        return parse_rule(rule)
    except RankingError:
        return None
