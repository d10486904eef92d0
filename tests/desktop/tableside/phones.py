"""Phones at the tables, as plain requests to the server of the window."""

import json
from itertools import count
from typing import Any

import httpx

from clubadmin.desktop.board.sheets_step import FormsStep
from clubadmin.desktop.tableside.bar import TablesideBar
from clubadmin.desktop.tableside.switch import Switch
from tests.asking import ask, events

LOOPBACK = "127.0.0.1"
_keys = count(1)


def bar_of(forms: FormsStep) -> TablesideBar:
    """The bar above the board."""
    bars = [one.bar for one in forms.fill_beside()]
    return next(one for one in bars if isinstance(one, TablesideBar))


def switch_of(forms: FormsStep) -> Switch:
    """The switch of the hall."""
    return Switch.of(forms._ops)


class Phone:
    """One that scanned the card of a table."""

    def __init__(self, switch: Switch, table: int) -> None:
        codes, address = switch.codes, switch.address
        assert codes is not None
        assert address is not None
        code = next(one.code for one in codes.cards if one.table == table)
        self.base = address.base
        self._at = f"{address.base}/api/t/{code}"
        sheet = self.sheet()
        mine = [one for one in codes.tables if (one.table, one.round) == (table, sheet["round"])]
        self._at = f"{address.base}/api/t/{mine[0].code}"

    def sheet(self) -> dict[str, Any]:
        """The sheet as it is now."""
        answer = ask("GET", self._at)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def hears(self, kind: str) -> dict[str, Any]:
        """The data of the next event of a kind that comes to who watches the sheet."""
        with events(f"{self._at}/events") as stream:
            lines = stream.iter_lines()
            for line in lines:
                if line == f"event: {kind}":
                    found: dict[str, Any] = json.loads(next(lines).removeprefix("data: "))
                    return found
        raise AssertionError(f"it ended without {kind}")

    def asks(self) -> int:
        """The status with which the sheet is answered."""
        return ask("GET", self._at).status_code

    def types(self, game: int, line: str, *, version: int | None = None) -> httpx.Response:
        """Send a row; with the version that stands there unless another is given."""
        if version is None:
            version = self.sheet()["games"][game - 1]["version"]
        what = {"typed": line, "version": version, "key": f"k{next(_keys)}"}
        return ask("PUT", f"{self._at}/rows/{game}", json=what)

    def types_all(self, *lines: str) -> None:
        """A whole sheet of which nothing was typed yet, from the first game on."""
        for game, line in enumerate(lines, 1):
            answer = self.types(game, line, version=0)
            assert answer.status_code == 200, answer.text

    def confirms(self) -> None:
        """Every side agrees with the sheet as it is."""
        totals = self.sheet()["totals"]
        for side in totals:
            what = {"side": side, "totals": totals, "key": f"k{next(_keys)}"}
            answer = ask("POST", f"{self._at}/confirm", json=what)
            assert answer.status_code == 200, answer.text

    def calls(self) -> None:
        """The referee is asked for."""
        answer = ask("POST", f"{self._at}/call", json={"key": f"k{next(_keys)}"})
        assert answer.status_code == 200, answer.text

    def protests(self, text: str) -> None:
        """A protest is handed in."""
        what = {"text": text, "key": f"k{next(_keys)}"}
        answer = ask("POST", f"{self._at}/protest", json=what)
        assert answer.status_code == 200, answer.text
