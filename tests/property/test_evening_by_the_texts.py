"""An evening and its money, made by chance and worked out again from what the texts say alone.

Nothing of the program is used to work it out: a game as the rules of NKU have it, sitting out as
the page about wishes says, places and the shares of the pot as the pages of result and cash box.
What differs shrinks to the smallest evening that does.
"""

from collections import Counter, defaultdict
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clubadmin.domain.administration.cash import Stakes
from clubadmin.model.administration.cash import KeptStakes
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.administration import cash, stakes
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from tests.services.evening_club import evening_with, new_club, type_sheet
from tests.turns import tries

SITTING_OUT = ("none", "fixed:700", "average", "half", "lowest", "own-average")


class Game(NamedTuple):
    """A game as it is told at the table; Wij plays, or Zij."""

    wij: bool
    ending: str  # "counted", "pit", "revoke" or "not played"
    points: int = 0  # of the side that plays
    own: int = 0  # roem of the side that plays, and of the other
    other: int = 0

    @property
    def line(self) -> str:
        """The row as it is typed."""
        if self.ending == "not played":
            return "-"
        who, mine = ("w", "") if self.wij else ("z", ".")
        wij, zij = (self.own, self.other) if self.wij else (self.other, self.own)
        roem = "".join(f"{sign}{one}" for sign, one in (("+", wij), ("-", zij)) if one)
        said = {"pit": f"{mine}p", "revoke": f"{mine}v{roem}"}
        return who + said.get(self.ending, f"{mine}{self.points}{roem}")

    @property
    def made(self) -> tuple[int, int]:
        """The points and roem of Wij and of Zij."""
        own, other = self.points + self.own, 162 - self.points + self.other
        if self.ending == "not played":
            own = other = 0
        elif self.ending == "pit":  # all tricks: 162 and 100 in the roem box
            own, other = 262, 0
        elif self.ending == "revoke":  # 162 + 100 for the others, and the roem of both
            own, other = 0, 262 + self.own + self.other
        elif own <= other:  # nat: all points and all roem to the other side
            own, other = 0, 162 + self.own + self.other
        return (own, other) if self.wij else (other, own)


ROEM = st.sampled_from((0, 0, 0, 20, 40, 50))
GAMES = st.builds(
    Game,
    st.booleans(),
    st.sampled_from(("counted",) * 6 + ("pit", "revoke", "not played")),
    st.integers(30, 130),
    ROEM,
    ROEM,
)


@settings(max_examples=tries(5, 200), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    people=st.integers(4, 9),
    rounds=st.integers(1, 2),
    lines=st.lists(st.lists(GAMES, min_size=3, max_size=3), min_size=4, max_size=4),
    rule=st.sampled_from(SITTING_OUT),
    shares=st.lists(st.integers(1, 33), min_size=1, max_size=3),
    stake=st.integers(1, 60).map(lambda five: 5 * five),
    seed=st.integers(1, 99),
)
def test_an_evening_is_what_the_texts_make_of_it(
    people: int,
    rounds: int,
    lines: list[list[Game]],
    rule: str,
    shares: list[int],
    stake: int,
    seed: int,
) -> None:
    prizes = ", ".join(f"{place}: {share} %" for place, share in enumerate(shares, 1))
    chosen = {"rounds": rounds, "games": 3, "sit_out_points": rule, "prizes": prizes}
    with TemporaryDirectory() as folder, new_club(Path(folder)) as club:
        stakes.keep_stakes(club, KeptStakes(Stakes(stake, stake)))
        evening = evening_with(club, people, tie_breaks=(), **chosen)
        draw(club, evening.id, seed)
        evening = evenings.evening(club, evening.id)
        sheets = [table for plan in evening.plan for table in plan.tables]
        typed = dict(zip([one.table_id for one in sheets], lines, strict=False))
        for table_id, games in typed.items():
            type_sheet(club, table_id, " ".join(one.line for one in games))
        closing.close(club, evening.id)
        rows = closing.result(club, evening.id).rows
        stakes.pay_all(club, evening.id)
        told = {one.name: one.amount for one in cash.prizes(club, evening.id)}
    totals = worked_out(evening, typed, rule)
    places = placed(totals, {row.number for row in rows})
    assert {row.number: (row.total, row.place) for row in rows} == {
        who: (totals.get(who, 0), places[who]) for who in places
    }
    given_to = {row.number: told.get(row.name, 0) for row in rows}
    assert given_to == shared_out(places, shares, stake * people)


def worked_out(evening: Evening, typed: dict[int, list[Game]], rule: str) -> dict[int, int]:
    """Add up the rounds of each number and what sitting out gives; who has nothing is left out."""
    made: dict[int, dict[int, int]] = defaultdict(dict)
    out: list[tuple[int, int]] = []
    for plan in evening.plan:
        there: set[int] = set()
        for table in plan.tables:
            games = typed[table.table_id]
            there.update(table.ns, table.ew)
            if all(one.ending == "not played" for one in games):
                continue
            for side, numbers in enumerate((table.ns, table.ew)):
                for who in numbers:
                    made[plan.round][who] = sum(one.made[side] for one in games)
        everybody = {one.number for one in evening.participants}
        out += [(plan.round, who) for who in sorted(everybody - there)]
    totals: Counter[int] = Counter()
    for of_round in made.values():
        totals.update(of_round)
    for round_number, who in out:
        given_to_him = sitting_out(made, round_number, who, rule)
        if given_to_him is not None:
            totals[who] += given_to_him
    return dict(totals)


def placed(totals: dict[int, int], everybody: set[int]) -> dict[int, int]:
    """The places by total; equals share one, and who has nothing comes after who has something."""
    last = len(totals) + 1
    return {
        who: 1 + sum(one > totals[who] for one in totals.values()) if who in totals else last
        for who in everybody
    }


def sitting_out(made: dict[int, dict[int, int]], at: int, who: int, rule: str) -> int | None:
    """The points for sitting out a round, a half rounded up; None where it gives nothing."""
    all_of_round = list(made[at].values())
    own = [of_round[who] for of_round in made.values() if who in of_round]
    if rule.startswith("fixed"):
        return int(rule.partition(":")[2])
    if rule == "lowest":
        return min((one for of_round in made.values() for one in of_round.values()), default=None)
    of = {"average": all_of_round, "half": all_of_round, "own-average": own}.get(rule, [])
    if not of:
        return None
    mean = Fraction(sum(of), len(of) * (2 if rule == "half" else 1))
    return int(mean + Fraction(1, 2))


def shared_out(places: dict[int, int], shares: list[int], pot: int) -> dict[int, int]:
    """The share of each in the pot, in cents: equals divide the parts of the places they cover."""
    found = {}
    for who, place in places.items():
        equals = sum(one == place for one in places.values())
        covered = sum(shares[place - 1 : place - 1 + equals])
        found[who] = int(Fraction(pot * covered, 100 * equals * 5)) * 5
    return found
