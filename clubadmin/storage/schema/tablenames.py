"""The tables by name, for whoever writes rows and needs no more than that.

The classes themselves are in `rows`, and loading those loads SQLModel: half the time and a
sixth of the memory of a window that only has to show a club. So services name a table from
here, and `schema.tables` loads the classes when something is written for the first time.
"""

FIRST_SCHEMA = 4  # see `migrations`
SCHEMA_VERSION = 20
RELEASED_SCHEMA = 0  # the last one in a published version; a step up to it never changes again
APPLICATION_ID = 0x4B4C4A31  # "KLJ1"


class TableName:
    """Stands for a row class of `rows`."""

    def __init__(self, name: str) -> None:
        self.__tablename__ = name

    def __repr__(self) -> str:
        return f"TableName({self.__tablename__!r})"


ClubRow = TableName("club")
RuleSetRow = TableName("rule_set")
MemberRow = TableName("member")
PairRow = TableName("pair")
TeamRow = TableName("team")
TeamMemberRow = TableName("team_member")
WishRow = TableName("wish")
SeasonRow = TableName("season")
CompetitionRow = TableName("competition")
EveningRow = TableName("evening")
EveningVersionRow = TableName("evening_version")
ParticipantRow = TableName("participant")
PlayingTableRow = TableName("playing_table")
AdvanceRow = TableName("advance")
WalletRow = TableName("wallet")
ProtestRow = TableName("protest")
SanctionRow = TableName("sanction")
HandedInRow = TableName("handed_in")
SeatRow = TableName("seat")
SittingOutRow = TableName("sitting_out")
ScoresheetRow = TableName("scoresheet")
GameRow = TableName("game")
GameSeatRow = TableName("game_seat")
OtherGameRow = TableName("other_game")
DecisionRow = TableName("decision")
PaperResultRow = TableName("paper_result")
RoundResultRow = TableName("round_result")
EveningResultRow = TableName("evening_result")
RoundWinsRow = TableName("round_wins")
ContestResultRow = TableName("contest_result")
CareerRow = TableName("career")
EveningPeakRow = TableName("evening_peak")
AbsenceRow = TableName("absence")
AlsoCountsRow = TableName("also_counts")
GroupPlaceRow = TableName("group_place")
OpeningRow = TableName("opening")
AdoptedRuleRow = TableName("adopted_rule")
AdoptedRuleSetRow = TableName("adopted_rule_set")
SeasonStandingRow = TableName("season_standing")
ConsentRow = TableName("consent")
ConsentWordingRow = TableName("consent_wording")
AliasRow = TableName("alias")
MembershipRow = TableName("membership")
DuesKindRow = TableName("dues_kind")
DueRow = TableName("due")
BankStatementRow = TableName("bank_statement")
BankLineRow = TableName("bank_line")
PaymentRow = TableName("payment")
TreasuryRow = TableName("treasury")
CreditorRow = TableName("creditor")
MandateRow = TableName("mandate")
AnnouncementRow = TableName("announcement")
CollectionRow = TableName("collection")
DebitRow = TableName("debit")
DebitOutcomeRow = TableName("debit_outcome")
StakesRow = TableName("stakes")
EveningCardRow = TableName("evening_card")
EveningStakeRow = TableName("evening_stake")
EveningCashRow = TableName("evening_cash")
CashLineRow = TableName("cash_line")
TablesideRow = TableName("tableside")
TablesideKeyRow = TableName("tableside_key")
ConfirmationRow = TableName("confirmation")
RefereeCallRow = TableName("referee_call")
ParticularsRow = TableName("particulars")
OfficeRow = TableName("office")
OwnFieldRow = TableName("own_field")
OwnValueRow = TableName("own_value")
LetterTemplateRow = TableName("letter_template")
MailServerRow = TableName("mail_server")
MailingRow = TableName("mailing")
MailingLetterRow = TableName("mailing_letter")
BoardRow = TableName("board")
MeetingRow = TableName("meeting")
AttendeeRow = TableName("attendee")
ChangeRow = TableName("change")
