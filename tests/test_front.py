"""What somebody reads first: README and CHANGELOG are short, true and complete."""

import gzip
import re
import sys
import tomllib
from pathlib import Path

from clubadmin.services.care.health import check
from clubadmin.services.club.club import open_club
from tests.desktop.test_help_pictures import MADE_AGAIN

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))
import dev  # noqa: E402

README = (ROOT / "README.md").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
LINK = re.compile(r"\]\(([^)]+)\)")


def test_the_readme_names_every_command_of_a_checkout_and_no_other() -> None:
    named = {*re.findall(r"dev\.py (\w+)", README)}
    _before, _said, others = README.partition("The other commands are")
    named |= {*re.findall(r"`(\w+)`", others.partition(";")[0])}
    assert named == {*dev.COMMANDS}
    assert all(f"dev.py {name} " in (dev.__doc__ or "") for name in dev.COMMANDS)


def test_what_the_readme_and_the_changelog_lead_to_is_there() -> None:
    for target in LINK.findall(README + CHANGELOG):
        assert (ROOT / target).is_file(), target


def test_the_picture_of_the_readme_is_what_the_program_shows_today() -> None:
    (picture,) = re.findall(r"!\[[^\]]+\]\(resources/help/pictures/(\w+)/([a-z-]+)\.png\)", README)
    assert picture in MADE_AGAIN


def test_the_readme_says_in_two_sentences_and_ten_lines_what_the_program_is_and_does() -> None:
    what = README.split("\n\n")[1].replace("\n", " ")
    assert what.count(". ") == 1
    does = [line for line in README.splitlines() if line.startswith("- ")]
    assert len(does) == 10
    assert max(map(len, does)) < 150


def test_the_changelog_tells_of_the_version_that_is_made_and_of_its_news() -> None:
    versions = re.findall(r"^## (\S+)", CHANGELOG, re.MULTILINE)
    news = [file.stem for file in (ROOT / "resources" / "news").glob("*.toml")]
    assert sorted(versions) == sorted(news)
    told = tomllib.loads((ROOT / "resources/news" / f"{versions[0]}.toml").read_text("utf-8"))
    for line in told["en"]:
        thing = re.split("[:,]", line)[0].lower()
        assert thing in CHANGELOG.lower(), thing


def _lacking(changelog: str, there: set[str]) -> list[str]:
    """The released versions, those with a date, of which no club is kept."""
    released = re.findall(r"^## (\S+) \(\d{4}-\d\d-\d\d\)", changelog, re.MULTILINE)
    return [one for one in released if f"version-{one}.klaverjas.gz" not in there]


def test_a_club_of_each_released_version_is_kept_and_opens_in_this_one(tmp_path: Path) -> None:
    kept = sorted((ROOT / "tests" / "data").glob("version-*.klaverjas.gz"))
    assert _lacking(CHANGELOG, {one.name for one in kept}) == [], "see packaging/release.md, step 2"
    assert _lacking("## 0.2.0 (2027-01-05)\n\n## 0.1.0 (2026-12-01)\n", set()) == ["0.2.0", "0.1.0"]
    assert _lacking("## 0.1.0 (2026-12-01)\n", {"version-0.1.0.klaverjas.gz"}) == []
    for file in kept:
        club = tmp_path / file.stem
        club.write_bytes(gzip.decompress(file.read_bytes()))
        with open_club(club) as opened:
            assert check(opened).ok, file.name
