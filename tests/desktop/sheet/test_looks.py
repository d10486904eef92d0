"""What a row and the frame of a sheet show under systems that have more than two sides' boxes."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from clubadmin.desktop.entry.brush import BAR
from clubadmin.desktop.entry.ink import Ink
from clubadmin.desktop.entry.typing_help import entries
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.domain.scoring.wording import sentence
from clubadmin.model.sheets.sheet import PaperTotals
from tests.desktop.driving import a_sheet, press
from tests.domain.scoring.own import built_in, own

NKU = built_in("nku")
SOLO = built_in("drie-spelers")
MANILLE = built_in("manille")
LEIDSCH = built_in("leidsch")
TO_501 = built_in("tot-501")
NAMES = [
    *("amsterdams", "belote", "drie-spelers", "internationaal", "kraken", "leidsch"),
    *("leidsch-tientallen", "manille", "nkf1976", "nku", "roem-in-de-hand", "rotterdams"),
    *("schoppen-dubbel", "tot-1001", "tot-501", "troefcall", "twee-spelers"),
    *("kraken-schoppen-dubbel", "nku-rotterdams", "roem-hand-en-tafel", "rotterdams-niet-onder"),
]


@pytest.fixture
def grid(qtbot, theme):
    made = SheetGrid(theme)
    qtbot.addWidget(made)
    made.resize(700, 640)
    made.show()
    made.setFocus()
    made.kept = []
    made.keyboard.changed.connect(made.kept.append)
    return made


@pytest.fixture
def as_large(qapp):
    """A theme takes the size of its letters from the program, which it changes."""
    before = qapp.font()
    yield
    qapp.setFont(before)


def row(grid, game):
    return grid.looks.rows[game - 1]


def test_three_players_have_a_total_each_and_no_total_of_sides(grid):
    grid.show_sheet(a_sheet(SOLO, "1/95#90", "2/85+20#100"))
    assert [after.heading for after in grid.looks.head.after] == ["1", "2", "3"]
    assert [after.names for after in grid.looks.head.after] == [
        ("Bakker",),
        ("Smit",),
        ("de Vries",),
    ]
    assert grid.looks.head.sides[0].heading == "ALLEEN"
    assert row(grid, 2).before == ("2", "100")
    assert row(grid, 2).after == ("38½", "105", "38½")
    assert grid.looks.foot.totals == ("",) * 4


def test_three_totals_on_paper_are_checked_against_the_players(grid):
    grid.show_sheet(a_sheet(SOLO, "1/95#90", games=1))
    press(grid, "95\n34\n43\n")
    assert grid.kept[-1].paper == PaperTotals(first=95, second=34, third=43)
    assert grid.looks.foot.paper.signs == ("good", "good", "error")
    assert [one.code for one in grid.model.findings] == ["total-mismatch"]


def test_a_click_below_a_column_goes_to_its_total(grid):
    grid.show_sheet(a_sheet(SOLO, "1/95#90", games=1))
    for field in (2, 0, 1):
        at = grid.at.paper_box(grid.looks.foot.paper.spots[field]).center()
        QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=QPoint(int(at.x()), int(at.y())))
        assert (grid.model.on_paper, grid.model.field) == (True, field)


def test_who_is_fined_stands_behind_the_row_and_has_a_total_of_his_own(grid):
    grid.show_sheet(a_sheet(MANILLE, "40!2v", "44!1m2", games=2))
    assert [row(grid, game).after for game in (1, 2)] == [("O 30",), ("N 15",)]
    foot = grid.looks.foot
    assert (foot.totals, foot.after, foot.label) == (("24", "0"), ("45",), "ieder")
    assert foot.sums == ("Bakker 9 – de Vries 24", "Smit 0 – van den Berg 0")


def test_a_sheet_without_roem_has_a_box_a_side(grid):
    grid.show_sheet(a_sheet(built_in("troefcall"), "8"))
    assert [box.figure for box in row(grid, 1).boxes] == ["8", "5"]
    assert grid.looks.head.boxes == ("slagen",)
    assert len(grid.looks.foot.paper.figures) == 2


def test_two_players_head_the_sheet_by_name(grid):
    grid.show_sheet(a_sheet(built_in("twee-spelers")))
    assert [side.heading for side in grid.looks.head.sides] == ["Bakker", "Smit"]
    assert [side.names for side in grid.looks.head.sides] == [("Wij",), ("Zij",)]


def test_rows_after_the_end_of_a_match_are_over_and_enter_passes_them(grid):
    grid.show_sheet(a_sheet(TO_501, "p+200", "p+200", games=6))
    assert [look.over for look in grid.looks.rows] == [False, False, True, True, True, True]
    assert row(grid, 3).words == "Wij winnen met 724–0"
    assert grid.looks.foot.label == "stand"
    assert grid.model.missing == 0
    grid.go_to(4)
    press(grid, "\n")
    assert grid.model.on_paper


def test_a_game_typed_after_the_end_is_found_fault_with(grid):
    grid.show_sheet(a_sheet(TO_501, "p+200", "p+200", "92", games=6))
    assert [(one.code, one.game) for one in grid.model.findings] == [("match-over", 3)]
    assert row(grid, 3).over


def test_who_won_is_said_with_his_name_where_two_play(grid):
    grid.show_sheet(a_sheet(own(built_in("twee-spelers"), target=501), ".p-400"))
    assert row(grid, 2).words == "Smit wint met 562–0"


def test_a_decision_and_a_passed_round_are_marked_beside_the_number(grid):
    rules = own(NKU, passed_round="next-card")
    grid.show_sheet(a_sheet(rules, "92r", "a81.81"))
    grid.model.decided = frozenset({2})
    grid.show_changes()
    assert [row(grid, game).beside for game in (1, 2, 3)] == ["r", "§", ""]
    assert row(grid, 2).boxes[0].mark == "ARBITRAAL"
    assert row(grid, 2).boxes[2].mark == ""
    grid.go_to(2)
    assert "met een beslissing" in grid.accessibleDescription()


def test_trumps_are_shown_as_suits_and_spoken_as_words(grid):
    grid.show_sheet(a_sheet(LEIDSCH, "w92#2@h"))
    assert row(grid, 1).before == ("W", "2", "♥")
    grid.go_to(1)
    assert grid.accessibleDescription() == (
        "Spel 1, Wij speelt, hoogte 2, troef harten, Wij 92 geen roem, Zij 70 geen roem"
    )


def test_a_missing_bid_is_not_said_while_the_row_is_typed(grid):
    grid.show_sheet(a_sheet(SOLO))
    press(grid, "1/95")
    assert not grid.model.findings
    press(grid, "\n")
    assert [one.code for one in grid.model.findings] == ["bid-missing"]


def test_who_played_alone_is_asked_as_soon_as_the_row_is_kept(grid):
    grid.show_sheet(a_sheet(SOLO))
    press(grid, "95/9")
    assert not grid.model.findings
    press(grid, "\n")
    assert [one.code for one in grid.model.findings] == ["solo-unknown"]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("width", "large"), [(700, False), (480, False), (480, True)])
def test_every_figure_has_room(grid, theme, as_large, name, width, large):
    """No column is narrower than the widest figure it may hold."""
    theme.choose(large=large)
    grid.show_sheet(a_sheet(built_in(name)))
    grid.resize(max(width, grid.minimumSizeHint().width()), 640)
    at, ink = grid.at, grid.ink
    for box in range(at.boxes):
        points = "162" if grid.model.rules.doubling == "none" else "2592"
        figure = "200" if box % 2 and at.boxes == 4 else points
        assert at.box(0, box).width() >= ink.width(figure, ink.figure) + at.pad, box
    for column, extra in enumerate(grid.model.columns.before):
        widest = {"bid": "200", "double": "kkk"}.get(extra.key, "W")
        assert at.before_box(0, column).width() >= ink.width(widest, ink.figure), extra.key
    for column in range(len(grid.model.columns.after)):
        assert at.after_box(0, column).width() >= ink.width("1234", ink.total)
    assert at.right <= grid.width()


@pytest.mark.parametrize("size", [(404, 504), (480, 560), (640, 620), (900, 640)])
def test_in_large_letters_the_foot_is_read_whole_and_painted_whole(
    grid, theme, as_large, monkeypatch, size
):
    theme.choose(large=True)
    grid.resize(*size)
    written, write = {}, Ink.write

    def noted(ink, painter, rect, what, align):
        text, font, _colour = what
        written[text] = rect.right() - ink.width(text, font) if align == "right" else rect.left()
        write(ink, painter, rect, what, align)

    monkeypatch.setattr(Ink, "write", noted)
    grid.show_sheet(a_sheet(NKU, "92", "84", games=16))
    seen = grid.grab().toImage()
    assert all(written[text] >= 0 for text in ("Totaal", "samen", "op papier"))
    line, box = grid.at.bottom, grid.at.box(grid.at.games, 0).toRect().adjusted(2, 0, -2, 0)
    inked = [
        y
        for y in range(box.top(), box.bottom())
        if any(seen.pixelColor(x, y).lightness() < 128 for x in range(box.left(), box.right()))
    ]
    figures = [y for y in inked if y > line + BAR]
    assert figures[0] - (line + BAR) >= 3, "totals stand clear of the line above them"


def test_in_large_letters_a_long_name_is_read_whole_on_a_small_sheet(
    grid, theme, as_large, monkeypatch
):
    theme.choose(large=True)
    grid.resize(420, 500)  # at 1024 by 700
    written, write = [], Ink.write
    monkeypatch.setattr(Ink, "write", lambda *given: written.append(given[3][0]) or write(*given))
    name = "Truus van den Hazelhorst-Kuiper"
    grid.show_sheet(a_sheet(NKU, games=16, names=(name, "Bakker", "Kok", "Smit")))
    written.clear()
    grid.grab()
    assert name in written


def test_in_large_letters_a_long_surname_is_read_whole_where_rows_have_room(
    grid, theme, as_large, monkeypatch
):
    theme.choose(large=True)
    grid.resize(420, 560)  # at 1024 by 700
    written, write = [], Ink.write
    monkeypatch.setattr(Ink, "write", lambda *given: written.append(given[3][0]) or write(*given))
    long = "Johannes Hoogenboezem-Westerveld (Kerkstraat)"
    grid.show_sheet(a_sheet(NKU, games=4, names=("Bos", "Bakker", "Kok", long)))
    written.clear()
    grid.grab()
    assert {"Johannes", "Hoogenboezem-", "Westerveld (Kerkstraat)"} <= {*written}


@pytest.mark.parametrize(
    ("width", "last", "shown"),
    [
        (420, "Piet Jansen", "Piet Jansen"),
        (420, "Bartholomeus Jansen (Dorpsstraat)", "B. Jansen (Dorpsstraat)"),
        (360, "Bartholomeus " + "V" * 40, "B. V"),
    ],
)
def test_in_large_letters_the_names_of_a_sheet_are_of_one_size(
    grid, theme, as_large, monkeypatch, width, last, shown
):
    theme.choose(large=True)
    grid.resize(width, 500)  # at 1024 by 700
    written, write = [], Ink.write
    monkeypatch.setattr(Ink, "write", lambda *given: written.append(given[3]) or write(*given))
    grid.show_sheet(a_sheet(NKU, games=16, names=("Ans de Graaf", "Bakker", "Kok", last)))
    written.clear()
    grid.grab()
    sizes = {text: font.pointSizeF() for text, font, _colour in written}
    sizes |= {text[:4]: size for text, size in sizes.items() if text.endswith("…")}
    assert sizes["Ans de Graaf"] == sizes["Bakker"] == sizes["Kok"] == sizes[shown]
    assert sizes["Kok"] == theme.font().pointSizeF()


@pytest.mark.parametrize("name", NAMES)
def test_the_help_beside_the_sheet_says_only_what_can_be_typed(name):
    rules = built_in(name)
    keys = " ".join(entry[0] for entry in entries(rules))
    asked = rules.bidding != "none" or rules.doubling == "kraken" or rules.spades_double
    assert ("1/  " in keys or "1/ 2/ 3/" in keys) == asked
    assert ("+" in keys) == (rules.system not in {"manille", "tricks"})
    assert ("!" in keys) == (name == "manille")


def test_where_fines_are_typed_by_seat_the_names_have_their_seat(grid):
    grid.show_sheet(a_sheet(built_in("manille")))
    names = " ".join(name for side in grid.looks.head.sides for name in side.names)
    assert all(f"{letter} " in names for letter in "NZOW")
    grid.show_sheet(a_sheet(built_in("troefcall")))
    assert not grid.looks.head.sides[0].names[0].startswith("N ")


def test_totals_of_a_thousand_are_marked_as_in_the_result(grid):
    lines = [
        f"{points}+{roem}" for points, roem in ((162, 300), (162, 300), (140, 200), (100, 100))
    ]
    grid.show_sheet(a_sheet(NKU, *lines * 3, games=12, paper=PaperTotals(ns_points=1692)))
    foot = grid.looks.foot
    assert foot.totals[0] == "1.692"
    assert foot.sums[0] == "4.392"
    assert foot.paper.figures[0] == "1.692"
    found = grid.model.findings
    assert not [one for one in found if one.code == "total-mismatch"]


def test_a_total_that_is_off_is_told_with_its_mark(grid):
    grid.show_sheet(a_sheet(NKU, *["100"] * 12, games=12, paper=PaperTotals(ns_points=1300)))
    (told,) = [sentence(one) for one in grid.model.findings if one.code == "total-mismatch"]
    assert "op papier 1.300, de rijen geven 1.200" in told


def test_from_sheet_to_sheet_what_is_typed_in_stays_where_it_is(grid):
    places = []
    for last in ("Bos", "van den Heuvel-Schimmelpenninckhuizen", "Bos"):
        grid.show_sheet(a_sheet(NKU, "92", names=("Vos", last, "Kok", "Smit")))
        places.append((grid.at.row_rect(0), grid.at.paper_rect()))
    assert places[1] == places[2]
    grid.show_sheet(a_sheet(NKU, "92", names=("Vos", "de Vries-Bakker tot den Heuvel", "Kok", "B")))
    assert grid.at.row_rect(0) == places[1][0]
