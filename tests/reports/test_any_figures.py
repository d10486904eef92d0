"""Papers are made of whatever the figures are; a paper that raises helps nobody."""

from dataclasses import replace
from datetime import date

from hypothesis import example, given, settings
from hypothesis import strategies as st

from clubadmin import reports
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import (
    EveningResult,
    ResultRow,
    RoundFigure,
    StandingCell,
    StandingRow,
    Standings,
)
from clubadmin.services.club.rulesets import installed
from tests.reports import looking, made_up
from tests.turns import tries

POINTS = st.integers(-999_999, 9_999_999)
PLACE = st.one_of(st.none(), st.integers(1, 5000))
CELLS = st.lists(
    st.builds(
        StandingCell,
        evening=st.integers(1, 70),
        points=st.one_of(st.none(), POINTS),
        counts=st.booleans(),
        substitute=st.booleans(),
    ),
    max_size=8,
).map(tuple)
STANDING = st.builds(
    StandingRow,
    place=PLACE,
    name=st.text(max_size=60),
    total=st.one_of(POINTS, st.floats(-1e6, 1e7)),
    average=st.floats(-1e6, 1e6),
    evenings=CELLS,
    pits=st.integers(0, 999),
    behind=st.floats(0, 1e7),
    fines=st.integers(0, 9_999),
)
STANDINGS = st.builds(
    Standings,
    club=st.text(max_size=20),
    season=st.text(max_size=20),
    competition=st.text(max_size=20),
    format=st.sampled_from(["individual", "pairs"]),
    rule=st.sampled_from(["sum", "average", "best:5,min:3", "average-best:6", "wat?"]),
    rule_text=st.text(max_size=40),
    rule_set_title=st.text(max_size=20),
    depth=st.sampled_from(["game", "round", "evening", ""]),
    after=st.integers(0, 70),
    last_date=st.one_of(st.none(), st.dates()),
    evenings=st.lists(st.integers(1, 70), unique=True, max_size=70).map(sorted).map(tuple),
    rows=st.lists(STANDING, max_size=12).map(tuple),
    provisional=st.booleans(),
)
ROW = st.builds(
    ResultRow,
    place=st.integers(1, 5000),
    participant_id=st.just(1),
    number=st.integers(1, 999),
    name=st.text(max_size=60),
    points=POINTS,
    roem=POINTS,
    total=POINTS,
    pits=st.integers(0, 99),
    nat=st.integers(0, 99),
    rounds=st.lists(
        st.builds(
            RoundFigure,
            round=st.integers(0, 12),
            points=POINTS,
            roem=POINTS,
            pits=st.integers(0, 9),
            nat=st.integers(0, 9),
            credit=st.booleans(),
            fines=st.integers(0, 9_999),
        ),
        max_size=6,
    ).map(tuple),
    missing=st.integers(0, 3),
    prize=st.booleans(),
    poedelprijs=st.booleans(),
    fines=st.integers(0, 9_999),
)
RESULT = st.builds(
    EveningResult,
    evening_id=st.just(1),
    club=st.text(max_size=20),
    season=st.text(max_size=20),
    competition=st.text(max_size=20),
    number=st.integers(0, 99),
    date=st.dates(date(1900, 1, 1), date(2200, 1, 1)),
    format=st.sampled_from(["individual", "pairs"]),
    rule_set_title=st.text(max_size=20),
    rounds=st.integers(0, 12),
    depth=st.sampled_from(["game", "round", "evening"]),
    rows=st.lists(ROW, max_size=12).map(tuple),
    missing=st.integers(0, 99),
    closed=st.booleans(),
    version=st.integers(0, 9),
    rectification=st.one_of(st.none(), st.integers(1, 9)),
    closed_at=st.text(max_size=20),
)


@settings(deadline=None, max_examples=tries(7, 25))
@given(STANDINGS)
def test_any_standings_give_a_paper(view: Standings) -> None:
    assert looking.pages(reports.standings(view, Printing(made_up.CLUB)))


@settings(deadline=None, max_examples=tries(7, 25))
@given(RESULT)
def test_any_result_gives_a_paper(view: EveningResult) -> None:
    assert looking.pages(reports.evening_result(view, Printing(made_up.CLUB)))


@settings(deadline=None, max_examples=tries(7, 24))
@given(
    players=st.integers(0, 41),
    rounds=st.integers(0, 12),
    games=st.integers(0, 64),
    rules=st.sampled_from([None, *installed()]),
)
@example(0, 9, 0, None)
def test_any_evening_gives_its_papers(
    players: int, rounds: int, games: int, rules: RuleSet | None
) -> None:
    """Of pairs, or under any rule set."""
    evening = made_up.evening(players, rounds, games, "individual" if rules else "pairs", rules)
    club = replace(made_up.CLUB, accent="geel")
    for pdf in (
        reports.draw_list(evening, Printing(club)),
        reports.draw_list(evening, Printing(club), "name"),
        reports.seat_slips(evening, Printing(club)),
        reports.blank_sheets(evening, Printing(club)),
    ):
        assert looking.pages(pdf)
