"""Any rule set, and any line that people type under it: for property tests."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from hypothesis import assume
from hypothesis import strategies as st

from clubadmin import assets
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.rules.fields import MOST_TARGET, FieldSpec, field_specs
from clubadmin.domain.rules.rules import RuleSet, changed, read_rules
from clubadmin.domain.scoring.entry import parse_line
from clubadmin.domain.terms import Position, Side

SHIPPED = tuple(
    read_rules(path.read_text(encoding="utf-8"))
    for path in sorted(assets.path("rules").glob("*.toml"))
)
"""Every rule set that comes with the program."""

_OPEN = {
    "points": st.integers(0, 200),
    "target": st.integers(0, MOST_TARGET),
    "flag": st.booleans(),
}
_VARIED = [spec for spec in field_specs().values() if spec.kind in (*_OPEN, "choice")]
"""Amounts of roem are left as they are: each other one has all that cards can give worked out."""

_ACROSS = {Position.N: Position.E, Position.E: Position.N, Position.S: Position.W}
_ACROSS[Position.W] = Position.S


def _value(spec: FieldSpec) -> st.SearchStrategy[object]:
    if spec.kind == "choice":
        return st.sampled_from([choice.value for choice in spec.choices])
    return _OPEN[spec.kind]


@st.composite
def combined(draw: st.DrawFn) -> RuleSet:
    """A club's own rule set: any fields of any rule set combined, sensible or not."""
    specs = draw(st.lists(st.sampled_from(_VARIED), min_size=1, max_size=8))
    fields = {spec.name: draw(_value(spec)) for spec in specs}
    source = draw(st.sampled_from(SHIPPED))
    values = {spec.name: getattr(source, spec.name) for spec in field_specs().values()} | fields
    if values["players"] == "3" or values["system"] == "solo":  # these two go together
        fields |= {"players": "3", "system": "solo"}
    elif values["system"] == "tricks" and not values["trick_points"]:
        fields["trick_points"] = 1
    return changed(source, "Eigen", date(2027, 1, 1), **fields)


shipped = st.sampled_from(SHIPPED)
any_rules = st.one_of(shipped, combined())
numbers = st.integers(0, 330).map(str) | st.integers(0, 999999).map(str)
_ROEM = st.sampled_from(["20", "50", "i", "vi", "100", "120", "140", "200", "10", "0"])
_WHO = ["", "", "w", "z", "w!", "z!"]
_ALONE = ["1/", "2/", "3/", "z2/", "3/!", "w", ""]
_MARKED = ["", "", "", "n", ".n", "p", ".p", "v", ".v", "v!", "*", ".**"]
_FINES = ["", "!1m", "!4m2", "!1m2!2m", "!nm3", "!2m15"]
_REVOKES = ["", "!2v", "!3v60", "!2v120!3v", "!1v!3v"]


def _one_of(draw: st.DrawFn, *choices: str) -> str:
    return draw(st.sampled_from(choices))


def _tail(draw: st.DrawFn, rules: RuleSet) -> Iterator[str]:
    """What may follow the boxes under a rule set; only what it has a use for."""
    if rules.bidding != "none":
        yield _one_of(draw, "", "#1", "#2", "#7", "#90", "#100", "#120", "#85", "#999")
    yield _one_of(draw, "", "@s", "@h", "@k", "@z" if rules.no_trumps else "@r")
    if rules.doubling != "none":
        yield _one_of(draw, "", "k", "kk", "kkk" if rules.doubling == "kraken" else "")
    if rules.passed_round != "none":
        yield _one_of(draw, "", "r")
    if rules.revoke in ("personal", "redeal-fine"):
        yield _one_of(draw, *_REVOKES)
    if rules.misdeal_fine:
        yield _one_of(draw, *_FINES)


def _roem(draw: st.DrawFn, rules: RuleSet) -> Iterator[str]:
    stuk = rules.roem_where in ("hand", "both", "stuk") and draw(st.booleans())
    for _ in range(draw(st.integers(0, 3))):
        in_hand = rules.roem_where == "both" and draw(st.booleans())
        yield _one_of(draw, "+", "-") + draw(_ROEM) + ("h" if in_hand else "")
    if stuk:
        yield _one_of(draw, "+s", "-s")


@st.composite
def typed(draw: st.DrawFn, rules: RuleSet) -> str:
    """A line as people type it under a rule set; its figures may be impossible."""
    solo = rules.system == "solo"
    who = draw(st.sampled_from(_ALONE if solo else _WHO))
    mark = "" if "!" in who else draw(st.sampled_from(_MARKED)).rstrip("!")
    points = draw(numbers) if not mark or draw(st.booleans()) else ""
    if points:
        points = _one_of(draw, "{}", ".{}", "{}.{}").format(points, draw(numbers))
    if points and not mark and solo and who and rules.solo_share == "own":
        points += _one_of(draw, "", "*40", "*0")
    arbitral = _one_of(draw, "", "", "", "", "a")
    roem = "".join(_roem(draw, rules))
    rest = "" if roem.count("+") and roem.count("-") else _one_of(draw, "", "", "/", "?")
    return who + arbitral + mark + points + roem + rest + "".join(_tail(draw, rules))


@st.composite
def rows(draw: st.DrawFn, among: st.SearchStrategy[RuleSet]) -> tuple[RawGame, RuleSet]:
    """A row that can be read, and the rule set it is read under."""
    rules = draw(among)
    raw = parse_line(draw(typed(rules)), rules)
    assume(isinstance(raw, RawGame))
    assert isinstance(raw, RawGame)
    return raw, rules


keyed = st.text(alphabet="0123456789.+-*/?wznpvixk#@shrma!e ", max_size=24)
texts = st.one_of(
    st.sampled_from(SHIPPED).flatmap(typed), keyed, st.sampled_from(["-", "x", "---", "-!1m2"])
)


def swapped(raw: RawGame, rules: RuleSet) -> RawGame:
    """The same row with the two sides' boxes exchanged; three players stay where they sit."""
    solo = rules.system == "solo"
    played_by = raw.played_by or (Side.NS if solo else None)
    return replace(
        raw,
        played_by=played_by.other if played_by else None,
        mark_side=raw.mark_side.other if raw.mark_side else None,
        ns_points=raw.ew_points,
        ew_points=raw.ns_points,
        ns_roem=raw.ew_roem,
        ew_roem=raw.ns_roem,
        ns_hand=raw.ew_hand,
        ew_hand=raw.ns_hand,
        stuk=raw.stuk.other if raw.stuk else None,
        alike=raw.alike.other if raw.alike else None,
        fines=raw.fines
        if solo
        else tuple(replace(fine, seat=across(fine.seat)) for fine in raw.fines),
    )


def across(seat: Position) -> Position:
    """A seat of the other side, the same one each time."""
    return _ACROSS[seat]
