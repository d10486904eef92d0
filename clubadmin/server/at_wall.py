"""Requests of the wall: the draw, the standings that may be seen, and a visitor's own evening."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clubadmin.domain.draw.formats import Decides
from clubadmin.i18n import Language, Words
from clubadmin.model.comparison.comparison import TravellerRow
from clubadmin.model.evenings.evening import RoundPlan, TablePlace
from clubadmin.model.hall.screen import ScreenFacts, ScreenRow
from clubadmin.model.tableside.codes import Opens
from clubadmin.model.tableside.wall_facts import MyEvening, Sat
from clubadmin.server.answers import Document
from clubadmin.server.fragments import fragment
from clubadmin.server.handling import behind, language_of, number_of
from clubadmin.server.seen import Made, Seen
from clubadmin.server.sending import asked, stream
from clubadmin.services.tableside import seen_by_all


async def wall(request: Request) -> Response:
    """`GET /api/wall/CODE`: the draw of each round, the standings, who plays.

    With `?number=NUMBER` somebody's own evening as well; without where nobody plays under that.
    """
    language = language_of(request)
    seen: Seen = request.app.state.seen
    mine = await _own(request)
    if mine is not None:
        return Made.of(wall_json(await seen.facts(), language, mine)).answer(request)
    return (await everybody(seen, language)).answer(request)


async def everybody(seen: Seen, language: Language) -> Made:
    """The page for all: the same bytes for every reader of a language."""
    return await seen.made(language, lambda facts: Made.of(wall_json(facts, language)))


async def own(request: Request) -> Response:
    """`GET /api/wall/CODE/mine?number=NUMBER`: somebody's own evening alone."""
    mine, language = await _own(request), language_of(request)
    html = _mine_html(mine, language) if mine else ""
    return Made.of({"mine": _mine(mine) if mine else None, "html": html}).answer(request)


async def _own(request: Request) -> MyEvening | None:
    number = number_of(request.query_params.get("number") or "0")
    seen: Seen = request.app.state.seen
    facts = await seen.facts()
    if not any(one.number == number for one in facts.evening.participants):
        return None
    return await asked(request, lambda club, _: seen_by_all.my_evening(club, facts, number))


async def events(request: Request) -> Response:
    """`GET /api/wall/CODE/events`: `state` when something is to be seen anew, and the clock."""
    return stream(request)


ROUTES = [
    Route("/api/wall/{code}", behind(Opens.WALL, wall), methods=["GET"]),
    Route("/api/wall/{code}/mine", behind(Opens.WALL, own), methods=["GET"]),
    Route("/api/wall/{code}/events", behind(Opens.WALL, events), methods=["GET"]),
]


def wall_json(facts: ScreenFacts, language: Language, mine: MyEvening | None = None) -> Document:
    """The facts that everybody may see, and a visitor's own evening."""
    words = Words(language)
    evening, finality = facts.evening, facts.finality
    standing = _standing(facts, words)
    people = [{"number": one.number, "name": one.name} for one in evening.participants]
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
        "html": {
            "people": fragment("names", language, people),
            "standing": fragment(
                "standing", language, standing, facts.hidden, mine.number if mine else 0
            ),
            "mine": _mine_html(mine, language) if mine else "",
        },
    }


def _standing(facts: ScreenFacts, words: Words) -> Document:
    standing = facts.standing
    return {
        "after": standing.after,
        "over": standing.over,
        "decides": standing.decides.value,
        "unit": _UNITS[standing.decides],
        "fields": [
            {
                "line": rows[0].line,
                "field": rows[0].field,
                "rows": [_standing_row(row, words) for row in rows],
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
"""What a score of the standings is; "in": the rows are who are still in."""


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


def _standing_row(row: ScreenRow, words: Words) -> Document:
    return {
        "place": row.place,
        "number": row.number,
        "name": row.name,
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
