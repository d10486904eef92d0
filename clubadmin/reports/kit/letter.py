"""The frame of a letter: the club above it, the address where an envelope has its window, text.

An envelope of half the height (DL, C5/6) shows what stands from 45 to 85 mm below the top of a
sheet that is folded in three, from 20 mm of the left side on.
"""

from collections.abc import Sequence

from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import MARGIN, PORTRAIT, Paper, Rule, Type

TEXT, STEP = 10.5, 15.0
_MM = 72 / 25.4
_LEFT, _TOP, _BELOW = 22 * _MM, 50 * _MM, 88 * _MM  # of the address; where the text begins
_LINES = 6  # of an address that the window shows
_ROOM = 88 * _MM
TO_TICK = "[ ]"
_BOX, _BOXED = 9.0, 16.0  # points: a box, and what stands behind it


def begin(paper: Paper, parts: Sequence[str], address: Sequence[str] = ()) -> Flow:
    """The first page of a letter, down to where its text begins.

    Args:
        paper: on which is drawn; its title is known.
        parts: of the line below the title.
        address: the lines in the window; () for a letter that is handed over.
    """
    flow = Flow(paper, parts)
    if address:
        kind = paper.kind(TEXT)
        y = PORTRAIT[1] - _TOP
        with flow.sheet.reads("\n".join(_shown(address))):
            for line in _shown(address):
                flow.sheet.fitted(_LEFT, y, line, kind, _ROOM)
                y -= STEP
        flow.y = PORTRAIT[1] - _BELOW
    return flow


def _shown(address: Sequence[str]) -> Sequence[str]:
    """The lines that the window shows; the last, which the post needs, is always there."""
    return address if len(address) <= _LINES else (*address[: _LINES - 1], address[-1])


def body(flow: Flow, text: str, kind: Type) -> None:
    """The lines of a letter; an empty one is white, a page that is full goes on on another.

    What begins with `TO_TICK` gets a box.
    """
    for line in text.splitlines():
        if not line.strip():
            flow.gap(STEP * 0.7)
            continue
        boxed = line.startswith(TO_TICK)
        text = line.removeprefix(TO_TICK).lstrip() if boxed else line
        if boxed:
            flow.need(STEP)
            flow.sheet.frame(MARGIN, flow.y - STEP - 1, _BOX, _BOX, Rule(0.8, kind.colour))
        flow.paragraph(text, kind, STEP, _BOXED if boxed else 0.0)
