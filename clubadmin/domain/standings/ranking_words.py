"""A ranking rule in words, for the head of a list and beside a dialog, and what parts equals."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from clubadmin.domain.standings.absence import Worth
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.domain.standings.ties import LookedAt
from clubadmin.i18n import Figure, Language, Listed, Message, Words
from clubadmin.i18n.catalogue import sentences

_NAMED = 4  # who ended level and are named with what parted them


def rule_text(rule: RankingRule, planned: int = 0, language: Language = Language.NL) -> str:
    """The rule in words, such as "beste 5 van 16 tellen".

    Args:
        planned: how many evenings the competition has; 0 if that is not known.
    """
    return ", ".join(rule_parts(rule, planned, language))


def rule_parts(
    rule: RankingRule, planned: int = 0, language: Language = Language.NL
) -> tuple[str, ...]:
    """Tell a rule in phrases, one for each part of it."""
    return tuple(part.text(language) for part in _parts(rule, planned))


def rule_words(rule: RankingRule) -> Listed:
    """Tell a rule as a value of another sentence, which knows its language."""
    return Listed(tuple(_parts(rule, planned=0)), joint="")


def _parts(rule: RankingRule, planned: int) -> Iterator[Message]:
    yield _counting(rule, planned)
    yield from _periods(rule)
    yield from _attendance(rule)
    yield from _rest(rule)


def worth_text(worth: Worth, language: Language = Language.NL) -> str:
    """Tell the worth of an absence in words, such as "de laagste van de avond"."""
    return _worth(worth).text(language)


def _worth(worth: Worth) -> Message:
    if worth.kind == "points":
        return Message.counted("{n} punt", "{n} punten", worth.points, n=Figure(worth.points))
    if worth.less:
        whole = _worth(replace(worth, less=0))
        return Message("{worth} min {less}", worth=whole, less=Figure(worth.less))
    if worth.kind == "own-average" and worth.points:
        return Message("het eigen gemiddelde (hoogstens {most})", most=Figure(worth.points))
    return Message(sentences("absence")[worth.kind])


def _counting(rule: RankingRule, planned: int) -> Message:
    if rule.has_periods and rule.best:
        return _in_each_period(rule)
    if rule.kind == "sum":
        return Message("alle avonden tellen")
    if rule.kind == "average":
        return Message("gemiddelde van alle avonden")
    return _best_of(rule, planned) if planned else _best(rule)


def _in_each_period(rule: RankingRule) -> Message:
    if rule.kind == "average-best":
        return Message("gemiddelde van de beste {best} van elke periode", best=rule.best)
    if rule.best == 1:
        return Message("de beste van elke periode telt")
    return Message("beste {best} van elke periode tellen", best=rule.best)


def _best(rule: RankingRule) -> Message:
    if rule.kind == "average-best":
        return Message("gemiddelde van de beste {best}", best=rule.best)
    if rule.best == 1:
        return Message("alleen de beste avond telt")
    return Message("beste {best} tellen", best=rule.best)


def _best_of(rule: RankingRule, planned: int) -> Message:
    if rule.kind == "average-best":
        return Message(
            "gemiddelde van de beste {best} van {planned}", best=rule.best, planned=planned
        )
    if rule.best == 1:
        return Message("alleen de beste van {planned} telt", planned=planned)
    return Message("beste {best} van {planned} tellen", best=rule.best, planned=planned)


def _periods(rule: RankingRule) -> Iterator[Message]:
    if rule.period_length:
        yield Message.counted(
            "elke avond een periode", "perioden van {n} avonden", rule.period_length
        )
    elif rule.period_starts:
        yield Message("perioden vanaf avond {starts}", starts=Listed(tuple(rule.period_starts)))
    if rule.best_periods:
        yield Message.counted(
            "alleen de beste periode telt", "beste {n} perioden tellen", rule.best_periods
        )


def _attendance(rule: RankingRule) -> Iterator[Message]:
    if rule.minimum:
        yield Message.counted("minstens {n} avond", "minstens {n} avonden", rule.minimum)
    if rule.absent is not None:
        worth = _worth(rule.absent)
        if rule.parts_notice:
            yield Message("afgemeld: {worth}", worth=worth)
        else:
            yield Message("afwezig: {worth}", worth=worth)
    if rule.unnotified is not None:
        yield Message("niet afgemeld: {worth}", worth=_worth(rule.unnotified))
    if rule.absent_most:
        yield Message.counted(
            "alleen de eerste keer", "alleen de eerste {n} keer", rule.absent_most
        )


def _rest(rule: RankingRule) -> Iterator[Message]:
    if rule.substitutes == "self":
        yield Message("een invaller speelt voor zichzelf")
    elif rule.substitutes == "none":
        yield Message("een avond met een invaller telt voor niemand")
    if rule.win is not None:
        yield Message(
            "winstpunten per ronde {won}/{level}/{lost} (gewonnen/gelijk/verloren)",
            won=rule.win.won,
            level=rule.win.level,
            lost=rule.win.lost,
        )
    if rule.by_wins:
        yield Message("de winstpunten bepalen de plaats")
    if rule.promote:
        yield Message("per groep {count} omhoog en {count} omlaag", count=rule.promote)
    if rule.decimals > 1:
        yield Message("een gemiddelde in honderdsten")


def decided_by(names: Sequence[str], looked: Sequence[LookedAt], words: Words) -> str:
    """Tell with whom somebody ended level, and what decided."""
    return words(
        "Gelijk geëindigd met {names}; beslist door: {by}.",
        names=words.listed(names),
        by=words.listed(map(_looked_at, looked)),
    )


def placed_below(name: str, above: str, looked: Iterable[LookedAt]) -> Message:
    """Tell what put somebody below another who ended level."""
    by = Listed(tuple(map(_looked_at, looked)))
    return Message("{name} onder {above}: {by}", name=name, above=above, by=by)


def ended_level(told: Sequence[Message]) -> Message:
    """Put what `placed_below` told in one sentence: the first of them, and how many more."""
    named = Listed(tuple(told[:_NAMED]), joint="", between="; ")
    if len(told) > _NAMED:
        more = Message("en nog {count}", count=len(told) - _NAMED)
        named = Listed((named, more), joint="", between=" ")
    return Message("Gelijk geëindigd: {names}.", names=named)


def _looked_at(one: LookedAt) -> Message:
    """A tie-break with the figures of both."""
    tie = Message(sentences("tie")[one.tie])
    if one.own is None or one.other is None:
        return tie
    own, other = Figure(one.own), Figure(one.other)
    return Message("{tie} ({own} tegen {other})", tie=tie, own=own, other=other)
