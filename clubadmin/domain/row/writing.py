"""A row as the quick-entry line that says it: what `entry.py` reads, written."""

from clubadmin.domain.row.doubling import SUPERKRAAK
from clubadmin.domain.row.raw import Box, Fine, Mark, RawGame, State
from clubadmin.domain.terms import Position, Side

_WHO_LETTER = {Side.NS: "w", Side.EW: "z"}


def write_line(raw: RawGame) -> str:
    """The line that says `raw`: `parse_line` gives it again, whatever the paper showed."""
    fines = "".join(write_fine(one) for one in raw.fines)
    if raw.state is not State.PLAYED:
        return ("-" if raw.state is State.NOT_PLAYED else "x") + fines
    parts = [_who(raw), "a" if raw.arbitral else ""]
    if raw.mark:
        parts.append(("." if raw.mark_side is Side.EW else "") + raw.mark.value)
    parts.append("" if raw.ns_points is None else str(raw.ns_points))
    parts.append("" if raw.ew_points is None else f".{raw.ew_points}")
    parts.append(_own(raw.first_points))
    parts.append(_roem(raw))
    parts.append("" if raw.bid is None else f"#{raw.bid}")
    parts.append("" if raw.trump is None else f"@{raw.trump}")
    parts.append(write_double(raw) + "r" * raw.passed + fines)
    return "".join(parts)


def _who(raw: RawGame) -> str:
    if raw.played_by is None:
        return ""
    who = _WHO_LETTER[raw.played_by]
    if raw.solo is not None:
        who = f"{who if raw.played_by is Side.EW else ''}{raw.solo}/"
    return who if raw.counted else f"{who}!"


def _roem(raw: RawGame) -> str:
    boxes = (raw.ns_roem, raw.ew_roem)
    blank = Box.BLANK in boxes
    text = ""
    for side, roem, hand in zip(Side, boxes, (raw.ns_hand, raw.ew_hand), strict=True):
        sign = "+" if side is Side.NS else "-"
        shared = raw.first_roem is not None and raw.played_by is side.other
        higher = "g" if raw.alike is side else ""
        if not isinstance(roem, Box):
            text += f"{sign}{roem}{'' if hand else higher}"
        elif (blank and roem is Box.STRIPE) or shared:
            text += f"{sign}0"
        text += _own(raw.first_roem) if shared else ""
        text += f"{sign}{hand}h{higher}" if hand else ""
        text += f"{sign}s" if raw.stuk is side else ""
    if blank:
        return text + "?"
    pit_box = raw.roem(raw.mark_side) if raw.mark is Mark.PIT and raw.mark_side else None
    return text + ("/" if pit_box is Box.STRIPE else "")


def _own(share: int | None) -> str:
    return "" if share is None else f"*{share}"


def write_double(raw: RawGame) -> str:
    """How often the game was doubled, as a line says it."""
    return "k" * min(max(raw.double, 0), SUPERKRAAK)


def write_fine(fine: Fine) -> str:
    """A fine as a line ends with it."""
    seat = list(Position).index(fine.seat) + 1
    return f"!{seat}{fine.kind.value}{'' if fine.count is None else fine.count}"
