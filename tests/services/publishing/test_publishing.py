"""Who may be named, and nobody else, wherever the world can read."""

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.terms import Language
from clubadmin.errors import Refused
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.members.member import Member
from clubadmin.model.publishing.publishing import Unnamed
from clubadmin.reports.press.app_group import app_text
from clubadmin.reports.press.newspaper import press_text
from clubadmin.reports.web import web_pages
from clubadmin.services.club.club import OpenClub, create_club
from clubadmin.services.draw import drawing
from clubadmin.services.members.consents import give_consent, withdraw_consent
from clubadmin.services.members.members import add_member, members
from clubadmin.services.publishing.evening_facts import press_facts
from clubadmin.services.publishing.site import LIST, publish, site
from clubadmin.services.seasons.seasons import competitions, evenings, seasons
from clubadmin.services.standings.standings import standings
from tests.services.evening_club import evening_with, type_sheet
from tests.services.lists.taking import import_file
from tests.services.publishing_club import HEADER, agree, paper_club


@pytest.fixture
def paper(tmp_path: Path) -> Iterator[OpenClub]:
    opened = paper_club(tmp_path)
    yield opened
    opened.close()


def evening_id(club: OpenClub, number: int) -> int:
    return next(one.id for one in evenings(club) if one.number == number)


def all_pages(club: OpenClub) -> dict[str, bytes]:
    wanted = [one.id for one in seasons(club)]
    return web_pages(site(club, wanted, Unnamed(), nothing), progress=nothing)


def nothing(_done: int, _total: int) -> None:
    """Nobody looks how far it is."""


POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\';'


def test_the_text_for_the_paper_has_the_figures_and_no_name_without_consent(
    paper: OpenClub,
) -> None:
    agree(paper, "Jan Bos", "Anna de Wit", "Wim Bos")
    text = press_text(press_facts(paper, evening_id(paper, 3)))
    # after three evenings: Wit 4711+6000+5900, Jan 5304+4700+5000, Wim 4000+3900+6900
    assert text == (
        "Wim Bos wint de derde avond van de Maandagcompetitie\n\n"
        "VAARTWIJK – Op donderdag 26 september speelde Nel en Boer de derde van de drie"
        " avonden van de Maandagcompetitie. Er waren vijf spelers.\n\n"
        "Wim Bos won met 6.900 punten. Tweede werd Anna de Wit (5.900)."
        " De derde plaats was voor Jan Bos (5.000).\n\n"
        "Anna de Wit is kampioen van de Maandagcompetitie 2024-2025 met 16.611 punten."
        " Daarachter volgen Jan Bos (15.004) en Wim Bos (14.800);"
        " het verschil met de tweede is 1.607 punten.\n"
    )


def test_equal_places_are_shared_and_who_may_not_be_named_is_counted(paper: OpenClub) -> None:
    text = press_text(press_facts(paper, evening_id(paper, 2)))
    assert text.startswith("Een speler wint de tweede avond")
    assert "Tweede werden twee spelers (5.222)." in text
    assert "derde plaats" not in text  # two are second
    assert "De volgende avond is op donderdag 26 september." in text
    for name in ("Bos", "Vos", "Smit", "Wit"):
        assert name not in text


def test_the_text_for_the_app_names_everybody(paper: OpenClub) -> None:
    facts = press_facts(paper, evening_id(paper, 1), everybody=True)
    lines = app_text(facts).splitlines()
    assert lines[:4] == [
        "*Maandagcompetitie, avond 1*",
        "Donderdag 12 september 2024",
        "",
        "1. Jan Bos: 5.304",
    ]
    assert "5. Wim Bos: 4.000" in lines
    assert facts.unnamed == 5


def test_the_text_for_the_app_tells_matchpoints_in_figures_and_the_prizes(paper: OpenClub) -> None:
    facts = press_facts(paper, evening_id(paper, 1), everybody=True)
    first, second, third, *others = facts.result.rows
    won = (
        replace(first, guest=True, matchpoints=14, prize=True, award="taart", sponsor="De Halm"),
        replace(second, matchpoints=12, prize=True),
        replace(third, matchpoints=1),
        *(replace(row, matchpoints=0) for row in others[:-1]),
        replace(others[-1], matchpoints=0, poedelprijs=True, award="rookworst"),
    )
    text = app_text(replace(facts, result=replace(facts.result, rows=won, rectification=1)))
    lines = text.splitlines()
    assert lines[2] == "(na rectificatie 1)"
    assert f"1. {first.name} (gast): 14 matchpunten – taart, aangeboden door De Halm" in lines
    assert f"2. {second.name}: 12 matchpunten – prijs" in lines
    assert f"3. {third.name}: 1 matchpunt" in lines
    assert f"Poedelprijs: {others[-1].name} (rookworst)" in lines


def test_namesakes_are_numbered_outside_the_club_and_never_told_apart_by_a_street(
    paper: OpenClub,
) -> None:
    one = members(paper, "jan bos")[0]
    other = add_member(paper, Member(0, "Bos", first_name="Jan", remark="Kerkstraat"))
    give_consent(paper, [one.id, other.id], date(2026, 11, 1))
    text = press_text(press_facts(paper, evening_id(paper, 1)))
    assert "Jan Bos (1) won" in text
    assert "Kerkstraat" not in text


def test_pages_name_who_agreed_and_lead_to_a_page_of_his_own(paper: OpenClub) -> None:
    agree(paper, "Jan Bos")
    pages = all_pages(paper)
    text = {name: data.decode() for name, data in pages.items()}
    person, curve = sorted(name for name in pages if name.startswith("speler-"))
    assert "5.001,3" in text[person]  # (5304 + 4700 + 5000) / 3
    assert f'src="{curve}"' in text[person]
    standing = next(name for name in pages if name.startswith("stand-"))
    assert f'<a href="{person}">Jan Bos</a>' in text[standing]
    for page in text.values():
        for name in ("Piet", "Vos", "Smit", "Anna", "Wim"):
            assert name not in page
    linked = {part.split('"')[0] for page in text.values() for part in page.split('href="')[1:]}
    assert linked - {"#inhoud"} <= set(pages)


def test_records_lead_to_the_evening_and_put_nobody_to_shame(paper: OpenClub) -> None:
    agree(paper, "Wim Bos")
    page = all_pages(paper)["records.html"].decode()
    assert "<b>6.900</b>" in page
    assert "Maandagcompetitie, avond 3, 26 september 2024" in page
    assert ">Wim Bos</a>" in page
    assert "Laagste" not in page
    assert "nat" not in page


def test_pages_hold_no_script_and_fetch_nothing_from_elsewhere(paper: OpenClub) -> None:
    agree(paper, "Jan Bos")
    for page in all_pages(paper).values():
        text = page.decode().replace("http://www.w3.org/", "")
        assert "<script" not in text
        assert "<html" not in text or POLICY in text
        assert "http:" not in text
        assert "https:" not in text
        assert "//" not in text.replace("://", "")


def test_names_and_clubs_are_shown_as_they_are_typed(tmp_path: Path) -> None:
    club = paper_club(tmp_path, place="<b>Dorp</b>")
    odd = add_member(club, Member(0, '<img src=x onerror="a()">', first_name="&"))
    with club.store.change("naam") as change:
        from clubadmin.storage.schema.tablenames import ParticipantRow

        row = next(one.id for one in evenings(club) if one.number == 1)
        taken = change.conn.exec_driver_sql(
            "SELECT id, version FROM participant WHERE evening_id = ? LIMIT 1", (row,)
        ).one()
        change.update(ParticipantRow, taken.id, version=taken.version, member_id=odd.id)
    give_consent(club, [odd.id], date(2026, 11, 1))
    pages = all_pages(club)
    text = "".join(data.decode() for data in pages.values())
    assert "<img src=x" not in text
    assert "<b>Dorp" not in text
    assert "&lt;img src=x onerror=" in text
    club.close()


def test_pages_speak_english_where_that_is_asked(paper: OpenClub) -> None:
    found = site(paper, [one.id for one in seasons(paper)], Unnamed("a member", "a pair"), nothing)
    page = web_pages(found, language=Language.EN, progress=nothing)["index.html"].decode()
    assert '<html lang="en">' in page
    assert "Standings" in page
    assert "a member" in page
    assert "Standen" not in page


def test_who_takes_back_a_consent_is_gone_from_the_folder(paper: OpenClub, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    agree(paper, "Jan Bos", "Piet Vos")
    first = publish(folder, all_pages(paper), nothing)
    assert first.written == first.pages
    again = publish(folder, all_pages(paper), nothing)
    assert (again.written, again.removed) == (0, 0)
    gone = [one.id for one in members(paper, "jan bos")]
    withdraw_consent(paper, gone, date(2026, 11, 2))
    (folder / "van-ons.html").write_text("blijft", "utf-8")
    after = publish(folder, all_pages(paper), nothing)
    assert after.removed == 1  # his page, and the curve on it with it
    assert after.pages == len(list(folder.glob("*.html"))) - 1
    kept = "".join(file.read_text("utf-8") for file in folder.iterdir())
    assert "Jan" not in kept
    assert "jan" not in kept
    assert (folder / "van-ons.html").read_text("utf-8") == "blijft"


def test_the_page_for_at_home_takes_no_other_pages_of_the_club_away(
    paper: OpenClub, tmp_path: Path
) -> None:
    pages = all_pages(paper)
    publish(tmp_path / "site", pages, nothing)
    with pytest.raises(Refused, match="Kies voor de stand een eigen map"):
        publish(tmp_path / "site", {"index.html": b"stand"}, nothing, alone=True)
    assert (tmp_path / "site" / "index.html").read_bytes() == pages["index.html"]
    for page in (b"ronde 1", b"ronde 2"):
        publish(tmp_path / "stand", {"index.html": page}, nothing, alone=True)
    assert (tmp_path / "stand" / "index.html").read_bytes() == b"ronde 2"


def test_a_page_of_somebody_else_is_never_replaced(paper: OpenClub, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("van de club", "utf-8")
    with pytest.raises(Refused, match=r"index\.html die niet van dit programma is"):
        publish(folder, all_pages(paper), nothing)
    assert [file.name for file in folder.iterdir()] == ["index.html"]


@pytest.mark.skipif(sys.platform == "win32", reason="a file takes all its room there")
@pytest.mark.parametrize("name", ["index.html", LIST])
def test_a_file_of_somebody_else_is_not_read_to_its_end(tmp_path: Path, name: str) -> None:
    (tmp_path / name).touch()
    os.truncate(tmp_path / name, 1 << 40)  # more than any memory holds
    with pytest.raises(Refused, match=f"een {name} die niet van dit programma is"):
        publish(tmp_path, {"index.html": b"1"}, nothing)
    assert [(one.name, one.stat().st_size) for one in tmp_path.iterdir()] == [(name, 1 << 40)]


def test_a_list_that_was_tampered_with_removes_nothing_outside_the_folder(
    paper: OpenClub, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    publish(folder, all_pages(paper), nothing)
    (tmp_path / "eigen.txt").write_text("van mij", "utf-8")
    with (folder / LIST).open("a", encoding="utf-8") as listed:
        for name in ("../eigen.txt", "..\\eigen.txt", str(tmp_path / "eigen.txt")):
            listed.write(f"{hashlib.sha256(b'van mij').hexdigest()}  {name}\n")
    publish(folder, all_pages(paper), nothing)
    assert (tmp_path / "eigen.txt").read_text("utf-8") == "van mij"


def test_what_somebody_changed_or_put_there_is_kept_though_a_list_names_it(
    paper: OpenClub, tmp_path: Path
) -> None:
    folder, pages = tmp_path / "site", all_pages(paper)
    publish(folder, pages, nothing)
    with (folder / LIST).open("a", encoding="utf-8") as listed:
        listed.write(f"{'0' * 64}  foto.html\nreglement.html\n")
    for name in ("foto.html", "reglement.html"):
        (folder / name).write_text("van mij", "utf-8")
    publish(folder, pages, nothing)
    assert (folder / "foto.html").read_text("utf-8") == "van mij"
    assert (folder / "reglement.html").read_text("utf-8") == "van mij"
    (folder / "index.html").write_text("van mij", "utf-8")
    with pytest.raises(Refused, match=r"index\.html"):
        publish(folder, pages, nothing)
    assert (folder / "index.html").read_text("utf-8") == "van mij"


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
@pytest.mark.parametrize("link", ["folder", "page", "list"])
def test_no_link_in_the_folder_is_followed(tmp_path: Path, link: str) -> None:
    folder, outside = tmp_path / "site", tmp_path / "buiten"
    publish(folder, {"index.html": b"1", "leden/a.html": b"2"}, nothing)
    (folder / "leden").rename(outside)
    before = (outside / "a.html").read_bytes()
    if link == "folder":
        (folder / "leden").symlink_to(outside)
    elif link == "page":
        (folder / "leden").mkdir()
        (folder / "leden" / "a.html").symlink_to(outside / "a.html")
    else:
        (folder / LIST).unlink()
        (folder / LIST).symlink_to(outside / "a.html")
    with suppress(Refused):
        publish(folder, {"index.html": b"1", "leden/a.html": b"nieuw"}, nothing)
    with suppress(Refused):
        publish(folder, {"index.html": b"1"}, nothing)
    assert (outside / "a.html").read_bytes() == before


def test_writing_that_was_stopped_is_taken_up_again(paper: OpenClub, tmp_path: Path) -> None:
    folder, pages = tmp_path / "site", all_pages(paper)

    class Stopped(Exception):
        pass

    def stop(done: int, _total: int) -> None:
        if done == 3:
            raise Stopped

    with pytest.raises(Stopped):
        publish(folder, pages, stop)
    after = publish(folder, pages, nothing)
    assert after.written == len(pages) - 3
    assert {file.name for file in folder.iterdir()} == {*pages, LIST}


def test_a_season_without_closed_evenings_says_so(club: OpenClub) -> None:
    pages = all_pages(club)
    assert "nog geen avond afgesloten" in pages["index.html"].decode()


def test_an_average_and_a_gap_read_the_same_in_every_text(tmp_path: Path) -> None:
    file = tmp_path / "uitslagen.csv"
    made = [("Piet Vos", (5001, 5001, 5001, 5002)), ("Jan Bos", (5000, 5000, 5000, 5000))]
    file.write_text(
        HEADER
        + "".join(
            f"2024-2025,Ma,{number},2024-09-0{number},{name},,{points},,\n"
            for name, points_of in made
            for number, points in enumerate(points_of, 1)
        ),
        "utf-8",
    )
    club = create_club(tmp_path / "gemiddeld.klaverjas", ClubSettings("De Boer"))
    import_file(club, file)
    (competition,) = competitions(club)
    found = standings(club, competition.id, rule="average")
    assert [row.average for row in found.rows] == [5001.25, 5000.0]
    assert found.rows[1].behind == 1.3  # 1,25, a half upwards
    facts = press_facts(club, evening_id(club, 4), everybody=True)
    facts = replace(facts, standings=found)
    assert "gemiddeld 5.001,3 punten" in press_text(facts)
    assert "het verschil met de tweede is 1,3 punten" in press_text(facts)
    assert "1. Piet Vos: gemiddeld 5.001,3" in app_text(facts)
    club.close()


def test_while_sheets_are_to_come_nobody_has_won(club: OpenClub) -> None:
    evening = drawing.draw(club, evening_with(club, 8, rounds=1).id, seed=1)[0]
    nobody = press_facts(club, evening.id, everybody=True)
    assert (press_text(nobody), app_text(nobody)) == ("", "")
    type_sheet(club, evening.plan[0].tables[0].table_id, "92+20 85 70-20 100")
    facts = press_facts(club, evening.id, everybody=True)
    text = press_text(facts)
    assert "Dit is een tussenstand: er komt nog één formulier." in text
    assert "staan bovenaan op de eerste avond" in text
    assert "won" not in text
    assert len(facts.result.rows) == 4  # who sat at the other table is not ranked with nothing
    assert "(tussenstand)" in app_text(facts)
