"""The board of the wall: the draw, the standings that may be seen, and somebody's own evening."""

from collections.abc import Mapping

from clubadmin.domain.draw.formats import Decides
from clubadmin.i18n import Language, Words
from clubadmin.model.comparison.comparison import TravellerRow
from clubadmin.model.evenings.evening import RoundPlan, TablePlace
from clubadmin.model.hall.screen import ScreenFacts, ScreenRow
from clubadmin.model.tableside.wall_facts import MyEvening, Sat
from clubadmin.server.answers import Document
from clubadmin.server.fragments import fragment


def wall_json(facts: ScreenFacts, language: Language, mine: MyEvening | None = None) -> Document:
    """The facts that everybody may see, and a visitor's own evening."""
    words = Words(language)
    evening, finality = facts.evening, facts.finality
    standing, people = _standing(facts, words), _people(facts)
    return {
        "club": facts.club,
        "competition": evening.competition,
        "evening": evening.number,
        "date": words.day(evening.date),
        "games": evening.games,
        "rounds": evening.rounds,
        "round": facts.in_play,
        "complete": facts.complete,
        "hidden": facts.hidden,
        "compared": evening.form.compared,
        "draw": [_round(plan) for plan in evening.plan],
        "standing": standing,
        "finality": {
            "stage": finality.stage.value,
            "until": finality.until,
            "protests": finality.open,
        },
        "people": people,
        "mine": _mine(mine) if mine else None,
        "html": _html(facts, people, standing, language, mine),
    }


def places_json(facts: ScreenFacts, language: Language) -> Document:
    """The facts that the page shows everybody, and nothing that is asked of others."""
    standing = _standing(facts, Words(language))
    return {"html": _html(facts, _people(facts), standing, language)}


def mine_json(mine: MyEvening | None, language: Language) -> Document:
    """A visitor's own evening alone; `null` for nobody."""
    return {
        "mine": _mine(mine) if mine else None,
        "html": _mine_html(mine, language) if mine else "",
    }


def _html(
    facts: ScreenFacts,
    people: list[Document],
    standing: Document,
    language: Language,
    mine: MyEvening | None = None,
) -> Document:
    number = mine.number if mine else 0
    clubs = sorted({one["club"] for field in standing["fields"] for one in field["rows"]} - {""})
    return {
        "clubs": fragment("clubs", language, clubs),
        "people": fragment("names", language, people),
        "standing": fragment("standing", language, standing, facts.hidden, number),
        "mine": _mine_html(mine, language) if mine else "",
    }


def _people(facts: ScreenFacts) -> list[Document]:
    return [{"number": one.number, "name": one.name} for one in facts.evening.participants]


def _standing(facts: ScreenFacts, words: Words) -> Document:
    standing = facts.standing
    clubs = {one.id: one.district for one in facts.evening.participants}
    return {
        "after": standing.after,
        "over": standing.over,
        "decides": standing.decides.value,
        "unit": _UNITS[standing.decides],
        "fields": [
            {
                "line": rows[0].line,
                "field": rows[0].field,
                "rows": [_standing_row(row, clubs, words) for row in rows],
            }
            for rows in standing.fields
        ],
        "told": [words.text(one) for one in standing.told],
    }


_UNITS = {
    Decides.POINTS: "points",
    Decides.MATCHPOINTS: "matchpoints",
    Decides.MATCHES: "match-points",
    Decides.KNOCKOUT: "in",
}
"""The unit of a score in the standings; "in": the rows are those still in."""


def _mine(mine: MyEvening) -> Document:
    return {
        "number": mine.number,
        "name": mine.name,
        "place": mine.place,
        "score": mine.score,
        "after": mine.after,
        "rounds": [_sat(one) for one in mine.sat],
        "traveller": [_travelled(row) for row in mine.traveller.rows] if mine.traveller else None,
    }


def _mine_html(mine: MyEvening, language: Language) -> str:
    """Somebody's own evening; where he sits now stands first."""
    found = _mine(mine)
    rounds = found["rounds"]
    last = rounds[-1] if rounds else None
    now = next((one for one in rounds if one["round"] == mine.in_play), last)
    return fragment("mine", language, found, now, mine.hidden)


def _round(plan: RoundPlan) -> Document:
    return {
        "round": plan.round,
        "tables": [_table(one) for one in plan.tables],
        "sits_out": [{"number": one.number, "name": one.name} for one in plan.sitting_out],
    }


def _table(place: TablePlace) -> Document:
    return {
        "table": place.number,
        "seats": {seat.value: one.label for seat, one in place.seats},
        "ns": list(place.ns),
        "ew": list(place.ew),
    }


def _standing_row(row: ScreenRow, clubs: Mapping[int, str], words: Words) -> Document:
    return {
        "place": row.place,
        "number": row.number,
        "name": row.name,
        "club": clubs.get(row.participant_id, ""),
        "score": row.score,
        "share": row.share,
        "detail": row.detail,
        "prize": words.text(row.given) if row.given else "",
    }


def _sat(one: Sat) -> Document:
    return {
        "round": one.round,
        "table": one.table.number if one.table else None,
        "side": one.side or None,
        "seat": one.seat or None,
        "partner": one.partner,
        "opponents": one.opponents,
        "total": one.total,
    }


def _travelled(row: TravellerRow) -> Document:
    return {
        "round": row.round,
        "table": row.table,
        "game": row.game,
        "points": row.points,
        "matchpoints": row.matchpoints,
    }
