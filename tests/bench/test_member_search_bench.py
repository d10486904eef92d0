"""A search in 5,000 members: from a key to what it finds, beside a plain LIKE.

What is measured is everything that somebody waits for: the file, the list and its painting. The
yardstick is the same page with as much to paint, read by `LIKE ... LIMIT 200`; of each key the
least time counts.
"""

from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from sqlalchemy import text

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.page import MembersPage
from clubadmin.desktop.members.people import MOST
from clubadmin.model.members.member import Found, Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members
from tests.bench.painting import searched
from tests.bench.yardstick import LONGER
from tests.desktop.driving import settle
from tests.services.evening_club import new_club

PEOPLE = 5_000
BAR = 1.2
AGAIN = 15
TYPED = ("jansen", "de vries 12", "ria", "q", "06-00001")
LASTS = ("Bos", "Vries", "Berg", "Jansen", "Smit", "Mulder", "Visser", "Kok", "Prins", "Wit")
FIRSTS = ("Jan", "Piet", "Mies", "Truus", "Wim", "Ria", "Koos", "Henk", "Ans", "Leo")
_LIKE = f"SELECT {members.FIELDS} FROM member WHERE {{}} AND active LIMIT {MOST}"

pytestmark = pytest.mark.bench


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    made = new_club(tmp_path_factory.mktemp("many"))
    people = (
        Member(
            0,
            f"{LASTS[at % 10]}-{LASTS[at // 10 % 10]}",
            first_name=FIRSTS[at // 100 % 10],
            infix="de" if at % 3 else "",
            remark=str(at // 1000 or ""),
            phone=f"06-{at:08}",
        )
        for at in range(PEOPLE)
    )
    members.add_members(made, people)
    yield made
    made.close()


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, club: OpenClub) -> Iterator[MembersPage]:
    ops = Operations(club)
    made = MembersPage(ops, theme)
    qtbot.addWidget(made)
    made.resize(1160, 740)
    made.show()
    made.refresh()
    settle(qtbot, ops)
    yield made
    ops.stop()


def plain(club: OpenClub, wanted: str) -> tuple[Member, ...]:
    """What a search is held against: the first of a LIKE for each word, in no order."""
    words = {f"w{at}": f"%{word}%" for at, word in enumerate(wanted.split())}
    query = text(
        _LIKE.format(" AND ".join(f"(search LIKE :{name} OR phone LIKE :{name})" for name in words))
    )
    with club.store.read() as conn:
        rows = conn.execute(query, words).mappings().all()
    return tuple(members.member_of(row) for row in rows)


def typed(page: MembersPage) -> list[float]:
    """The time of each key of all that is typed."""
    return searched(page.ops, page.people.search, TYPED)


def test_a_key_in_a_search_of_five_thousand_is_painted_as_soon_as_a_plain_like_would_be(
    page: MembersPage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found: dict[str, Found] = {}
    search = members.find

    def kept(club: OpenClub, wanted: str, most: int, **how: Any) -> Found:
        answer = search(club, wanted, most, **how)
        found.setdefault(wanted, answer)
        return answer

    def like(club: OpenClub, wanted: str, most: int, **how: Any) -> Found:
        if most > MOST:
            return search(club, wanted, most, **how)  # the field was emptied
        plain(club, wanted)
        return found[wanted]  # as much to paint

    monkeypatch.setattr(members, "find", kept)
    typed(page)  # what is read once is read now
    times: dict[Callable[..., object], list[list[float]]] = {search: [], like: []}
    for turn in range(LONGER * AGAIN):
        for way, seen in times.items():
            monkeypatch.setattr(members, "find", way)
            seen.append(typed(page))
        ours, theirs = (median(map(min, zip(*one, strict=True))) for one in times.values())
        whole = ours / theirs
        if turn + 1 >= AGAIN and whole <= BAR:
            break
    with capsys.disabled():
        print(
            f"\n{PEOPLE} members, key to painted {ours:.1f} ms;"
            f" LIKE {theirs:.1f} ms; {whole:.2f}, at most {BAR}"
        )
    assert whole <= BAR
