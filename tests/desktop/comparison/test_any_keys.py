"""Whatever is pressed at a game in whatever order: what is kept is what is shown."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from clubadmin.desktop.comparison.grid import BoardGrid
from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.domain.comparison.decisions import Decision
from clubadmin.domain.comparison.hands import dealer_of, lead_of
from clubadmin.domain.comparison.matchpoints import Result, score_game
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.terms import Outcome
from clubadmin.model.comparison.comparison import Board, BoardLine, LineState, Sitting
from tests.desktop.driving import CONTROL, SHIFT, press
from tests.domain.scoring.own import built_in
from tests.turns import tries

RULES = built_in("nku")
OTHERS = tuple(built_in(name) for name in ("kraken", "leidsch", "manille", "schoppen-dubbel"))
KEYS = (
    *"0123456789+-*/.,?npvwzx hsk#@",
    *("92\n", "81+20\n", "1/85+\n", "-\n", "**\n", "88+30\n", "9a\n"),
    *(Qt.Key.Key_Enter, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_F2),
    *(Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, "copy", "paste"),
)


def a_board(typed, *, decided=None, signed=()):
    """A game at so many tables, each between pairs of its own."""
    lines = tuple(
        BoardLine(
            table_id=100 + at,
            row=1,
            round=1,
            table=at + 1,
            line="",
            ns=Sitting((2 * at,), (2 * at + 1,), f"N{at} – Z{at}"),
            ew=Sitting((2 * at + 1,), (2 * at + 2,), f"O{at} – W{at}"),
            typed=line,
            ns_points=None,
            ew_points=None,
            ns_matchpoints=None,
            ew_matchpoints=None,
            ns_top=False,
            ew_top=False,
            decisions=frozenset({decided}) if decided and at == 0 else frozenset(),
            state=LineState.MISSING,
            signed=at in signed,
        )
        for at, line in enumerate(typed)
    )
    return Board(1, 5, dealer_of(5), lead_of(5), None, lines, ())


@pytest.fixture
def grid(qtbot, theme):
    made = BoardGrid(theme)
    qtbot.addWidget(made)
    made.resize(900, 500)
    made.show()
    return made


def strike(grid, key):
    if key in ("copy", "paste"):
        QTest.keyClick(grid, {"copy": "c", "paste": "v"}[key], CONTROL)
    elif isinstance(key, str):
        press(grid, key)
    else:
        QTest.keyClick(grid, key, SHIFT if key == Qt.Key.Key_Backtab else Qt.KeyboardModifier(0))


def by_the_rules(model):
    """What the rows that are kept are worth, worked out apart."""
    made = []
    for row, line in enumerate(model.lines):
        settled = score_line(line, model.rules, 1).settled
        scored = settled and settled.outcome not in (Outcome.NOT_PLAYED, Outcome.CANCELLED)
        points = (settled.ns.total, settled.ew.total) if settled and scored else (None, None)
        decisions = model.board.lines[row].decisions
        if points[0] is not None or decisions:
            made.append(Result(5, str(row), f"n{row}", f"e{row}", *points, decisions))
    games = score_game(made).results if made else ()
    return {int(one.result.table): (one.ns.matchpoints, one.ew.matchpoints) for one in games}


@settings(
    max_examples=tries(15, 60),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    rules=st.sampled_from((RULES, RULES, RULES, *OTHERS)),
    typed=st.lists(st.sampled_from(("", "92", "100+20", "n-40", "88+30")), min_size=1, max_size=6),
    keys=st.lists(st.sampled_from(KEYS), max_size=40),
    decided=st.sampled_from((None, Decision.LOWEST_NS, Decision.CANCELLED)),
)
def test_nothing_that_is_shown_is_lost_and_everything_is_compared(
    grid, rules, typed, keys, decided
):
    kept = {100 + at: line for at, line in enumerate(typed)}
    model = BoardModel(a_board(typed, decided=decided), rules)
    signal = grid.keyboard.changed
    take = signal.connect(lambda change: kept.__setitem__(change.table_id, change.typed))
    grid.show_model(model)
    for key in keys:
        strike(grid, key)
    grid.keyboard.keep_typed()
    grid.show_changes()
    signal.disconnect(take)
    assert [kept[100 + at] for at in range(len(typed))] == model.lines
    expected = by_the_rules(model)
    for row, worth in enumerate(model.worth.lines):
        got = (worth.ns and worth.ns.matchpoints, worth.ew and worth.ew.matchpoints)
        assert got == expected.get(row, (None, None))
    assert not grid.grab().isNull()


@settings(
    max_examples=tries(8, 25),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(keys=st.lists(st.sampled_from(KEYS), max_size=30))
def test_a_signed_row_never_changes(grid, keys):
    model = BoardModel(a_board(("92", "100", ""), signed=(0, 1)), RULES)
    grid.show_model(model)
    for key in keys:
        strike(grid, key)
    grid.keyboard.keep_typed()
    assert model.lines[:2] == ["92", "100"]


def test_a_game_read_again_keeps_what_is_being_typed(grid):
    model = BoardModel(a_board(("", "")), RULES)
    grid.show_model(model)
    press(grid, "92")
    board = model.board
    other = replace(board.lines[1], typed="100")
    model.take(replace(board, lines=(board.lines[0], other)), {})
    assert model.text == "92"
    assert model.lines == ["", "100"]
    press(grid, "\n")
    assert model.lines == ["92", "100"]
