"""Every part of a ranking rule against a reference that tries all choices."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.standings.absence import Worth
from clubadmin.domain.standings.ranked import Figure
from clubadmin.domain.standings.ranking_rule import RankingRule, WinPoints, parse_rule
from clubadmin.domain.standings.season import Season
from clubadmin.domain.standings.ties import TIE_BREAKS
from tests.domain.standings.seasons import rank_season
from tests.property.ranking_reference import Words, table

MOST_EVENINGS = 9
WORTHS = (
    st.none()
    | st.just(Worth("none"))
    | st.just(Worth("lowest"))
    | st.just(Worth("average"))
    | st.just(Worth("half"))
    | st.builds(Worth, st.just("own-average"), st.sampled_from((0, 4, 9)), st.sampled_from((0, 3)))
    | st.builds(Worth, st.sampled_from(("lowest", "average", "half")), less=st.integers(1, 5))
    | st.builds(Worth, st.just("points"), st.integers(0, 12))
)


@st.composite
def rules(draw: st.DrawFn) -> RankingRule:
    """Any rule there is, with small numbers so that evenings and totals are often equal."""
    kind = draw(st.sampled_from(("sum", "average", "best", "average-best")))
    rule = RankingRule(
        kind,
        best=draw(st.integers(1, 4)) if "best" in kind else 0,
        minimum=draw(st.integers(0, 3)),
        absent=draw(WORTHS),
        unnotified=draw(WORTHS),
        absent_most=draw(st.integers(0, 3)),
        promote=draw(st.integers(0, 2)),
        substitutes=draw(st.sampled_from(("pair", "self", "none"))),
    )
    if draw(st.booleans()):
        rule = replace(rule, win=WinPoints(2, 1, 0), by_wins=draw(st.booleans()))
    shape = draw(st.sampled_from(("none", "length", "starts")))
    if shape == "length":
        rule = replace(rule, period_length=draw(st.integers(1, 4)))
    elif shape == "starts":
        others = draw(st.sets(st.integers(2, MOST_EVENINGS), min_size=1, max_size=3))
        rule = replace(rule, period_starts=(1, *sorted(others)))
    if shape != "none":
        rule = replace(rule, best_periods=draw(st.integers(0, 3)))
    return rule


def in_words(rule: RankingRule) -> Words:
    """The rule as the reference wants it."""
    starts = rule.period_starts
    if rule.period_length:
        starts = tuple(range(1, MOST_EVENINGS + 2, rule.period_length))
    without = rule.absent if rule.unnotified is None else rule.unnotified
    return Words(
        averages="average" in rule.kind,
        best=rule.best or None,
        minimum=rule.minimum,
        told=None if rule.absent is None else rule.absent.text,
        untold=None if without is None else without.text,
        most=rule.absent_most or None,
        starts=starts,
        best_periods=rule.best_periods or None,
        by_wins=rule.by_wins,
    )


EVENINGS = st.sets(st.integers(1, MOST_EVENINGS), max_size=MOST_EVENINGS).map(sorted)
MADE = st.dictionaries(
    st.integers(1, 6),
    st.dictionaries(st.integers(1, MOST_EVENINGS), st.tuples(st.integers(0, 9), st.integers(0, 6))),
)
TOLD = st.frozensets(st.tuples(st.integers(1, 6), st.integers(1, MOST_EVENINGS)))


@given(made=MADE, held=EVENINGS, rule=rules(), told=TOLD)
def test_any_rule_counts_as_its_words_say(made, held, rule, told):
    figures = [
        Figure(person, evening, points, won=won)
        for person, evenings in made.items()
        for evening, (points, won) in evenings.items()
    ]
    if rule.win is None:
        made = {
            who: {evening: (points, 0) for evening, (points, _) in evenings.items()}
            for who, evenings in made.items()
        }
    wanted = table(made, held, in_words(rule), told)
    found = rank_season(figures, rule, evenings=held, notices=told, entrants=made)
    assert {row.entrant for row in found} == set(made)
    for row in found:
        said = wanted[row.entrant]
        assert (row.place, row.total, row.won) == (said.place, said.total, said.won)
        assert row.average == (said.total / said.count if said.count else 0)
        worth = {cell.evening: cell.points for cell in row.cells if cell.points is not None}
        assert worth == said.evenings
        assert {cell.evening for cell in row.cells if cell.substitute} == said.given
        counting = [cell for cell in row.cells if cell.counts]
        assert len(counting) == said.count
        assert sum(cell.points or 0 for cell in counting) == row.total
        assert sum(cell.won for cell in counting) == row.won
        if rule.has_periods:
            assert tuple(one.points for one in row.periods) == said.period_sums
            assert sum(one.points for one in row.periods if one.counts) == row.total
        else:
            assert row.periods == ()
    order = [row.place for row in found]
    assert order == sorted(order, key=lambda place: (place is None, place or 0))


@given(rule=rules())
def test_any_rule_is_read_back_from_its_text(rule):
    assert parse_rule(rule.text) == rule


@given(made=MADE, rule=rules(), ties=st.permutations(TIE_BREAKS), seed=st.integers(0, 9))
def test_with_the_lot_in_the_end_nobody_shares_a_place(made, rule, ties, seed):
    figures = [
        Figure(person, evening, points, won=won)
        for person, evenings in made.items()
        for evening, (points, won) in evenings.items()
    ]
    found = rank_season(figures, rule, ties, seed)
    places = [row.place for row in found if row.place is not None]
    assert places == list(range(1, len(places) + 1))


@given(made=MADE, rule=rules(), told=TOLD, split=st.sets(st.integers(1, 6)))
def test_a_group_is_ranked_apart_with_the_figures_of_the_whole_evening(made, rule, told, split):
    figures = [
        Figure(person, evening, points, won=won)
        for person, evenings in made.items()
        for evening, (points, won) in evenings.items()
    ]
    season = Season(figures, rule, notices=told)
    all_rows = {row.entrant: row for row in season.rank()}
    for group in (split & all_rows.keys(), all_rows.keys() - split):
        rows = season.rank(group)
        assert {row.entrant for row in rows} == group
        for row in rows:
            whole = all_rows[row.entrant]
            assert (row.cells, row.total, row.won) == (whole.cells, whole.total, whole.won)
        ranked = [row.entrant for row in rows if row.place is not None]
        places = [all_rows[one].place for one in ranked]
        assert places == sorted(places)
