"""The smallest season that still differs."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

from tests.property.by_the_texts.case import Case, Night, Rule
from tests.property.by_the_texts.games import Game

MOST_TRIES = 150
Fails = Callable[[Case], str]


def shrunk(case: Case, fails: Fails) -> tuple[Case, str]:
    """The smallest case found, and its difference."""
    told, tries = fails(case), 0
    smaller = True
    while smaller:
        smaller = False
        for one in _smaller(case):
            tries += 1
            if tries > MOST_TRIES:
                return case, told
            try:
                found = fails(one)
            except Exception:
                continue
            if found and found.split()[0] == told.split()[0]:
                case, told, smaller = one, found, True
                break
    return case, told


def _smaller(case: Case) -> Iterator[Case]:
    yield from (replace(case, others=some) for some in ((),) * bool(case.others))
    yield from (replace(case, rule=one, others=()) for one in case.others)
    for at in reversed(range(len(case.nights) if len(case.nights) > 1 else 0)):
        yield replace(case, nights=case.nights[:at] + case.nights[at + 1 :])
    yield from (_fewer(case, name) for name in ("rounds", "games") if getattr(case, name) > 1)
    yield from (replace(case, sit_out="none"),) * (case.sit_out != "none")
    yield from _plainer(case, Case, ("shares", "amounts", "last", "kept", "ties"))
    for one in _plainer(case.rule, Rule, tuple(one.name for one in fields(Rule))):
        yield replace(case, rule=one)
    for at in range(len(case.ties)):
        yield replace(case, ties=case.ties[:at] + case.ties[at + 1 :])
    for at, night in enumerate(case.nights):
        for less in _less(night):
            yield replace(case, nights=(*case.nights[:at], less, *case.nights[at + 1 :]))


def _fewer(case: Case, name: str) -> Case:
    less = replace(case, **{name: getattr(case, name) - 1})
    if name == "rounds":
        return less
    cut = [replace(one, lines=tuple(lines[:-1] for lines in one.lines)) for one in case.nights]
    return replace(less, nights=tuple(cut))


def _plainer(of: Any, kind: Any, names: tuple[str, ...]) -> Iterator[Any]:
    usual = {one.name: one.default for one in fields(kind)}
    for name in names:
        plain = usual[name] if isinstance(of, Rule) else type(getattr(of, name))()
        if getattr(of, name) != plain:
            yield replace(of, **{name: plain})


def _less(night: Night) -> Iterator[Night]:
    yield from _plainer(
        night, Night, ("late", "early", "instead", "told", "untold", "cards", "free", "owing")
    )
    for who in reversed(night.present):
        without = {
            name: tuple(one for one in getattr(night, name) if one != who)
            for name in ("present", "instead", "told", "untold", "cards", "free", "owing")
        }
        late, early = (
            tuple(one for one in two if one[0] != who) for two in (night.late, night.early)
        )
        yield replace(night, **without, late=late, early=early)
    if len(night.lines) > 1:
        yield replace(night, lines=night.lines[:-1])
    plain = Game("written")
    for at, lines in enumerate(night.lines):
        for row, game in enumerate(lines):
            if game not in (plain, Game("manille", points=37)):
                simple = Game("manille", points=37) if game.ending == "manille" else plain
                new = (*lines[:row], simple, *lines[row + 1 :])
                yield replace(night, lines=(*night.lines[:at], new, *night.lines[at + 1 :]))
