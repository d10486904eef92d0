"""Safety 15 for pages and the file for a bank: a name makes nothing but text, and is all there."""

import re
from dataclasses import replace
from datetime import date, datetime
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from clubadmin.domain.administration.debits import Sequence
from clubadmin.domain.names import tidy
from clubadmin.model.administration.debits import Collection, Debit
from clubadmin.model.members.member import Member
from clubadmin.model.publishing.publishing import Site, Unnamed
from clubadmin.reports.web import web_pages
from clubadmin.server import fragments
from clubadmin.services.administration import pain
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members
from clubadmin.services.publishing.site import site
from clubadmin.services.seasons.seasons import seasons
from tests.safety.test_hostile_names_contests import called
from tests.safety.test_hostile_names_reports import HOSTILE, squeezed
from tests.server.serving import Hall, hall
from tests.services.publishing_club import agree, paper_club
from tests.turns import by_turns, tries

BREAKING = [
    "</script><script>alert(1)</script>",
    "'\"><img src=x onerror=alert(1)>",
    "</td></table></body>",
    "{{ 7 * 7 }} {% raw %}",
    "<![CDATA[x]]>",
]
NAMES = [*filter(None, HOSTILE), *BREAKING]


class Seen(HTMLParser):
    """What a browser makes of a page: its elements with what they bear, and its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, tuple[str, ...]]] = []
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, tuple(name for name, _ in attrs)))
        for name, value in attrs:
            told = value or ""
            assert name not in ("href", "src", "action") or not told.startswith(("http", "java"))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Site:
    with paper_club(tmp_path_factory.mktemp("krant")) as club:
        agree(club, "Jan Bos", "Piet Vos", "Anna de Wit")
        wanted = [one.id for one in seasons(club)]
        return site(club, wanted, Unnamed(), lambda _done, _all: None)


def pages_of(found: Site, name: str) -> list[Seen]:
    club = replace(found.club, name=name, place=name)
    made = web_pages(replace(called(found, name), club=club), progress=lambda _done, _all: None)
    return [Seen(data.decode()) for file, data in made.items() if file.endswith(".html")]


@pytest.mark.parametrize("name", by_turns(NAMES, 10, 2), ids=ascii)
def test_a_hostile_name_is_text_on_every_page(published: Site, name: str) -> None:
    plain, made = pages_of(published, "Piet"), pages_of(published, name)
    assert [one.elements for one in made] == [one.elements for one in plain]
    wanted = squeezed(name.encode("utf-8", "replace").decode().replace("\r", "\n"))[:8]
    assert all(wanted in squeezed(one.text) for one in made)


def test_pages_without_escaping_are_caught(
    published: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = pages_of(published, "Piet")
    monkeypatch.setattr("markupsafe._escape_inner", lambda text: text)
    assert [one.elements for one in pages_of(published, "<b>Jan</b>")] != [
        one.elements for one in made
    ]


def in_the_hall(served: Hall, names: list[str]) -> list[Seen]:
    """The pages of a hall in which people are called so."""

    def rename(club: OpenClub) -> None:
        for one, name in zip(members.members(club), names, strict=False):
            if tidy(name):
                called_so = {"last_name": name[:80], "first_name": "P", "infix": ""}
                members.change_member(club, one.changed(**called_so))

    served.on_club(rename)
    codes = served.codes
    tables = [f"/t/{one.code}" for one in codes.tables if one.round == 1]
    found = []
    for place in (*tables, f"/wall/{codes.wall}", f"/desk/{codes.desk}"):
        answer = served.ask("GET", place)
        assert answer.status_code == 200, place
        found.append(Seen(answer.text))
    return found


def test_a_hostile_name_is_text_on_the_pages_in_the_hall(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        plain = in_the_hall(served, ["Bos"] * 8)
        for start in range(0, len(NAMES), tries(80, 8)):
            names = [*BREAKING[:2], *NAMES[start : start + 8]][:8] if start else NAMES[:8]
            made = in_the_hall(served, names)
            assert [one.elements for one in made] == [one.elements for one in plain], names


def test_pages_in_the_hall_without_escaping_are_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path) as served:
        plain = in_the_hall(served, ["Bos"] * 8)
        for name in ("table.html", "wall.html", "desk.html"):
            monkeypatch.setattr(fragments.template(name).environment, "autoescape", False)
        made = in_the_hall(served, ["<b>Jan</b>"] * 8)
        assert [one.elements for one in made] != [one.elements for one in plain]


def collected(names: list[str]) -> bytes:
    """A collection of people who are called so, of a club that is called as the first of them."""
    day, account = date(2026, 12, 1), "NL91ABNA0417164300"
    lines = tuple(
        Debit(
            *(Member(at, name), 4500, f"M-{at}", day, account, name, Sequence.RECURRENT, name),
            end_to_end=f"E-{at}",
            id=at,
        )
        for at, name in enumerate(names, 1)
    )
    now = datetime(2026, 11, 24, 20, 0)
    return pain.document(
        Collection(1, 1, day, now, "NL42ZZZ123456780000", account, names[0], lines), {}
    )


def texts(data: bytes) -> list[tuple[str, str]]:
    return [(one.tag, (one.text or "").strip()) for one in ElementTree.fromstring(data).iter()]


def every_bank_takes(names: list[str]) -> None:
    plain, made = texts(collected(["Piet"] * len(names))), texts(collected(names))
    assert [tag for tag, _ in made] == [tag for tag, _ in plain]
    for (_, text), (_, before) in zip(made, plain, strict=True):
        kept = re.fullmatch(r"[A-Za-z0-9/?:().,'+ -]+", text) and "//" not in f"/{text}"
        assert kept or text == before, text


def test_a_hostile_name_is_signs_that_every_bank_takes() -> None:
    every_bank_takes(NAMES)


def test_a_file_for_a_bank_with_names_as_they_are_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pain, "plain", lambda text, longest: text[:longest])
    with pytest.raises(AssertionError):
        every_bank_takes(["Łukasz <b>"])
