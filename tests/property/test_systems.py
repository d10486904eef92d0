"""What holds under every rule set that comes with the program, and under any of a club's own."""

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.row.columns import after_text, columns, extra_text
from clubadmin.domain.row.findings import Finding, sheet_article
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.settle import NOTHING, SettledGame
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.rules.rules import RuleSet, read_rules, write_rules
from clubadmin.domain.scoring.entry import parse_line
from clubadmin.domain.scoring.scorefile import score_text, sheet_json
from clubadmin.domain.scoring.sheet import judge, score_sheet
from clubadmin.domain.scoring.systems import system_of
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language, Outcome, Severity, Side
from tests.property.any_system import (
    across,
    any_rules,
    combined,
    rows,
    shipped,
    swapped,
    texts,
)
from tests.turns import tries

MANY = settings(max_examples=tries(50, 200))

Played = tuple[RawGame, RuleSet]


def settled(raw: RawGame, rules: RuleSet) -> SettledGame:
    return system_of(rules).settle(raw, rules)


def found(raw: RawGame, rules: RuleSet) -> tuple[Finding, ...]:
    return system_of(rules).check(raw, settled(raw, rules), rules)


def errors(findings: Sequence[Finding]) -> list[Finding]:
    return [one for one in findings if one.severity is Severity.ERROR]


# what is asked of any sheet, also where the rules say nothing of it
OF_WHOLE = {"total-mismatch", "sheets-differ", "game-missing"}


@MANY
@given(texts, any_rules)
def test_no_line_raises_and_every_finding_is_a_sentence_with_its_article(
    text: str, rules: RuleSet
) -> None:
    judged = judge(text, rules)
    assert (judged.settled is None) == (judged.raw is None)
    for one in judged.findings:
        assert sentence(one)
        assert sentence(one, Language.EN)
        assert one.article or one.code == "unreadable"


@MANY
@given(rows(any_rules))
def test_sides_swapped_result_swapped(row: Played) -> None:
    raw, rules = row
    here, there = settled(raw, rules), settled(swapped(raw, rules), rules)
    assert (there.ns, there.ew, there.ns_box, there.ew_box) == (
        here.ew,
        here.ns,
        here.ew_box,
        here.ns_box,
    )
    assert (there.outcome, there.side) == (here.outcome, here.side and here.side.other)
    seat = (lambda one: one) if rules.system == "solo" else across
    assert set(there.shares) == {replace(one, seat=seat(one.seat)) for one in here.shares}


@MANY
@given(rows(any_rules))
def test_sides_swapped_as_many_findings(row: Played) -> None:
    raw, rules = row
    here = sorted(one.code for one in found(raw, rules))
    there = sorted(one.code for one in found(swapped(raw, rules), rules))
    if not {"points-range", "points-impossible"} & {*here, *there}:  # the first of two is named
        assert here == there


@MANY
@given(rows(any_rules))
def test_what_is_settled_can_be_typed_back(row: Played) -> None:
    raw, rules = row
    again = parse_line(write_line(raw), rules)
    assert again == raw
    assert isinstance(again, RawGame)
    assert settled(again, rules) == settled(raw, rules)


@MANY
@given(rows(shipped))
def test_a_row_without_errors_has_all_points_of_the_game(row: Played) -> None:
    raw, rules = row
    game = settled(raw, rules)
    if errors(found(raw, rules)) or game.outcome not in (Outcome.MADE, Outcome.NAT, Outcome.PIT):
        return
    points = game.ns.points + game.ew.points
    if rules.system == "manille":
        assert 0 in (game.ns.points, game.ew.points)
        assert points <= 120
    else:
        assert points in {rules.total * times for times in (1, 2, 4, 8, 16)}
        assert points == rules.total or rules.doubling != "none" or rules.spades_double


@MANY
@given(rows(any_rules))
def test_what_players_get_is_what_their_side_gets(row: Played) -> None:
    raw, rules = row
    game = settled(raw, rules)
    own = [share for share in game.shares if share.amounts]
    assert not own or rules.system == "solo"
    if own and len(own) == 3:
        side = raw.played_by or Side.NS
        got = sum((share.amounts for share in own if share.amounts), NOTHING)
        lost = game.of(side) + game.of(side.other)
        assert abs(got.points - lost.points) <= 1
        assert abs(got.roem - lost.roem) <= 1


@given(st.lists(texts, max_size=16), any_rules)
def test_totals_of_a_sheet_add_up(typed: list[str], rules: RuleSet) -> None:
    sheet = score_sheet(typed, rules)
    games = [row.settled for row in sheet.games if row.settled]
    assert sheet.ns == sum((game.ns for game in games), NOTHING)
    assert sheet.ew == sum((game.ew for game in games), NOTHING)
    for one in sheet.seats:
        own = one.points + one.roem - one.fines
        assert one.total == (max(own, 0) if rules.fine_floor and one.fines else own)
        fines = [share.fine for game in games for share in game.shares if share.seat is one.seat]
        assert one.fines == sum(fines)
        if rules.system != "solo":
            assert one.points == (sheet.ns if one.seat.side is Side.NS else sheet.ew).points


@given(st.lists(texts, max_size=16), any_rules)
def test_totals_that_the_rows_give_are_never_a_mismatch(typed: list[str], rules: RuleSet) -> None:
    sheet = score_sheet(typed, rules)
    paper = (sheet.ns.points, sheet.ns.roem, sheet.ew.points, sheet.ew.roem)
    first, second, third, *_ = [*(one.total for one in sheet.seats), None, None, None]
    again = score_sheet(typed, rules, paper=paper, own=(first, second, third))
    assert "total-mismatch" not in [one.code for one in again.findings]


@given(st.lists(texts, max_size=12), any_rules, st.data())
def test_any_sheet_is_judged_and_told(
    typed: list[str], rules: RuleSet, data: st.DataObject
) -> None:
    figures = st.none() | st.integers(-(10**6), 10**6)
    sheet = score_sheet(
        typed,
        rules,
        games=data.draw(st.none() | st.integers(0, 20)),
        complete=data.draw(st.booleans()),
        paper=data.draw(st.none() | st.tuples(figures, figures, figures, figures)),
        own=data.draw(st.none() | st.tuples(figures, figures, figures)),
        other=data.draw(st.lists(texts, max_size=4)),
    )
    for one in sheet.findings:
        assert sentence(one)
        assert sentence(one, Language.EN)
        of_whole = one.code in OF_WHOLE and not sheet_article(rules)
        assert one.article or one.code == "unreadable" or of_whole
    if sheet.match and sheet.match.over_after:
        assert all(number <= sheet.match.over_after for number in sheet.missing)
    sheet_json(sheet)


@given(st.lists(texts, max_size=8), any_rules)
def test_any_file_is_scored(typed: list[str], rules: RuleSet) -> None:
    text = "\n".join(typed)
    sheet_json(score_text(text, rules))
    for total in ("total", "total 1 2", "total 1 2 3", "total 1 2 3 4", "total x"):
        sheet_json(score_text(f"{text}\n{total}", rules))


@MANY
@given(rows(any_rules))
def test_every_column_has_a_text_in_every_row(row: Played) -> None:
    raw, rules = row
    shown, game = columns(rules), settled(raw, rules)
    for extra in shown.before:
        assert len(extra_text(extra.key, raw)) <= 6
    for extra in shown.after:
        after_text(extra.key, game)
        after_text(extra.key, game, Language.EN)


@given(combined())
def test_a_club_may_combine_any_fields_and_keep_them(rules: RuleSet) -> None:
    assert read_rules(write_rules(rules)) == rules
