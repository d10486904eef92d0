"""The pages of a club on the web, in a browser: links that a trembling hand hits, with a name."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.services.publishing.test_publishing import all_pages
from tests.services.publishing_club import paper_club

LEAST = 24  # pixels, of what is pressed


def test_the_evenings_above_a_standing_are_pressed_and_named(
    chromium: Browser, tmp_path: Path
) -> None:
    club = paper_club(tmp_path)
    for name, data in all_pages(club).items():
        (tmp_path / name).write_bytes(data)
    club.close()
    page = chromium.new_page(viewport={"width": 320, "height": 568})
    page.goto(next(tmp_path.glob("stand-*.html")).as_uri())
    links = page.get_by_role("columnheader").get_by_role("link").all()
    sizes = [box for one in links if (box := one.bounding_box()) is not None]
    page.get_by_role("link", name="Avond 1", exact=True).first.click()
    assert "avond 1" in page.title()
    page.close()
    assert sizes
    assert all(min(one["width"], one["height"]) >= LEAST for one in sizes), sizes
