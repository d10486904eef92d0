"""How a sheet looks on a page: its rows, its totals, and what can be done at its end.

For showing only: a page works nothing out. With a row goes what was tapped for it (`tapped`), so
that one box can be put right without the others.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from clubadmin.domain.row.columns import SheetColumns, after_text, columns
from clubadmin.domain.row.settle import SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.boxes import BoxLook, Fill, before_of, boxes_of, faults_of, words_of
from clubadmin.domain.scoring.seat_words import side_names
from clubadmin.domain.scoring.sheet import ScoredGame
from clubadmin.domain.terms import Side
from clubadmin.i18n import Language, Words
from clubadmin.model.tableside.sheet import TableRow, TableSheet, TableState
from clubadmin.server.fragments import fragment, phrases
from clubadmin.server.tapped import parts_of


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
        "parts": parts_of(row.raw, sheet.rules),
    }


def waiting_look(rules: RuleSet, language: Language) -> str:
    """A row of which nobody knows yet what it comes to, as HTML with gaps: {game} and {said}."""
    shown = columns(rules)
    painted: dict[str, Any] = {
        "before": shown.before,
        "boxes": [None] * (4 if shown.roem else 2),
        "after": shown.after,
        "beside": "",
        "words": "{said}",
        "fault": "",
        "over": False,
        "said": "{said}",
    }
    return fragment("row", language, "{game}", painted, (), shown.roem)


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
    """The parts below the rows: totals, progress, agreement, calls; at the second desk."""
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
        totals_only=sheet.totals_only,
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
        "below": fragment(
            "below", language, sheet.state.value, sheet.called, whole, sheet.totals_only
        ),
    }


def side_texts(sheet: TableSheet, language: Language) -> Mapping[str, str]:
    """The names of the two sides on this sheet."""
    named = "compared" if sheet.place.wallets else columns(sheet.rules).sides
    return {side.value: name for side, name in side_names(named, language).items()}


def _agreeing(sheet: TableSheet, language: Language) -> list[dict[str, Any]]:
    """The parties that agree with the totals: a side with its players, or a player."""
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
