from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.model.importing.people import KNOWN, NEW
from clubadmin.model.members.member import Member
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange.exchange import export_members
from clubadmin.services.members import members
from tests.services.evening_club import another_club, content
from tests.services.lists.taking import asked, seen, take_people

PEOPLE = (
    Member(0, "Berg", "Jan", "van den", phone="06-00001111", email="jan@voorbeeld.nl"),
    Member(0, "Bos", "Jan", remark="Kerkstraat"),
    Member(0, "Bos", "Jan", remark="Dorpsweg", guest=True),
    Member(0, "Wiśniewski", "Łukasz"),
    Member(0, "=SOM(A1)", "@Piet", "", "-streep", active=False),
    Member(0, "d'Hondt", "'t", phone='06 "12"; 34'),
)


def said(club: OpenClub) -> set[tuple[object, ...]]:
    found = members.members(club, inactive=True)
    return {
        (
            one.last_name,
            one.first_name,
            one.infix,
            one.remark,
            one.phone,
            one.email,
            one.guest,
            one.active,
        )
        for one in found
    }


@pytest.fixture
def full(club: OpenClub) -> OpenClub:
    for person in PEOPLE:
        members.add_member(club, person)
    return club


def out(club: OpenClub, folder: Path) -> Path:
    file = folder / "leden.csv"
    file.write_bytes(export_members(club))
    return file


def test_members_that_went_out_come_in_again_the_same(full: OpenClub, tmp_path: Path) -> None:
    other = another_club(tmp_path, "ander.klj")
    try:
        preview = take_people(other, out(full, tmp_path))
        assert preview.count(NEW) == len(PEOPLE)
        assert said(other) == said(full)
        assert export_members(other) == export_members(full)
    finally:
        other.close()


def test_importing_ones_own_list_changes_nothing(full: OpenClub, tmp_path: Path) -> None:
    before = content(full)
    preview = take_people(full, out(full, tmp_path))
    assert (preview.count(NEW), preview.count(KNOWN)) == (0, len(PEOPLE))
    assert content(full) == before


def test_no_cell_can_run_as_a_formula(full: OpenClub) -> None:
    lines = export_members(full).decode().splitlines()
    for line in lines:
        for cell in line.split(","):
            assert not cell.strip('"').startswith(("=", "+", "-", "@"))


def test_two_of_one_name_without_a_remark_stay_two(club: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "leden.csv"
    file.write_text("voornaam,achternaam,telefoon,lidnr\nJan,Bos,06-1,3\nJan,Bos,06-2,7\n")
    take_people(club, file)
    assert len(members.members(club)) == 2
    take_people(club, file)
    assert sorted(one.phone for one in members.members(club)) == ["06-1", "06-2"]


def test_a_list_adds_what_it_knows_and_takes_nothing_away(full: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "leden.csv"
    file.write_text(
        "Naam;E-mail\nŁukasz Wisniewski;l@voorbeeld.nl\nJan van den Berg;\nNieuw Lid;\n"
    )
    preview = take_people(full, file)
    assert (preview.count(NEW), preview.count(KNOWN)) == (1, 2)
    found = {one.name: one for one in members.members(full)}
    assert found["Łukasz Wiśniewski"].email == "l@voorbeeld.nl"
    assert found["Jan van den Berg"].email == "jan@voorbeeld.nl"
    history.undo(full)
    assert {one.name: one for one in members.members(full)}["Łukasz Wiśniewski"].email == ""


def test_what_a_list_says_otherwise_is_asked_with_old_and_new(
    full: OpenClub, tmp_path: Path
) -> None:
    file = tmp_path / "leden.csv"
    file.write_text("Naam;Telefoon\nJan van den Berg;06-99999999\n")
    before = content(full)
    ((_row, _column, said),) = asked(seen(full, file))
    assert "in de club staat 06-00001111, in de lijst 06-9999" in said
    with pytest.raises(Refused, match="1 keer moet u nog iets beslissen"):
        take_people(full, file)
    assert content(full) == before


def test_an_address_without_a_monkeytail_is_taken_and_remarked_upon(
    club: OpenClub, tmp_path: Path
) -> None:
    file = tmp_path / "leden.csv"
    file.write_text("achternaam,e-mail\nBos,bos@voorbeeld.nl\nKok,geen-email\nWit,\n")
    preview = take_people(club, file)
    assert not preview.questions
    (told,) = [one for one in preview.people if one.why is not None]
    assert told.row == 2
    assert str(told.why).startswith("'geen-email' is geen e-mailadres")
    assert {one.email for one in members.members(club)} == {"bos@voorbeeld.nl", "geen-email", ""}


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("achternaam\nBos\n\n,\n", ""),
        ("voornaam,achternaam\nJan,\n", "2 achternaam Op deze rij staat geen"),
        ("achternaam\n152+\n", "2 achternaam '152+': is dat een naam?"),
        ("achternaam,gast\nBos,misschien\n", "2 gast 'misschien'"),
        ("achternaam,telefoon\nBos," + "1" * 99 + "\n", "2 telefoon"),
    ],
)
def test_bad_rows_are_named_and_nothing_is_kept(
    club: OpenClub, tmp_path: Path, text: str, where: str
) -> None:
    file = tmp_path / "leden.csv"
    file.write_text(text)
    before = content(club)
    if not where:
        assert take_people(club, file).count(NEW) == 1
        return
    with pytest.raises(Refused):
        take_people(club, file)
    row, column, sentence = asked(seen(club, file))[0]
    assert f"{row} {column} {sentence}".startswith(where)
    assert content(club) == before


def test_a_list_of_nobody_is_refused(club: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "leden.csv"
    file.write_text("Leden 2026;;\nvoornaam;achternaam;telefoon\n", encoding="utf-8")
    with pytest.raises(Refused, match="niemand met een naam"):
        take_people(club, file)


def test_a_table_of_something_else_is_no_list_of_members(club: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "bestand.csv"
    for head, row in ("iets,anders", "1,2"), ("evening,name,round", "1,A. Bos,2"):
        file.write_text(f"{head}\n{row}\n", encoding="utf-8")
        with pytest.raises(Refused, match=r"geen lijst van leden of uitslagen\. Op rij 1 staat: "):
            take_people(club, file)


def test_a_list_of_what_people_made_is_no_list_of_members(club: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "stand.csv"
    for title in ("Punten", "Avond 1", "Score", "Ronde 1"):
        file.write_text(f"Naam;{title}\nJan Bos;4500\n", encoding="utf-8")
        with pytest.raises(Refused, match=r"geen lijst .* Op rij 1 staat: Naam"):
            take_people(club, file)
