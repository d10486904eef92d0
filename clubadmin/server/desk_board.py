"""The board of the second desk: every table with how far it is, and what of it is new."""

from collections.abc import Mapping
from dataclasses import dataclass

from clubadmin.i18n import Language, Words
from clubadmin.model.evenings.evening import Evening, SheetState, TablePlace
from clubadmin.model.tableside.sheet import AtTable, Desks
from clubadmin.server.answers import Document
from clubadmin.server.fragments import fragment
from clubadmin.services.club.club import OpenClub
from clubadmin.services.tableside import second_desk
from clubadmin.services.tableside.at_tables import at_tables


@dataclass(frozen=True)
class Board:
    """All that the second desk sees at once."""

    evening: Evening  # with its tables and people
    there: Mapping[int, AtTable]  # what people at a table did, by the table's id
    desks: Desks  # which have a sheet open

    @property
    def table_ids(self) -> Mapping[str, int]:
        """The ids of all tables by round and number, "2-17", in that order."""
        return {
            f"{plan.round}-{one.number}": one.table_id
            for plan in self.evening.plan
            for one in plan.tables
        }

    def to_type(self, here: tuple[int, int]) -> list[str]:
        """The sheets after one that nobody signed or has open, and then those before it."""
        left = [
            (plan.round, one.number)
            for plan in self.evening.plan
            for one in plan.tables
            if one.state is not SheetState.SIGNED and one.table_id not in self.desks
        ]
        left.sort(key=lambda one: one <= here)
        return [f"{at}-{number}" for at, number in left if (at, number) != here]


def read_board(club: OpenClub, evening_id: int, desks: Desks) -> Board:
    """Read the board of an evening."""
    evening = second_desk.evening_of_desk(club, evening_id)
    return Board(evening, at_tables(club, evening_id), desks)


def desk_json(board: Board, language: Language, code: str) -> Document:
    """The board as its page gets it; names and numbers, and nothing else of people."""
    evening, words = board.evening, Words(language)
    rounds = _rounds(board)
    people = people_json(evening, language)
    in_play_first = sorted(rounds, key=_is_over)
    return {
        "competition": evening.competition,
        "evening": evening.number,
        "date": words.day(evening.date),
        "status": evening.status,
        "rules": evening.rules.name,
        "entrant": evening.form.entrant.value,
        "rounds": rounds,
        "people": people["people"],
        "html": people["html"] | {"board": fragment("board", language, in_play_first, code)},
    }


def news(before: Board | None, now: Board, language: Language, code: str) -> Document:
    """The tiles that are other than before; none of them where more than tiles changed."""
    told: Document = {"changed": True}
    if before is None or before.evening.participants != now.evening.participants:
        return told
    old, new = _rounds(before), _rounds(now)
    if [_frame(one) for one in old] != [_frame(one) for one in new]:
        return told
    pairs = [(is_, was) for a, b in zip(new, old, strict=True) for is_, was in _tiles(a, b)]
    return told | {
        "tiles": [
            {"at": f"{one['round']}-{one['table']}", "html": fragment("tile", language, one, code)}
            for one, was in pairs
            if one != was
        ],
        "done": {str(one["round"]): fragment("counted", language, one["tables"]) for one in new},
    }


def people_json(evening: Evening, language: Language) -> Document:
    """The people who are there, as numbers and names, and as the page shows them."""
    people = [
        person_json(one.number, one.name)
        | {"from_round": one.from_round, "last_round": one.last_round, "club": one.district}
        for one in evening.participants
    ]
    clubs = sorted({one.district for one in evening.participants if one.district})
    return {"people": people, "html": {"people": fragment("people", language, people, clubs)}}


def person_json(number: int, name: str) -> Document:
    """Somebody who plays: a number and a name."""
    return {"number": number, "name": name}


def _rounds(board: Board) -> list[Document]:
    return [
        {
            "round": plan.round,
            "tables": [_tile(board, one) for one in plan.tables],
            "sits_out": [person_json(one.number, one.name) for one in plan.sitting_out],
        }
        for plan in board.evening.plan
    ]


def _tile(board: Board, place: TablePlace) -> Document:
    there = board.there.get(place.table_id)
    return {
        "table": place.number,
        "round": place.round,
        "ns": place.wij,
        "ew": place.zij,
        "state": place.state.value,
        "typed": place.typed,
        "totals_only": place.totals_only,
        "confirmed": there is not None and there.confirmed,
        "called": there is not None and there.called,
        "desks": list(board.desks.get(place.table_id, ())),
    }


def _is_over(one: Document) -> bool:
    return all(at["state"] == SheetState.SIGNED.value for at in one["tables"])


def _frame(one: Document) -> tuple[object, ...]:
    """The facts that a page cannot change tile by tile: the tables, and where a round stands."""
    return one["round"], [at["table"] for at in one["tables"]], _is_over(one), one["sits_out"]


def _tiles(new: Document, old: Document) -> list[tuple[Document, Document]]:
    return list(zip(new["tables"], old["tables"], strict=True))
