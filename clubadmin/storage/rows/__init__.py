"""The tables of a club file.

Raw and derived are kept apart: what somebody typed or decided stands in `club`, `evenings`,
`contests`, `standings` and `sheets`; sums that are kept for speed stand in `sums` and can
always be rebuilt.
"""

from clubadmin.storage.rows.club import (
    ClubRow,
    MemberRow,
    PairRow,
    RuleSetRow,
    TeamMemberRow,
    TeamRow,
)
from clubadmin.storage.rows.evenings import (
    AdvanceRow,
    CompetitionRow,
    EveningRow,
    EveningVersionRow,
    HandedInRow,
    ParticipantRow,
    PlayingTableRow,
    ProtestRow,
    SanctionRow,
    SeasonRow,
    SeatRow,
    SittingOutRow,
    WalletRow,
    WishRow,
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
from clubadmin.storage.rows.standings import (
    AbsenceRow,
    AdoptedRuleRow,
    AdoptedRuleSetRow,
    AliasRow,
    AlsoCountsRow,
    ConsentRow,
    GroupPlaceRow,
    SeasonStandingRow,
)
from clubadmin.storage.rows.sums import (
    CareerRow,
    ContestResultRow,
    EveningPeakRow,
    EveningResultRow,
    RoundResultRow,
    RoundWinsRow,
)

__all__ = [
    "AbsenceRow",
    "AdoptedRuleRow",
    "AdoptedRuleSetRow",
    "AdvanceRow",
    "AliasRow",
    "AlsoCountsRow",
    "CareerRow",
    "ChangeRow",
    "ChangedRow",
    "ClubRow",
    "CompetitionRow",
    "ConsentRow",
    "ContestResultRow",
    "DecisionRow",
    "EveningPeakRow",
    "EveningResultRow",
    "EveningRow",
    "EveningVersionRow",
    "GameRow",
    "GameSeatRow",
    "GroupPlaceRow",
    "HandedInRow",
    "MemberRow",
    "OtherGameRow",
    "PairRow",
    "PaperResultRow",
    "ParticipantRow",
    "PlayingTableRow",
    "ProtestRow",
    "RoundResultRow",
    "RoundWinsRow",
    "RuleSetRow",
    "SanctionRow",
    "ScoresheetRow",
    "SeasonRow",
    "SeasonStandingRow",
    "SeatRow",
    "SittingOutRow",
    "TeamMemberRow",
    "TeamRow",
    "WalletRow",
    "WishRow",
]
