"""A secretary who does anything at all, in any order: the evening stays whole.

Whatever is done or refused, everybody who is there has a place in each drawn round of
which nothing was typed, nobody plays a game of a wallet twice, the file passes its check,
nothing typed disappears, and undoing everything gives the evening back as it was.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.services.attendance import attendance
from clubadmin.services.draw import drawing as draw_next
from clubadmin.services.draw import seats
from tests.property.walking import walk
from tests.turns import by_turns, tries

KINDS = (*FORMATS, "by standing", "drie-spelers", "twee-spelers")
STEPS = tries(25, 40)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("kind", "seed"),
    by_turns(((kind, seed) for seed in range(3) for kind in KINDS), 3, several=True),
)
def test_an_evening_stays_whole_whatever_is_done(tmp_path: Path, kind: str, seed: int) -> None:
    walk(tmp_path, kind, seed, STEPS)


@pytest.mark.nightly
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(tries(0, 60)))
def test_an_evening_stays_whole_over_long_walks(tmp_path: Path, kind: str, seed: int) -> None:
    walk(tmp_path, kind, seed, 5 * STEPS)


BROKEN: dict[str, tuple[object, str, Callable[..., object]]] = {
    "a draw that ignores what was typed": (draw_next, "kept_rounds", lambda *_: 0),
    "late comers who leave the draw as it was": (attendance, "mend_rounds", lambda *_: None),
    "a swap that looks away": (seats, "_refuse_typed", lambda *_: None),
}


@pytest.mark.nightly
@pytest.mark.parametrize("name", BROKEN)
def test_a_walk_shows_when_something_is_broken_on_purpose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(*BROKEN[name])
    for seed in range(10):
        folder = tmp_path / str(seed)
        folder.mkdir()
        try:
            walk(folder, "individual", seed, STEPS)
        except AssertionError:
            return
    pytest.fail("ten walks saw nothing")
