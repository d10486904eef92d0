"""What the ledger says, on the screen and on paper, in Dutch and in English."""

from clubadmin.domain.terms import Language
from clubadmin.model.draw.ledger import LedgerEntry, Turn

_PHRASES: dict[str, tuple[str, str]] = {
    "title": ("Wie zat stil", "Who sat out"),
    "name": ("naam", "name"),
    "evenings": ("avonden", "evenings"),
    "sat-out": ("stil", "out"),
    "three": ("aan drie", "at three"),
    "lent": ("inval", "lent"),
    "turns": ("beurten", "turns"),
    "last": ("laatst", "last"),
    "earned": ("gekregen", "earned"),
    "credit": ("punten", "points"),
    "evening": ("avond", "evening"),
    "date": ("datum", "date"),
    "round": ("ronde", "round"),
    "what": ("wat", "what"),
    "why": ("waarvan", "made of"),
    "each": ("Beurt voor beurt", "Turn by turn"),
    "nothing": (
        "In deze competitie zat nog niemand stil en speelde nog niemand aan drie.",
        "In this competition nobody has sat out or played at three yet.",
    ),
    "legend": (
        "Beurten: stil en aan drie samen; wie er de minste heeft, is bij het loten het eerst"
        " aan de beurt.",
        "Turns: out and at three together; whoever has fewest is next in the draw.",
    ),
    "rule": ("Wie stilzit krijgt {rule}.", "Sitting out earns {rule}."),
    "rule-none": ("geen punten", "no points"),
    "rule-average": ("het gemiddelde van de ronde", "the average of the round"),
    "rule-half": ("de helft van het gemiddelde", "half of the average"),
    "rule-lowest": ("de laagste ronde van die avond", "the lowest round of that evening"),
    "rule-own-average": (
        "het eigen gemiddelde van die avond",
        "one's own average of that evening",
    ),
    "rule-fixed": ("{points} punten", "{points} points"),
    "better": (
        "Wie invalt houdt de beste van zijn twee ronden.",
        "Who is lent keeps the better of both rounds.",
    ),
    "own-counts": (
        "Wie invalt houdt zijn eigen ronde.",
        "Who is lent keeps the round at his own table.",
    ),
    # a turn in a word
    "turn-sat-out": ("zat stil", "sat out"),
    "turn-filled-in": ("stil, speelde invaltafel", "out, played the fill-in table"),
    "turn-three": ("aan tafel van drie", "at a table of three"),
    "turn-lent": ("viel in", "was lent"),
    # and explained
    "is-average": (
        "Zat stil. {total} is het gemiddelde van de {count} totalen van die ronde"
        " ({sum} : {count}).",
        "Sat out. {total} is the average of the {count} totals of that round ({sum} : {count}).",
    ),
    "is-half": (
        "Zat stil. {total} is de helft van het gemiddelde van die ronde ({sum} : {count} : 2).",
        "Sat out. {total} is half of the average of that round ({sum} : {count} : 2).",
    ),
    "is-lowest": (
        "Zat stil. {total} is de laagste van de {count} rondetotalen van die avond.",
        "Sat out. {total} is the lowest of the {count} round totals of that evening.",
    ),
    "is-own-average": (
        "Zat stil. {total} is het gemiddelde van de eigen ronden van die avond ({sum} : {count}).",
        "Sat out. {total} is the average of one's own rounds that evening ({sum} : {count}).",
    ),
    "is-fixed": (
        "Zat stil. {total} is het vaste aantal van deze competitie.",
        "Sat out. {total} is the fixed number of this competition.",
    ),
    "is-none": (
        "Zat stil. Daar staan in deze competitie geen punten op.",
        "Sat out. That earns no points in this competition.",
    ),
    "is-to-come": (
        "Zat stil. De punten volgen zodra alle formulieren getypt zijn.",
        "Sat out. The points follow when all sheets are typed.",
    ),
    "is-filled-in": (
        "Zat stil, maar speelde aan invaltafel {table}: {total} in plaats van punten voor"
        " stilzitten.",
        "Sat out, but played at fill-in table {table}: {total} in place of points for sitting out.",
    ),
    "is-filled-in-to-come": (
        "Zat stil, maar speelt aan invaltafel {table}; dat formulier is nog niet getypt.",
        "Sat out, but plays at fill-in table {table}; that sheet is not typed yet.",
    ),
    "is-three": (
        "Speelde aan tafel {table} met drie, met een blinde hand.",
        "Played at table {table} with three and a blind hand.",
    ),
    "is-lent-better": (
        "Viel in aan tafel {table} en maakte daar {lent}. Dat telt in plaats van de {own} aan"
        " tafel {own_table}.",
        "Was lent to table {table} and made {lent} there. That counts in place of the {own} at"
        " table {own_table}.",
    ),
    "is-lent-own": (
        "Viel in aan tafel {table} en maakte daar {lent}. De {own} aan tafel {own_table} blijft"
        " staan.",
        "Was lent to table {table} and made {lent} there. The {own} at table {own_table} stands.",
    ),
    "is-lent-to-come": (
        "Valt in aan tafel {table}; dat formulier is nog niet getypt.",
        "Is lent to table {table}; that sheet is not typed yet.",
    ),
    # the same on a line of a paper
    "of-average": ("{sum} : {count}", "{sum} : {count}"),
    "of-half": ("{sum} : {count} : 2", "{sum} : {count} : 2"),
    "of-lowest": ("laagste van {count}", "lowest of {count}"),
    "of-own-average": ("eigen ronden, {sum} : {count}", "own rounds, {sum} : {count}"),
    "of-fixed": ("vast", "fixed"),
    "of-none": ("geen punten", "no points"),
    "of-to-come": ("volgt nog", "to come"),
    "of-table": ("tafel {table}", "table {table}"),
    "of-lent-better": (
        "tafel {table}: {lent} i.p.v. {own}",
        "table {table}: {lent} for {own}",
    ),
    "of-lent-own": (
        "tafel {table}: {lent}, eigen {own} telt",
        "table {table}: {lent}, own {own} counts",
    ),
}


class LedgerWords:
    """The phrases of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._pick = 0 if language is Language.NL else 1

    def __call__(self, key: str, **values: object) -> str:
        """The phrase `key` with its gaps filled in."""
        phrase = _PHRASES[key][self._pick]
        return phrase.format(**values) if values else phrase

    def number(self, value: int) -> str:
        """26180 as "26.180", or "26,180" in English."""
        plain = f"{value:,}"
        return plain.replace(",", ".") if self.language is Language.NL else plain

    def rule(self, points: str) -> str:
        """What sitting out earns, as a sentence."""
        kind, _, fixed = points.partition(":")
        number = self.number(int(fixed)) if fixed else ""
        return self("rule", rule=self(f"rule-{kind}", points=number))

    def turn(self, turn: Turn) -> str:
        """A turn in a few words."""
        return self(f"turn-{turn}")

    def said(self, entry: LedgerEntry, points: str) -> str:
        """A turn with what it came to, as a sentence; `points` is the rule for sitting out."""
        key = _came_to(entry, points)
        if key == "table":
            key = str(entry.turn)
        return self(f"is-{key}", **self._gaps(entry))

    def made_of(self, entry: LedgerEntry, points: str) -> str:
        """The same as short as a column of a paper has it."""
        key = _came_to(entry, points)
        if key.endswith("to-come"):
            key = "to-come"
        return self(f"of-{key}", **self._gaps(entry))

    def _gaps(self, entry: LedgerEntry) -> dict[str, object]:
        return {
            "total": self.number(entry.total or 0),
            "count": entry.mean_of,
            "sum": self.number(entry.mean_total),
            "table": entry.table,
            "own_table": entry.own_table,
            "own": self.number(entry.own or 0),
            "lent": self.number(entry.lent or 0),
        }


def _came_to(entry: LedgerEntry, points: str) -> str:
    """The key of the phrase for a turn."""
    if entry.turn is Turn.SAT_OUT:
        if entry.credit or points == "none":
            return points.partition(":")[0]
        return "to-come"
    if entry.turn is Turn.LENT:
        if entry.lent is None or entry.own is None:
            return "lent-to-come"
        return "lent-better" if entry.replaced else "lent-own"
    if entry.turn is Turn.FILLED_IN and entry.total is None:
        return "filled-in-to-come"
    return "table"
