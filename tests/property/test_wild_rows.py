"""Rows that no line says, as an import or a damaged file may have them: nothing raises."""

from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.row.raw import Box, Fine, FineKind, Mark, RawGame, State
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.systems import system_of
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language, Position, Side
from tests.property.any_system import any_rules
from tests.turns import tries

_INTEGERS = st.integers(-(10**30), 10**30) | st.integers(-2, 330)
_MAYBE = st.none() | _INTEGERS
_SIDES = st.sampled_from([None, *Side])
_FINES = st.builds(Fine, st.sampled_from(Position), st.sampled_from(FineKind), _MAYBE)

wild_rows = st.builds(
    RawGame,
    state=st.sampled_from([State.PLAYED, State.PLAYED, *State]),
    played_by=_SIDES,
    counted=st.booleans(),
    mark=st.sampled_from([None, *Mark]),
    mark_side=_SIDES,
    ns_points=_MAYBE,
    ew_points=_MAYBE,
    ns_roem=st.sampled_from(Box) | _INTEGERS,
    ew_roem=st.sampled_from(Box) | _INTEGERS,
    bid=_MAYBE,
    trump=st.sampled_from([None, "s", "h", "z"]),
    double=_INTEGERS,
    ns_hand=_INTEGERS,
    ew_hand=_INTEGERS,
    stuk=_SIDES,
    solo=st.none() | st.integers(-1, 5),
    first_points=_MAYBE,
    first_roem=_MAYBE,
    passed=st.booleans(),
    arbitral=st.booleans(),
    alike=_SIDES,
    fines=st.lists(_FINES, max_size=3).map(tuple),
)


@settings(max_examples=tries(150, 600))
@given(wild_rows, any_rules)
def test_any_integers_are_settled_judged_told_and_written(raw: RawGame, rules: RuleSet) -> None:
    system = system_of(rules)
    for finding in system.check(raw, system.settle(raw, rules), rules):
        assert sentence(finding)
        assert sentence(finding, Language.EN)
    write_line(raw)
