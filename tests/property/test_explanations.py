"""On clubs of every format and kind of rule the parts that count make each figure shown."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.seasons.season import Competition
from clubadmin.model.sheets.decision import DecisionDraft
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import copy_rule_set, rule_sets
from clubadmin.services.draw import ledger
from clubadmin.services.evenings import also_counts, evenings
from clubadmin.services.explain.evenings import games
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import decisions, sheets
from clubadmin.services.standings import absences
from tests.property.explaining import (
    careers_are_explained,
    evenings_are_explained,
    standings_are_explained,
)
from tests.property.walking import SIZES, Secretary
from tests.services.evening_club import add_people, contest_evening, new_club
from tests.turns import by_turns, tries

MEMORY = Path("/dev/shm")  # no test of the disk, so without waiting for it
KINDS = (*FORMATS, "drie-spelers", "twee-spelers", "manille", "kraken", "eigen")
SITTING_OUT = ("none", "fixed:1600", "average", "half", "lowest", "own-average")
LINES = (
    *("92", "92+20", "n-40", "p", ".p+20", "w70+20-40", "w81+20", "w61+40k", "z92-20"),
    *("v-20", "100!2v", "70-20!1v60!2v", "v", "161", "wat?", "", "-", "x", "62?", "a100.20"),
    *("1/85#80", "2/70-20#90", "37@z", "37@zk", "25!1m3", "7", ".5", "w76+20@s"),
)
RULES = (
    *("sum", "average", "best:2", "average-best:2,min:2,absent:lowest"),
    "best:1,periods:1+3,best-periods:1,absent:own-average/150",
    "sum,absent:400,unnotified:half,absent-most:1",
    "best:2,periods:2,absent:average,unnotified:none",
    "sum,win:2/1/0,absent:lowest",
    "best:2,win:3/1/0,by:wins",
    "sum,substitutes:self,absent:average",
    "sum,substitutes:none,unnotified:lowest",
)


class Busy(Secretary):
    """Besides what belongs to an evening she notes fines, decisions, fill-in games, absences."""

    def __init__(self, club: OpenClub, evening: Evening, chance: Random) -> None:
        super().__init__(club, evening, chance)
        more = (self.fill, self.decide, self.away, self.lent, self.close)
        self.acts = (*self.acts, *more, *(self.fill,) * 6, self.draw)

    def type(self) -> None:
        line = self.chance.choice(LINES)
        sheets.save_line(self.club, self.table().table_id, self.chance.randint(1, 2), line)

    def fill(self) -> None:
        """All sheets get something in every row, most of them are signed."""
        for table in [one for plan in self.evening.plan for one in plan.tables]:
            for game in (1, 2):
                with suppress(Refused):
                    sheets.save_line(self.club, table.table_id, game, self.chance.choice(LINES))
            with suppress(Refused):
                sheets.sign(self.club, table.table_id)

    def decide(self) -> None:
        line = self.chance.choice(LINES)
        draft = DecisionDraft("other", None, "Zo beslist", "art. 21", "A. Bos", line)
        decisions.decide(self.club, self.table().table_id, self.chance.randint(1, 2), draft)

    def away(self) -> None:
        found = absences.absentees(self.club, self.id)
        who = self.chance.choice(found.rows)
        absences.set_absence(self.club, self.id, who.entrant_id, self.chance.random() < 0.5, "ziek")

    def lent(self) -> None:
        number = self.chance.randint(1, 3)
        proposal = ledger.propose(self.club, self.id, number)
        people = [one.participant.id for one in proposal.lendable]
        ledger.seat(self.club, self.id, number, self.chance.sample(people, proposal.needed))

    def close(self) -> None:
        closing.close(self.club, self.id)


def season(club: OpenClub, kind: str, chance: Random, weeks: int = 2, **values: str) -> None:
    """Evenings of a competition, each as it came."""
    settings: dict[str, Any] = {
        **values,
        "rounds": 3,
        "games": 2,
        "odd_players": chance.choice(["sits-out", "three"]),
        "sit_out_points": chance.choice(SITTING_OUT),
        "fill_in": chance.choice(["none", "better"]),
    }
    if kind in FORMATS:
        first = contest_evening(club, kind, SIZES[FORMATS[kind].entrant], **settings)
    else:
        first = contest_evening(club, "individual", 9, rule_set=_rules(club, kind), **settings)
    add_people(club, 3)
    walked(club, first, chance)
    for week in range(1, weeks):
        with suppress(Refused):
            day = first.date + timedelta(days=7 * week)
            walked(club, evenings.add_evening(club, first.competition_id, day), chance)


def _rules(club: OpenClub, kind: str) -> str:
    """A rule set by name; "eigen" is one in which who revokes pays himself."""
    if kind != "eigen":
        return kind
    source = next(one for one in rule_sets(club) if one.name == "nku")
    made = {"revoke": "personal", "fine_floor": True, "sweep_by_defenders": "bonus"}
    return copy_rule_set(club, source.id, "Eigen regels", date(1990, 1, 1), made).name


def walked(club: OpenClub, evening: Evening, chance: Random) -> None:
    secretary = Busy(club, evening, chance)
    if not evening.participants:
        for _ in range(SIZES[evening.form.entrant]):
            with suppress(Refused, IndexError):
                secretary.arrive()
    with suppress(Refused):
        secretary.draw()
    for _ in range(12):
        secretary.act()
    secretary.fill()


@pytest.fixture
def folder() -> Iterator[Path]:
    made = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None))
    yield made
    shutil.rmtree(made)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", by_turns(KINDS, 2))
def test_the_parts_make_the_figure(folder: Path, kind: str) -> None:
    chance = Random(f"{kind} 2")
    with new_club(folder) as club:
        season(club, kind, chance)
        assert evenings_are_explained(club, most=6)
        standings_are_explained(
            club, chance.sample(RULES, 2), lambda rows: chance.sample(rows, min(1, len(rows)))
        )


def both(club: OpenClub, chance: Random) -> None:
    """A pairs competition of which the evenings count for the members as well."""
    season(club, "pairs", chance, rule_set=_rules(club, "eigen"))
    pairs_evening = seasons.evenings(club, seasons.competitions(club)[0].id)[0]
    season_id = seasons.competitions(club)[0].season_id
    wanted = Competition(0, season_id, "Ieder voor zich", "individual", "nku", games=2, rounds=3)
    own = seasons.add_competition(club, wanted)
    walked(club, evenings.add_evening(club, own.id, date(2026, 12, 10)), chance)
    also_counts.count_also(club, own.id, [pairs_evening.id])


def test_an_evening_of_pairs_that_counts_for_members_adds_up(folder: Path) -> None:
    chance = Random("both 0")
    with new_club(folder) as club:
        both(club, chance)
        rules = ["sum", "sum,substitutes:self,win:2/1/0"]
        standings_are_explained(club, rules, lambda rows: chance.sample(rows, min(2, len(rows))))


def test_a_career_adds_up(folder: Path) -> None:
    with new_club(folder) as club:
        season(club, "pairs", Random("career"))
        careers_are_explained(club)


@pytest.mark.nightly
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(tries(0, 30)))
def test_the_parts_make_the_figure_on_many_clubs(folder: Path, kind: str, seed: int) -> None:
    chance = Random(f"{kind} {seed}")
    with new_club(folder) as club:
        season(club, kind, chance, weeks=3)
        evenings_are_explained(club)
        careers_are_explained(club)
        standings_are_explained(club, [None, *RULES])


def test_it_shows_when_a_game_is_told_wrongly(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_club(folder) as club:
        season(club, "pairs", Random("pairs 2"), weeks=1)
        monkeypatch.setitem(games.MEASURES, "total", lambda _table, _row: 1)
        with pytest.raises(AssertionError):
            evenings_are_explained(club)
