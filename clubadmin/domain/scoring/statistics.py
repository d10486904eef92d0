"""Statistics of the games of an evening or a season, for each system those that make sense.

Pure: from scored sheets to figures in words. A sheet that is not finished counts as far as it
is typed; rows that cannot be read are left out.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from clubadmin.domain.row.columns import SEATS, has_roem
from clubadmin.domain.row.hand_roem import hand_amount, rejected
from clubadmin.domain.row.raw import FineKind, RawGame
from clubadmin.domain.row.settle import NOTHING, Amounts, SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import ScoredSheet
from clubadmin.domain.scoring.systems.manille import most_to_win
from clubadmin.domain.terms import Outcome, Position, Side
from clubadmin.i18n import Figure, Listed, Message, marked

NONE = "–"
"""The sign in place of a mean of nothing."""

_PLACES = (
    marked("avond {number}"),
    marked("ronde {number}"),
    marked("tafel {number}"),
    marked("spel {number}"),
)
UNPLAYED = (Outcome.NOT_PLAYED, Outcome.CANCELLED)


_TRUMPS = {
    "s": marked("schoppen {times}"),
    "h": marked("harten {times}"),
    "r": marked("ruiten {times}"),
    "k": marked("klaveren {times}"),
    "z": marked("zonder {times}"),
}


@dataclass(frozen=True)
class Statistic:
    """A figure with its name; `code` is the same in every list that has it."""

    code: str
    label: Message
    value: Message


@dataclass(frozen=True)
class Deed:
    """A game that was played, where, and from whose seat it is looked at (None: from outside)."""

    raw: RawGame
    settled: SettledGame
    place: tuple[int | None, int, int, int]  # evening (None within one), round, table, game
    seat: Position | None = None

    def where(self) -> Message:
        """Tell where it was played: "ronde 2, tafel 5, spel 13"."""
        told = [
            Message(place, number=number)
            for place, number in zip(_PLACES, self.place, strict=True)
            if number is not None
        ]
        return Message("{places}", places=Listed(tuple(told), joint=""))

    @property
    def own(self) -> Amounts:
        """The amounts of the player in this seat: his own if he has these, else his side's."""
        shares = self.settled.shares
        given = next((one.amounts for one in shares if one.seat is self.seat), None)
        if given is not None or self.side is None:
            return given or NOTHING
        return self.settled.of(self.side)

    @property
    def alone(self) -> bool:
        """Whether whoever sits there played alone: players 1, 2 and 3 sit North, East, South."""
        return self.seat is not None and self.raw.solo == SEATS.index(self.seat) + 1

    @property
    def side(self) -> Side | None:
        """The side of who sits there; where one plays against two, his is the first."""
        if self.seat is None:
            return None
        if self.raw.solo is not None:
            return Side.NS if self.alone else Side.EW
        return self.seat.side

    def ended(self, outcome: Outcome) -> bool:
        """Whether the game ended so; looked at from a seat, for that side."""
        mine = self.seat is None or self.settled.side is self.side
        return self.settled.outcome is outcome and mine

    @property
    def revokes(self) -> int:
        """How often was revoked: the row says so, or a player is fined for it."""
        fined = sum(
            one.kind is FineKind.REVOKE and self.seat in (None, one.seat) for one in self.raw.fines
        )
        return max(fined, int(self.ended(Outcome.REVOKE)))

    @property
    def winner(self) -> Side | None:
        """The side that got more; None if both got as much."""
        totals = {side: self.settled.of(side).total for side in Side}
        return next((side for side in Side if totals[side] > totals[side.other]), None)


def count(code: str, label: Message, number: int) -> Statistic:
    """A number of games."""
    return Statistic(code, label, Message("{number}", number=Figure(number)))


def share(code: str, label: Message, part: int, of: int) -> Statistic:
    """A number of games and how many in a hundred that is."""
    if not of:
        return count(code, label, part)
    percent = round(100 * part / of)
    value = Message("{number} ({percent}%)", number=Figure(part), percent=percent)
    return Statistic(code, label, value)


def some_of(code: str, label: Message, part: int, of: int) -> Statistic:
    """Make a statistic of a part and a whole."""
    if not of:
        return Statistic(code, label, Message(NONE))
    return Statistic(code, label, Message("{part} van {of}", part=part, of=of))


def mean(code: str, label: Message, values: Iterable[int]) -> Statistic:
    """The mean with one decimal; a dash of nothing."""
    found = list(values)
    if not found:
        return Statistic(code, label, Message(NONE))
    tenths = (20 * sum(found) + len(found)) // (2 * len(found))  # a half goes up
    figure = Figure(Decimal(tenths) / 10, decimals=1)
    return Statistic(code, label, Message("{mean}", mean=figure))


def trumps(deeds: Sequence[Deed]) -> Iterator[Statistic]:
    """Count the trumps, where they were written down."""
    told = [deed.raw.trump for deed in deeds if deed.raw.trump]
    if told:
        found = [Message(_TRUMPS[one], times=told.count(one)) for one in _TRUMPS if one in told]
        yield Statistic(
            "trumps",
            Message.within("statistic", "Troef, waar het erbij staat"),
            Message("{trumps}", trumps=Listed(tuple(found), joint="")),
        )


def kraken(deeds: Sequence[Deed], rules: RuleSet) -> Iterator[Statistic]:
    """How often was doubled, what came of it, and what was at stake."""
    if rules.doubling != "kraken":
        return
    yield from _doubled(
        deeds,
        ("kraak", Message.within("statistic", "Gekraakt")),
        ("rekraak", Message.within("statistic", "Waarvan rekraak")),
        ("superkraak", Message.within("statistic", "Waarvan superkraak")),
    )
    doubled = [deed for deed in deeds if deed.raw.double]
    yield won_by_last(doubled)
    stakes = [deed.settled.ns.points + deed.settled.ew.points for deed in doubled]
    yield count("stakes", Message.within("statistic", "Punten in gekraakte spellen"), sum(stakes))


def _doubled(deeds: Sequence[Deed], *told: tuple[str, Message]) -> Iterator[Statistic]:
    """How many games were doubled, and how many of these again; (code, label) of each time.

    A game that was doubled twice counts at once and at twice: the labels say "of which".
    """
    for least, (code, label) in enumerate(told, 1):
        times = sum(deed.raw.double >= least for deed in deeds)
        yield share(code, label, times, len(deeds)) if least == 1 else count(code, label, times)


def won_by_last(doubled: Sequence[Deed]) -> Statistic:
    """How often the side that doubled last won; looked at from a seat, when that was his."""
    last = [(deed, _doubled_last(deed)) for deed in doubled]
    known = [(deed, side) for deed, side in last if side and deed.side in (None, side)]
    won = sum(deed.winner is side for deed, side in known)
    return some_of(
        "last-won", Message.within("statistic", "Wie laatst verdubbelde, won"), won, len(known)
    )


def _doubled_last(deed: Deed) -> Side | None:
    """The defenders with a kraak or superkraak, who plays with a rekraak."""
    player = deed.raw.played_by
    if player is None or not deed.raw.double:
        return None
    return player.other if deed.raw.double % 2 else player


def bids(deeds: Sequence[Deed], rules: RuleSet) -> Iterator[Statistic]:
    """Count bids made and failed, and the mean bid."""
    if rules.bidding == "none":
        return
    told = [(bid, deed) for deed in deeds if (bid := _bid(deed, rules)) is not None]
    levels = rules.bidding == "level"
    groups: dict[int, list[tuple[int, Deed]]] = defaultdict(list)
    for bid, deed in told:
        groups[bid if levels else bid // 10 * 10].append((bid, deed))
    for low, group in sorted(groups.items()):
        yield _of_bid(low, [bid for bid, _ in group], [deed for _, deed in group], levels=levels)
    level, bid_made = Message("Gemiddelde hoogte"), Message("Gemiddeld bod")
    yield mean("bid-mean", level if levels else bid_made, (bid for bid, _ in told))


def _bid(deed: Deed, rules: RuleSet) -> int | None:
    """The bid; where none is written and who played is known, a game by suit is one of level 1."""
    if deed.raw.bid is None and rules.bidding == "level" and deed.raw.played_by:
        return 1
    return deed.raw.bid


def _of_bid(low: int, said: Sequence[int], group: Sequence[Deed], *, levels: bool) -> Statistic:
    made = sum(deed.settled.outcome in (Outcome.MADE, Outcome.PIT) for deed in group)
    nat = sum(deed.settled.outcome is Outcome.NAT for deed in group)
    span = f"{low}" if levels or set(said) == {low} else f"{low}–{low + 9}"
    level, bid = Message("Hoogte {span}", span=span), Message("Bod {span}", span=span)
    outcome = Message("{made} gehaald, {nat} nat", made=made, nat=nat)
    return Statistic(f"bid-{low}", level if levels else bid, outcome)


def spades(deeds: Sequence[Deed], rules: RuleSet) -> Iterator[Statistic]:
    """How often the double suit was trump, and how it ended."""
    if not rules.spades_double:
        return
    double = [deed for deed in deeds if deed.raw.trump == "s"]
    yield share("spades", Message.within("statistic", "Schoppen troef"), len(double), len(deeds))
    made = sum(deed.settled.outcome in (Outcome.MADE, Outcome.PIT) for deed in double)
    yield some_of(
        "spades-made", Message.within("statistic", "Met schoppen gehaald"), made, len(double)
    )


def in_the_hand(deeds: Sequence[Deed], rules: RuleSet) -> Iterator[Statistic]:
    """How often roem was declared in the hand, how much of it was rejected, and stuk."""
    if rules.roem_where in ("hand", "both"):
        amounts = [[hand_amount(deed.raw, side, rules) for side in Side] for deed in deeds]
        told = sum(any(sides) for sides in amounts)
        yield share("hand", Message.within("statistic", "Roem in de hand gemeld"), told, len(deeds))
        lost = [hand_amount(deed.raw, side, rules) for deed, side in _rejected(deeds, rules)]
        yield Statistic(
            "rejected",
            Message.within("statistic", "Daarvan afgekeurd"),
            Message("{n} keer, samen {points}", n=len(lost), points=Figure(sum(lost))),
        )
    if rules.roem_where in ("hand", "both", "stuk"):
        yield count(
            "stuk",
            Message.within("statistic", "Stuk"),
            sum(_has_stuk(deed, rules) for deed in deeds),
        )


def _rejected(deeds: Sequence[Deed], rules: RuleSet) -> Iterator[tuple[Deed, Side]]:
    for deed in deeds:
        side = rejected(deed.raw, rules)
        if side is not None:
            yield deed, side


def _has_stuk(deed: Deed, rules: RuleSet) -> bool:
    """Whether a rule set has stuk: told apart, or as the only roem besides a pit's hundred."""
    if deed.raw.stuk is not None:
        return True
    boxes = [deed.raw.roem(side) for side in Side] if rules.roem_where == "stuk" else []
    return any(isinstance(roem, int) and roem % 100 == rules.stuk for roem in boxes)


def manille(deeds: Sequence[Deed], rules: RuleSet) -> Iterator[Statistic]:
    """Without trumps, kloppen, plat and rond."""
    total = len(deeds)
    without = sum(deed.raw.trump == "z" for deed in deeds)
    yield share("no-trumps", Message.within("statistic", "Zonder troef"), without, total)
    yield from _doubled(
        deeds,
        ("kloppen", Message.within("statistic", "Geklopt")),
        ("tegenkloppen", Message.within("statistic", "Waarvan tegengeklopt")),
    )
    made = [deed for deed in deeds if deed.settled.outcome is Outcome.MADE]
    flat = sum(deed.settled.ns.points == deed.settled.ew.points == 0 for deed in made)
    yield share("flat", Message.within("statistic", "Plat (30-30)"), flat, total)
    most = [deed for deed in made if _best(deed) == most_to_win(deed.raw, rules)]
    yield share("round", Message.within("statistic", "Rond (alle punten)"), len(most), total)
    scored = [_best(deed) for deed in made if _best(deed)]
    yield mean("score", Message.within("statistic", "Gemiddelde winst"), scored)


def _best(deed: Deed) -> int:
    return max(deed.settled.ns.points, deed.settled.ew.points)


def fines(deeds: Sequence[Deed]) -> Iterator[Statistic]:
    """Fines that players pay themselves, if there were any; from a seat, those of that seat."""
    found = [
        one.fine
        for deed in deeds
        for one in deed.settled.shares
        if one.fine and deed.seat in (None, one.seat)
    ]
    if found:
        paid = Message("{n}, samen {points} punten", n=len(found), points=Figure(sum(found)))
        yield Statistic("fines", Message.within("statistic", "Straf"), paid)


def matches(sheets: Sequence[ScoredSheet], rules: RuleSet) -> Iterator[Statistic]:
    """Matches to a target: how many were decided, how long they took, how many were level."""
    if not rules.target:
        return
    over = [
        (one, match.target, match.over_after)
        for one in sheets
        if (match := one.match) is not None and match.over_after is not None
    ]
    yield some_of("matches", Message.within("statistic", "Partijen uit"), len(over), len(sheets))
    lengths = [_length(sheet, last) for sheet, _, last in over]
    yield mean("match-games", Message.within("statistic", "Spellen per partij"), lengths)
    level = sum(_was_level(sheet, target, last) for sheet, target, last in over)
    yield count("deciding", Message.within("statistic", "Beslissende spellen"), level)


def _length(sheet: ScoredSheet, last: int) -> int:
    """The games that were played until the end."""
    return sum(
        game.game <= last and game.settled is not None and game.settled.outcome not in UNPLAYED
        for game in sheet.games
    )


def _was_level(sheet: ScoredSheet, target: int, last: int) -> bool:
    """Whether both stood level at or above the target; at the end they never do."""
    ns = ew = NOTHING
    for game in sheet.games[:last]:
        if game.settled:
            ns, ew = ns + game.settled.ns, ew + game.settled.ew
            if ns.total == ew.total >= target:
                return True
    return False


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
