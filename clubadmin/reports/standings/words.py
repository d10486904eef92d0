"""The phrases of season standings: periods, groups, win points, how they came about."""

from functools import cache

from clubadmin.domain.terms import Language
from clubadmin.reports.kit.page import Paper

PHRASES: dict[str, tuple[str, str]] = {
    "period": ("periode {number}", "period {number}"),
    "won": ("winst", "wins"),
    "win-points": ("winstpunten", "win points"),
    "total": ("totaal", "total"),
    "moves": ("na afloop", "afterwards"),
    "to": ("naar {group}", "to {group}"),
    "to-perhaps": ("naar {group}?", "to {group}?"),
    "to-decide": ("beslissen", "to decide"),
    "undecided": (
        "Gelijk op de grens van omhoog of omlaag, en nog te beslissen door loting of het bestuur:"
        " {names}.",
        "Level at the line for going up or down, to be decided by lot or by the board: {names}.",
    ),
    "group": ("Groep {group}", "Group {group}"),
    "earlier-periods": (
        "Kolom {first}–{last}: wat van die perioden meetelt.",
        "Column {first}–{last}: what counts of those periods.",
    ),
    "period-columns": (
        "Kolom periode 1 tot en met {last}: wat die perioden opleveren.",
        "Columns period 1 to {last}: what those periods come to.",
    ),
    "period-column": (
        "Kolom periode {last}: wat die periode oplevert.",
        "Column period {last}: what that period comes to.",
    ),
    "evenings-from": (
        "Van de laatste periode staan de avonden vanaf {first} erbij.",
        "Of the last period the evenings from {first} are shown.",
    ),
    "win-depth": (
        "Winstpunten zijn er alleen van avonden met formulieren.",
        "Win points are of evenings with sheets only.",
    ),
    "rule": ("Telling: {rule}.", "Counting: {rule}."),
    "rule-since": (
        "Telling sinds {day}: {rule}.",
        "Counting since {day}: {rule}.",
    ),
    "since": ("{rule} (sinds {day})", "{rule} (since {day})"),
    "struck": (
        "Doorgestreept telt niet mee.",
        "Struck through does not count.",
    ),
    "given": (
        "° gekregen voor een avond die iemand miste, volgens deze telling.",
        "° given for an evening that somebody missed, by this way of counting.",
    ),
    "frozen": (
        "Vastgesteld bij het afsluiten van het seizoen op {day}.",
        "Fixed when the season was closed on {day}.",
    ),
}


class SeasonWords:
    """The phrases of one language."""

    def __init__(self, language: Language) -> None:
        self._pick = 0 if language is Language.NL else 1

    def __call__(self, key: str, **values: object) -> str:
        """The phrase `key` with its gaps filled in."""
        return PHRASES[key][self._pick].format(**values)


@cache
def words_in(language: Language) -> SeasonWords:
    """The phrases in a language."""
    return SeasonWords(language)


def season_words(paper: Paper) -> SeasonWords:
    """The phrases in the language of a paper."""
    return words_in(paper.words.language)
