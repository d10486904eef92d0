"""Safety 15 for contests: whatever is in a name, it is literal and stays in its place."""

from collections.abc import Collection
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from clubadmin.i18n import Message
from clubadmin.model.club.club import ClubSettings
from clubadmin.reports.kit import fonts
from tests.reports import looking
from tests.reports.played import Played, played
from tests.reports.test_contest_papers import afterwards, beforehand
from tests.safety.test_hostile_names_reports import HOSTILE, squeezed
from tests.turns import by_turns

NAMED = frozenset(
    {"name", "team", "district", "line", "last_name", "first_name", "infix", "remark"}
    | {"competition", "season", "reason", "partner", "club"}
)
CONTESTS = (("schevenings", 4, 1, 2), ("teams", 2, 1, 2), ("knockout", 4, 1, 2))


def called(thing: Any, name: str, named: Collection[str] = NAMED) -> Any:
    """The same figures with `name` wherever somebody or something is named."""
    if isinstance(thing, tuple) and not hasattr(thing, "_fields"):
        return tuple(called(one, name, named) for one in thing)
    if not is_dataclass(thing) or isinstance(thing, (type, Message)):
        return thing
    changed = {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.name in named and isinstance(value, str):
            changed[field.name] = name
        elif isinstance(value, tuple) or is_dataclass(value):
            changed[field.name] = value if field.name == "rules" else called(value, name, named)
    return replace(thing, **changed)


def hostile(form: tuple[str, int, int, int], name: str) -> Played:
    seen: Played = called(played(*form), name)
    return seen


def _look_at(form: tuple[str, int, int, int], name: str) -> None:
    wanted = squeezed(fonts.legible(name))[:8]
    club = ClubSettings(name=name, place=name, accent="#aa0000")
    seen = hostile(form, name)
    for title, make in (beforehand(seen, club) | afterwards(seen, club)).items():
        made: list[bytes] = []
        for sheet in looking.sheets(lambda make=make, made=made: made.append(make())):  # type: ignore[misc]
            for side in filter(None, (sheet, sheet.turned)):
                assert looking.faults(side, edge=22) == [], (form[0], title)
        assert wanted in squeezed(looking.text(made[0])), (form[0], title)
        for forbidden in (b"/JavaScript", b"/URI", b"/Launch", b"/EmbeddedFile"):
            mine = forbidden in name.encode("utf-8", "replace")
            assert mine or forbidden not in made[0], title


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("at", "name"), by_turns(enumerate(HOSTILE), 5, several=True), ids=ascii)
def test_a_hostile_name_is_literal_and_in_its_place_on_the_papers_of_a_contest(
    at: int, name: str
) -> None:
    """Every name on the papers of one of the contests, in turn."""
    _look_at(CONTESTS[at % len(CONTESTS)], name)


@pytest.mark.nightly
@pytest.mark.parametrize("form", CONTESTS, ids=lambda form: form[0])
@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_every_hostile_name_is_literal_on_the_papers_of_every_contest(
    form: tuple[str, int, int, int], name: str
) -> None:
    _look_at(form, name)


def without_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Broken on purpose: text goes on paper as it is."""
    monkeypatch.setattr(fonts, "legible", lambda text: text)


def without_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Broken on purpose: text takes whatever room it needs."""
    monkeypatch.setattr(fonts, "fit", lambda text, _room, face, size: (text, face, size))
    monkeypatch.setattr(
        fonts, "fit_lines", lambda text, _room, face, size, _high: ([text], face, size)
    )


def test_papers_of_a_contest_without_the_gate_for_text_are_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without_the_gate(monkeypatch)
    with pytest.raises(UnicodeEncodeError):
        _look_at(CONTESTS[0], "\ud800")


def test_papers_of_a_contest_that_give_a_name_all_room_are_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without_room(monkeypatch)
    with pytest.raises(AssertionError, match="over"):
        _look_at(CONTESTS[0], "W" * 400)
