"""The tables of a club file.

Raw and derived are kept apart: what somebody typed or decided stands in `club`, `evenings` and
`sheets`; sums that are kept for speed stand in `sums` and can always be rebuilt.
"""

from clubadmin.storage.rows.club import (
    ClubRow,
    MemberRow,
    PairRow,
    RuleSetRow,
)
from clubadmin.storage.rows.evenings import (
    CompetitionRow,
    EveningRow,
    EveningVersionRow,
    ParticipantRow,
    PlayingTableRow,
    SeasonRow,
    SeatRow,
    SittingOutRow,
)
from clubadmin.storage.rows.journal import (
    ChangedRow,
    ChangeRow,
)
from clubadmin.storage.rows.sheets import (
    DecisionRow,
    GameRow,
    GameSeatRow,
    OtherGameRow,
    PaperResultRow,
    ScoresheetRow,
)
from clubadmin.storage.rows.sums import (
    EveningResultRow,
    RoundResultRow,
)

__all__ = [
    "ChangeRow",
    "ChangedRow",
    "ClubRow",
    "CompetitionRow",
    "DecisionRow",
    "EveningResultRow",
    "EveningRow",
    "EveningVersionRow",
    "GameRow",
    "GameSeatRow",
    "MemberRow",
    "OtherGameRow",
    "PairRow",
    "PaperResultRow",
    "ParticipantRow",
    "PlayingTableRow",
    "RoundResultRow",
    "RuleSetRow",
    "ScoresheetRow",
    "SeasonRow",
    "SeatRow",
    "SittingOutRow",
]
