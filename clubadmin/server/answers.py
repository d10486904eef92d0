"""Sheets as the documents that phones get: figures and sentences, and of people names alone."""

from typing import Any

from clubadmin.domain.comparison.hands import lead_of
from clubadmin.domain.row.columns import columns, extra_text
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.scoring.scorefile import amounts_json, share_json
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Side
from clubadmin.i18n import Language, Words
from clubadmin.model.tableside.sheet import TableRow, TableSheet
from clubadmin.server.looks import look, side_texts, standing_look
from clubadmin.services.hall.clock import RoundClock, now

Document = dict[str, Any]


def sheet_json(sheet: TableSheet, language: Language) -> Document:
    """A whole sheet: `GET /api/t/CODE`."""
    words = Words(language)
    place = sheet.place
    return {
        "table": place.number,
        "round": place.round,
        "rules": sheet.rules.name,
        "players": {
            "ns": [one.label for seat, one in place.seats if seat.side is Side.NS],
            "ew": [one.label for seat, one in place.seats if seat.side is Side.EW],
        },
        "games": [row_json(sheet, row, language) for row in sheet.rows],
        **standing_json(sheet, language),
        "evening": words.text(sheet.evening),
        "rules_title": sheet.rules.title,
        "seats": {seat.value: one.label for seat, one in place.seats},
        "sides": side_texts(sheet, language),
        "columns": _columns(sheet, words),
        "compared": bool(place.wallets),
        "confirming": list(sheet.sides),
        "rounds": list(sheet.rounds),
    }


def standing_json(sheet: TableSheet, language: Language) -> Document:
    """The parts that change with every row: totals, findings, progress of the sheet."""
    findings = [_finding(one, sheet, language) for one in sheet.findings]
    return {
        "totals": _totals(sheet),
        "state": sheet.state.value,
        "confirmed": sorted(sheet.confirmed),
        "changes": sum(row.version for row in sheet.rows),
        "missing": [sheet.rows[row - 1].game for row in sheet.missing],
        "lit": sheet.rows[sheet.lit - 1].game if sheet.lit else None,
        "ready": sheet.ready,
        "totals_first": sheet.totals_first,
        "totals_only": sheet.totals_only,
        "over_after": sheet.over_after,
        "called": sheet.called,
        "protests": sheet.protests,
        "all_findings": findings,
        "html": standing_look(sheet, findings, language),
    }


def row_json(sheet: TableSheet, row: TableRow, language: Language) -> Document:
    """A row as it is now."""
    settled = row.settled
    found: Document = {
        "game": row.game,
        "typed": row.typed,
        "version": row.version,
        "ns": amounts_json(settled.ns) if settled else None,
        "ew": amounts_json(settled.ew) if settled else None,
        "outcome": settled.outcome.value if settled else None,
        "side": settled.side.value if settled and settled.side else None,
        "dealer": row.dealer.value if row.dealer else None,
        "findings": [_finding(one, sheet, language) for one in row.findings],
    }
    if sheet.place.wallets:
        found["lead"] = lead_of(row.game).value
    found["look"] = look(sheet, row, found["findings"], language)
    if settled and settled.shares:
        found["shares"] = [share_json(share) for share in settled.shares]
    if row.raw is not None:
        before = columns(sheet.rules).before
        found["before"] = {extra.key: extra_text(extra.key, row.raw) for extra in before}
    return found


def done_json(sheet: TableSheet, row: TableRow | None, language: Language) -> Document:
    """The answer to a request that was done: its row, and the parts that changed with it."""
    beside = standing_json(sheet, language)
    return (row_json(sheet, row, language) if row else {}) | beside


def _totals(sheet: TableSheet) -> Document:
    found: Document = {"ns": amounts_json(sheet.ns), "ew": amounts_json(sheet.ew)}
    if sheet.seats:
        found["seats"] = {
            one.seat.value: {
                "points": one.points,
                "roem": one.roem,
                "fines": one.fines,
                "total": one.total,
            }
            for one in sheet.seats
        }
    return found


def _finding(one: Finding, sheet: TableSheet, language: Language) -> Document:
    """Tell a finding in the words of the window; a game goes by the number on its wallet."""
    game, row = one.game, ""
    if game is not None and sheet.place.wallets:
        game = sheet.place.game_at(game)
        row = Words(language)("Spel {game}", game=game)
    return {
        "game": game,
        "side": one.side.value if one.side else None,
        "field": one.field,
        "severity": one.severity.value,
        "code": one.code,
        "message": sentence(one, language, row),
        "article": one.article,
    }


def _columns(sheet: TableSheet, words: Words) -> Document:
    """The columns of a row besides points, as a keypad needs them under the rule set."""
    rules = sheet.rules
    shown = columns(rules)
    return {
        "before": [{"key": one.key, "label": words.text(one.label)} for one in shown.before],
        "after": [{"key": one.key, "label": words.text(one.label)} for one in shown.after],
        "roem": shown.roem,
        "sides": shown.sides,
        "seats": rules.seats,
        "system": rules.system,
        "bidding": rules.bidding,
        "doubling": rules.doubling,
        "spades_double": rules.spades_double,
        "no_trumps": rules.no_trumps,
        "total": rules.total,
    }


def clock_json(clock: RoundClock | None) -> dict[str, Any] | None:
    """The clock as it is now: seconds that are left, and whether they run; None for none."""
    if clock is None:
        return None
    return {
        "round": clock.round,
        "total": round(clock.total),
        "left": round(clock.seconds_left(now()), 1),
        "running": clock.running,
    }
