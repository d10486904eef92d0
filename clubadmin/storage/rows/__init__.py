"""The tables of a club file.

Raw and derived are kept apart: what somebody typed or decided stands in `club`, `evenings`,
`contests` and `sheets`; sums that are kept for speed stand in `sums` and can always be rebuilt.
"""

from clubadmin.storage.rows.club import (
    ClubRow,
    MemberRow,
    PairRow,
    RuleSetRow,
    TeamMemberRow,
    TeamRow,
)
from clubadmin.storage.rows.contests import (
    AdvanceRow,
    ProtestRow,
    WalletRow,
    WishRow,
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
    ContestResultRow,
    EveningResultRow,
    RoundResultRow,
)

__all__ = [
    "AdvanceRow",
    "ChangeRow",
    "ChangedRow",
    "ClubRow",
    "CompetitionRow",
    "ContestResultRow",
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
    "ProtestRow",
    "RoundResultRow",
    "RuleSetRow",
    "ScoresheetRow",
    "SeasonRow",
    "SeatRow",
    "SittingOutRow",
    "TeamMemberRow",
    "TeamRow",
    "WalletRow",
    "WishRow",
]
