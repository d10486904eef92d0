"""Tie-breaks in any order against a reference that parts equals one question after another."""

from collections.abc import Iterator, Mapping, Sequence

from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.standings.ranked import Figure
from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ties import TIE_BREAKS
from tests.domain.standings.seasons import rank_season

Season = Mapping[int, Mapping[int, Figure]]  # by person and evening

SEASONS = st.dictionaries(
    st.integers(1, 5),
    st.dictionaries(
        st.integers(1, 3),
        st.tuples(*(st.integers(0, most) for most in (2, 1, 1, 1, 1, 1))),
        min_size=1,
    ),
    min_size=1,
)
"""Totals, pits, nat, win points, card points and tops so small that most people are level."""


def asked(tie: str, person: int, level: Sequence[int], season: Season) -> int:
    """The figure that a tie-break looks at; more is better."""
    own = season[person]
    highest = {
        evening: max(one[evening].total for one in season.values() if evening in one)
        for evening in (1, 2, 3)
        if any(evening in one for one in season.values())
    }
    answers = {
        "pits": sum(one.pits for one in own.values()),
        "tops": sum(one.tops for one in own.values()),
        "wins": sum(one.total == highest[evening] for evening, one in own.items()),
        "win-points": sum(one.won for one in own.values()),
        "mutual": sum(
            (one.total > season[other][evening].total) - (one.total < season[other][evening].total)
            for other in level
            for evening, one in own.items()
            if evening in season[other]
        ),
        "best-evening": max(one.total for one in own.values()),
        "nat": -sum(one.nat for one in own.values()),
        "points": sum(one.points for one in own.values()),
    }
    return answers[tie]


def parted(level: Sequence[int], ties: Sequence[str], season: Season) -> Iterator[list[int]]:
    """People who are level, from best to worst; who stay level together."""
    if not ties or len(level) == 1:
        yield sorted(level)
        return
    answers = {person: asked(ties[0], person, level, season) for person in level}
    for answer in sorted(set(answers.values()), reverse=True):
        yield from parted([one for one in level if answers[one] == answer], ties[1:], season)


@given(SEASONS, st.permutations([tie for tie in TIE_BREAKS if tie != "lot"]), st.integers(0, 8))
def test_equals_are_parted_by_one_question_after_another(made, ties, count):
    season = {
        person: {
            evening: Figure(person, evening, total, pits, nat, won, points, tops)
            for evening, (total, pits, nat, won, points, tops) in evenings.items()
        }
        for person, evenings in made.items()
    }
    chosen = ties[:count]
    figures = [one for evenings in season.values() for one in evenings.values()]
    rows = rank_season(figures, parse_rule("sum,win:2/1/0"), chosen)
    totals = {person: sum(one.total for one in own.values()) for person, own in season.items()}
    places: dict[int, int] = {}
    for total in sorted(set(totals.values()), reverse=True):
        level = [person for person, made_in_all in totals.items() if made_in_all == total]
        for group in parted(level, chosen, season):
            places |= dict.fromkeys(group, len(places) + 1)
    assert {row.entrant: row.place for row in rows} == places
