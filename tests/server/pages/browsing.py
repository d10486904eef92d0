"""A hall with a server and real browsers in it: phones that are tapped on."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
    sync_playwright,
)

from clubadmin.model.evenings.evening import Evening
from clubadmin.model.tableside.codes import HallCodes
from clubadmin.server.hall import HallServer
from clubadmin.server.owner import ClubThread
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.tableside import codes

T = TypeVar("T")
PHONE = (390, 844)
SMALLEST = (320, 568)
TABLET = (820, 1180)
_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
_PATIENCE = 20_000  # milliseconds: on a busy machine what must come comes late
expect.set_options(timeout=_PATIENCE)


def installed() -> str:
    """Where the system's browser is; the tests are skipped where there is none."""
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    if found is None:
        pytest.skip("no Chromium on this machine: apt-get install chromium, or dev.py test as root")
    return found


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser; tests of a module share one."""
    path = installed()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=list(_QUIET))
        yield opened
        opened.close()


class Hall:
    """An evening that is served, and the phones in it.

    Attributes:
        codes: of its tables, the wall and the desk.
        faults: what browsers complained of.
    """

    def __init__(self, opened: Browser, owner: ClubThread, evening: Evening) -> None:
        self.evening = evening
        self.faults: list[str] = []
        self._browser = opened
        self._owner = owner
        self.codes: HallCodes = self.ask(lambda club: codes.turn_on(club, evening.id))
        self.server = HallServer(owner, evening.id)
        self._contexts: list[BrowserContext] = []

    def ask(self, work: Callable[[OpenClub], T]) -> T:
        """What the window would do, on the thread that has the club open."""
        return self._owner.hand_in(work, changes=True).result()

    def card(self, table: int) -> str:
        """The address on a table's card."""
        code = next(one.code for one in self.codes.cards if one.table == table)
        return f"{self.server.address}/t/{code}"

    def page(
        self,
        address: str,
        size: tuple[int, int] = PHONE,
        *,
        language: str = "nl-NL",
        scheme: str = "light",
    ) -> Page:
        """A new phone that opens an address; what goes wrong in it is kept."""
        width, height = size
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            has_touch=True,
        )
        context.set_default_timeout(_PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heard)
        page.goto(address)
        return page

    def phone(self, table: int, size: tuple[int, int] = PHONE, **how: str) -> "Phone":
        """A phone that scans the card of a table."""
        return Phone(self.page(self.card(table), size, **how))

    def close(self) -> None:
        """Everybody goes home."""
        for one in self._contexts:
            one.close()
        self.server.stop()

    def _heard(self, message: ConsoleMessage) -> None:
        kind, text = message.type, message.text
        lost = ("ERR_INTERNET_DISCONNECTED", "409 (Conflict)", "423", "net::ERR")
        if kind in ("error", "warning") and not any(part in text for part in lost):
            self.faults.append(text)


@contextmanager
def hall(opened: Browser, folder: Path, made: Callable[[OpenClub], Evening]) -> Iterator[Hall]:
    """A club in a folder with an evening that `made` makes, served; no browser may complain."""
    from tests.services.evening_club import new_club

    with new_club(folder) as club:
        evening = made(club)
    owner = ClubThread(lambda: open_club(folder / "club.klj"))
    try:
        served = Hall(opened, owner, evening)
        served.server.start()
        try:
            yield served
        finally:
            served.close()
        assert served.faults == []
    finally:
        owner.close()


class Phone:
    """A table's page, tapped on with a thumb."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def type(self, game: int, taps: str) -> None:
        """Type a game, and see it come back from the server.

        `taps` are the keys one after the other: digits, "zij" (the box of Zij), "+20" and "-20"
        (roem of Wij and of Zij), "nat:wij", "pit:zij", "verzaakt:wij".
        """
        self.tap(game, taps)
        self.page.locator("#done").click()
        row = self.row(game)
        expect(row).not_to_contain_class("pending")
        expect(row.locator("td.open")).to_have_count(0)

    def tap(self, game: int, taps: str) -> None:
        """Tap the keys of a game without saying that it is done."""
        self.row(game).locator("th button").click()
        expect(self.page.locator("#pad-game")).to_contain_text(str(game))
        for key in taps.split():
            self.press(key)

    def press(self, key: str) -> None:
        """One of the keys, or a figure."""
        name, _, whose = key.partition(":")
        side = {"wij": "ns", "zij": "ew"}
        if whose:
            self.page.locator(f"[data-mark={name[0]}]").click()
            self.page.locator(f"#whose-{name[0]} .whose").nth(int(whose == "zij")).click()
        elif key in side:
            self.page.locator(f"[data-box=points_{side[key]}]").click()
        elif key[0] in "+-":
            box = "ns" if key[0] == "+" else "ew"
            self.page.locator(f"[data-add=roem_{box}][data-value='{key[1:]}']").click()
        else:
            for digit in key:
                self.page.locator(f"[data-digit='{digit}']").click()

    def row(self, game: int) -> Locator:
        """The row of a game."""
        return self.page.locator(f"tr[data-game='{game}']")

    def boxes(self, game: int) -> list[str]:
        """What stands in the boxes of a row: figures with their marks, "/" for the stripe."""
        return [
            "/" if "stripe" in (box.get_attribute("class") or "") else box.inner_text()
            for box in self.row(game).locator("td.points, td.roem").all()
        ]

    def totals(self) -> list[str]:
        """Points and roem of Wij and of Zij below the games."""
        return self.page.locator("#totals tr").first.locator("td").all_inner_texts()

    def agree(self, side: int) -> None:
        """Agree with the totals of a side: the first or the second."""
        key = self.page.locator(".agree").nth(side)
        key.click()
        expect(self.page.locator(".agree").nth(side)).to_have_attribute("aria-pressed", "true")


def seats(evening: Evening, round_number: int, table: int) -> Sequence[str]:
    """The names at a table."""
    plan = evening.plan[round_number - 1]
    return [one.label for at in plan.tables if at.number == table for _, one in at.seats]


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return max(wide, 0)


def cut_off(page: Page) -> list[str]:
    """Keys of which the text does not fit."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('button')].filter((one) => one.offsetParent"
        " && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim())"
    )
    return found


def wrong_here(page: Page) -> None:
    """Nothing on the page is without a name, a role or contrast."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
