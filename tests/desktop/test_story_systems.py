"""An evening under each kind of rules, by keyboard alone; the figures were worked out by hand."""

import re
from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtGui import QGuiApplication

from clubadmin.desktop.sheet.frame import foot_look
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from tests.desktop.secretary import FIRST_NAMES, PEOPLE, Secretary

Opener = Callable[..., Secretary]


@pytest.fixture
def at_a_sheet(secretary: Secretary) -> Opener:
    """The first sheet of an evening under the rules with this title."""

    def open_it(
        title: str, *, games: int = 4, people: int = 8, fields: dict[str, object] | None = None
    ) -> Secretary:
        secretary.type("De Roem")
        secretary.press("Alt+S")
        secretary.type(title)
        secretary.press("Escape", "Tab", "Alt+B")
        secretary.type(str(games))
        secretary.press("Alt+R")
        secretary.type("2")
        secretary.press("Alt+M")
        if fields:
            secretary.ops.run(lambda club: _amend(club, title, fields), lambda _: None)
        secretary.copy_elsewhere("\n".join(PEOPLE[:people]))
        secretary.press("Ctrl+V", "Return", "Alt+1", "Return")
        secretary.enter(*FIRST_NAMES[:people])
        secretary.press("Ctrl+I", "Ctrl+3")
        assert model(secretary).rules.title == title
        return secretary

    return open_it


def _amend(club: OpenClub, title: str, fields: dict[str, object]) -> object:
    """The club's own version of these rules, from long ago on."""
    source = next(one for one in rulesets.rule_sets(club) if one.title == title)
    return rulesets.copy_rule_set(club, source.id, title, date(2026, 9, 1), fields)


def model(secretary: Secretary) -> SheetModel:
    """The sheet that has the keyboard."""
    grid = secretary.focus
    assert isinstance(grid, SheetGrid)
    assert grid.model is not None
    return grid.model


def figures(secretary: Secretary) -> tuple[int, int, int, int]:
    """Points and roem of Wij and of Zij."""
    scored = model(secretary).scored
    return (scored.ns.points, scored.ns.roem, scored.ew.points, scored.ew.roem)


def spoken(secretary: Secretary, game: int) -> str:
    """What a screen reader says of a game; the cursor goes there."""
    secretary.press("Home", *["Down"] * (game - 1))
    return secretary.focus.accessibleDescription()


def test_kraken_with_spades_double(at_a_sheet: Opener) -> None:
    """76 x 2 + 20 against 86 x 2 is nat; 162 x 2 x 8 = 2592; 61 + 40 against 101 is 364."""
    desk = at_a_sheet("Kraken", fields={"spades_double": True})
    desk.enter("1/76+/1", "1/100/1***", "1/61+4*", "2/60-**")
    assert model(desk).own == ["w76+20@s", "w100@skkk", "w61+40k", "z60-20kk"]
    assert figures(desk) == (2916, 40, 972, 40)
    assert spoken(desk, 2) == (
        "Spel 2, Wij speelt, troef schoppen, kraak kkk, Wij 2592 geen roem, Zij 0 geen roem"
    )
    desk.press("End")
    desk.enter("2916", "40", "972", "40")
    desk.reads("Totaal klopt")
    desk.press("Return")
    desk.reads("Tafel 2 · ronde 1")


def test_leidsch_by_suit(at_a_sheet: Opener) -> None:
    """Level 2 asks 92: 91 is nat and 92 is not. Level 3 asks 102, roem included."""
    desk = at_a_sheet("Leidsch")
    desk.enter("1/91/2", "1/92/2", "2/.101-/3/2", "1/82")
    assert figures(desk) == (0 + 92 + 61 + 82, 0, 162 + 70 + 101 + 80, 20)
    assert spoken(desk, 1) == "Spel 1, Wij speelt, hoogte 2, Wij 0 nat geen roem, Zij 162 geen roem"
    assert "Zij speelt, hoogte 3, troef harten" in spoken(desk, 3)
    desk.press("End", "Return")
    desk.reads("Tafel 2 · ronde 1")


def test_leidsch_by_tens(at_a_sheet: Opener) -> None:
    """100 does not reach a bid of 110, with 20 roem it does; 92 reaches 90."""
    desk = at_a_sheet("Leidsch op tientallen")
    desk.enter("1/100/11", "1/100+/11", "2/70/9", "1/80+/9")
    assert model(desk).own == ["w100#110", "w100+20#110", "z70#90", "w80+20#90"]
    assert figures(desk) == (0 + 100 + 70 + 80, 40, 162 + 62 + 92 + 82, 0)
    desk.press("Return")
    desk.reads("Tafel 2 · ronde 1")


def test_three_players_each_for_himself(at_a_sheet: Opener) -> None:
    """The two share what they made; a bid that is not reached gives them everything."""
    desk = at_a_sheet("Drie spelers", games=3, people=6)
    desk.enter("1/95/9", "2/.90/9", "3/130+2/12")
    foot = foot_look(model(desk), focused=True)
    assert foot.after == ("192", "50", "265")
    desk.enter("191")
    desk.reads("191")
    assert model(desk).errors
    desk.press("Left", "Left", "Left")
    desk.enter("192", "50", "265")
    desk.reads("Totaal klopt")
    desk.press("Return")
    desk.reads("Tafel 2 · ronde 1")


def test_manille_with_fines(at_a_sheet: Opener) -> None:
    """37 of 60 without trumps and doubled is 28; fines come off the player, never below 0."""
    desk = at_a_sheet("Manille")
    desk.enter("37/5*", "---", "40!2v", "44!4m2")
    assert figures(desk) == (28 + 10 + 14, 0, 0, 0)
    foot = foot_look(model(desk), focused=True)
    wij, zij = (re.findall(r"\d+", text) for text in foot.sums)
    assert (foot.after, wij, zij) == (("45",), ["52", "52"], ["0", "0"])
    assert spoken(desk, 3) == "Spel 3, Wij 10, Zij 0, straf O 30"
    desk.press("End")
    desk.enter("52", "0")
    desk.reads("Totaal klopt")
    desk.press("Return")
    desk.reads("Tafel 2 · ronde 1")


def test_a_fine_of_a_player_without_points_is_in_the_result_as_it_was_imposed(
    at_a_sheet: Opener,
) -> None:
    """East has 0 and is fined 60: the list says 60, and his total stays 0."""
    desk = at_a_sheet("Manille")
    desk.enter("37", "40", "44!2v60", "35")
    desk.press("Ctrl+4")
    fined = [row for row in desk.table("Uitslag") if "60" in row]
    assert len(fined) == 1
    assert fined[0].count("0") >= 1


def test_troefcall_counts_tricks(at_a_sheet: Opener) -> None:
    """Thirteen tricks are shared out; there is no roem to type."""
    desk = at_a_sheet("Troefcall")
    desk.enter("8", ".9", "12", "14")
    assert model(desk).errors
    desk.press("Return")
    desk.type("+")  # to the fault
    desk.enter("7")
    assert figures(desk) == (8 + 4 + 12 + 7, 0, 5 + 9 + 1 + 6, 0)
    desk.press("Return")
    desk.reads("Tafel 2 · ronde 1")


def test_a_match_to_a_target_with_the_deciding_game(at_a_sheet: Opener) -> None:
    """506 each is level above 501, so one game more decides; the rest need not be typed."""
    desk = at_a_sheet("Tot 501", games=16)
    desk.enter("100", "62", "100", "62", "100+", "62-")
    desk.reads("Gelijk op 506: nog één spel beslist")
    assert not model(desk).on_paper
    desk.enter("90")
    desk.reads("Wij winnen na spel 7 met 596–578")
    assert model(desk).on_paper
    assert desk.focus.accessibleDescription().endswith(" punten van Wij op papier")
    desk.press("Return")
    desk.reads("Tafel 2 · ronde 1")


def test_a_match_that_is_corrected_goes_on(at_a_sheet: Opener) -> None:
    """A mistake in a game may bring the end nearer or take it away again."""
    desk = at_a_sheet("Tot 501", games=16)
    desk.enter("**+200", "**+200")
    desk.reads("Wij winnen na spel 2 met 724–0")
    desk.press("Home", "Return")
    assert model(desk).on_paper
    desk.press("Home")
    desk.enter(".**")
    desk.reads("Stand 362–262, tot 501")
    assert (model(desk).row, model(desk).missing) == (2, 14)
    desk.press("Ctrl+Z")
    desk.reads("Wij winnen na spel 2 met 724–0")


def test_a_match_that_nobody_won_is_not_signed(at_a_sheet: Opener) -> None:
    """Four games do not reach 501; the sheet says so once they are all typed."""
    desk = at_a_sheet("Tot 501")
    desk.enter("100", "100", "100")
    desk.reads("Stand 300–186, tot 501")
    assert not model(desk).findings
    desk.enter("100")
    assert model(desk).errors
    desk.press("Return")
    desk.reads("501")
    assert not model(desk).sheet.signed
    desk.press("Up")
    desk.enter("**")
    desk.reads("Wij winnen na spel 4 met 562–186")
    desk.press("Return")
    desk.reads("Tafel 2 · ronde 1")


def test_two_players(at_a_sheet: Opener) -> None:
    """The two names head the sheet; points are as with four."""
    desk = at_a_sheet("Twee spelers", people=4)
    place = model(desk).sheet.place
    assert [place.s, place.w] == [None, None]
    desk.enter("92+", "1/70+2-4", "81-", "**")
    assert figures(desk) == (335, 120, 313, 80)
    desk.press("Return")
    desk.reads("Tafel 2 · ronde 1")


def test_rows_of_another_system_are_copied_and_pasted(at_a_sheet: Opener) -> None:
    """Quick entry goes first; figures alone are taken when they come to the same."""
    desk = at_a_sheet("Kraken")
    desk.enter("1/61+4*", "2/100")
    desk.press("Home", "Shift+Down", "Ctrl+C")
    copied = QGuiApplication.clipboard().text().split("\n")
    assert copied == ["w61+40k\tW\tk\t324\t40\t0\t", "z100\tZ\t\t162\t\t0 NAT\t"]
    desk.press("Down", "Ctrl+V")
    assert model(desk).own == ["w61+40k", "z100", "w61+40k", "z100"]
    desk.press("Home")
    desk.copy_elsewhere("W\tkk\t648\t20\t0\t/\nZ\t\t92\t\t70\t")
    desk.press("Ctrl+V")
    assert model(desk).own[:2] == ["w!648+20kk", "z!92"]
