import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLabel, QLineEdit, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from clubadmin.desktop.club.competition import CompetitionForm
from clubadmin.desktop.club.exchange import ExchangePart
from clubadmin.desktop.club.safety import SafetyPart
from clubadmin.desktop.club.seasons import SeasonsPart
from clubadmin.desktop.club.settings import SettingsPart
from clubadmin.desktop.importing.window import ImportWindow
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.standings.rule.window import RuleWindow
from clubadmin.model.importing.importing import Answer
from clubadmin.model.members.member import Member
from clubadmin.model.seasons.season import Competition
from clubadmin.part import Show
from clubadmin.services.club import club as clubs
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.exchange.export import RESULTS_HEADER
from clubadmin.services.lists.read import read_grid
from clubadmin.services.members import members
from clubadmin.services.results import closing as results
from clubadmin.services.seasons import seasons
from clubadmin.services.supposing import adopting
from clubadmin.storage.copies import locked
from tests.desktop.looking import all_named, named, read, told_at
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with, type_sheet


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


def _open(qtbot: QtBot, window: MainWindow, part: int) -> object:
    window.show_item("club-part", part)
    settle(qtbot, window.ops)
    return window.page.part()  # type: ignore[union-attr]


def _ask(qtbot: QtBot, ops: Operations, work: object) -> object:
    found: list[object] = []
    ops.run(work, found.append)  # type: ignore[arg-type]
    settle(qtbot, ops)
    return found[0]


def test_settings_of_the_club_are_changed_and_its_colour_is_taken(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    part = _open(qtbot, window, 0)
    assert isinstance(part, SettingsPart)
    part.name.widget.setText("De Nel")  # type: ignore[attr-defined]
    part.playing.rounds.setValue(4)
    part.playing.sit_out.choose("fixed")
    part.playing.fixed.setValue(1600)
    named(part, Choice, "Kleur van de club").choose("#1d5b8f")
    part.store()
    settle(qtbot, ops)
    kept = _ask(qtbot, ops, clubs.settings)
    assert (kept.name, kept.rounds) == ("De Nel", 4)  # type: ignore[attr-defined]
    assert kept.sit_out_points == "fixed:1600"  # type: ignore[attr-defined]
    assert window.theme.accent == "#1d5b8f"
    assert "De Nel" in window.windowTitle()


def test_all_is_said_to_be_stored_until_a_setting_is_typed_and_once_it_is_kept(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    ops.change(lambda club: members.add_member(club, Member(0, "Bos")), lambda _: None)
    settle(qtbot, ops)
    part, said = _open(qtbot, window, 0), window.bottom.left
    assert isinstance(part, SettingsPart)
    assert said.text().startswith("✓ Alles opgeslagen")
    part.name.widget.setFocus()
    QTest.keyClicks(part.name.widget, "De Nel")
    assert said.text().startswith("Wat u nu typt is nog niet opgeslagen")
    QTest.keyClick(part, "s", Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, ops)
    assert said.text().startswith("✓ Alles opgeslagen")


def test_a_colour_code_that_is_none_is_told_at_its_field(qtbot: QtBot, window: MainWindow) -> None:
    part = _open(qtbot, window, 0)
    assert isinstance(part, SettingsPart)
    named(part, Choice, "Kleur van de club").choose("own")
    named(part, QLineEdit, "Kleurcode").setText("groen")
    part.store()
    assert part.own_field.note.text().startswith("! ")


def test_a_first_season_and_competition_are_made_by_keyboard(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    part = _open(qtbot, window, 1)
    assert isinstance(part, SeasonsPart)
    assert part.empty.isVisible()
    assert part.empty.step is not None
    QTest.keyClick(part.empty.step, Qt.Key.Key_Space)
    QTest.keyClick(part.season_form.name.widget, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert len(part.model.rows) == 1
    QTest.keyClick(part, "n", Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(part.form.name.widget, "Maandavond")
    part.form.counted.number.setValue(5)
    part.form.evenings.setValue(16)
    part.form.prizes.setText("1-4, 8, 12 ...")
    QTest.keyClick(part.form.name.widget, Qt.Key.Key_Return)
    settle(qtbot, ops)
    (kept,) = _ask(qtbot, ops, seasons.competitions)  # type: ignore[misc]
    assert (kept.name, kept.evenings, kept.ranking) == ("Maandavond", 16, "best:5")
    assert kept.prizes == "1-4, 8, 12 ..."
    assert part.model.rows[1].competition == kept


def test_every_field_of_a_competition_comes_back_from_the_form(
    qtbot: QtBot, theme: Theme, ops: Operations
) -> None:
    form = CompetitionForm(theme)
    qtbot.addWidget(form)
    form.playing.offer_rules(_ask(qtbot, ops, rulesets.rule_sets))  # type: ignore[arg-type]
    for one in (
        Competition(1, 2, "Paren", "pairs", "nkf1976", 12, 4, 9, "average-best:6,min:6"),
        Competition(
            3,
            2,
            "Enkel",
            "individual",
            "rotterdams",
            16,
            3,
            0,
            "sum,absent:5000",
            ("wins", "mutual", "lot"),
            "1-4, 8, 12 ...",
            "three",
            "fixed:1450",
            "drawn",
            version=7,
        ),
        Competition(
            5,
            2,
            "Viertallen",
            "teams",
            "nku",
            6,
            5,
            team_pairs=4,
            round_minutes=35,
            protest_minutes=20,
            fill_in="none",
        ),
        Competition(6, 2, "Zwitsers", "pairs", "nku", 16, 4, pair_draw="drawn", draw_by="standing"),
        Competition(4, 2, "Geen", "individual", "nku", 16, 3, ranking="average", tie_breaks=()),
    ):
        form.show_competition(one, "2026-2027")
        assert form.edited == one
        assert not form.dirty


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("individual", {"odd", "sit_out", "fill_in"}),
        ("boompje", {"odd", "sit_out", "fill_in"}),
        ("pairs", {"pair_draw", "sit_out"}),
        ("schevenings", set()),
        ("howell-pairs", set()),
        ("howell-players", set()),
        ("teams", {"team_pairs"}),
        ("knockout", set()),
    ],
)
def test_a_format_shows_only_the_fields_that_matter_to_it(
    qtbot: QtBot, theme: Theme, ops: Operations, name: str, shown: set[str]
) -> None:
    form = CompetitionForm(theme)
    qtbot.addWidget(form)
    form.playing.offer_rules(_ask(qtbot, ops, rulesets.rule_sets))  # type: ignore[arg-type]
    form.show_competition(Competition(1, 2, "Een", name, "nku", 4, 3), "2026-2027")
    fields = {
        "odd": form.playing.odd_field,
        "sit_out": form.playing.sit_out_field,
        "fill_in": form.clock.fill_field,
        "pair_draw": form.kind.pair_field,
        "team_pairs": form.kind.team_field,
    }
    assert {key for key, field in fields.items() if not field.isHidden()} == shown
    assert form.kind.format_field.note.text(), "what it needs"
    standing = form.kind.draw_by.findData("standing") >= 0
    assert standing is (name in {"individual", "pairs", "howell-pairs", "teams"})


def test_what_prizes_mean_is_shown_and_what_cannot_be_is_told(qtbot: QtBot, theme: Theme) -> None:
    form = CompetitionForm(theme)
    qtbot.addWidget(form)
    form.prizes.setText("1-3, 8, 12 ...")
    assert form.prize_field.note.text() == (
        "Bij 24 deelnemers: 1, 2, 3, 8, 12, 16, 20, 24."
        " Wie een plaats delen, krijgen ieder de hele prijs; de plaats erna vervalt."
    )
    form.prizes.setText("eerste")
    assert form.prize_field.note.text().startswith("! ")


def test_a_copy_is_made_and_put_back(qtbot: QtBot, window: MainWindow, ops: Operations) -> None:
    part = _open(qtbot, window, 3)
    assert isinstance(part, SafetyPart)
    QTest.keyClick(part.copy_button, Qt.Key.Key_Space)
    settle(qtbot, ops)
    assert part.said_copy.text().startswith("✓ Gemaakt en nagekeken: ")
    assert len(part.model.rows) == 1
    ops.change(lambda club: members.add_member(club, Member(0, "Bos")), lambda _: None)
    settle(qtbot, ops)
    part.table.selectRow(0)
    QTest.keyClick(part.table, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert "Dan is weg wat na die kopie kwam: 1 lid of gast; 1 wijziging in alles." in read(window)
    with qtbot.waitSignal(ops.opened):
        QTest.keyClick(part.sure, Qt.Key.Key_Space)
    settle(qtbot, ops)
    assert _ask(qtbot, ops, members.members) == ()


def test_a_check_says_what_was_looked_at(qtbot: QtBot, window: MainWindow, ops: Operations) -> None:
    part = _open(qtbot, window, 3)
    assert isinstance(part, SafetyPart)
    QTest.keyClick(part.check_button, Qt.Key.Key_Space)
    settle(qtbot, ops)
    assert part.said_check.text() == "✓ Alles klopt: 0 leden, 0 formulieren, 0 spellen."


def test_a_copy_for_a_stick_is_locked_by_one_tick_and_a_password(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(locked, "COST", 14)  # the least that is believed of a file: quick
    asked: list[str] = []

    def folder(*_: object) -> Path:
        asked.append("map")
        return tmp_path / "stick"

    monkeypatch.setattr(files, "ask_folder", folder)
    _open(qtbot, window, 3)
    assert not all_named(window, QLineEdit, "Wachtwoord"), "nobody is asked who does not want it"
    named(window, QCheckBox, "De kopie op de stick met een wachtwoord op slot doen").click()
    password = named(window, QLineEdit, "Wachtwoord")
    for given, said in (("", "geen wachtwoord ingevuld"), ("kort", "minstens 10 tekens")):
        password.setText(given)
        named(window, QPushButton, "Naar een stick of andere map").click()
        assert said in told_at(window, "Wachtwoord")
        assert asked == []
    password.setText("zeven vette koeien")
    named(window, QPushButton, "Naar een stick of andere map").click()
    settle(qtbot, ops)
    (made,) = (tmp_path / "stick").iterdir()
    assert str(made) in read(window)
    assert made.read_bytes().startswith(b"KLJSLOT1")


def test_a_check_that_finds_something_leads_to_mending_and_back_to_the_club(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    members.add_member(club, Member(0, "Bos", phone="0612345678"))
    with closing(sqlite3.connect(club.path)) as beside, beside:
        beside.execute("UPDATE member SET phone = '0600000000'")
    part = _open(qtbot, window, 3)
    assert isinstance(part, SafetyPart)
    QTest.keyClick(part.check_button, Qt.Key.Key_Space)
    settle(qtbot, ops)
    assert "lid 1 zijn buiten het programma om veranderd" in read(window)
    QTest.keyClick(named(window, QPushButton, "Herstellen of een kopie openen …"), Qt.Key.Key_Space)
    settle(qtbot, ops)
    assert "is beschadigd" in read(window)
    QTest.keyClick(named(window, QPushButton, "Herstellen uit het logboek"), Qt.Key.Key_Space)
    settle(qtbot, ops)
    told = read(window)
    assert "In member stond bij rij 1 als phone: 0600000000. Nu weer: 0612345678." in told
    assert "Het beschadigde bestand is bewaard: " in told
    open_it = named(window, QPushButton, "Herstelde club openen")
    assert open_it.hasFocus()
    with qtbot.waitSignal(ops.opened):
        QTest.keyClick(open_it, Qt.Key.Key_Space)
    settle(qtbot, ops)
    assert _ask(qtbot, ops, lambda one: members.members(one)[0].phone) == "0612345678"


def test_members_go_out_as_a_workbook_where_its_name_says_so(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    part = _open(qtbot, window, 4)
    file = tmp_path / "leden.xlsx"
    monkeypatch.setattr(files, "ask_target", lambda *_: file)
    button = next(
        one for one in part.findChildren(QPushButton) if one.text().replace("&", "") == "Ledenlijst"
    )
    button.click()
    settle(qtbot, ops)
    assert file.read_bytes().startswith(b"PK")


def test_results_of_earlier_years_open_the_steps_of_a_list(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    part = _open(qtbot, window, 4)
    assert isinstance(part, ExchangePart)
    ask(part, Show("bring-in", Path("tests/data/mei-wille-2023-24.csv").resolve()))
    settle(qtbot, ops)
    assert not part.take_button.isVisible()  # the steps have their own
    (steps,) = window.findChildren(ImportWindow)
    settle(qtbot, ops)
    assert steps.isVisible()
    assert _ask(qtbot, ops, seasons.seasons) == ()
    doubts = steps.deciding.model.rows  # every name is new
    steps.deciding.answered.emit({one.key: Answer("new", one.values[0]) for one in doubts})
    settle(qtbot, ops)
    steps.take()
    settle(qtbot, ops)
    assert len(_ask(qtbot, ops, seasons.seasons)) == 1  # type: ignore[arg-type]
    ops.undo()
    settle(qtbot, ops)
    assert _ask(qtbot, ops, seasons.seasons) == ()


def test_the_members_go_out_as_csv(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ops.change(lambda club: members.add_member(club, Member(0, "Bos")), lambda _: None)
    part = _open(qtbot, window, 4)
    assert isinstance(part, ExchangePart)
    file = tmp_path / "leden.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    named(part, QPushButton, "Ledenlijst").click()
    settle(qtbot, ops)
    assert "Bos" in file.read_text(encoding="utf-8-sig")
    assert part.written.text() == f"✓ Bewaard: {file}"


def test_cards_for_an_address_book_and_the_whole_club_go_out(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ops.change(lambda club: members.add_member(club, Member(0, "Bos")), lambda _: None)
    part = _open(qtbot, window, 4)
    assert isinstance(part, ExchangePart)
    for name, begin, kept in (
        ("Ledenlijst voor een adresboek", "BEGIN:VCARD", "leden.vcf"),
        ("De hele club als één open bestand", '{"format": "clubadmin-club"', "club.json"),
    ):
        asked: list[str] = []

        def answer(*about: object, kept: str = kept, asked: list[str] = asked) -> tuple[str, str]:
            asked.append(str(about[2]))
            return str(tmp_path / kept), ""

        monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
        named(part, QPushButton, name).click()
        settle(qtbot, ops)
        assert Path(asked[0]).name == kept
        text = (tmp_path / kept).read_text(encoding="utf-8")
        assert text.startswith(begin)
        assert "Bos" in text


def test_results_that_go_out_say_which_contests_are_not_in_the_file(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ops.change(lambda club: evening_with(club, 8, kind="knockout"), lambda _: None)
    part = _open(qtbot, window, 4)
    assert isinstance(part, ExchangePart)
    file = tmp_path / "uitslagen.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    lists = {"Uitslagen, alle seizoenen": True, "Alle losse spellen": True, "Ledenlijst": False}
    for name, told in lists.items():
        named(part, QPushButton, name).click()
        settle(qtbot, ops)
        assert f"Bewaard: {file}" in part.written.text()
        assert ("Niet in dit bestand: Maandavond (2026-2027)." in part.written.text()) is told
    file = tmp_path / "uitslagen.xlsx"  # results, in a workbook as well
    named(part, QPushButton, "Uitslagen, alle seizoenen").click()
    settle(qtbot, ops)
    assert read_grid(file.read_bytes(), file.name).header == RESULTS_HEADER


def test_seasons_fit_a_small_screen_in_large_letters(
    qtbot: QtBot, window: MainWindow, ops: Operations, theme: Theme
) -> None:
    ops.change(lambda club: evening_with(club, 8, kind="knockout"), lambda _: None)
    theme.choose(large=True)
    window.resize(1024, 700)
    part = _open(qtbot, window, 1)
    assert isinstance(part, SeasonsPart)
    (area,) = part.form.findChildren(QScrollArea)
    wide = window.minimumSizeHint().width()
    inner = area.widget().minimumSizeHint().width()
    shown = area.viewport().width()
    theme.choose(large=False)
    assert wide <= 1024
    assert inner <= shown, "nothing of the form is cut off at its right"


def test_a_competition_can_be_stored_after_its_changes_were_undone_elsewhere(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    ops.change(lambda club: evening_with(club, 8), lambda _: None)
    settle(qtbot, ops)
    part = _open(qtbot, window, 1)
    assert isinstance(part, SeasonsPart)
    held = _ask(qtbot, ops, seasons.competitions)[0]  # type: ignore[index]
    part.table.select_key(("competition", held.id))
    for games in (8, 10):
        part.form.playing.games.setValue(games)
        part.form.store()
        settle(qtbot, ops)
    for _ in range(2):
        ops.undo()
        settle(qtbot, ops)
    assert part.form.playing.games.value() == held.games, "it shows what is in the file"
    part.form.playing.games.setValue(14)
    part.form.store()
    settle(qtbot, ops)
    assert _ask(qtbot, ops, seasons.competitions)[0].games == 14  # type: ignore[index]


def test_other_prizes_say_that_what_is_closed_keeps_its_own(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    def play(club: OpenClub) -> int:
        evening = evening_with(club, 4, rounds=1, games=1, prizes="1")
        drawn, _report = drawing.draw(club, evening.id)
        type_sheet(club, drawn.plan[0].tables[0].table_id, "100")
        return evening.id

    evening_id = _ask(qtbot, ops, play)
    part = _open(qtbot, window, 1)
    assert isinstance(part, SeasonsPart)
    part.table.select_key(("competition", part.model.rows[1].key[1]))
    told = "De avond die al is afgesloten houdt de prijzen van toen. Heropen hem bij Uitslag"

    def store(rule: str) -> bool:
        part.form.prizes.setText(rule)
        part.form.store()
        settle(qtbot, ops)
        return any(told in one.text() for one in part.form.findChildren(QLabel))

    assert not store("1: taart")
    _ask(qtbot, ops, lambda club: results.close(club, evening_id))
    assert store("1: wijn")
    assert not store("1: wijn")


def test_what_is_typed_in_a_competition_can_be_given_up_for_what_is_in_the_file_now(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    ops.change(lambda club: evening_with(club, 8), lambda _: None)
    settle(qtbot, ops)
    part = _open(qtbot, window, 1)
    assert isinstance(part, SeasonsPart)
    held = _ask(qtbot, ops, seasons.competitions)[0]  # type: ignore[index]
    part.table.select_key(("competition", held.id))
    part.form.playing.games.setValue(8)
    part.form.store()
    settle(qtbot, ops)
    part.form.playing.games.setValue(10)
    ops.undo()
    settle(qtbot, ops)
    assert part.form.playing.games.value() == 10, "what is typed stays"
    QTest.keyClick(part.form, Qt.Key.Key_Escape)
    assert part.form.playing.games.value() == held.games
    part.form.playing.games.setValue(12)
    part.form.store()
    settle(qtbot, ops)
    assert _ask(qtbot, ops, seasons.competitions)[0].games == 12  # type: ignore[index]


def test_settings_that_are_not_stored_are_named_on_leaving_and_on_coming_back(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    part = _open(qtbot, window, 0)
    assert isinstance(part, SettingsPart)
    told: list[str] = []
    part.said.connect(told.append)
    window.go("members")
    settle(qtbot, ops)
    assert told == []
    part = _open(qtbot, window, 0)
    assert isinstance(part, SettingsPart)
    before = part.playing.sit_out.value
    part.playing.sit_out.choose("half")
    window.go("members")
    settle(qtbot, ops)
    assert told == ["Nog niet opgeslagen bij Club: Gegevens. Het staat er nog."]
    assert not window.close()
    assert "Nog niet opgeslagen bij Club: Gegevens. Nogmaals sluiten" in window.notice.text
    _open(qtbot, window, 0)
    assert part.playing.sit_out.value == "half"
    assert "nog niet opgeslagen" in read(part)
    QTest.keyClick(part, Qt.Key.Key_Escape)
    assert part.playing.sit_out.value == before
    assert not part.unsaved


def test_a_competition_that_is_not_stored_is_named_on_leaving(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    part = _open(qtbot, window, 1)
    assert isinstance(part, SeasonsPart)
    part.add_season()
    part.season_form.store()
    settle(qtbot, ops)
    part.add_competition()
    part.form.playing.sit_out.choose("none")
    told: list[str] = []
    part.said.connect(told.append)
    window.go("members")
    settle(qtbot, ops)
    assert told == ["Nog niet opgeslagen bij Club: Nieuwe competitie. Het staat er nog."]


def test_a_competition_says_which_rule_sets_hold_from_when(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    _ask(qtbot, ops, lambda club: evening_with(club, 8).id)
    part = _open(qtbot, window, 1)
    assert isinstance(part, SeasonsPart)
    held = _ask(qtbot, ops, seasons.competitions)[0]  # type: ignore[index]
    part.table.select_key(("competition", held.id))
    assert part.form.adopted.isHidden()
    from_day = date(2026, 11, 1)
    ops.change(
        lambda club: adopting.adopt_rule_set(
            club, held.id, "amsterdams", from_day, "ledenvergadering"
        ),
        lambda _: None,
    )
    settle(qtbot, ops)
    assert part.form.adopted.isVisible()
    told = part.form.adopted.text().splitlines()[-1]
    assert told == "Vanaf 1 november 2026 geldt Amsterdams · ledenvergadering"
    ops.undo()
    settle(qtbot, ops)
    assert part.form.adopted.isHidden()


def test_a_competition_says_which_rule_of_the_standings_is_in_force_and_opens_it(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    _ask(qtbot, ops, lambda club: evening_with(club, 8).id)
    part = _open(qtbot, window, 1)
    assert isinstance(part, SeasonsPart)
    held = _ask(qtbot, ops, seasons.competitions)[0]  # type: ignore[index]
    part.table.select_key(("competition", held.id))
    part.form.about_evenings.line.click()
    assert named(part, QLabel, "Een ander aantal geldt meteen voor het hele seizoen.").isVisible()
    day = date(2027, 1, 1)
    ops.change(
        lambda club: adopting.adopt(club, held.id, "sum,absent:4000", ("lot",), from_date=day),
        lambda _: None,
    )
    settle(qtbot, ops)
    told = part.form.in_force.text()
    assert told.startswith("Vanaf 1 januari 2027 geldt voor de stand: alle avonden tellen")
    assert part.form.counted.isHidden(), "the rule in force is asked at Stand only"
    assert "4.000 punten" in told
    window.activateWindow()
    part.form.name.setFocus()
    part.form.evenings.setValue(20)
    part.form.about_rule.click()
    settle(qtbot, ops)
    assert window.findChild(RuleWindow) is not None
    assert _ask(qtbot, ops, seasons.competitions)[0].evenings == 20  # type: ignore[index]
    part.form.evenings.setValue(21)
    part.form.store()
    settle(qtbot, ops)
    assert _ask(qtbot, ops, seasons.competitions)[0].evenings == 21  # type: ignore[index]
