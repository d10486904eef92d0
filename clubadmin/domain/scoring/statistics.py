"""What can be told of the games of an evening or a season, for each system what makes sense.

Pure: from scored sheets to figures in words. A sheet that is not finished counts as far as it
is typed; rows that cannot be read are left out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from clubadmin.domain.row.columns import has_roem
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import ScoredSheet
from clubadmin.domain.scoring.statistic import (
    UNPLAYED,
    Deed,
    Statistic,
    count,
    mean,
    share,
    some_of,
    whole,
)
from clubadmin.domain.scoring.statistic_systems import (
    bids,
    fines,
    in_the_hand,
    kraken,
    manille,
    matches,
    spades,
    trumps,
    won_by_last,
)
from clubadmin.domain.terms import Language, Outcome, Position

__all__ = ["SeenSheet", "Statistic", "of_games", "of_player"]


@dataclass(frozen=True)
class SeenSheet:
    """A scored sheet and where it was played; `evening` is None within one evening."""

    sheet: ScoredSheet
    round: int
    table: int
    evening: int | None = None

    def deeds(self, seat: Position | None = None) -> Iterator[Deed]:
        """The games that were played, looked at from a seat or from outside.

        What was typed after the end of a match is none of it.
        """
        match = self.sheet.match
        last = match.over_after if match and match.over_after else len(self.sheet.games)
        for game in self.sheet.games[:last]:
            if game.raw and game.settled and game.settled.outcome not in UNPLAYED:
                place = (self.evening, self.round, self.table, game.game)
                yield Deed(game.raw, game.settled, place, seat)

    @property
    def unplayed(self) -> int:
        """The games that were not played, or cancelled."""
        settled = [game.settled for game in self.sheet.games if game.settled]
        return sum(one.outcome in UNPLAYED for one in settled)


def of_games(seen: Sequence[SeenSheet], rules: RuleSet) -> tuple[Statistic, ...]:
    """The figures of all games together, all played under one rule set."""
    deeds = [deed for one in seen for deed in one.deeds()]
    return tuple(_of_games(deeds, seen, rules))


def of_player(
    played: Sequence[tuple[SeenSheet, Position]], rules: RuleSet
) -> tuple[Statistic, ...]:
    """The figures of one player or pair, from the seats where was sat; the same ones for all."""
    deeds = [deed for one, seat in played for deed in one.deeds(seat)]
    return tuple(_of_player(deeds, played, rules))


def _of_games(
    deeds: Sequence[Deed], seen: Sequence[SeenSheet], rules: RuleSet
) -> Iterator[Statistic]:
    yield count("games", "Spellen gespeeld", "Games played", len(deeds))
    unplayed = sum(one.unplayed for one in seen)
    if unplayed:
        yield count("not-played", "Niet gespeeld of vervallen", "Not played or cancelled", unplayed)
    yield from matches([one.sheet for one in seen], rules)
    if rules.system == "manille":
        yield from manille(deeds, rules)
    elif rules.system == "tricks":
        yield from _tricks(deeds)
    else:
        yield from _outcomes(deeds, rules)
        yield from bids(deeds, rules)
        yield from kraken(deeds, rules)
        yield from spades(deeds, rules)
        yield from in_the_hand(deeds, rules)
    yield from trumps(deeds)
    revoked = sum(deed.revokes for deed in deeds)
    yield count("revoke", "Verzaakt", "Revokes", revoked)
    yield from _seldom(deeds)
    yield from fines(deeds)
    yield from _highest(deeds)


def _outcomes(deeds: Sequence[Deed], rules: RuleSet) -> Iterator[Statistic]:
    total = len(deeds)
    made = sum(deed.settled.outcome in (Outcome.MADE, Outcome.PIT) for deed in deeds)
    yield share("made", "Gehaald", "Made", made, total)
    nat = sum(deed.ended(Outcome.NAT) for deed in deeds)
    yield share("nat", "Nat", "Nat", nat, total)
    yield share("pit", "Pit", "Pit", sum(deed.ended(Outcome.PIT) for deed in deeds), total)
    if has_roem(rules):
        roem = [deed.settled.ns.roem + deed.settled.ew.roem for deed in deeds]
        yield mean("roem", "Roem per spel, met pit", "Roem per game, with pits", roem)


def _tricks(deeds: Sequence[Deed]) -> Iterator[Statistic]:
    most = [max(deed.settled.ns.points, deed.settled.ew.points) for deed in deeds]
    yield mean("tricks", "Slagen van wie won", "Tricks of the winners", most)


def _seldom(deeds: Sequence[Deed]) -> Iterator[Statistic]:
    """What is told only if it happened."""
    for code, nl, en, times in (
        ("passed", "Rondgepast", "Passed round", sum(deed.raw.passed for deed in deeds)),
        (
            "arbitral",
            "Arbitrale score",
            "Arbitral score",
            sum(deed.ended(Outcome.ARBITRAL) for deed in deeds),
        ),
    ):
        if times:
            yield count(code, nl, en, times)


def _highest(deeds: Sequence[Deed]) -> Iterator[Statistic]:
    """The row with the highest figure; the first of several."""
    best = max(deeds, key=_top, default=None)
    if best is not None:
        yield Statistic(
            "highest",
            "Hoogste spel",
            "Highest game",
            f"{whole(_top(best), Language.NL)} ({best.where(Language.NL)})",
            f"{whole(_top(best), Language.EN)} ({best.where(Language.EN)})",
        )


def _top(deed: Deed) -> int:
    return max(deed.settled.ns.total, deed.settled.ew.total)


def _of_player(
    deeds: Sequence[Deed], played: Sequence[tuple[SeenSheet, Position]], rules: RuleSet
) -> Iterator[Statistic]:
    yield count("games", "Spellen", "Games", len(deeds))
    owns = [deed.own for deed in deeds]
    what = ("Slagen per spel", "Tricks per game")
    if rules.system != "tricks":
        what = ("Per spel", "Per game")
    yield mean("mean", *what, (one.total for one in owns))
    yield from _of_system(deeds, played, rules)
    if rules.system in ("klaverjas", "solo"):
        for code, label, outcome in (("nat", "Nat", Outcome.NAT), ("pit", "Pit", Outcome.PIT)):
            yield count(code, label, label, sum(deed.ended(outcome) for deed in deeds))
        if has_roem(rules):
            yield mean("roem", "Roem", "Roem", (one.roem for one in owns))
    revoked = sum(deed.revokes for deed in deeds)
    yield count("revoke", "Verzaakt", "Revokes", revoked)


def _of_system(
    deeds: Sequence[Deed], played: Sequence[tuple[SeenSheet, Position]], rules: RuleSet
) -> Iterator[Statistic]:
    if rules.system == "solo":
        alone = [deed for deed in deeds if deed.alone]
        yield _made("alone", "Alleen gehaald", "Made alone", alone)
    elif rules.bidding != "none" or rules.doubling == "kraken":
        own = [deed for deed in deeds if deed.raw.played_by is deed.side]
        yield _made("played", "Gehaald", "Made", own)
    if rules.doubling == "kraken":
        last = won_by_last([deed for deed in deeds if deed.raw.double])
        yield replace(last, label_nl="Laatst verdubbeld", label_en="Doubled last")
    if rules.target:
        ends = [(one.sheet.match, seat) for one, seat in played]
        over = [(match, seat) for match, seat in ends if match and match.winner]
        won = sum(match.winner is seat.side for match, seat in over)
        yield some_of("matches", "Partijen gewonnen", "Matches won", won, len(over))
    if rules.system == "manille" or rules.revoke == "personal":
        paid = [one.fine for deed in deeds for one in deed.settled.shares if one.seat is deed.seat]
        yield count("fines", "Straf", "Fines", sum(paid))


def _made(code: str, nl: str, en: str, own: Sequence[Deed]) -> Statistic:
    made = sum(deed.settled.outcome in (Outcome.MADE, Outcome.PIT) for deed in own)
    return some_of(code, nl, en, made, len(own))
