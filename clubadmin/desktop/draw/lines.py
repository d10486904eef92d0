"""The lines of a drawn round, whatever the format: tables with their wallets, and who rests."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from clubadmin.domain.draw.plan.formats import Decides, Entrant
from clubadmin.domain.terms import Position
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, TablePlace

_PARTNERED = (Position.N, Position.S, Position.E, Position.W)


@dataclass(frozen=True)
class Seat:
    """A cell: who sits there, under which number."""

    name: str
    number: int | None = None  # None: nobody to swap with
    participant_id: int | None = None


@dataclass(frozen=True)
class Line:
    """A row: a table, or those who sit out."""

    heading: str
    seats: tuple[Seat, ...]
    wallets: str = ""  # the games on the table; "" where there are none


def lines_of(evening: Evening, plan: RoundPlan) -> list[Line]:
    """The tables of a round, and below them who sits out."""
    ids = {person.number: person.id for person in evening.participants}
    groups = {person.number: person.line for person in evening.participants}
    lines = [
        Line(_heading(table, groups), _seats(evening, table, ids), wallets_text(table.wallets))
        for table in plan.tables
    ]
    width, out = evening.entrants, _out(evening)
    filling = {number for table in plan.tables if table.fill_ins for number in table.numbers}
    people = [
        Seat(_numbered(one), one.number, one.id)
        for one in plan.sitting_out
        if one.number not in filling
    ]
    for start in range(0, len(people), width):
        lines.append(Line(out, tuple(people[start : start + width])))
    return lines


def headings(evening: Evening) -> tuple[str, ...]:
    """What stands above the seats: the sides, or the players where each is for himself."""
    translate = QCoreApplication.translate
    if evening.players < 4:
        player = translate("draw", "Speler %1")
        return tuple(player.replace("%1", str(one + 1)) for one in range(evening.players))
    two = evening.form.entrant is not Entrant.MEMBER
    if evening.form.compared:
        sides = (translate("draw", "N/Z"), translate("draw", "O/W"))
        seats = (
            translate("draw", "N"),
            translate("draw", "Z"),
            translate("draw", "O"),
            translate("draw", "W"),
        )
        return sides if two else seats
    wij, zij = translate("draw", "Wij"), translate("draw", "Zij")
    return (wij, zij) if two else (wij, wij, zij, zij)


def has_wallets(evening: Evening) -> bool:
    """Whether wallets stand beside the seats."""
    return evening.form.compared


def wallets_text(games: Sequence[int]) -> str:
    """Numbers of games, those in a row together: "1–4" or "1–3, 9"."""
    parts: list[list[int]] = []
    for game in games:
        if parts and game == parts[-1][-1] + 1:
            parts[-1].append(game)
        else:
            parts.append([game])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}–{part[-1]}" for part in parts)


def _heading(table: TablePlace, groups: dict[int, str]) -> str:
    group = next((groups[number] for number in table.numbers if groups.get(number)), "")
    if table.fill_ins:
        return f"{table.number}  " + QCoreApplication.translate("draw", "inval")
    return f"{table.number}  {group}".rstrip()


def _out(evening: Evening) -> str:
    """What those are called who do not play: free in a contest where one goes on all the same."""
    free = evening.form.decides in (Decides.KNOCKOUT, Decides.MATCHES)
    translate = QCoreApplication.translate
    return translate("draw", "vrij") if free else translate("draw", "rust")


def _numbered(person: Participant) -> str:
    return f"{person.number}  {person.name}"


def _seats(evening: Evening, table: TablePlace, ids: dict[int, int]) -> tuple[Seat, ...]:
    blind = QCoreApplication.translate("draw", "blinde hand")
    if evening.form.entrant is not Entrant.MEMBER:
        teams = {one.number: one.team for one in evening.participants}
        sides = ((table.ns, table.wij), (table.ew, table.zij))
        return tuple(
            Seat(
                _side(numbers[0], teams.get(numbers[0], ""), names), numbers[0], ids.get(numbers[0])
            )
            for numbers, names in sides
            if numbers
        )
    seated = zip(table.numbers, table.seats, strict=True)
    at = {
        seat: Seat(f"{number}  {person.label}", number, ids.get(number))
        for number, (seat, person) in seated
    }
    if table.players < 4:
        return tuple(at.values())
    return tuple(at.get(seat, Seat(blind)) for seat in _PARTNERED)


def _side(number: int, team: str, names: str) -> str:
    return f"{number}  {team} · {names}" if team else f"{number}  {names}"
