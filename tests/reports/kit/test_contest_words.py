import re
from pathlib import Path

import pytest

from clubadmin.reports.kit import contest_words
from clubadmin.reports.kit.contest_words import PHRASES

GAP = re.compile(r"\{(\w+)\}")
COMPOSED = {
    "no-group",
    "by-tops",
    "by-points",
    "by-games",
    "by-saldo",
    "ns-long",
    "ew-long",
    "place-1",
    "place-2",
    "place-3",
}  # keys made of parts, or asked for here


@pytest.mark.parametrize("key", PHRASES)
def test_both_languages_have_the_same_gaps(key: str) -> None:
    dutch, english = PHRASES[key]
    assert dutch
    assert english
    assert sorted(GAP.findall(dutch)) == sorted(GAP.findall(english))


def test_every_phrase_is_said_somewhere() -> None:
    folder = Path(contest_words.__file__).parent
    others = (file for file in folder.glob("*.py") if file.stem != "contest_words")
    source = "".join(file.read_text(encoding="utf-8") for file in others)
    said = {key for key in PHRASES if re.search(f"""["']{key}["']""", source)}
    assert set(PHRASES) - said == COMPOSED
