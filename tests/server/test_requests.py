"""What phones ask and are answered, over real connections."""

import re
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from clubadmin.model.tableside.codes import Opens
from clubadmin.server import access
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.members import particulars
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from clubadmin.services.tableside import codes
from clubadmin.storage.club.store import Store
from clubadmin.storage.schema.packed import CHANGES
from tests.asking import PATIENCE
from tests.server.serving import Hall
from tests.server.serving import hall as serving
from tests.services.evening_club import table_id


def test_a_table_gets_its_sheet(hall: Hall):
    found = hall.ask("GET", f"/api/t/{hall.code()}").json()
    assert (found["table"], found["round"], found["rules"]) == (1, 1, "nku")
    place = hall.evening.plan[0].tables[0]
    assert found["players"] == {
        "ns": [place.n.label, place.s.label],
        "ew": [place.e.label, place.w.label],
    }
    assert [one["game"] for one in found["games"]] == [1, 2, 3, 4]
    first = found["games"][0]
    assert {key: first[key] for key in ("typed", "version", "ns", "ew", "findings")} == {
        "typed": "",
        "version": 0,
        "ns": None,
        "ew": None,
        "findings": [],
    }
    assert (found["state"], found["lit"], found["code"]) == ("open", 1, hall.code())
    assert found["totals"]["ns"] == {"points": 0, "roem": 0, "total": 0}


def test_a_whole_sheet_from_the_first_row_to_confirmed(hall: Hall):
    for game, typed in enumerate(("92+20", "n-40", "p", "81-20"), 1):
        assert hall.row(game, typed).status_code == 200
    found = hall.ask("GET", f"/api/t/{hall.code()}").json()
    # Wij 112 + 0 + 262 + 81, Zij 70 + 202 + 0 + 101
    assert (found["totals"]["ns"]["total"], found["totals"]["ew"]["total"]) == (455, 373)
    where = f"/api/t/{hall.code()}/confirm"
    totals = {"ns": 455, "ew": 373}
    wrong = hall.ask("POST", where, json={"side": "ns", "totals": {**totals, "ew": 1}, "key": "w"})
    assert (wrong.status_code, wrong.json()["totals"]["ew"]["total"]) == (409, 373)
    first = hall.ask("POST", where, json={"side": "ns", "totals": totals, "key": "a"})
    assert (first.status_code, first.json()["state"]) == (200, "open")
    both = hall.ask("POST", where, json={"side": "ew", "totals": found["totals"], "key": "b"})
    assert (both.status_code, both.json()["state"]) == (200, "confirmed")
    assert hall.row(1, "93", version=1).json()["state"] == "open"


def test_a_sheet_that_is_not_all_typed_cannot_be_agreed_with_and_it_is_told_why(hall: Hall):
    hall.row(1, "92")
    asked = {"side": "ns", "totals": {"ns": 92, "ew": 70}, "key": "a"}
    answer = hall.ask("POST", f"/api/t/{hall.code()}/confirm", json=asked)
    assert (answer.status_code, answer.json()["missing"]) == (409, [2, 3, 4])
    assert "Spel 2 is nog niet getypt" in answer.json()["message"]


def test_the_same_key_gets_the_same_answer_to_the_letter(hall: Hall):
    first = hall.row(1, "92+20", key="a")
    hall.row(2, "100")
    assert hall.row(1, "92+20", key="a").content == first.content
    assert hall.on_club(lambda club: len(history_of(club))) == 2


def history_of(club: OpenClub) -> list[str]:
    with club.store.read() as conn:
        found = conn.exec_driver_sql(f"SELECT label FROM {CHANGES} WHERE scope LIKE 'sheet:%'")
        return list(found.scalars())


def test_who_comes_too_late_gets_the_row_as_somebody_else_left_it(hall: Hall):
    hall.row(1, "92")
    late = hall.row(1, "82", key="b")
    assert (late.status_code, late.json()["typed"], late.json()["version"]) == (409, "92", 1)
    assert "Spel 1" in late.json()["message"]


@pytest.mark.parametrize(
    "body",
    [
        {"typed": "abc", "version": 0, "key": "a"},
        {"typed": "92", "version": 0},
        {"typed": "92", "version": "0", "key": "a"},
        {"typed": "92", "version": True, "key": "a"},
        {"typed": 92, "version": 0, "key": "a"},
        {"typed": "92", "version": 0, "key": ""},
        {"typed": "92", "version": 10**30, "key": "a"},
        ["typed"],
        "92",
        None,
    ],
)
def test_what_is_no_row_is_told_so_in_a_sentence(hall: Hall, body: object):
    answer = hall.ask("PUT", f"/api/t/{hall.code()}/rows/1", json=body)
    assert answer.status_code == 422
    assert answer.json()["message"].endswith(".")
    assert hall.ask("GET", f"/api/t/{hall.code()}").json()["games"][0]["typed"] == ""


@pytest.mark.parametrize("game", ["0", "5", "99", "-1", "x", "1.5", "9" * 30, "%00"])
def test_a_game_that_is_not_there_is_no_row(hall: Hall, game: str):
    body = {"typed": "92", "version": 0, "key": "a"}
    assert hall.ask("PUT", f"/api/t/{hall.code()}/rows/{game}", json=body).status_code == 422


def test_a_row_after_signing_is_refused(hall: Hall):
    for game in range(1, 5):
        hall.row(game, "92")
    table = table_id(hall.evening, 1, 1)
    hall.on_club(lambda club: sheets.sign(club, table))
    late = hall.row(1, "82", version=1)
    assert late.status_code == 423
    assert "afgetekend" in late.json()["message"]
    assert hall.ask("GET", f"/api/t/{hall.code()}").json()["state"] == "signed"
    totals = {"ns": 368, "ew": 280}
    asked = {"side": "ns", "totals": totals, "key": "c"}
    answer = hall.ask("POST", f"/api/t/{hall.code()}/confirm", json=asked)
    assert (answer.status_code, answer.json()["state"]) == (409, "signed")
    assert "afgetekend" in answer.json()["message"]


def test_once_the_evening_is_closed_no_code_opens_anything_though_it_is_served_on(hall: Hall):
    doors = (f"t/{hall.code()}", f"wall/{hall.codes.wall}", f"desk/{hall.codes.desk}")
    for one in doors:
        assert hall.ask("GET", f"/api/{one}").status_code == 200

    def close(club: OpenClub) -> None:
        for plan in hall.evening.plan:
            for one in plan.tables:
                sheets.save_lines(club, one.table_id, dict.fromkeys(range(1, 5), "92"))
                sheets.sign(club, one.table_id)
        closing.close(club, hall.evening.id)

    hall.on_club(close)
    for one in doors:
        for path in (f"/{one}", f"/api/{one}", f"/api/{one}/events"):
            assert hall.ask("GET", path).status_code == 404, path
    said = hall.ask("GET", f"/{doors[0]}", headers={"Accept-Language": "nl"}).text
    assert "Deze avond is afgesloten" in said


def test_an_old_code_and_a_wrong_table_open_nothing(hall: Hall):
    old = hall.code()
    hall.on_club(lambda club: codes.renew(club, hall.evening.id))
    for path in (f"/api/t/{old}", f"/t/{old}", f"/api/t/{old}/events"):
        assert hall.ask("GET", path).status_code == 404
    assert hall.ask("PUT", f"/api/t/{old}/rows/1", json={}).status_code in (404, 422)
    assert hall.row(1, "92").status_code == 404
    assert hall.on_club(history_of) == []


def test_a_code_opens_its_own_table_and_no_other_door(hall: Hall):
    for path in ("/api/wall/{}", "/api/desk/{}", "/wall/{}", "/desk/{}", "/api/desk/{}/t/1/2"):
        assert hall.ask("GET", path.format(hall.code())).status_code == 404
    assert hall.ask("GET", f"/api/t/{hall.codes.wall}").status_code == 404
    assert hall.ask("GET", f"/api/t/{hall.codes.desk}").status_code == 404


def test_wrong_codes_are_answered_a_few_times_only_and_good_ones_go_on(hall: Hall):
    found = [hall.ask("GET", f"/api/t/{at:016}").status_code for at in range(25)]
    assert found == [404] * 20 + [429] * 5
    assert hall.ask("GET", "/api/desk/aaaa-bbbb-cccc").status_code == 429
    assert hall.ask("GET", f"/api/desk/{hall.codes.desk}").status_code == 200
    assert hall.ask("GET", f"/api/t/{hall.code()}").status_code == 200
    new = hall.on_club(lambda club: codes.renew(club, hall.evening.id))
    assert hall.ask("GET", f"/api/desk/{hall.codes.desk}").status_code == 429
    assert hall.ask("GET", f"/api/desk/{new.desk}").status_code == 200, "also one of just now"


def test_a_call_and_a_protest_are_one_request_each(hall: Hall):
    where = f"/api/t/{hall.code()}"
    assert hall.ask("POST", f"{where}/call", json={"key": "a"}).json()["called"] is True
    said = {"text": "Zij verzaakten", "game": 2, "key": "b"}
    for _ in range(2):
        assert hall.ask("POST", f"{where}/protest", json=said).json()["protests"] == 1
    board = hall.ask("GET", f"/api/desk/{hall.codes.desk}").json()["rounds"][0]["tables"]
    assert [one["called"] for one in board] == [True, False]


def test_the_desk_types_signs_and_checks_in(hall: Hall):
    where = f"/api/desk/{hall.codes.desk}"
    for game in range(1, 5):
        body = {"typed": "92", "version": 0, "key": f"{game}", "desk": "Ria"}
        assert hall.ask("PUT", f"{where}/t/1/2/rows/{game}", json=body).status_code == 200
    signed = hall.ask("POST", f"{where}/t/1/2/sign", json={"desk": "Ria"})
    assert (signed.status_code, signed.json()["state"]) == (200, "signed")
    early = hall.ask("POST", f"{where}/t/1/1/sign", json={})
    assert (early.status_code, "Spel 1" in early.json()["message"]) == (422, True)
    back = hall.ask("POST", f"{where}/t/1/2/unsign", json={})
    assert back.json()["state"] == "open"
    guest = hall.ask("POST", f"{where}/people", json={"guest": "riet bos", "desk": "Ria"})
    assert guest.json()["people"][-1]["name"] == "Riet Bos"
    again = hall.ask("POST", f"{where}/people", json={"guest": "Riet Bos"})
    assert (again.status_code, len(again.json()["people"])) == (409, 9)
    assert hall.ask("GET", f"{where}/t/9/9").status_code == 404
    assert hall.ask("GET", f"{where}/candidates?search=bos").json()["guest"] == "Bos"


def test_the_desk_types_four_totals_where_they_come_first(hall: Hall):
    at = f"/api/desk/{hall.codes.desk}/t/1/2"
    body = {"typed": "344 20 304 40", "key": "1", "desk": "Ria"}
    refused = hall.ask("PUT", f"{at}/totals", json=body)
    assert (refused.status_code, "Typ de totalen zo" in refused.json()["message"]) == (422, True)
    hall.on_club(lambda club: evenings.change_evening(club, hall.evening.id, totals_first=True))
    wrong = hall.ask("PUT", f"{at}/totals", json=body | {"typed": "344 20 305 40"}).json()
    assert (wrong["ready"], "samen 649" in wrong["all_findings"][0]["message"]) == (False, True)
    typed = hall.ask("PUT", f"{at}/totals", json=body).json()
    assert (typed["ready"], typed["totals"]["ns"]["total"]) == (True, 364)
    signed = hall.ask("POST", f"{at}/sign", json={"desk": "Ria"}).json()
    assert (signed["state"], signed["totals_only"]) == ("signed", True)
    board = hall.ask("GET", f"/api/desk/{hall.codes.desk}").json()
    assert "Σ totalen" in board["html"]["board"]
    for game, line in enumerate(("92+20", "100", "n-40", "152"), 1):
        row = {"typed": line, "version": 0, "key": f"r{game}", "desk": "Ria"}
        last = hall.ask("PUT", f"{at}/rows/{game}", json=row)
        assert last.status_code == 200
    assert (last.json()["state"], last.json()["totals_only"]) == ("signed", False)
    late = {"typed": "62", "version": 1, "key": "late", "desk": "Ria"}
    assert hall.ask("PUT", f"{at}/rows/4", json=late).status_code == 423


def test_no_address_phone_or_birth_date_leaves(hall: Hall):
    secret = ("Kerkstraat 12", "0612345678", "geheim@example.org", "1950-03-04")

    def fill(club):
        from dataclasses import replace

        from clubadmin.services.members import members

        for one in members.members(club):
            members.change_member(club, replace(one, phone=secret[1], email=secret[2]))
            found = particulars.particulars(club, one.id)
            wanted = found.changed(street=secret[0], postcode="1234 AB", town="Lutjebroek")
            particulars.keep(club, wanted, today=hall.evening.date)

    hall.on_club(fill)
    every = [
        *(f"/api/t/{hall.code()}", f"/t/{hall.code()}", f"/wall/{hall.codes.wall}"),
        *(f"/api/wall/{hall.codes.wall}", f"/api/wall/{hall.codes.wall}?number=1"),
        *(f"/api/desk/{hall.codes.desk}", f"/api/desk/{hall.codes.desk}/candidates?search="),
        *(f"/desk/{hall.codes.desk}", f"/api/desk/{hall.codes.desk}/t/1/1"),
    ]
    for path in every:
        answer = hall.ask("GET", path)
        assert answer.status_code == 200, path
        assert not [one for one in (*secret, "1234") if one in answer.text], path


def test_english_is_spoken_where_it_is_preferred(hall: Hall):
    hall.row(1, "92")
    body = {"typed": "82", "version": 0, "key": "b"}
    where = f"/api/t/{hall.code()}/rows/1"
    english = {"accept-language": "en-GB,en;q=0.9,nl;q=0.5"}
    assert "Game 1" in hall.ask("PUT", where, json=body, headers=english).json()["message"]
    assert "Game 1" in hall.ask("PUT", f"{where}?lang=en", json=body).json()["message"]
    assert "Spel 1" in hall.ask("PUT", where, json=body).json()["message"]
    assert '<html lang="en"' in hall.ask("GET", f"/t/{hall.code()}?lang=en").text


def test_pages_are_kept_by_nobody_and_load_nothing_from_elsewhere(hall: Hall):
    for path in (f"/t/{hall.code()}", f"/wall/{hall.codes.wall}", "/desk", "/", "/t/none"):
        answer = hall.ask("GET", path)
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        assert "unsafe" not in policy
        assert not re.search(r"(src|href)=\"(https?:)?//", answer.text)


def test_nothing_but_the_pages_can_be_reached(hall: Hall):
    outside = ("/static/../table.html", "/static/%2e%2e/table.html", "/static/none", "/docs")
    for path in (*outside, "/api", "/api/t", "/openapi.json", "/t/../../etc/passwd"):
        assert hall.ask("GET", path).status_code in (404, 422), path
    assert hall.ask("DELETE", f"/api/t/{hall.code()}").status_code == 405
    assert hall.ask("POST", f"/t/{hall.code()}").status_code == 405


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example"},
        {"host": "evil.example:80"},
        {"host": "8.8.8.8"},
        {"host": "192.168.1.20:8123"},
        {"host": "zaal.local"},
        {"host": ""},
        {"origin": "http://evil.example"},
        {"origin": "null"},
    ],
)
def test_a_page_from_elsewhere_is_refused(hall: Hall, headers: dict[str, str]):
    answer = hall.ask("GET", f"/api/t/{hall.code()}", headers=headers)
    assert answer.status_code in (400, 403)


def test_a_table_that_cannot_get_in_is_told_why_on_a_page(hall: Hall):
    """As far as the server can know: another network, a wrong code, too many tries."""

    def told(path: str, **headers: str) -> tuple[int, str]:
        answer = hall.ask("GET", path, headers={"Accept-Language": "nl", **headers})
        assert answer.headers["content-type"].startswith("text/html")
        assert "Schrijf dan op papier" in answer.text
        return answer.status_code, answer.text

    for (status, text), code, why in (
        (told(f"/t/{hall.code()}", Host="elders.example"), 403, "Kies op deze telefoon de wifi"),
        (told("/t/geencode"), 404, "Deze code opent niets"),
        (told("/nergens"), 404, "Scan de kaart van uw tafel"),
    ):
        assert (status, why in text) == (code, True), why
    for _ in range(access.WRONG):
        late = told("/t/geencode")
    assert (late[0], "te veel verkeerde codes" in late[1]) == (429, True)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.0.0.1:8123", "clubadmin.local"])
def test_the_names_of_this_machine_in_the_hall_are_known(hall: Hall, host: str):
    assert hall.ask("GET", f"/api/t/{hall.code()}", headers={"host": host}).status_code == 200


def test_names_that_look_like_markup_stay_names(hall: Hall):
    def rename(club):
        from dataclasses import replace

        from clubadmin.services.members import members

        one = hall.evening.plan[0].tables[0].n
        members.change_member(club, replace(one, last_name="<script>alert(1)</script>"))

    hall.on_club(rename)
    page = hall.ask("GET", f"/t/{hall.code()}").text
    assert "<script>alert" not in page


def test_a_name_is_text_on_every_part_of_a_page(hall: Hall):
    name = "<img src=x onerror=alert(1)>"
    desk, wall = f"/api/desk/{hall.codes.desk}", f"/api/wall/{hall.codes.wall}"
    came = hall.ask("POST", f"{desk}/people", json={"guest": name})
    assert came.status_code == 200
    number = came.json()["people"][-1]["number"]
    found = hall.ask("GET", f"{desk}/candidates", params={"search": name}).json()
    made = (
        *(came.json()["html"]["people"], found["html"]),
        hall.ask("GET", desk).json()["html"]["people"],
        hall.ask("GET", wall).json()["html"]["people"],
        hall.ask("GET", f"{wall}?number={number}").json()["html"]["mine"],
    )
    for html in made:
        assert "&lt;" in html
        assert "<img" not in html.lower()


@pytest.mark.parametrize(
    ("where", "body"),
    [
        ("desk/{desk}/people", '{"guest": "Riet \\ud800Bos"}'),
        ("desk/{desk}/people", '{"guest": "Piet\\u0000Bos"}'),
        ("desk/{desk}/people", '{"letters": "\\ud800"}'),
        ("desk/{desk}/people", '{"guest": "' + "a" * 201 + '"}'),
        ("desk/{desk}/t/1/1/sign", '{"desk": "Ria\\u0000"}'),
        ("t/{table}/confirm", '{"side": "\\udfff", "totals": {"ns": 1, "ew": 1}, "key": "a"}'),
        ("t/{table}/confirm", '{"side": "ns", "totals": {"\\ud800": 1}, "key": "a"}'),
        ("t/{table}/protest", '{"text": "Zij\\u0007verzaakten", "key": "a"}'),
        ("t/{table}/protest", '{"text": "' + "a" * 2001 + '", "key": "a"}'),
        ("t/{table}/call", '{"key": "\\ud800"}'),
    ],
)
def test_what_cannot_be_a_text_is_told_so_in_a_sentence(hall: Hall, where: str, body: str):
    path = where.format(desk=hall.codes.desk, table=hall.code())
    answer = hall.ask("POST", f"/api/{path}", content=body)
    assert answer.status_code == 422
    assert answer.json()["message"].endswith(".")
    assert len(evenings_people(hall)) == 8
    assert hall.on_club(history_of) == []


def evenings_people(hall: Hall) -> list[str]:
    found = hall.ask("GET", f"/api/desk/{hall.codes.desk}").json()["people"]
    return [one["name"] for one in found]


def test_a_fault_of_the_program_is_told_in_a_sentence(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("clubadmin.server.at_table.text_in", lambda *_: 1 / 0)
    answer = hall.row(1, "92")
    assert answer.status_code == 500
    assert answer.json()["message"].startswith("Dit ging niet goed")


def test_more_than_people_can_type_is_refused_and_they_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(access, "CHANGES", {Opens.TABLE: 5, Opens.DESK: 9})
    with serving(tmp_path) as hall:
        asked = [{"on": at % 2 == 0, "key": str(at)} for at in range(8)]
        where = f"/api/t/{hall.code()}/call"
        found = [hall.ask("POST", where, json=one).status_code for one in asked]
        assert found == [200] * 5 + [429] * 3
        told = hall.row(1, "92")
        assert told.status_code == 429
        assert "dan iemand kan typen" in told.json()["message"]
        assert hall.ask("GET", f"/api/t/{hall.code()}").status_code == 200, "it can be looked at"
        assert hall.row(1, "92", table=2).status_code == 200
        body = {"typed": "92", "version": 0, "key": "a"}
        there = f"/api/desk/{hall.codes.desk}/t/1/1/rows/1"
        assert hall.ask("PUT", there, json=body).status_code == 200


def test_no_more_guests_come_by_one_code_than_a_door_can_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(access, "COMERS", 3)
    with serving(tmp_path) as hall:
        where = f"/api/desk/{hall.codes.desk}/people"
        guests = [{"guest": f"Riet {at}"} for at in range(5)]
        found = [hall.ask("POST", where, json=one).status_code for one in guests]
        assert found == [200] * 3 + [429] * 2
        assert len(evenings_people(hall)) == 11


def test_nobody_who_types_comes_near_the_bound():
    """A table with four phones that each send a row every ten seconds; sixteen desks, every two."""
    assert access.CHANGES[Opens.TABLE] > 2 * 4 * access.LONG / 10
    assert access.CHANGES[Opens.DESK] > 2 * 16 * access.LONG / 2


def test_rows_that_wait_are_committed_together_and_each_is_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(access, "STRETCH", 60)
    commits: list[int] = []
    commit = Store._commit
    monkeypatch.setattr(Store, "_commit", lambda *given: (commits.append(1), commit(*given))[1])
    with serving(tmp_path, people=48, games=4) as hall:
        free, begun = threading.Event(), threading.Event()

        def busy(_club: OpenClub) -> None:
            begun.set()
            assert free.wait(PATIENCE)

        assert hall.ask("GET", f"/api/t/{hall.code()}").status_code == 200  # codes are known
        waiting = hall.owner.hand_in(busy)
        assert begun.wait(PATIENCE)
        commits.clear()
        with ThreadPoolExecutor(12) as phones:
            rows = [phones.submit(hall.row, 1, "92", table=at) for at in range(1, 12)]
            taken = phones.submit(hall.row, 9, "92", table=12)
            while len(hall.server._access._sheets) < 12:
                assert not any(one.done() for one in rows)
            free.set()
            assert [one.result().status_code for one in rows] == [200] * 11
            assert taken.result().status_code == 422, "one that is no row takes back no other"
        waiting.result(PATIENCE)
        assert len(commits) <= 3
        assert len(hall.on_club(history_of)) == 11
