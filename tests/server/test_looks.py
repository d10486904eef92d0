"""What a page gets of a row, and which keys its pad has, under each rule set that comes along."""

from pathlib import Path

import pytest

from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.rules.rules import RuleSet, read_rules
from clubadmin.domain.scoring.entry import parse_line
from clubadmin.i18n import Words
from clubadmin.server.tapped import line, parts_of
from clubadmin.server.tapping import pad

RULES = sorted((Path(__file__).parents[2] / "resources" / "rules").glob("*.toml"))


def rules(name: str) -> RuleSet:
    (file,) = (one for one in RULES if one.stem == name)
    return read_rules(file.read_text(encoding="utf-8"))


def read(line: str, name: str) -> RawGame:
    found = parse_line(line, rules(name))
    assert isinstance(found, RawGame)
    return found


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.stem)
def test_every_rule_set_has_keys_that_it_can_read(file: Path) -> None:
    under = read_rules(file.read_text(encoding="utf-8"))
    keys = pad(under, ("A", "B", "C", "D")[: under.seats], Words())
    who = keys.who[0][0] if keys.who else ""
    lines = [
        *(f"{put}60" for put, _ in keys.who),
        *(f"{who}{mark}" for mark, _ in keys.marks),
        *(f"{who}60+{amount}" for amount, _ in keys.strokes),
        *(f"{who}60+{amount}h" for amount, _ in keys.hand),
        *(f"{who}60@{suit}" for suit, _ in keys.trumps),
        *(f"{who}60{double}" for double, _ in keys.doubles),
        *(f"{who}6{fine}" for fine, _ in keys.fines),
        *([f"{who}60+s"] if keys.stuk else []),
        *([f"{who}60#90"] if keys.bid else []),
        *([keys.even] if keys.even else []),
        *(put for put, _ in keys.ended),
    ]
    for typed in lines:
        raw = parse_line(typed, under)
        assert isinstance(raw, RawGame), typed
        assert parts_of(raw, under) is not None, typed


def test_the_strokes_are_what_the_cards_of_the_rules_can_give() -> None:
    assert [one for one, _ in pad(rules("nku"), (), Words()).strokes] == ["20", "50", "100"]
    assert "200" in [one for one, _ in pad(rules("rotterdams"), (), Words()).strokes]
    assert pad(rules("manille"), (), Words()).strokes == ()


@pytest.mark.parametrize(
    ("typed", "name", "tapped"),
    [
        (".100-50", "nku", {"points_ew": "100", "roem_ew": "50"}),
        (".p-120", "nku", {"mark_ew": "p", "roem_ew": "120"}),
        ("w85#2@s", "leidsch", {"who": "w", "points_ns": "85", "bid": "2", "trump": "s"}),
        ("2/85#90", "drie-spelers", {"who": "2/", "points_ns": "85", "bid": "90"}),
        ("-", "nku", {"state": "-"}),
    ],
)
def test_the_parts_of_a_row_are_what_was_tapped(
    typed: str, name: str, tapped: dict[str, str]
) -> None:
    assert parts_of(read(typed, name), rules(name)) == tapped
    assert line(tapped, rules(name)) == typed


def test_while_no_result_is_tapped_there_is_no_line() -> None:
    assert line({"who": "w", "roem_ns": "20"}, rules("nku")) == ""


@pytest.mark.parametrize("typed", ["92?", "100.62", "w!92", "a92", "n0"])
def test_a_row_that_holds_more_than_the_pad_has_is_typed_anew(typed: str) -> None:
    assert parts_of(read(typed, "nku"), rules("nku")) is None
