"""Sums kept for speed, rebuilt and compared by `check`."""

from sqlmodel import Field, SQLModel

from clubadmin.storage.rows.keys import child_of, key_of


class RoundResultRow(SQLModel, table=True):
    """The sums of a participant in a round."""

    __tablename__ = "round_result"
    evening_id: int = child_of("evening.id")
    participant_id: int = key_of("participant.id")
    round: int = Field(primary_key=True)
    points: int = 0
    roem: int = 0
    fines: int = 0  # what came off
    pits: int = 0
    nat: int = 0
    games: int = 0
    credit: bool = False  # points given for sitting out


class EveningResultRow(SQLModel, table=True):
    """The sums of a participant in an evening."""

    __tablename__ = "evening_result"
    evening_id: int = child_of("evening.id")
    participant_id: int = key_of("participant.id")
    competition_id: int = child_of("competition.id")
    points: int = 0
    roem: int = 0
    fines: int = 0
    total: int = 0  # points + roem - fines
    pits: int = 0
    nat: int = 0
    games: int = 0
    rounds: int = 0


class RoundWinsRow(SQLModel, table=True):
    """How many rounds a participant won, was level in and lost at the table on an evening."""

    __tablename__ = "round_wins"
    participant_id: int = key_of("participant.id")
    won: int = 0
    level: int = 0
    lost: int = 0


class ContestResultRow(SQLModel, table=True):
    """The result of a participant in a closed session that points added up do not decide.

    Of a knock-out `matchpoints` are the rounds that were come through, `tops` the pits.
    """

    __tablename__ = "contest_result"
    evening_id: int = child_of("evening.id")
    participant_id: int = key_of("participant.id")
    matchpoints: int = 0
    tops: int = 0
    points: int = 0
    attainable: int = 0  # the most matchpoints it could have had
    games: int = 0


class CareerRow(SQLModel, table=True):
    """The sums of a person over all closed evenings of a competition that have points.

    Who played in a pair or a team has what it made, and so has who stood in for one of a pair.
    """

    __tablename__ = "career"
    competition_id: int = key_of("competition.id")
    member_id: int = key_of("member.id")
    evenings: int = 0
    points: int = 0
    roem: int = 0
    total: int = 0  # points + roem - fines
    pits: int = 0
    nat: int = 0
    games: int = 0
    wins: int = 0  # evenings with the highest figure, shared ones as well
    best: int = 0  # the highest evening
    best_evening: int = 0  # its id; of equal ones the earliest


class EveningPeakRow(SQLModel, table=True):
    """The highest of single games on a closed evening of which games are known.

    A list of all times asks these which evenings to look into, in place of every game.
    """

    __tablename__ = "evening_peak"
    evening_id: int = key_of("evening.id")
    games: int = 0  # typed
    best_game: int = 0  # points and roem of a side
    most_roem: int = 0  # of a side, with what a pit or a fine adds to its box
