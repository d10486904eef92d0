"""The document of the lines between a phone and the laptop is what the server does."""

import re

import pytest

from clubadmin import assets
from clubadmin.server import access, at_desk, at_table, at_wall, gate, handling, pages, watching
from clubadmin.services.tableside import request_keys
from tests.server.serving import Hall

TOLD = assets.path("hall-lines.md").read_text("utf-8")
FIELDS = re.compile(r"[`\"](\w+)[`\"]")


def _written(path: str) -> str:
    return re.sub(r"\{(\w+)\}", lambda found: found[1].upper(), path)


def test_every_line_of_the_server_stands_in_the_document_and_no_other() -> None:
    modules = (at_table, at_desk, at_wall, pages)
    routes = {
        f"{method} {_written(route.path)}"
        for module in modules
        for route in module.ROUTES
        for method in route.methods - {"HEAD"}
    }
    assert set(re.findall(r"`((?:GET|PUT|POST|DELETE) [^` ]+)`", TOLD)) == routes


def test_every_refusal_of_the_server_stands_in_the_document_and_no_other() -> None:
    refused = {(str(status), code) for _kind, status, code, _message in handling._TOLD}
    refused |= {("403", "outside"), ("409", "taken"), ("409", "there"), ("500", "fault")}
    assert set(re.findall(r"^\| (\d{3}) \| `([a-z-]+)` \|", TOLD, re.MULTILINE)) == refused


def test_the_bounds_in_the_document_are_those_that_are_kept() -> None:
    changes = access.CHANGES[at_table.Opens.TABLE], access.CHANGES[at_table.Opens.DESK]
    for said in (
        f"at most {gate.MOST_BYTES:,} bytes, and comes within {handling.PATIENCE:.0f} seconds",
        f"1 to {request_keys.LONGEST_KEY} signs",
        f"at most {at_table.LONGEST_PROTEST:,} signs",
        f"{access.WRONG} wrong codes",
        f"{changes[0]} changes by a table ({changes[1]:,} by a desk)",
        f"every {watching.ALIVE:.0f} seconds",
    ):
        assert said in TOLD, said


def test_a_stranger_who_read_only_the_document_types_a_sheet(hall: Hall) -> None:
    code = hall.code()
    sheet = hall.ask("GET", f"/api/t/{code.upper()}").json()
    assert sheet.keys() <= set(FIELDS.findall(TOLD))
    (asked,) = re.findall(r"`PUT /api/t/CODE/rows/GAME` \| `(\{.*?\})`", TOLD)
    body = handling.json.loads(asked)
    row = hall.ask("PUT", f"/api/t/{code}/rows/1", json=body)
    assert (row.status_code, row.json()["ns"]["total"], row.json()["version"]) == (200, 112, 1)
    assert hall.ask("PUT", f"/api/t/{code}/rows/1", json=body).content == row.content
    other = hall.ask("PUT", f"/api/t/{code}/rows/1", json=body | {"key": "other"})
    assert (other.status_code, other.json()["error"]) == (409, "taken")


@pytest.mark.parametrize("language", ["nl", "en"])
def test_the_help_of_typing_at_the_table_leads_to_the_document(language: str) -> None:
    assert "hall-lines.md" in assets.path(f"help/{language}/aan-tafel.md").read_text("utf-8")
