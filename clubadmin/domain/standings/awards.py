"""Prizes by winner: decided here alone; every list, paper, screen and file reads them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from clubadmin.domain.standings.feats import Feat, done
from clubadmin.domain.standings.prizes import Prize, Prizes, poedelprijs_place, prizes_of

NONE = Prize()


class Contender(NamedTuple):
    """Somebody among who are ranked together."""

    who: int
    place: int
    made: bool = True  # played, and missed nothing for which others had the chance
    stayed: bool = True  # from the first round to the last, as who is consoled did
    total: int = 0
    out_in: int | None = None  # of a knock-out: the last round played; None: won it, or still in
    roem: int = 0
    best_round: int = 0  # the total of the best round; 0 where rounds are not known
    club: str = ""  # or district
    label: str = ""


class Award(NamedTuple):
    """The award of one contender."""

    prize: bool = False
    last: bool = False  # the poedelprijs
    given: Prize = NONE  # empty where the rule names places alone
    feats: tuple[tuple[Feat, Prize], ...] = ()  # whatever the place


def awards(
    rule: str,
    field: Sequence[Contender],
    *,
    over: bool,
    together: int = 0,
    named_only: bool = False,
) -> dict[int, Award]:
    """Award prizes among contenders who are ranked together.

    Who share a place each get the prize of that place; those of the places behind it are given
    to nobody. Parts of the pot are shared: they are those of all the places that are covered.
    Where the rule says what the poedelprijs is, it comes in place of a prize for the same place;
    where it says what other places get, nobody gets a poedelprijs that it does not name. In a
    knock-out nobody gets anything before it is over. Feats win beside all that.

    Args:
        rule: of the prizes.
        field: everybody.
        over: every round is played and every sheet signed.
        together: in a knock-out, where places go by how far one came, how many are one side;
            0: it is none.
        named_only: who is last is consoled only where the rule says with what.

    Raises:
        PrizeError: the text is no rule.
    """
    prizes, knockout = prizes_of(rule, len(field)), bool(together)
    last: set[int] = set()
    if over:
        last = _first_out(field) if knockout else _at_the_end(field)
    told = any(one != NONE for one in prizes.places.values())
    if prizes.last == NONE and (knockout or told or named_only):
        last = set()  # who lost at once is no last one, unless the rule says so
    consoled = last if prizes.last != NONE else set()
    placed = Counter(
        one.place
        for one in field
        if one.made and one.place in prizes.places and one.who not in consoled
    )
    if knockout and not over:
        placed.clear()
    sharing = Counter(one.place for one in field)
    given = {
        place: prizes.shared(range(place, place - (-sharing[place] // (together or 1))), among)
        for place, among in placed.items()
    }
    found = {}
    for one in field:
        if one.who in consoled:
            found[one.who] = Award(last=True, given=prizes.last_of(len(consoled)))
        elif one.made and one.place in given:
            found[one.who] = Award(True, one.who in last, given[one.place])
        else:
            found[one.who] = Award(last=one.who in last)
    return found if knockout and not over else _with_feats(found, prizes, field)


def _with_feats(
    found: dict[int, Award], prizes: Prizes, field: Iterable[Contender]
) -> dict[int, Award]:
    """Add what feats win, among those who missed nothing."""
    there = [one for one in field if one.made]
    for asked in prizes.feats:
        for feat, winners in done(asked, there).items():
            given = prizes.feat_of(asked, len(winners))
            for who in winners:
                found[who] = found[who]._replace(feats=(*found[who].feats, (feat, given)))
    return found


def _at_the_end(field: Iterable[Contender]) -> set[int]:
    there = [one for one in field if one.stayed]
    place = poedelprijs_place([one.place for one in there])
    return {one.who for one in there if one.place == place}


def _first_out(field: Sequence[Contender]) -> set[int]:
    """Find the lowest losers of round 1, where that was not the final."""
    if {one.out_in for one in field} <= {1, None}:
        return set()
    out = [one for one in field if one.stayed and one.out_in == 1]
    return {one.who for one in out if one.total == min(other.total for other in out)}
