"""Statistics and fields that do nothing, under any rule set and any lines."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.rules.field_use import unused, values_of
from clubadmin.domain.rules.fields import field_specs
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import score_sheet
from clubadmin.domain.scoring.statistics import SeenSheet, of_games, of_player
from clubadmin.domain.terms import Language, Outcome, Position
from tests.property.any_system import any_rules, typed


@st.composite
def sheets(draw: st.DrawFn) -> tuple[RuleSet, list[str]]:
    """A rule set and some lines typed under it."""
    rules = draw(any_rules)
    return rules, draw(st.lists(typed(rules), min_size=1, max_size=8))


@given(sheets())
def test_every_figure_can_be_told_in_both_languages(sheet: tuple[RuleSet, list[str]]) -> None:
    rules, lines = sheet
    seen = SeenSheet(score_sheet(lines, rules), 1, 1)
    figures = list(of_games([seen], rules))
    for seat in Position:
        figures += of_player([(seen, seat)], rules)
    for one in figures:
        for language in Language:
            assert one.label.text(language)
            assert one.value.text(language)


@given(sheets())
def test_games_are_made_nat_revoked_or_decided(sheet: tuple[RuleSet, list[str]]) -> None:
    rules, lines = sheet
    seen = SeenSheet(score_sheet(lines, rules), 1, 1)
    ended = [deed.settled.outcome for deed in seen.deeds()]
    counted = sum(
        ended.count(one)
        for one in (Outcome.MADE, Outcome.PIT, Outcome.NAT, Outcome.REVOKE, Outcome.ARBITRAL)
    )
    assert counted == len(ended)
    figures = {one.code: one.value.text(Language.EN) for one in of_games([seen], rules)}
    assert figures["games"] == str(len(ended))


@given(sheets(), st.data())
def test_a_field_that_does_nothing_can_be_anything(
    sheet: tuple[RuleSet, list[str]], data: st.DataObject
) -> None:
    rules, lines = sheet
    values = values_of(rules)
    idle = [
        name
        for name, spec in field_specs().items()
        if spec.kind in ("choice", "flag", "points") and unused(name, values)
    ]
    if not idle:
        return
    spec = field_specs()[data.draw(st.sampled_from(idle))]
    choices: list[object] = [one.value for one in spec.choices] or [False, True]
    other = data.draw(st.integers(0, 300) if spec.kind == "points" else st.sampled_from(choices))
    # a name of its own: lines are kept by the name of their rules
    changed = replace(rules, name=f"{rules.name}-{spec.name}-{other}", **{spec.name: other})
    for line in lines:
        one, two = score_sheet([line], rules), score_sheet([line], changed)
        assert one.games[0].settled == two.games[0].settled
        assert [x.code for x in one.findings] == [x.code for x in two.findings]
