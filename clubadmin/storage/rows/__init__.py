"""The tables of a club file.

Raw and derived are kept apart: what somebody typed or decided stands in `club`, `evenings`,
`standings`, `sheets`, `administration`, `cash`, `consents`, `assembly`, `correspondence` and
`tableside`; sums that are kept for speed stand in `sums` and can always be rebuilt.
"""

from clubadmin.storage.rows.administration import (
    BankLineRow,
    BankStatementRow,
    DueRow,
    DuesKindRow,
    MembershipRow,
    PaymentRow,
    TreasuryRow,
)
from clubadmin.storage.rows.assembly import AttendeeRow, BoardRow, MeetingRow
from clubadmin.storage.rows.cash import (
    CashLineRow,
    EveningCardRow,
    EveningCashRow,
    EveningStakeRow,
    StakesRow,
)
from clubadmin.storage.rows.club import (
    ClubRow,
    MemberRow,
    PairRow,
    RuleSetRow,
    TeamMemberRow,
    TeamRow,
)
from clubadmin.storage.rows.consents import ConsentRow, ConsentWordingRow
from clubadmin.storage.rows.correspondence import (
    LetterTemplateRow,
    MailingLetterRow,
    MailingRow,
    MailServerRow,
)
from clubadmin.storage.rows.debits import (
    AnnouncementRow,
    CollectionRow,
    CreditorRow,
    DebitOutcomeRow,
    DebitRow,
    MandateRow,
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
from clubadmin.storage.rows.particulars import (
    OfficeRow,
    OwnFieldRow,
    OwnValueRow,
    ParticularsRow,
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
from clubadmin.storage.rows.tableside import (
    ConfirmationRow,
    RefereeCallRow,
    TablesideKeyRow,
    TablesideRow,
)
