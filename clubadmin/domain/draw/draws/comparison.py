"""Parts that the formats of comparison play share, and that play without a movement.

So it goes by standing or strength, where all tables play the same wallets at once; and after
rounds that follow no movement, as when more people come than there are numbers left.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from clubadmin.domain.draw.groups.directions import settle, sides_of
from clubadmin.domain.draw.groups.grouping import at_their_tables, draw_groups
from clubadmin.domain.draw.known.bounds import fewest_in_groups
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import (
    PairTable,
    Proof,
    Repeats,
    RoundDraw,
    Schedule,
    SmallTable,
    count_repeats,
    meetings_of,
)
from clubadmin.domain.draw.plan.task import Task, fixed_notes, small_tables
from clubadmin.domain.draw.plan.told import EntrantNumber
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.domain.draw.search.local_search import Groups, alone
from clubadmin.domain.draw.wallets.assignment import Sets, Walleted, games_after, most_at_once
from clubadmin.i18n import Listed, Message, marked

DRAWN_ON = marked(
    "Vanaf ronde {round} volgt de indeling geen vast rooster meer, maar is er geloot: zo past zij"
    " bij wie er nu zijn."
)


def drawn_pairs(task: Task, a_round: int, chance: Chance) -> tuple[RoundDraw, ...]:
    """Rounds of two at a table, the N/Z who sat there less often so far.

    Tables are numbered by standing, if that is what the draw goes by; not yet by who must sit
    where.
    """
    groups = groups_meeting_once(task, chance)
    north = sides_of(task.kept)
    facing = [_by_side(one, north) for one in groups]
    settle(facing, north)
    return _with_games(task, facing, a_round)


def groups_meeting_once(task: Task, chance: Chance) -> list[Groups]:
    """Groups for each round, in which who asked to meet does so once, if not before."""
    met = {two for draw in task.kept for two in meetings_of(draw)}
    wanted = tuple(two for two in task.together if two not in met)
    if not wanted:
        return draw_groups(replace(task, together=()), chance)
    first = draw_groups(replace(task, numbers=task.numbers[:1], together=wanted), chance)
    if len(task.numbers) < 2:
        return first
    kept = (*task.kept, *map(_unseated, task.numbers, first))
    rest = replace(task, numbers=task.numbers[1:], together=(), kept=kept)
    return [*first, *draw_groups(rest, chance)]


def _unseated(number: int, groups: Groups) -> RoundDraw:
    """A round of which it is known who meet, not yet on which seats."""
    tables = [SmallTable(at, tuple(group)) for at, group in enumerate(groups, 1) if len(group) > 1]
    return RoundDraw(number, tuple(tables), tuple(alone(groups)))


def _with_games(task: Task, rounds: Sequence[Groups], a_round: int) -> tuple[RoundDraw, ...]:
    tables = [[group for group in groups if len(group) > 1] for groups in rounds]
    games = games_after(task.kept, tables, a_round, shared=bool(task.order))
    drawn = [
        RoundDraw(
            number,
            tuple(
                PairTable(at, ns, ew, games=played)
                for at, ((ns, ew), played) in enumerate(zip(seated, laid, strict=True), 1)
            ),
            tuple(alone(groups)),
        )
        for number, groups, seated, laid in zip(task.numbers, rounds, tables, games, strict=True)
    ]
    return at_their_tables(replace(task, fixed={}), drawn)


def _by_side(groups: Groups, north: Counter[int]) -> Groups:
    """Seat at N/Z whoever sat there less often against O/W."""
    result = [sorted(group, key=lambda one: north[one]) for group in groups]
    for group in result:
        if len(group) == 2:
            north[group[0]] += 1
            north[group[1]] -= 1
    return result


def contest(request: DrawRequest, size: int) -> Task:
    """Make the task of a draw for entrants `size` of whom meet at a table."""
    return request.task(size, lambda people: small_tables(people, size)).without_absent()


def sessions(rounds: int, most: int) -> list[int]:
    """Divide rounds into sessions of at most `most`, in each of which nobody meets again."""
    return [min(most, rounds - done) for done in range(0, rounds, most)]


def at_tables(groups: Groups) -> Groups:
    """The groups without those who sit out."""
    return [group for group in groups if len(group) > 1]


def in_a_row(parts: Iterable[Walleted]) -> Sets:
    """The sets of sessions after one another, all of them different."""
    result: Sets = []
    for part in parts:
        used = len({one for tables in result for one in tables})
        result += [[one + used for one in tables] for tables in part.sets]
    return result


def too_few(kind: str, task: Task, seed: int) -> Schedule:
    """Make a schedule without play: there are not enough entrants for a table."""
    count_there = len(task.people)
    rounds = (*task.kept, *(RoundDraw(number, (), task.there(number)) for number in task.numbers))
    note = Message.counted(
        "Met {n} deelnemer valt er niets in te delen.",
        "Met {n} deelnemers valt er niets in te delen.",
        count_there,
    )
    return Schedule(kind, count_there, rounds, Repeats(0, 0), "optimal", seed, (note,))


def repeats_note(times: int, most: int, what: Message) -> list[Message]:
    """Tell that there are more rounds than opponents."""
    if not times:
        return []
    return [
        Message(
            "Dat {what} elkaar maar één keer treffen, lukt hoogstens {most} {rounds};"
            " daarna begint het rooster opnieuw, met andere mapjes. {times} keer treffen"
            " twee elkaar opnieuw; minder kan niet.",
            what=what,
            most=most,
            rounds=Message("ronde") if most == 1 else Message("ronden"),
            times=times,
        )
    ]


def again_note(times: int, most: int, what: Message, rounds: int, proof: Proof) -> list[Message]:
    """Tell of repeats, whether or not there are more rounds than opponents."""
    if not times or (rounds > most and proof == "optimal"):
        return repeats_note(times, most, what)
    return [Message("{times} keer treffen twee {what} elkaar opnieuw.", times=times, what=what)]


def copies_note(copies: int) -> list[Message]:
    """Tell how many copies the wallets need where several tables play a set at once."""
    if copies == 1:
        return []
    return [
        Message(
            "Een spel ligt in een ronde op hoogstens {copies} tafels tegelijk: die"
            " ruilen de mapjes onderling, of er zijn er van elk {copies}.",
            copies=copies,
        )
    ]


def alone_note(rounds: Sequence[RoundDraw]) -> list[Message]:
    """Tell that a game is played at one table only, so that there is nothing to compare."""
    played = Counter(
        game for draw in rounds for table in draw.tables for game in getattr(table, "games", ())
    )
    alone = sum(times == 1 for times in played.values())
    if not alone:
        return []
    if alone == len(played):
        return [
            Message(
                "Geen spel wordt vaker dan één keer gespeeld; daarvan valt niets te vergelijken."
            )
        ]
    return [
        Message.counted(
            "Van {count} spellen wordt er {n} maar één keer gespeeld; daarvan valt niets te"
            " vergelijken.",
            "Van {count} spellen worden er {n} maar één keer gespeeld; daarvan valt niets te"
            " vergelijken.",
            alone,
            count=len(played),
        )
    ]


def half_notes(task: Task, rounds: Iterable[RoundDraw]) -> list[Message]:
    """Tell of rounds in which more sit out than must, as others there find nobody."""
    notes = []
    for draw in rounds:
        if len(draw.sits_out) > len(task.there(draw.round)) % task.full:
            out = tuple(EntrantNumber(one) for one in sorted(draw.sits_out))
            notes.append(
                Message.counted(
                    "Ronde {round}: {people} zit stil, omdat wie ertegenover hoort er niet is; zo"
                    " blijft de weg van de anderen gelijk.",
                    "Ronde {round}: {people} zitten stil, omdat wie tegenover hen hoort er niet"
                    " is; zo blijft de weg van de anderen gelijk.",
                    len(out),
                    round=draw.round,
                    people=Listed(out),
                )
            )
    return notes


def wish_notes(task: Task, rounds: Sequence[RoundDraw]) -> list[Message]:
    """Tell which wishes are not met. A wish to meet is met by meeting once."""
    met = [(draw.round, set(meetings_of(draw))) for draw in rounds]
    notes = [
        Message(
            "{a} en {b} treffen elkaar niet, zoals gevraagd was.",
            a=EntrantNumber(a),
            b=EntrantNumber(b),
        )
        for a, b in task.together
        if not any((a, b) in couples for _, couples in met) and set(task.people).issuperset((a, b))
    ]
    return notes + [
        Message(
            "Ronde {round}: {a} en {b} zitten toch aan één tafel.",
            round=number,
            a=EntrantNumber(a),
            b=EntrantNumber(b),
        )
        for a, b in task.wish_apart
        for number, couples in met
        if (a, b) in couples
    ]


def forced(rounds: Sequence[RoundDraw]) -> int:
    """The fewest repeats of two, whatever the draw, where each match counts once."""
    return fewest_in_groups(
        [[*map(list, meetings_of(draw)), *([one] for one in draw.sits_out)] for draw in rounds]
    )


def finished(
    kind: str,
    entrants: int,
    task: Task,
    drawn: Sequence[RoundDraw],
    seed: int,
    *,
    most: int,
    what: Message,
    first: Sequence[Message] = (),
    drawn_on: Sequence[int] = (),
    copies: int = 0,
    matches: Callable[[RoundDraw], RoundDraw] = lambda draw: draw,
    fewest: Callable[[Sequence[RoundDraw]], int] | None = None,
) -> Schedule:
    """The schedule of a contest in which two meet at a table.

    Args:
        kind: the format.
        entrants: how many there are, those who are not always there too.
        drawn: the rounds that were drawn now.
        most: in how many rounds nobody need meet again.
        what: who they are, in the plural.
        first: notes that come before the others.
        drawn_on: from which round there was no movement to go by, if so.
        copies: at how many tables at once wallets lie, if not as the rounds have it.
        matches: gives a round with one table for each match.
        fewest: how many repeats cannot be avoided, where fewer meet than all.
    """
    evening = (*task.kept, *drawn)
    repeats = count_repeats(evening)
    least = (fewest or forced)([*map(matches, evening)])
    proof: Proof = "optimal" if repeats.tablemates <= least else "best-found"
    notes = [
        *first,
        *(Message(DRAWN_ON, round=number) for number in drawn_on),
        *(again_note(repeats.tablemates, most, what, len(evening), proof)),
        *copies_note(copies or most_at_once(drawn)),
        *alone_note(evening),
        *half_notes(task, [*map(matches, drawn)]),
        *wish_notes(task, evening),
        *fixed_notes(drawn, task.fixed),
    ]
    return Schedule(kind, entrants, evening, repeats, proof, seed, tuple(notes))
