"""What cannot be known from a record, and what a director should know besides."""

from collections.abc import Iterator

from clubadmin.domain.referee.articles import by_nkf
from clubadmin.domain.referee.record import Judgement, PlayFinding, PlayRecord
from clubadmin.domain.referee.settling import WHOEVER_PLAYED
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.terms import Position, Severity

_TWO = 2
_STOPS_ANYHOW = ("personal", "redeal-fine")
"""The revoke practices in which it does not matter when the revoke is found: the game was
played on all the same, or is dealt again whenever it is established (manille)."""


def notes(found: Judgement, record: PlayRecord, rules: RuleSet) -> tuple[PlayFinding, ...]:
    """Warnings only: nothing here is wrong."""
    return tuple(_notes(found, record, rules))


def _notes(found: Judgement, record: PlayRecord, rules: RuleSet) -> Iterator[PlayFinding]:
    yield from _unsure(found)
    won = sum(trick.winner is not None for trick in found.tricks)
    needed = rules.system not in WHOEVER_PLAYED and not found.line
    if record.declarer is None and found.tricks and needed:
        yield _note("declarer-missing", article=rules.articles["tie"])
    if 0 < won < rules.tricks and not found.line:
        yield _note("unfinished", number=won, full=rules.tricks)
    if found.line and not all(record.tricks[: found.tricks[-1].number]):
        numbers = [number for number, trick in enumerate(record.tricks, 1) if not trick]
        yield PlayFinding("gaps", Severity.WARNING, args=(("tricks", _listed(numbers)),))
    if found.revokes and won == rules.tricks and rules.revoke not in _STOPS_ANYHOW:
        yield by_nkf(PlayFinding("revoke-late", Severity.WARNING), 14, rules)
    if found.line and record.bid is None and rules.bidding == "level":
        yield _note("level-unsaid", article=rules.articles["bidding"])
    if won and rules.roem_where in ("hand", "both", "stuk"):
        yield _note("hand-roem", article=rules.articles["roem_where"])
    elif won and rules.seats == _TWO and rules.roem_where != "none":
        yield _note("hand-roem", article=rules.articles["players"])


def _unsure(found: Judgement) -> Iterator[PlayFinding]:
    """One note a player whose cards are not known well enough, naming the tricks."""
    bad = {(one.trick, one.seat) for one in found.findings}
    tricks: dict[Position, list[int]] = {}
    for trick in found.tricks:
        for card in trick.cards:
            if not card.certain and (trick.number, card.position) not in bad:
                tricks.setdefault(card.position, []).append(trick.number)
    for seat, numbers in tricks.items():
        args = (("tricks", _listed(numbers)),)
        yield PlayFinding("unsure", Severity.WARNING, seat=seat, args=args)


def _listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def _note(code: str, article: str = "", **args: int) -> PlayFinding:
    return PlayFinding(code, Severity.WARNING, args=tuple(args.items()), article=article)
