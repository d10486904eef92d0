"""Statistics of the games of an evening or a season, for each system those that make sense.

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
)
from clubadmin.domain.scoring.system_statistics import (
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
from clubadmin.domain.terms import Outcome, Position
from clubadmin.i18n import Figure, Message

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
    yield count("games", Message.within("statistic", "Spellen gespeeld"), len(deeds))
    unplayed = sum(one.unplayed for one in seen)
    if unplayed:
        yield count(
            "not-played", Message.within("statistic", "Niet gespeeld of vervallen"), unplayed
        )
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
    yield count("revoke", Message.within("statistic", "Verzaakt"), revoked)
    yield from _seldom(deeds)
    yield from fines(deeds)
    yield from _highest(deeds)


def _outcomes(deeds: Sequence[Deed], rules: RuleSet) -> Iterator[Statistic]:
    total = len(deeds)
    made = sum(deed.settled.outcome in (Outcome.MADE, Outcome.PIT) for deed in deeds)
    yield share("made", Message.within("statistic", "Gehaald"), made, total)
    nat = sum(deed.ended(Outcome.NAT) for deed in deeds)
    yield share("nat", Message.within("statistic", "Nat"), nat, total)
    yield share(
        "pit",
        Message.within("statistic", "Pit"),
        sum(deed.ended(Outcome.PIT) for deed in deeds),
        total,
    )
    if has_roem(rules):
        roem = [deed.settled.ns.roem + deed.settled.ew.roem for deed in deeds]
        yield mean("roem", Message.within("statistic", "Roem per spel, met pit"), roem)


def _tricks(deeds: Sequence[Deed]) -> Iterator[Statistic]:
    most = [max(deed.settled.ns.points, deed.settled.ew.points) for deed in deeds]
    yield mean("tricks", Message.within("statistic", "Slagen van wie won"), most)


def _seldom(deeds: Sequence[Deed]) -> Iterator[Statistic]:
    """Give the statistics that are told only if they happened."""
    passed = sum(deed.raw.passed for deed in deeds)
    if passed:
        yield count("passed", Message.within("statistic", "Rondgepast"), passed)
    arbitral = sum(deed.ended(Outcome.ARBITRAL) for deed in deeds)
    if arbitral:
        yield count("arbitral", Message.within("statistic", "Arbitrale score"), arbitral)


def _highest(deeds: Sequence[Deed]) -> Iterator[Statistic]:
    """The row with the highest figure; the first of several."""
    best = max(deeds, key=_top, default=None)
    if best is not None:
        yield Statistic(
            "highest",
            Message.within("statistic", "Hoogste spel"),
            Message("{points} ({place})", points=Figure(_top(best)), place=best.where()),
        )


def _top(deed: Deed) -> int:
    return max(deed.settled.ns.total, deed.settled.ew.total)


def _of_player(
    deeds: Sequence[Deed], played: Sequence[tuple[SeenSheet, Position]], rules: RuleSet
) -> Iterator[Statistic]:
    yield count("games", Message.within("statistic", "Spellen"), len(deeds))
    owns = [deed.own for deed in deeds]
    what = Message.within("statistic", "Slagen per spel")
    if rules.system != "tricks":
        what = Message.within("statistic", "Per spel")
    yield mean("mean", what, (one.total for one in owns))
    yield from _of_system(deeds, played, rules)
    if rules.system in ("klaverjas", "solo"):
        nat = sum(deed.ended(Outcome.NAT) for deed in deeds)
        yield count("nat", Message.within("statistic", "Nat"), nat)
        pit = sum(deed.ended(Outcome.PIT) for deed in deeds)
        yield count("pit", Message.within("statistic", "Pit"), pit)
        if has_roem(rules):
            yield mean("roem", Message.within("statistic", "Roem"), (one.roem for one in owns))
    revoked = sum(deed.revokes for deed in deeds)
    yield count("revoke", Message.within("statistic", "Verzaakt"), revoked)


def _of_system(
    deeds: Sequence[Deed], played: Sequence[tuple[SeenSheet, Position]], rules: RuleSet
) -> Iterator[Statistic]:
    if rules.system == "solo":
        alone = [deed for deed in deeds if deed.alone]
        yield _made("alone", Message.within("statistic", "Alleen gehaald"), alone)
    elif rules.bidding != "none" or rules.doubling == "kraken":
        own = [deed for deed in deeds if deed.raw.played_by is deed.side]
        yield _made("played", Message.within("statistic", "Gehaald"), own)
    if rules.doubling == "kraken":
        last = won_by_last([deed for deed in deeds if deed.raw.double])
        yield replace(last, label=Message.within("statistic", "Laatst verdubbeld"))
    if rules.target:
        ends = [(one.sheet.match, seat) for one, seat in played]
        over = [(match, seat) for match, seat in ends if match and match.winner]
        won = sum(match.winner is seat.side for match, seat in over)
        yield some_of("matches", Message.within("statistic", "Partijen gewonnen"), won, len(over))
    if rules.system == "manille" or rules.revoke == "personal":
        paid = [one.fine for deed in deeds for one in deed.settled.shares if one.seat is deed.seat]
        yield count("fines", Message.within("statistic", "Straf"), sum(paid))


def _made(code: str, label: Message, own: Sequence[Deed]) -> Statistic:
    made = sum(deed.settled.outcome in (Outcome.MADE, Outcome.PIT) for deed in own)
    return some_of(code, label, made, len(own))
