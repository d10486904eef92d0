"""`clubadmin letters`: letters and mail without a window; nothing goes out unasked."""

from collections.abc import Iterator
from email import policy
from email.parser import BytesParser
from pathlib import Path
from typing import Any

import keyring
import pytest
from keyring.backends import fail

from clubadmin.services.club.club import open_club
from clubadmin.services.correspondence import smtp, templates
from tests.cli.conftest import Run
from tests.reports.looking import pages
from tests.services.correspondence.key_ring import Ring
from tests.services.correspondence.postbox import PASSWORD, Postbox, postbox
from tests.services.correspondence.writing import TEXT, four, played
from tests.services.evening_club import content, new_club


@pytest.fixture
def box() -> Iterator[Postbox]:
    with postbox() as made:
        yield made


@pytest.fixture
def database(tmp_path: Path, box: Postbox) -> Path:
    """Two with mail, one without, one who wants none; and an evening of four others."""
    with new_club(tmp_path) as club:
        four(club)
        played(club)
        templates.keep_template(club, TEXT.changed(name="Nieuws"))
        smtp.keep_mail_server(club, box.server(user="club"))
        return club.path


def rows(database: Path) -> Any:
    with open_club(database) as club:
        return content(club)


def test_without_a_text_it_names_those_that_are_there(run: Run, database: Path) -> None:
    found = run("letters", "--database", database, "--json").json
    assert [one["name"] for one in found if one["own"]] == ["Nieuws"]
    assert {one["purpose"] for one in found} >= {"invitation", "result", "dues", "consent"}
    ran = run("letters", "Nieuwes", "--database", database)
    assert ran.code == 2
    assert "De tekst 'Nieuwes' is er niet. Wel: Brief," in ran.err


def test_it_shows_who_would_get_what_and_changes_nothing(run: Run, database: Path) -> None:
    before = database.read_bytes()
    ran = run("letters", "nieuws", "--database", database)
    assert ran.code == 0
    assert [line.split()[0] for line in ran.out.splitlines()[1:6]] == ["P1", "P2", "P3", "P4", "V1"]
    assert "geen e-mailadres bekend" in ran.out
    assert "wil geen mail" in ran.out
    found = run("letters", "Nieuws", "--database", database, "--json").json
    assert [one["way"] for one in found["letters"]].count("mail") == 2
    assert [one["name"] for one in found["left_out"]] == ["V4 Lid004"]
    assert database.read_bytes() == before


def test_papers_and_drafts_are_made_and_noted(run: Run, database: Path, tmp_path: Path) -> None:
    paper, folder = tmp_path / "brieven.pdf", tmp_path / "mail"
    ran = run("letters", "Nieuws", "--database", database, "--pdf", paper, "--drafts", folder)
    assert ran.code == 0, ran.err
    assert len(pages(paper.read_bytes())) == 5, "those without mail"
    (made,) = folder.iterdir()
    first = sorted(made.iterdir())[0]
    read: Any = BytesParser(policy=policy.default).parsebytes(first.read_bytes())
    assert str(read["To"]) == "V1 Lid001 <lid1@voorbeeld.nl>"
    log = run("letters", "--log", "--database", database, "--json").json
    assert sorted(letter["way"] for one in log for letter in one["letters"]) == (
        ["draft"] * 2 + ["paper"] * 5
    )
    run("letters", "Nieuws", "--database", database, "--pdf", paper)
    assert len(pages(paper.read_bytes())) == 7, "everybody's"
    page = tmp_path / "brieven.html"
    run("letters", "Nieuws", "--database", database, "--pdf", page)
    assert page.read_text("utf-8").count("<h2>") == 7


def test_the_result_of_an_evening_goes_to_who_played_it(run: Run, database: Path) -> None:
    ran = run("letters", "Uitslag van een avond", "--database", database, "--json")
    assert [one["name"] for one in ran.json["letters"]] == ["P1 Aal", "P2 Bos", "P3 Cas", "P4 Dam"]
    everybody = run(
        "letters", "Uitslag van een avond", "--who", "members", "--database", database, "--json"
    )
    assert "{plaats} en {punten} zijn leeg bij V1 Lid001, V2 Lid002 en V3 Lid003." in everybody.err


def test_it_sends_only_where_that_is_asked_and_with_the_password(
    run: Run, database: Path, box: Postbox
) -> None:
    ran = run("letters", "Nieuws", "--send", "--database", database)
    assert ran.code == 2
    assert "--password-stdin" in ran.err
    assert box.got == []
    box.refuses = {"lid1@voorbeeld.nl": "450 later"}
    asked = ("letters", "Nieuws", "--send", "--password-stdin", "--database", database)
    ran = run(*asked, stdin=f"{PASSWORD}\n".encode())
    assert ran.code == 1, ran.err
    assert "Verstuurd: 1 van 2." in ran.err
    assert "Geweigerd: 1." in ran.err
    assert "Op papier, met --pdf te maken: P1 Aal, P2 Bos" in ran.err
    assert PASSWORD not in ran.err + ran.out
    assert box.to == ["lid2@voorbeeld.nl"]
    (mailing,) = run("letters", "--log", "--database", database, "--json").json
    assert [one["sent"] for one in mailing["letters"]] == ["refused", "sent"]
    assert mailing["letters"][0]["reason"] == "later"
    box.refuses = {}
    again = ("letters", "--send", "--again", mailing["id"], "--password-stdin")
    ran = run(*again, "--database", database, stdin=f"{PASSWORD}\n".encode())
    assert ran.code == 0, ran.err
    assert box.to == ["lid2@voorbeeld.nl", "lid1@voorbeeld.nl"]
    assert "later" not in run("letters", "--log", "--database", database).out


def _plain() -> Ring:
    """A key ring that keeps passwords readable in a file, as far as can be told of it."""
    kind = type("PlaintextKeyring", (Ring,), {"__module__": "keyrings.alt.file"})
    found = kind()
    assert isinstance(found, Ring)
    return found


@pytest.mark.parametrize("kind", ["missing", "locked", "plain", "open"])
def test_the_password_comes_from_the_key_ring_where_that_is_open_and_keeps_it_from_others(
    run: Run, database: Path, box: Postbox, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rings = {"missing": fail.Keyring, "plain": _plain, "open": Ring}
    ring = Ring(locked=True) if kind == "locked" else rings[kind]()
    if isinstance(ring, Ring):
        kept = ("clubadmin mail", f"club@127.0.0.1:{box.port}")
        ring.kept[kept] = PASSWORD
    monkeypatch.setattr(keyring, "get_keyring", lambda: ring)
    for name in ("get_password", "set_password"):
        monkeypatch.setattr(keyring, name, getattr(ring, name))
    before = rows(database)
    ran = run("letters", "Nieuws", "--send", "--database", database)
    if kind == "open":
        assert (ran.code, box.logged_in) == (0, 1)
        assert box.to == ["lid1@voorbeeld.nl", "lid2@voorbeeld.nl"]
    else:
        assert ran.code == 2
        assert "staat niet in de sleutelbos van dit systeem" in ran.err
        assert (box.got, rows(database)) == ([], before)
        asked = ("letters", "Nieuws", "--send", "--password-stdin", "--database", database)
        assert run(*asked, stdin=f"{PASSWORD}\n".encode()).code == 0
        assert len(box.got) == 2
    assert PASSWORD not in ran.err + ran.out


def test_what_cannot_be_is_told_in_a_sentence(run: Run, database: Path, tmp_path: Path) -> None:
    for wanted, told in (
        (("Nieuws", "--who", "iedereen"), "--who 'iedereen' is er niet. Wel: members"),
        (("--again", 3), "dat doet --send"),
        (("Contributie",), "rekening van de club"),
        (("Uitnodiging voor een avond", "--pdf", tmp_path / "a.pdf"), "[tijd] en [zaal]"),
    ):
        before = rows(database)
        ran = run("letters", *wanted, "--database", database)
        assert ran.code != 0
        assert told in ran.err, ran.err
        assert rows(database) == before
