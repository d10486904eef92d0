"""Equals at the border of two groups stand on the screen as to be decided, with what to do."""

from dataclasses import replace

from clubadmin.desktop.standings.columns import columns
from clubadmin.desktop.standings.page import foot
from clubadmin.domain.standings.ranked import Cell
from tests.services.exchange.test_tables_out import season


def test_who_are_equal_at_the_border_are_named_with_what_to_do() -> None:
    view = season("Jan Bos", "Kees Kok", "Wim Smit")
    rows = tuple(
        replace(row, field="AAB"[at], moves=("down?", "down?", "up")[at])
        for at, row in enumerate(view.rows)
    )
    view = replace(view, rows=rows, grouped=True)
    moves = columns(view)[-1]
    assert [moves.text(row) for row in rows] == ["▼ beslissen", "▼ beslissen", "▲ omhoog"]
    assert sorted(rows, key=moves.sort or moves.text)[0] is rows[2]
    assert "Gelijk op de grens: Jan Bos, Kees Kok." in foot(view)
    assert "bij Groepen" in foot(view)
    assert "grens" not in foot(replace(view, rows=rows[2:]))


def test_who_has_no_score_yet_of_an_open_evening_is_not_called_away() -> None:
    view = season("Jan Bos")
    rows = tuple(replace(row, evenings=(Cell(1, None, counts=False),)) for row in view.rows)
    over = replace(view, rows=rows, provisional=False)
    assert "– afwezig." in foot(over)
    assert "stil" not in foot(over)
    assert "– afwezig, of van een open avond nog niets getypt." in foot(
        replace(over, provisional=True)
    )


def test_who_was_there_and_sat_out_every_round_is_not_called_away() -> None:
    view = season("Jan Bos", "Kees Kok")
    out, away = Cell(1, None, counts=False, sat_out=True), Cell(1, None, counts=False)
    jan, kees = view.rows
    both = replace(view, rows=(replace(jan, evenings=(out,)), replace(kees, evenings=(away,))))
    assert "– ook wie er was en elke ronde stilzat." in foot(both)
    alone = foot(replace(view, rows=(replace(jan, evenings=(out,)),)))
    assert "– was er, en zat elke ronde stil." in alone
    assert "afwezig" not in alone
