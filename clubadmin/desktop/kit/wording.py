"""Dates, counts and names as the evening says them."""

import re
from collections.abc import Callable
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale

from clubadmin.desktop.kit.language import current, translate
from clubadmin.i18n import Words

if TYPE_CHECKING:
    from clubadmin.model.results.protest import Finality

_BEGINS = re.compile("[bcdfghjklmnpqrstvwxz][aeiouy]")  # where a syllable can begin


def spoken_date(day: date) -> str:
    """The day as in "Donderdag 12 november", in the language of the window."""
    text = QLocale().toString(QDate(day.year, day.month, day.day), "dddd d MMMM")
    return text[:1].upper() + text[1:]


def brief_date(day: date) -> str:
    """The day as in "do 12 nov 2026": for a column, where it is never cut off."""
    text = QLocale().toString(QDate(day.year, day.month, day.day), "ddd d MMM yyyy")
    return text.replace(".", "")


def spoken_moment(stamp: str | datetime) -> str:
    """A moment as services keep it ("2026-11-20 15:24:54"), as in "20 november 2026, 15.24 uur"."""
    return Words(current()).moment(stamp)


def spoken_time(stamp: str | datetime, *, seconds: bool = False) -> str:
    """The time of day of such a moment, as in "15.24" or "15.24.54"."""
    return Words(current()).time(stamp, seconds=seconds)


def counted(number: int, one: str, more: str) -> str:
    """A number with its word, as in "24 spelers"."""
    return f"{number} {one if number == 1 else more}"


def evening_name(number: int, planned: int) -> str:
    """Name an evening, as in "avond 7 van 16"."""
    if planned:
        text = translate("evening", "avond %1 van %2")
        return text.replace("%1", str(number)).replace("%2", str(planned))
    return translate("evening", "avond %1").replace("%1", str(number))


def cut_name(text: str, width: Callable[[str], float], room: float) -> str:
    """A name in the room there is; what tells two of one name apart stays in view.

    "Jan de Vries (Dorpsstraat)" becomes "Jan de V… (Dorpsstraat)", and then "Jan… (Dorp…)".

    Args:
        text: the name, with what tells it apart in brackets behind it.
        width: how wide a text is, in pixels.
        room: pixels there are.
    """
    name, bracket, apart = text.rpartition(" (")
    if width(text) <= room:
        return text
    if not bracket or not apart.endswith(")"):
        return _longest(text, "", width, room)
    apart = apart[:-1]
    whole = f" ({apart})"
    found = re.match(r"(\d+\s+)?\S{1,8}", name)
    first = found[0] if found else name[:8]
    for tail in (whole, *(f" ({apart[:most]}…)" for most in range(len(apart) - 1, 1, -1))):
        if width(f"{first}…{tail}") <= room:
            return _longest(name, tail, width, room)
    return _longest(name, "", width, room)


def with_initial(name: str) -> str:
    """A name with its first word as an initial: "Jan de Vries" becomes "J. de Vries"."""
    first, _, rest = name.partition(" ")
    return f"{first[:1]}. {rest}" if rest[:1].isalpha() and first[:1].isalpha() else name


def on_lines(
    text: str, width: Callable[[str], float], room: float, most: int = 2
) -> tuple[str, ...]:
    """A name as it is, or on more lines where all of it has no room on one; of a pair one each.

    A word that has no room by itself goes on in the next line, behind a hyphen.

    Args:
        text: the name, or those of a pair.
        width: how wide a text is, in pixels.
        room: pixels there are; a line that is wider all the same is cut as any name.
        most: lines there are.
    """
    first, dash, last = text.partition(" – ")
    if width(text) <= room or most < 2:
        return (text,)
    if last and " – " not in last:
        ours = on_lines(first + dash.rstrip(), width, room, most - 1)
        return ours + on_lines(last, width, room, most - len(ours))
    lines = [""]
    for word in re.split(r"(?<=[ -])(?=[^ –-])", text):
        rest, full = word, width((lines[-1] + word).rstrip()) > room
        if full and not lines[-1].strip():
            lines[-1] = ""  # there is no room to begin further in
        elif full and len(lines) < most:
            lines.append("")
        while not lines[-1] and len(lines) < most and width(rest.rstrip()) > room:
            fits = [end for end in range(1, len(rest) - 3) if width(f"{rest[:end]}-") <= room]
            syllables = [end for end in fits if _BEGINS.match(rest, end)]
            if not fits:
                break
            end = max(syllables or fits)
            lines[-1], rest = f"{rest[:end]}-", rest[end:]
            lines.append("")
        lines[-1] += rest
    return tuple(line.rstrip() for line in lines)


def _longest(name: str, tail: str, width: Callable[[str], float], room: float) -> str:
    """Shorten a name to fit before a tail."""
    cut = (f"{name[:most].rstrip()}…{tail}" for most in range(len(name), 0, -1))
    return next((one for one in cut if width(one) <= room), "…")


def finality_sentence(final: "Finality") -> str:
    """Tell until when protests can come, or how many are open; "" when neither."""
    if final.open:
        if final.open == 1:
            return translate("evening", "Er is nog 1 protest niet beslist.")
        text = translate("evening", "Er zijn nog %1 protesten niet beslist.")
        return text.replace("%1", str(final.open))
    return protest_time(final)


def protest_time(final: "Finality") -> str:
    """Tell until when a protest can come, also against a closed result; "" when none can."""
    from clubadmin.model.results.protest import Stage

    if not final.left or final.stage not in {Stage.PROVISIONAL, Stage.FINAL}:
        return ""
    text = translate("evening", "Protesteren kan tot %1 uur.")
    if final.stage is Stage.PROVISIONAL:
        text = translate("evening", "Voorlopig: protesteren kan tot %1 uur.")
    return text.replace("%1", spoken_time(final.until))
