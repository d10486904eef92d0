"""The pad of a table: parts that are tapped, the line they make, and those of a row.

The page fills in what was tapped and knows no line; which signs go where stands here alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from clubadmin.domain.row.raw import Box, Fine, FineKind, RawGame, State
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import parse_line
from clubadmin.domain.scoring.keypad import forms_of
from clubadmin.domain.terms import Position, Side

Parts = Mapping[str, str]  # what was tapped, by part; a part that is not among them is blank

Piece = tuple[str, str]
"""A part, and what stands in the line where that is not blank, with gaps for parts."""

RESULTS = ("state", "mark_ns", "mark_ew", "points_ns", "points_ew")
"""Parts of which one is there in every row: what came of the game, and for whom."""

_DOTS = {"mark_ew": ".", "points_ew": "."}
_SEATS: Mapping[Position, str] = dict(zip(Position, "1234", strict=True))
_FINES = tuple(f"{seat}{kind.value}" for seat in _SEATS.values() for kind in FineKind)
_ENDED = {State.NOT_PLAYED: "-", State.CANCELLED: "x"}
_SIGNS = (("ns", "+"), ("ew", "-"))


@lru_cache(64)
def pieces(rules: RuleSet) -> dict[str, list[Piece]]:
    """How a line is made of parts: of a game that was played, and by state of one that was not."""
    hand = forms_of(rules).hand
    fines = [(f"fine{one}", f"{{fine{one}}}") for one in _FINES]
    roem: list[Piece] = []
    for side, sign in _SIGNS:
        alike = f"{{alike_{side}}}"
        roem.append((f"roem_{side}", f"{sign}{{roem_{side}}}{'' if hand else alike}"))
        roem.append((f"hand_{side}", f"{sign}{{hand_{side}}}h{alike}"))
        roem.append((f"stuk_{side}", f"{sign}{{stuk_{side}}}"))
    result = [(name, f"{_DOTS.get(name, '')}{{{name}}}") for name in RESULTS]
    after = [("bid", "#{bid}"), ("trump", "@{trump}"), ("double", "{double}")]
    played = [("who", "{who}"), *result, ("share", "*{share}"), *roem, ("more", "*{more}"), *after]
    ended = [("state", "{state}"), *fines]
    return {
        "played": [*played, ("passed", "{passed}"), *fines],
        **dict.fromkeys(_ENDED.values(), ended),
    }


def blank(rules: RuleSet) -> dict[str, str]:
    """Every part that there is, before anything is tapped."""
    parts = dict.fromkeys((part for part, _ in pieces(rules)["played"]), "")
    return parts | {"alike_ns": "", "alike_ew": ""}


def line(parts: Parts, rules: RuleSet) -> str:
    """The quick entry of what was tapped, as a page makes it; "" while it says no result."""
    if not any(parts.get(name) for name in RESULTS):
        return ""
    all_parts, by_state = blank(rules) | dict(parts), pieces(rules)
    made = by_state.get(all_parts["state"], by_state["played"])
    return "".join(text.format_map(all_parts) for part, text in made if all_parts[part])


@lru_cache(2048)
def parts_of(raw: RawGame | None, rules: RuleSet) -> Parts | None:
    """The parts tapped for a row; None where it holds more than the pad has parts for."""
    if raw is None:
        return None
    parts = {name: text for name, text in _parts(raw) if text}
    if sum(name in parts for name in RESULTS) > 1:  # both sides' points, or a mark with points
        return None
    again = parse_line(line(parts, rules), rules)
    return parts if isinstance(again, RawGame) and _sorted(again) == _sorted(raw) else None


def _parts(raw: RawGame) -> Sequence[tuple[str, str]]:
    fines = [(f"fine{_seat_and_kind(one)}", _fine(one)) for one in raw.fines]
    if raw.state is not State.PLAYED:
        return [("state", _ENDED[raw.state]), *fines]
    return [
        ("who", _who(raw)),
        *([(f"mark_{raw.mark_side.value}", raw.mark.value)] if raw.mark and raw.mark_side else []),
        *(("points_ns", _text(raw.ns_points)), ("points_ew", _text(raw.ew_points))),
        *((f"roem_{one.value}", _roem(raw, one)) for one in Side),
        *(("hand_ns", _text(raw.ns_hand or None)), ("hand_ew", _text(raw.ew_hand or None))),
        *([(f"stuk_{raw.stuk.value}", "s")] if raw.stuk else []),
        *([(f"alike_{raw.alike.value}", "g")] if raw.alike else []),
        *(("share", _text(raw.first_points)), ("more", _text(raw.first_roem))),
        *(("bid", _text(raw.bid)), ("trump", raw.trump or ""), ("double", "k" * raw.double)),
        ("passed", "r" if raw.passed else ""),
        *fines,
    ]


def _who(raw: RawGame) -> str:
    if raw.solo is not None:
        return f"{'z' if raw.played_by is Side.EW else ''}{raw.solo}/"
    return {Side.NS: "w", Side.EW: "z", None: ""}[raw.played_by]


def _roem(raw: RawGame, side: Side) -> str:
    roem = raw.roem(side)
    return "" if isinstance(roem, Box) else str(roem)


def _text(number: int | None) -> str:
    return "" if number is None else str(number)


def _seat_and_kind(fine: Fine) -> str:
    return f"{_SEATS[fine.seat]}{fine.kind.value}"


def _fine(fine: Fine) -> str:
    return f"!{_seat_and_kind(fine)}{_text(fine.count)}"


def _sorted(raw: RawGame) -> RawGame:
    """The row with its fines in one order: the pad has one of its own."""
    return replace(raw, fines=tuple(sorted(raw.fines, key=_fine)))
