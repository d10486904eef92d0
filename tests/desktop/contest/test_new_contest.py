"""Nieuwe wedstrijd: from a card to the list of who takes part, by keyboard alone."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.contest.format_cards import cards
from clubadmin.desktop.contest.new_contest import NewContest
from clubadmin.desktop.contest.playing_fields import rounds_each, rounds_sentence
from clubadmin.desktop.kit import guide
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons import seasons
from tests.desktop.made_window import made_window, settle
from tests.desktop.secretary import PEOPLE, Secretary


@pytest.fixture
def opened(secretary: Secretary) -> Secretary:
    """A club with a few members and no competition."""
    secretary.type("De Roem")
    secretary.press("Alt+E", "Down", "Down", "Alt+M", "Alt+1")
    return secretary


def dialog() -> NewContest:
    """The dialog that is open."""
    found = QApplication.activeModalWidget()
    assert isinstance(found, NewContest)
    return found


def test_the_empty_place_leads_to_a_contest(opened: Secretary) -> None:
    opened.reads("Nog geen competitie")
    opened.press("Alt+W")
    opened.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    opened.rest()
    opened.reads("Paren")
    opened.press("Return")  # to its name
    opened.type("Kersttoernooi")
    opened.press("Return")
    opened.reads("Wie is er?")
    assert opened.sees("Kersttoernooi")


def test_a_command_and_a_key_lead_to_it_from_everywhere(opened: Secretary) -> None:
    opened.press("Alt+3", "Ctrl+Shift+N")
    opened.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    opened.press("Escape", "Ctrl+K")
    opened.type("wedstrijd")
    opened.press("Return")
    opened.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    opened.press("Escape")


def test_the_list_of_evenings_is_not_seen_on_the_way_to_a_contest_just_made(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    settle(qtbot, ops)
    listed = window.page.overview
    assert listed.isVisible()
    window.new_contest()
    settle(qtbot, ops)
    seen = []
    dialog().made.connect(lambda *_: seen.append(listed.isVisible()))
    dialog().make()
    settle(qtbot, ops)
    assert seen == [False]
    assert window.page.desk.isVisible()
    window.page.close_evening()
    assert listed.isVisible()


def test_every_card_makes_a_contest_that_is_taken_back_in_one_step(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    window = made_window(qtbot, ops, theme, tmp_path)
    for card in cards():
        window.new_contest()
        settle(qtbot, ops)
        shown = dialog()
        shown.list.choose(card.key)
        wanted = shown.wanted
        shown.make()
        settle(qtbot, ops)
        assert _kept(qtbot, ops)[-1].format == card.form.name == wanted.format
        assert window.windowTitle().startswith(_spoken_today())
    before = len(_kept(qtbot, ops))
    assert before == len(cards())
    ops.undo()
    settle(qtbot, ops)
    assert len(_kept(qtbot, ops)) == before - 1


def test_a_second_contest_of_a_kind_gets_a_name_of_its_own(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    window = made_window(qtbot, ops, theme, tmp_path)
    for name in ("Manilletoernooi", "Manilletoernooi 2"):
        window.new_contest()
        settle(qtbot, ops)
        dialog().list.choose("manille")
        assert dialog().name.text() == name
        assert dialog().wanted.rule_set == "manille"
        dialog().make()
        settle(qtbot, ops)


@pytest.mark.parametrize(
    ("key", "entrants", "rounds", "told"),
    [
        ("classic", 16, 3, "Zo blijven er over: 16, 8, 4, en dan de twee winnaars."),
        ("quick", 8, 3, "In ronde 3 spelen die twee nog tegen elkaar."),
    ],
)
def test_both_tournaments_begin_as_their_rules_say(
    qtbot: QtBot,
    ops: Operations,
    theme: Theme,
    tmp_path: Path,
    key: str,
    entrants: int,
    rounds: int,
    told: str,
) -> None:
    window = made_window(qtbot, ops, theme, tmp_path)
    window.new_contest()
    settle(qtbot, ops)
    shown = dialog()
    shown.list.choose(key)
    fields, wanted = shown.playing, shown.wanted
    assert (fields.entrants.value(), wanted.rounds, wanted.rule_set) == (
        entrants,
        rounds,
        "tot-1001",
    )
    said = [one.text() for one in fields.findChildren(QLabel)]
    assert any(told in one for one in said)
    assert any("Een tafel speelt door tot 1001 punten. Zo veel" in one for one in said)
    fields.games.setValue(6)
    said = [one.text() for one in fields.findChildren(QLabel)]
    assert any("dat kan 13 spellen duren" in one and "liever 16" in one for one in said)
    fields.entrants.setValue(2 * entrants)  # twice as many: a round more
    assert shown.wanted.rounds == rounds + 1
    shown.list.choose("knockout")  # the club's own rules, without a round between two
    assert (shown.wanted.rule_set, shown.wanted.rounds) == ("nku", 4)
    shown.reject()


@pytest.mark.parametrize("pairs", [4, 5, 8, 9, 16])
def test_no_card_warns_of_what_it_proposes_itself(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, pairs: int
) -> None:
    window = made_window(qtbot, ops, theme, tmp_path)
    window.new_contest()
    settle(qtbot, ops)
    shown = dialog()
    for card in CARDS:
        shown.list.choose(card)
        shown.playing.entrants.setValue(2 * pairs if "players" in card else max(pairs, 8))
        said = [one.text() for one in shown.playing.findChildren(QLabel)]
        assert not [one for one in said if one.startswith("! ")], card
    shown.list.choose("schevenings")
    shown.playing.entrants.setValue(8)
    assert shown.wanted.rounds == 4
    shown.reject()


def test_it_begins_with_the_ordinary_kinds_and_with_the_games_and_rounds_of_the_club(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    window = made_window(qtbot, ops, theme, tmp_path)

    def set_up(club: OpenClub) -> None:
        clubs.change_settings(club, replace(clubs.settings(club), games=4, rounds=5))

    ops.change(set_up, lambda _: None)
    window.new_contest()
    settle(qtbot, ops)
    shown = dialog()
    assert [one.key for one in shown.list.cards[:2]] == ["pairs", "individual"]
    begun = {}
    for key in ("pairs", "individual", "boompje", "knockout", "schevenings", "manille"):
        shown.list.choose(key)
        begun[key] = shown.wanted.rounds, shown.wanted.games
    assert begun == {
        "pairs": (5, 4),
        "individual": (5, 4),
        "boompje": (3, 4),  # one with each of the others
        "knockout": (4, 4),  # until there is a winner
        "schevenings": (6, 4),
        "manille": (3, 12),  # its own rules
    }
    shown.list.choose("pairs")
    shown.playing.rule_set.choose("manille")
    shown.playing.rule_set.picked.emit()
    assert shown.wanted.games == 12
    shown.playing.rule_set.choose("nku")
    shown.playing.rule_set.picked.emit()
    assert shown.wanted.games == 4
    shown.reject()


def test_a_contest_without_a_name_asks_for_one_and_makes_nothing(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    window = made_window(qtbot, ops, theme, tmp_path)
    window.new_contest()
    settle(qtbot, ops)
    shown = dialog()
    shown.name.clear()
    shown.make()
    assert "Geef de wedstrijd een naam." in shown.name_field.note.text()
    assert not _kept(qtbot, ops)
    shown.reject()


@pytest.mark.parametrize(
    ("form", "entrants", "rounds", "said", "wrong"),
    [
        ("teams", 6, 5, "Met 6 teams: na 5 ronden treffen sommigen elkaar opnieuw.", False),
        ("teams", 6, 7, "Dat gebeurt dan zo weinig als het kan.", True),
        ("teams", 5, 5, "Elke ronde is er één team vrij.", False),
        ("schevenings", 3, 2, "na 2 ronden treffen", False),
        ("howell-pairs", 1, 2, "minstens 2 nodig", True),
        ("knockout", 16, 3, "Zo blijven er over: 16, 8, 4, en dan de twee winnaars.", False),
        ("knockout", 24, 4, "24, 12, 6, 4", False),
        ("knockout", 16, 2, "3 ronden nodig", True),
        ("knockout", 8, 3, "In ronde 3 spelen die twee nog tegen elkaar.", False),
        ("individual", 16, 3, "na 5 ronden treffen", False),
    ],
)
def test_how_many_rounds_can_be_had_is_said(
    theme: Theme, form: str, entrants: int, rounds: int, said: str, wrong: bool
) -> None:
    sentence = rounds_sentence(form, entrants, rounds)
    assert said in sentence[0]
    assert sentence[1] is wrong


def _kept(qtbot: QtBot, ops: Operations) -> tuple[Competition, ...]:
    found: list[tuple[Competition, ...]] = []
    ops.run(seasons.competitions, found.append)
    settle(qtbot, ops)
    return found[0]


def _spoken_today() -> str:
    from clubadmin.desktop.kit.wording import spoken_date

    return spoken_date(date.today())


def test_a_contest_just_made_is_gone_again_with_one_key(opened: Secretary) -> None:
    opened.press("Ctrl+Shift+N")
    opened.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    opened.press("Return", "Return")
    opened.reads("Wie is er?")
    opened.press("Ctrl+Z")
    opened.reads("Nog geen competitie")
    opened.press("Ctrl+Y")
    opened.press("Alt+1")
    assert not opened.sees("Nog geen competitie")


def test_the_dialog_explains_itself_and_escape_makes_nothing(opened: Secretary) -> None:
    opened.press("Ctrl+Shift+N")
    opened.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    opened.press("F1")
    opened.wait(lambda: guide.current() is not None)
    assert guide.current().topic == "wedstrijd"  # type: ignore[union-attr]
    opened.press("Escape")
    opened.wait(lambda: guide.current() is None)
    opened.press("Escape")
    opened.reads("Nog geen competitie")


def test_no_two_fields_of_the_dialog_answer_to_the_same_letter(opened: Secretary) -> None:
    opened.press("Ctrl+Shift+N")
    opened.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    for at in range(len(cards())):
        letters = [
            QKeySequence.mnemonic(one.text()).toString()
            for one in dialog().findChildren(QWidget)
            if isinstance(one, QLabel | QAbstractButton) and one.isVisible()
        ]
        used = [one for one in letters if one]
        assert len(used) == len(set(used)), (at, used)
        opened.press("Down")


@pytest.mark.parametrize(
    ("form", "entrants", "rounds", "each"),
    [
        ("teams", 3, 3, (2, 2)),
        ("teams", 3, 4, (2, 3)),
        ("teams", 6, 5, (5, 5)),
        ("howell-pairs", 7, 7, (6, 6)),
        ("howell-players", 9, 3, (2, 3)),
    ],
)
def test_rounds_in_which_one_is_free_are_not_counted_as_played(
    form: str, entrants: int, rounds: int, each: tuple[int, int]
) -> None:
    assert rounds_each(form, entrants, rounds) == each


@pytest.mark.parametrize(("rounds", "wrong"), [(6, False), (15, False), (16, True)])
def test_howell_for_players_promises_another_partner_and_no_more(
    theme: Theme, rounds: int, wrong: bool
) -> None:
    said = rounds_sentence("howell-players", 16, rounds)
    assert "andere maat" in said[0]
    assert "treft" not in said[0]
    assert said[1] is wrong


@pytest.mark.parametrize(
    ("entrants", "rounds", "said", "wrong"),
    [
        (8, 2, "Ieder speelt beide boompjes aan dezelfde tafel. Wie aan verschillende", True),
        (24, 3, "Ieder speelt de drie boompjes aan dezelfde tafel. Wie aan verschillende", False),
        (24, 6, "Na elke drie boompjes komen er andere tafels.", False),
        (8, 6, "Met 8 spelers treft men dan vanaf boompje 4 soms iemand weer.", True),
    ],
)
def test_of_boompjes_it_is_said_that_tables_stay_together(
    entrants: int, rounds: int, said: str, wrong: bool
) -> None:
    sentence, warned = rounds_sentence("boompje", entrants, rounds)
    assert said in sentence
    assert warned is wrong
    assert "hooguit" not in sentence


def test_klassiek_and_snel_say_for_how_many_they_are() -> None:
    needs = {one.key: one.needs for one in cards()}
    assert needs["classic"] == "Voor 16 spelers zonder vaste maat; meer of minder kan ook."
    assert needs["quick"] == "Voor 8 spelers zonder vaste maat; meer of minder kan ook."


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("card", "said"),
    [
        (
            "classic",
            "winnaars (2 spelers): € 50; verliezers van de finale (2 spelers): € 25; uit in ronde 2"
            " (4 spelers): wijn; poedelprijs, voor wie in ronde 1 het minst maakt: worst. Ieder"
            " krijgt de hele prijs.",
        ),
        (
            "quick",
            "winnaar (1 speler): € 50; verliezer van de finale (1 speler): € 25; uit in ronde 2"
            " (2 spelers): wijn; uit in ronde 1 (4 spelers): wijn; poedelprijs, voor wie in ronde 1"
            " het minst maakt: worst. Ieder krijgt de hele prijs.",
        ),
        (
            "knockout-pairs",
            "winnaar (1 paar): € 50; verliezer van de finale (1 paar): € 25; uit in ronde 2"
            " (2 paren): wijn; poedelprijs, voor wie in ronde 1 het minst maakt: worst. Een prijs"
            " is voor het paar samen.",
        ),
        (
            "individual",
            "plaats 1: € 50; plaats 2: € 25; plaats 3, 4: wijn; poedelprijs: worst. Wie een plaats"
            " delen, krijgen ieder de hele prijs; de plaats erna vervalt.",
        ),
    ],
)
def test_who_gets_what_is_said_before_anything_is_played(
    opened: Secretary, card: str, said: str
) -> None:
    opened.press("Alt+1", "Ctrl+Shift+N")
    opened.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    opened.rest()
    shown = dialog()
    shown.prizes.text.setText("1: € 50, 2: € 25, 3-4: wijn, poedelprijs: worst")
    shown.list.choose(card)
    assert shown.prizes.note.text() == said


def test_prizes_go_into_the_contest_and_what_cannot_be_read_is_told(opened: Secretary) -> None:
    opened.press("Alt+3", "Ctrl+K")
    opened.type("prijzen")
    opened.press("Down", "Return")  # behind those of the contest that is open
    opened.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    opened.rest()
    shown = dialog()
    shown.prizes.text.setText("eerste: taart")
    shown.make()
    assert shown.prizes.note.text().startswith("! ")
    shown.prizes.text.setText("1: taart (Bakker Jansen), 2: wijn")
    assert shown.prizes.note.text().startswith(
        "plaats 1: taart, aangeboden door Bakker Jansen; plaats 2: wijn. Een prijs is voor het"
    )
    assert shown.wanted.prizes == "1: taart (Bakker Jansen), 2: wijn"
    shown.reject()


def _entering(opened: Secretary, choice: str, *, card: int = 0) -> None:
    """Open the dialog, go to a card, and choose who take part by keys."""
    opened.press("Alt+1", "Ctrl+Shift+N")
    opened.wait(lambda: isinstance(QApplication.activeModalWidget(), NewContest))
    opened.rest()
    opened.press(*["Down"] * card, "Alt+I", "Home")
    field = dialog().entering.choice
    assert QApplication.focusWidget() is field
    while not field.currentText().startswith(choice):
        opened.press("Down")


CARDS = [one.key for one in cards()]


def test_everybody_takes_part_by_one_choice(secretary: Secretary) -> None:
    secretary.type("De Roem")
    secretary.press("Alt+M")
    secretary.copy_elsewhere("\n".join(PEOPLE))
    secretary.press("Ctrl+V", "Return")
    _entering(secretary, "Iedereen: 9 spelers", card=CARDS.index("classic"))
    secretary.reads("Wie er niet is, haalt u er daarna af.")
    assert dialog().playing.entrants.value() == 9
    secretary.press("Return")
    secretary.reads("Nog niet ingedeeld")  # what comes next
    secretary.press("Ctrl+1")
    assert len(secretary.table("Aanwezig")) == 9
    secretary.press("Ctrl+Z")
    secretary.reads("Nog geen avonden")
    secretary.reads("Ongedaan gemaakt: Wedstrijd Afvaltoernooi Klassiek gemaakt")
    assert not secretary.sees("staat niet in deze club")
    secretary.press("Ctrl+Y", "Return", "Ctrl+1")
    assert len(secretary.table("Aanwezig")) == 9


def test_a_list_that_was_copied_is_shown_and_enter_takes_it(opened: Secretary) -> None:
    opened.copy_elsewhere("naam\nAnna Bakker\nBart Smit\nCor de Wit")
    _entering(opened, "De lijst die is gekopieerd", card=CARDS.index("classic"))
    opened.reads("4 regels. U ziet eerst wie er op staan")
    opened.copy_elsewhere("naam\nAnna Bakker\nBart Smit\nCor de Wit\nDirk Vos")
    opened.rest()
    opened.reads("5 regels. U ziet eerst wie er op staan")
    opened.copy_elsewhere("naam\nAnna Bakker\nBart Smit\nCor de Wit")
    opened.press("Return")
    opened.reads("Nieuw, als gast: 3")
    opened.press("Return")
    assert len(opened.table("Aanwezig")) == 3


def test_a_list_in_a_file_is_shown_too_and_of_no_file_nothing_is_taken(
    opened: Secretary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "deelnemers.csv"
    file.write_text("naam;plaats\nAnna Bakker;Vaartwijk\nBart Smit;Vaartwijk\n", "utf-8")
    asked = ["", str(file)]
    monkeypatch.setattr(
        QFileDialog, "getOpenFileName", lambda *_how: (asked.pop(0), ""), raising=True
    )
    opened.copy_elsewhere("")
    _entering(opened, "Hierna aanvinken of plakken", card=CARDS.index("classic"))
    opened.press("End")
    assert dialog().entering.choice.currentText() == "Hierna aanvinken of plakken"
    opened.press("End")
    opened.reads("3 regels. U ziet eerst wie er op staan")
    opened.press("Return")
    opened.reads("Niet overgenomen: B (hoort niet bij een inschrijving).")
    opened.press("Return")
    opened.reads("Nieuw, als gast: 2")


def test_of_teams_no_list_is_offered_for_none_can_be_read(opened: Secretary) -> None:
    opened.copy_elsewhere("Team A\nTeam B")
    _entering(opened, "Hierna aanvinken of plakken", card=CARDS.index("teams"))
    field = dialog().entering.choice
    assert [field.itemText(at) for at in range(field.count())] == ["Hierna aanvinken of plakken"]


def test_no_more_pairs_are_proposed_than_the_club_has_members_for(secretary: Secretary) -> None:
    secretary.type("De Roem")
    secretary.press("Alt+M")
    secretary.copy_elsewhere("\n".join(PEOPLE))
    secretary.press("Ctrl+V", "Return")
    _entering(secretary, "Hierna aanvinken of plakken", card=CARDS.index("schevenings"))
    assert dialog().playing.entrants.value() == 4
    secretary.reads("4 paren")
