"""A ranking rule in words, for the head of a list and beside a dialog."""

from collections.abc import Iterator, Mapping, Sequence

from clubadmin.domain.standings.absence import Worth
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.domain.terms import Language


def rule_text(rule: RankingRule, planned: int = 0, language: Language = Language.NL) -> str:
    """The rule in words, such as "beste 5 van 16 tellen".

    Args:
        rule: the rule.
        planned: how many evenings the competition has; 0 if that is not known.
        language: of the words.
    """
    return ", ".join(rule_parts(rule, planned, language))


def rule_parts(
    rule: RankingRule, planned: int = 0, language: Language = Language.NL
) -> tuple[str, ...]:
    """The same, a phrase for each part of the rule."""
    words = _NL if language is Language.NL else _EN
    return (
        _counting(rule, planned, words),
        *_periods(rule, words),
        *_attendance(rule, words, language),
        *_rest(rule, words),
    )


def worth_text(worth: Worth, language: Language = Language.NL) -> str:
    """What an absence is worth in words, such as "de laagste van de avond"."""
    words = _NL if language is Language.NL else _EN
    if worth.kind == "points":
        return _some(words, "points", worth.points)
    if worth.kind == "own-average" and worth.points:
        return words["own-average-most"].format(most=worth.points)
    return words[worth.kind]


def _counting(rule: RankingRule, planned: int, words: Mapping[str, str]) -> str:
    one = "-1" if rule.kind == "best" and rule.best == 1 else ""
    if rule.has_periods and rule.best:
        return words[f"{rule.kind}-in-periods{one}"].format(best=rule.best)
    of = words["of"].format(planned=planned) if planned else ""
    if one and not planned:
        return words["best-evening"]
    return words[f"kind-{rule.kind}{one}"].format(best=rule.best, of=of)


def _periods(rule: RankingRule, words: Mapping[str, str]) -> Iterator[str]:
    if rule.period_length:
        yield _some(words, "periods-of", rule.period_length)
    elif rule.period_starts:
        yield words["periods-from"].format(starts=_listed(rule.period_starts, words["and"]))
    if rule.best_periods:
        yield _some(words, "best-periods", rule.best_periods)


def _attendance(rule: RankingRule, words: Mapping[str, str], language: Language) -> Iterator[str]:
    if rule.minimum:
        yield _some(words, "minimum", rule.minimum)
    if rule.absent is not None:
        head = "notified" if rule.parts_notice else "absent"
        yield words[head].format(worth=worth_text(rule.absent, language))
    if rule.unnotified is not None:
        yield words["unnotified"].format(worth=worth_text(rule.unnotified, language))
    if rule.absent_most:
        yield _some(words, "absent-most", rule.absent_most)


def _rest(rule: RankingRule, words: Mapping[str, str]) -> Iterator[str]:
    if rule.substitutes != "pair":
        yield words[f"substitutes-{rule.substitutes}"]
    if rule.win is not None:
        yield words["win"].format(won=rule.win.won, level=rule.win.level, lost=rule.win.lost)
    if rule.by_wins:
        yield words["by-wins"]
    if rule.promote:
        yield words["promote"].format(count=rule.promote)


def _some(words: Mapping[str, str], key: str, count: int) -> str:
    return words[f"{key}-1" if count == 1 else key].format(count=count)


def _listed(numbers: Sequence[int], joined: str) -> str:
    if len(numbers) == 1:
        return str(numbers[0])
    return ", ".join(map(str, numbers[:-1])) + f" {joined} {numbers[-1]}"


_NL = {
    "and": "en",
    "of": " van {planned}",
    "kind-sum": "alle avonden tellen",
    "kind-average": "gemiddelde van alle avonden",
    "kind-best": "beste {best}{of} tellen",
    "kind-best-1": "alleen de beste{of} telt",
    "best-evening": "alleen de beste avond telt",
    "kind-average-best": "gemiddelde van de beste {best}{of}",
    "best-in-periods": "beste {best} van elke periode tellen",
    "best-in-periods-1": "de beste van elke periode telt",
    "average-best-in-periods": "gemiddelde van de beste {best} van elke periode",
    "periods-of": "perioden van {count} avonden",
    "periods-of-1": "elke avond een periode",
    "periods-from": "perioden vanaf avond {starts}",
    "best-periods": "beste {count} perioden tellen",
    "best-periods-1": "alleen de beste periode telt",
    "minimum": "minstens {count} avonden",
    "minimum-1": "minstens {count} avond",
    "absent": "afwezig: {worth}",
    "notified": "afgemeld: {worth}",
    "unnotified": "niet afgemeld: {worth}",
    "absent-most": "alleen de eerste {count} keer",
    "absent-most-1": "alleen de eerste keer",
    "points": "{count} punten",
    "points-1": "{count} punt",
    "lowest": "de laagste van de avond",
    "own-average": "het eigen gemiddelde",
    "own-average-most": "het eigen gemiddelde (hoogstens {most})",
    "average": "het gemiddelde van de avond",
    "half": "de helft van het gemiddelde van de avond",
    "none": "niets",
    "substitutes-self": "een invaller speelt voor zichzelf",
    "substitutes-none": "een avond met een invaller telt voor niemand",
    "win": "winstpunten per ronde {won}/{level}/{lost} (gewonnen/gelijk/verloren)",
    "by-wins": "de winstpunten bepalen de plaats",
    "promote": "per groep {count} omhoog en {count} omlaag",
}

_EN = {
    "and": "and",
    "of": " of {planned}",
    "kind-sum": "all evenings count",
    "kind-average": "average of all evenings",
    "kind-best": "best {best}{of} count",
    "kind-best-1": "only the best{of} counts",
    "best-evening": "only the best evening counts",
    "kind-average-best": "average of the best {best}{of}",
    "best-in-periods": "best {best} of each period count",
    "best-in-periods-1": "the best of each period counts",
    "average-best-in-periods": "average of the best {best} of each period",
    "periods-of": "periods of {count} evenings",
    "periods-of-1": "a period each evening",
    "periods-from": "periods from evening {starts}",
    "best-periods": "best {count} periods count",
    "best-periods-1": "only the best period counts",
    "minimum": "at least {count} evenings",
    "minimum-1": "at least {count} evening",
    "absent": "absent: {worth}",
    "notified": "absent with notice: {worth}",
    "unnotified": "without notice: {worth}",
    "absent-most": "only the first {count} times",
    "absent-most-1": "only the first time",
    "points": "{count} points",
    "points-1": "{count} point",
    "lowest": "the lowest of the evening",
    "own-average": "one's own average",
    "own-average-most": "one's own average ({most} at most)",
    "average": "the average of the evening",
    "half": "half the average of the evening",
    "none": "nothing",
    "substitutes-self": "a substitute plays for himself",
    "substitutes-none": "an evening with a substitute counts for nobody",
    "win": "win points a round {won}/{level}/{lost} (won/level/lost)",
    "by-wins": "win points decide the place",
    "promote": "in each group {count} up and {count} down",
}
