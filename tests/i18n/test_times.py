"""A time of day is written one way, on paper as in the window: 22.41, in English 22:41."""

import re
from datetime import datetime
from pathlib import Path

import clubadmin
from clubadmin.i18n import Language, Message, Words

DUTCH, ENGLISH = Words(Language.NL), Words(Language.EN)
STAMP = "2026-11-02 22:41:07"


def test_a_time_has_a_dot_in_dutch_and_a_colon_in_english() -> None:
    assert (DUTCH.time(STAMP), ENGLISH.time(STAMP)) == ("22.41", "22:41")
    assert DUTCH.time(STAMP, seconds=True) == "22.41.07"


def test_a_moment_has_its_day_and_its_time() -> None:
    for said in (STAMP, datetime.fromisoformat(STAMP)):
        assert DUTCH.moment(said) == "2 november 2026, 22.41 uur"
        assert ENGLISH.moment(said) == "2 November 2026, 22:41"
    told = Message("Na dit papier ({moment})", moment=datetime.fromisoformat(STAMP))
    assert told.text() == "Na dit papier (2 november 2026, 22.41 uur)"


def test_what_is_no_moment_is_said_as_it_is() -> None:
    assert DUTCH.moment("gisteren") == DUTCH.time("gisteren") == "gisteren"


def test_nobody_writes_a_time_in_a_way_of_his_own() -> None:
    own = re.compile(r"%H[:.]%M|\[11:16\]|[Hh]{1,2}:mm")
    folder = Path(clubadmin.__file__).parent
    found = [one for one in folder.rglob("*.py") if own.search(one.read_text(encoding="utf-8"))]
    assert [one.relative_to(folder).as_posix() for one in found] == ["i18n/figures.py"]
