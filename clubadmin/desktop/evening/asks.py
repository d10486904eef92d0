"""What the evening asks of the services, for the thread that owns the file.

The services load the database, which must not hold up the first paint: imports stay inside.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any

from clubadmin.desktop.kit import language

if TYPE_CHECKING:
    from clubadmin.i18n import Message
    from clubadmin.model.club.club import ClubSettings
    from clubadmin.model.evenings.also_counting import Habit
    from clubadmin.model.evenings.evening import DrawReport, EntrantsBefore, Evening
    from clubadmin.model.members.member import Member, Pair, Team
    from clubadmin.model.results.protest import Finality
    from clubadmin.model.results.result import EveningResult, Rectification
    from clubadmin.model.seasons.season import Competition, EveningLine, Season
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Overview:
    """All evenings, with the competitions they may belong to."""

    seasons: tuple[Season, ...]
    competitions: tuple[Competition, ...]
    evenings: tuple[EveningLine, ...]
    habits: tuple[Habit, ...]  # which evenings count in other competitions as well


@dataclass(frozen=True)
class ResultSheet:
    """The result of an evening, the rectifications made so far, and how final it is."""

    result: EveningResult
    rectifications: tuple[Rectification, ...]
    finality: Finality


def overview(club: OpenClub) -> Overview:
    """Every evening of the club."""
    from clubadmin.services.evenings import also_counts
    from clubadmin.services.seasons import seasons

    return Overview(
        seasons.seasons(club),
        seasons.competitions(club),
        seasons.evenings(club),
        also_counts.habits(club),
    )


def new_evening(club: OpenClub, competition_id: int, day: date, also: frozenset[int]) -> Evening:
    """Make an evening, that counts in these other competitions as well."""
    from clubadmin.services.evenings import evenings

    return evenings.add_evening(club, competition_id, day, also=also)


def change_evening(club: OpenClub, evening_id: int, day: date, games: int, rounds: int) -> Evening:
    """Give an evening another day or length."""
    from clubadmin.services.evenings import evenings

    return evenings.change_evening(club, evening_id, day, games, rounds)


def remove_evening(club: OpenClub, evening_id: int) -> None:
    """Take away an evening of which nothing was typed."""
    from clubadmin.services.evenings import evenings

    evenings.remove_evening(club, evening_id)


def evening(club: OpenClub, evening_id: int) -> Evening:
    """The evening as it is."""
    from clubadmin.services.evenings import evenings

    return evenings.evening(club, evening_id)


def entrants_before(club: OpenClub, evening_id: int) -> EntrantsBefore | None:
    """Who took part in the evening before this one."""
    from clubadmin.services.attendance.entries import entrants_before

    return entrants_before(club, evening_id)


def take_over(club: OpenClub, evening_id: int) -> Evening:
    """They all take part again."""
    from clubadmin.services.attendance.entries import take_over

    return take_over(club, evening_id)


def candidates(club: OpenClub, evening_id: int) -> tuple[Member | Pair | Team, ...]:
    """Who may still come."""
    from clubadmin.services.attendance import attendance

    return attendance.candidates(club, evening_id, "")


def noted_away(club: OpenClub, evening_id: int) -> dict[int, bool]:
    """About whom it is noted that he does not come, and whether with notice."""
    from clubadmin.services.standings import absences

    rows = absences.absentees(club, evening_id).rows
    return {one.entrant_id: one.notice for one in rows if one.notice is not None}


def note_away(
    club: OpenClub, evening_id: int, entrant_id: int, *, notice: bool | None
) -> dict[int, bool]:
    """Note that somebody does not come, or take that back."""
    from clubadmin.services.standings import absences

    absences.set_absence(club, evening_id, entrant_id, notice)
    return noted_away(club, evening_id)


def arrive(
    club: OpenClub, evening_id: int, who: Member | Pair | Team, from_round: int | None = None
) -> Evening:
    """Somebody is there."""
    from clubadmin.model.members.member import Pair, Team
    from clubadmin.services.attendance import attendance

    if isinstance(who, Team):
        return attendance.add_participant(club, evening_id, team_id=who.id, from_round=from_round)
    if isinstance(who, Pair):
        return attendance.add_participant(club, evening_id, pair_id=who.id, from_round=from_round)
    return attendance.add_participant(club, evening_id, member_id=who.id, from_round=from_round)


def arrive_as_guest(
    club: OpenClub, evening_id: int, name: str, from_round: int | None = None
) -> Evening:
    """A guest who is not in the club yet is there."""
    from clubadmin.services.attendance import attendance
    from clubadmin.services.members import members

    guest = members.add_member(club, guest_called(name))
    return attendance.add_participant(club, evening_id, member_id=guest.id, from_round=from_round)


def arrive_as_pair(
    club: OpenClub,
    evening_id: int,
    two: tuple[Member | str, Member | str],
    from_round: int | None = None,
) -> Evening:
    """Two who are no pair yet are there as one; a name as typed is a new guest."""
    from clubadmin.services.attendance import attendance
    from clubadmin.services.members import members, pairs

    one, other = (
        members.add_member(club, guest_called(who)) if isinstance(who, str) else who for who in two
    )
    pair = pairs.add_pair(club, one.id, other.id)
    return attendance.add_participant(club, evening_id, pair_id=pair.id, from_round=from_round)


def guest_called(name: str) -> Member:
    """A guest from a name as typed: the first word is the first name, the rest the last."""
    from clubadmin.model.members.member import Member

    words = [word[:1].upper() + word[1:] for word in name.split()]
    if len(words) < 2:
        return Member(0, " ".join(words), guest=True)
    small = 1
    while small < len(words) - 1 and words[small].lower() in _INFIXES:
        small += 1
    infix = " ".join(word.lower() for word in words[1:small])
    return Member(0, " ".join(words[small:]), words[0], infix, guest=True)


_INFIXES = {"van", "de", "der", "den", "het", "'t", "ter", "ten", "te", "in", "op", "la", "von"}


def set_entry(
    club: OpenClub, evening_id: int, participant_id: int, values: Mapping[str, Any]
) -> Evening:
    """Another number, group or club for somebody on the list of entrants."""
    from clubadmin.services.attendance import entries

    return entries.set_entry(club, evening_id, participant_id, **values)


def leave(club: OpenClub, evening_id: int, participant_id: int) -> Evening:
    """Somebody is not there after all."""
    from clubadmin.services.attendance import attendance

    return attendance.remove_participant(club, evening_id, participant_id)


def come_late(club: OpenClub, evening_id: int, participant_id: int, first: int) -> Evening:
    """Somebody plays from a round on."""
    from clubadmin.services.attendance import attendance

    return attendance.come_late(club, evening_id, participant_id, first)


def drop_out(club: OpenClub, evening_id: int, participant_id: int, last: int | None) -> Evening:
    """Somebody plays up to a round."""
    from clubadmin.services.attendance import attendance

    return attendance.drop_out(club, evening_id, participant_id, last)


def stand_in(
    club: OpenClub, evening_id: int, participant_id: int, which: int, member_id: int | None
) -> Evening:
    """Somebody plays in place of one of a pair or team; None: the one whose place it is."""
    from clubadmin.services.attendance import attendance

    return attendance.substitute(club, evening_id, participant_id, which, member_id)


def stand_ins(
    club: OpenClub, evening_id: int, participant_id: int | None = None
) -> tuple[Member, ...]:
    """Who may play in somebody's place; of a team its own people come first."""
    from clubadmin.services.attendance import attendance

    return attendance.substitute_candidates(club, evening_id, "", participant_id)


def draw(club: OpenClub, evening_id: int) -> tuple[Evening, DrawReport]:
    """Draw the rounds that are not drawn; when all are, those again of which nothing is typed."""
    from clubadmin.services.draw import drawing
    from clubadmin.services.standings.standings import order_for_draw

    return drawing.draw(club, evening_id, standing=order_for_draw(club, evening_id))


def swap(
    club: OpenClub, evening_id: int, round_number: int, one: int, other: int
) -> tuple[Evening, tuple[Message, ...]]:
    """Two participants change places in a round; and what wishes are not met by that."""
    from clubadmin.services.draw import drawing
    from clubadmin.services.draw.wishes import unmet_wishes

    before = unmet_wishes(club, evening_id, round_number)
    evening = drawing.swap(club, evening_id, round_number, one, other)
    after = unmet_wishes(club, evening_id, round_number)
    return evening, tuple(note for note in after if note not in before)


def result(club: OpenClub, evening_id: int) -> ResultSheet:
    """The result as it stands."""
    from clubadmin.services.hall import protests
    from clubadmin.services.results import closing

    return ResultSheet(
        closing.result(club, evening_id),
        closing.rectifications(club, evening_id, language.current()),
        protests.finality(club, evening_id),
    )


def close(club: OpenClub, evening_id: int) -> EveningResult:
    """Close the evening."""
    from clubadmin.services.results import closing

    return closing.close(club, evening_id)


def reopen(club: OpenClub, evening_id: int, reason: str) -> None:
    """Open a closed evening to correct something."""
    from clubadmin.services.results import closing

    closing.reopen(club, evening_id, reason)


def settings(club: OpenClub) -> ClubSettings:
    """What a paper says about the club."""
    from clubadmin.services.club import club as clubs

    return clubs.settings(club)
