"""How a sheet looks on a page: its rows, its totals, and what can be done at its end.

For showing only: a page works nothing out. The parts of a row are what was tapped for it, so that
one box can be put right without the others.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from clubadmin.domain.row.columns import SheetColumns, after_text, columns
from clubadmin.domain.row.raw import Box, RawGame, State
from clubadmin.domain.row.settle import SettledGame
from clubadmin.domain.scoring.boxes import (
    BoxLook,
    Fill,
    before_of,
    boxes_of,
    faults_of,
    words_of,
)
from clubadmin.domain.scoring.seat_words import side_names
from clubadmin.domain.scoring.sheet import ScoredGame
from clubadmin.domain.terms import Position, Side
from clubadmin.i18n import Language, Words
from clubadmin.model.tableside.sheet import TableRow, TableSheet, TableState
from clubadmin.server.fragments import fragment, phrases

_SEATS: Mapping[Position, str] = dict(zip(Position, "1234", strict=True))


def look(
    sheet: TableSheet, row: TableRow, findings: Sequence[Mapping[str, Any]], language: Language
) -> dict[str, Any]:
    """A row as it is painted, as HTML and in words; the boxes of the pad show its boxes."""
    game, shown = ScoredGame(row.row, row.typed, row.raw, row.settled), columns(sheet.rules)
    faults = faults_of(sheet.findings, row.row)
    boxes = boxes_of(game, faults, sheet.rules, language)
    said = _said(game, boxes, sheet, language)
    words = words_of(game, language) or (row.typed if row.settled is None else "")
    painted = {
        "before": before_of(game, shown),
        "boxes": [
            {"fill": box.fill.value, "text": box.figure, "mark": box.mark, "fault": box.fault}
            for box in boxes
        ],
        "after": _after(row.settled, shown, language),
        "beside": signs_of(row),
        "words": words,
        "fault": faults.get((None, "row"), ""),
        "over": sheet.over_after is not None and row.row > sheet.over_after,
        "said": ", ".join((said, *_beside(row, language))),
    }
    return {
        "html": fragment("row", language, row.game, painted, findings, shown.roem),
        "boxes": painted["boxes"],
        "words": words,
        "said": said,
        "parts": parts(row.raw),
    }


def signs_of(row: TableRow) -> str:
    """The signs beside the number: a decision, and that all passed before."""
    return ("§" if row.decided else "") + ("r" if row.raw is not None and row.raw.passed else "")


def _beside(row: TableRow, language: Language) -> list[str]:
    words = Words(language)
    said = {"§": words("met een beslissing"), "r": words("rondgepast")}
    return [said[sign] for sign in signs_of(row)]


def standing_look(
    sheet: TableSheet, findings: Sequence[Mapping[str, Any]], language: Language
) -> dict[str, str]:
    """What is below the rows: totals, how far it is and who agrees, calls; at the second desk."""
    shown, totals = columns(sheet.rules), dict(sheet.totals)
    own = shown.sides == "alone-together"
    whole = [one for one in findings if one["game"] is None]
    later = [one for one in sheet.rounds if one > sheet.place.round]
    end = fragment(
        "end",
        language,
        state=sheet.state.value,
        games=len(sheet.rows),
        missing=len(sheet.missing),
        ready=sheet.ready,
        agreeing=_agreeing(sheet, language),
        own=own,
        totals=totals,
        next=later[0] if later else 0,
        findings=whole,
    )
    state = "" if sheet.state is TableState.OPEN else f"state_{sheet.state.value}"
    sums = {side.value: one for side, one in ((Side.NS, sheet.ns), (Side.EW, sheet.ew))}
    return {
        "totals": fragment("totals", language, shown, sums, list(totals.values()) if own else []),
        "state": f"✓ {phrases(language)[state]}" if state else "",
        "end": end,
        "calls": fragment("calls", language, sheet.called, sheet.protests),
        "below": fragment("below", language, sheet.state.value, sheet.called, whole),
    }


def side_texts(sheet: TableSheet, language: Language) -> Mapping[str, str]:
    """What the two sides are called on this sheet."""
    named = "compared" if sheet.place.wallets else columns(sheet.rules).sides
    return {side.value: name for side, name in side_names(named, language).items()}


def _agreeing(sheet: TableSheet, language: Language) -> list[dict[str, Any]]:
    """Who agree with the totals: a side with its players, or a player."""
    names = {seat.value: one.label for seat, one in sheet.place.seats}
    names.update(side_texts(sheet, language))
    return [
        {
            "side": who,
            "name": names[who],
            "total": total,
            "done": who in sheet.confirmed,
            "players": [one.label for seat, one in sheet.place.seats if seat.side.value == who],
        }
        for who, total in sheet.totals
    ]


def _after(settled: SettledGame | None, shown: SheetColumns, language: Language) -> list[str]:
    return [after_text(one.key, settled, language) if settled else "" for one in shown.after]


def _said(
    game: ScoredGame, boxes: tuple[BoxLook, ...], sheet: TableSheet, language: Language
) -> str:
    """A row for a screen reader: what its columns say, from left to right."""
    words, shown = Words(language), columns(sheet.rules)
    if not game.typed.strip():
        return words("nog leeg")
    if game.settled is None:
        return game.typed
    if across := words_of(game, language):
        return across
    before = zip(shown.before, before_of(game, shown), strict=True)
    said = [f"{one.label.text(language).lower()} {text}" for one, text in before if text]
    step = len(boxes) // 2
    for at, name in enumerate(side_texts(sheet, language).values()):
        points, *roem = boxes[at * step : (at + 1) * step]
        said.append(" ".join(part for part in (name, points.figure, points.mark.lower()) if part))
        said += [_roem(words, box) for box in roem]
    return ", ".join(said)


def _roem(words: Words, box: BoxLook) -> str:
    if box.fill is Fill.STRIPE:
        return words("geen roem")
    if box.fill is Fill.BLANK:
        return words("roem niet ingevuld")
    return words("roem {amount}", amount=box.figure)


def parts(raw: RawGame | None) -> dict[str, Any] | None:
    """What was tapped for a row, by the boxes of the pad; None where it holds more than those."""
    if raw is None or raw.arbitral or (raw.played_by and not raw.counted):
        return None
    if raw.state is not State.PLAYED:
        return {"state": "-" if raw.state is State.NOT_PLAYED else "x"}
    side = raw.mark_side or (Side.EW if raw.ns_points is None else Side.NS)
    figures = {raw.ns_points, raw.ew_points} - {None}
    if Box.BLANK in (raw.ns_roem, raw.ew_roem) or len(figures) != (raw.mark is None):
        return None
    return {
        "who": _who(raw),
        "side": side.value,
        "points": "" if raw.mark else str(raw.points(side)),
        "mark": raw.mark.value if raw.mark else "",
        "roem": {one.value: _amount(raw, one) for one in Side},
        "hand": {"ns": raw.ns_hand, "ew": raw.ew_hand},
        "stuk": raw.stuk.value if raw.stuk else "",
        "alike": raw.alike.value if raw.alike else "",
        "bid": "" if raw.bid is None else str(raw.bid),
        "trump": raw.trump or "",
        "double": "k" * raw.double,
        "share": "" if raw.first_points is None else str(raw.first_points),
        "more": "" if raw.first_roem is None else str(raw.first_roem),
        "passed": raw.passed,
        "fines": [f"!{_SEATS[one.seat]}{one.kind.value}{one.count or ''}" for one in raw.fines],
    }


def _who(raw: RawGame) -> str:
    if raw.solo is not None:
        return f"{'z' if raw.played_by is Side.EW else ''}{raw.solo}/"
    return {Side.NS: "w", Side.EW: "z", None: ""}[raw.played_by]


def _amount(raw: RawGame, side: Side) -> int:
    roem = raw.roem(side)
    return 0 if isinstance(roem, Box) else roem
