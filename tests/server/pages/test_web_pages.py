"""The pages of a club on the web, and papers kept as a page, in a browser.

Links that a trembling hand hits, with a name, and nothing that a screen reader cannot tell.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from clubadmin.reports.kit.web_page import stylesheet
from clubadmin.reports.web.figures import STYLE
from tests.reports.test_read_aloud import MADE, WEB, letter_of_all
from tests.server.pages.browsing import SMALLEST, sideways, wrong_here
from tests.services.publishing.test_publishing import all_pages
from tests.services.publishing_club import agree, paper_club

LEAST = 24  # pixels, of what is pressed
KINDS = ("index", "stand-*", "avond-*", "speler-*", "spelers", "records")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every page of a club's site."""
    folder = tmp_path_factory.mktemp("site")
    club = paper_club(folder)
    agree(club, "Jan Bos", "Wim Bos")
    for name, data in all_pages(club).items():
        (folder / name).write_bytes(data)
    club.close()
    (folder / STYLE).write_bytes(stylesheet("#f2c230"))  # yellow: hard to read as it is
    return folder


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[Page]:
    """A small phone."""
    wide, high = SMALLEST
    size = {"width": wide, "height": high}
    opened = chromium.new_page(viewport=size, color_scheme=request.param)
    yield opened
    opened.close()


def test_each_kind_of_page_is_read_and_seen_whole(page: Page, site: Path) -> None:
    for kind in KINDS:
        page.goto(next(site.glob(f"{kind}.html")).as_uri())
        wrong_here(page)
        assert sideways(page) == 0, kind


def test_a_paper_as_a_page_is_read_and_seen_whole(page: Page, tmp_path: Path) -> None:
    for at, make in enumerate([*MADE.values(), letter_of_all]):
        file = tmp_path / f"{at}.html"
        file.write_bytes(make(WEB))
        page.goto(file.as_uri())
        wrong_here(page)
        assert sideways(page) == 0, page.title()


def test_the_evenings_above_a_standing_are_pressed_and_named(chromium: Browser, site: Path) -> None:
    page = chromium.new_page(viewport={"width": 320, "height": 568})
    page.goto(next(site.glob("stand-*.html")).as_uri())
    links = page.get_by_role("columnheader").get_by_role("link").all()
    sizes = [box for one in links if (box := one.bounding_box()) is not None]
    page.get_by_role("link", name="Avond 1", exact=True).first.click()
    assert "avond 1" in page.title()
    page.close()
    assert sizes
    assert all(min(one["width"], one["height"]) >= LEAST for one in sizes), sizes
