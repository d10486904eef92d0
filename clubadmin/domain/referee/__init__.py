"""Arbitration by the cards: what was played is followed, judged and settled.

A record of play is read (`notation`), each card is held against the duties of the rule set
(`play`), and the row that follows is made (`settling`): verzaken is proved here. What is decided
without cards is in `scoring.rulings`. Come in by: `referee`, `turn_order`, `play`, `playfile`,
`sentences`.
"""

from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.notation import read_play, write_play
from clubadmin.domain.referee.play import Combo, Duty
from clubadmin.domain.referee.record import (
    Bid,
    JudgedCard,
    JudgedTrick,
    Judgement,
    PlayFinding,
    PlayRecord,
    seats_of,
)
from clubadmin.domain.referee.sentences import (
    card_sentence,
    combo_sentence,
    duty_sentence,
    finding_sentence,
)
from clubadmin.domain.referee.turn_order import may_play, on_turn

__all__ = [
    "Bid",
    "Combo",
    "Duty",
    "JudgedCard",
    "JudgedTrick",
    "Judgement",
    "PlayFinding",
    "PlayRecord",
    "card_sentence",
    "combo_sentence",
    "duty_sentence",
    "finding_sentence",
    "judge_play",
    "may_play",
    "on_turn",
    "read_play",
    "seats_of",
    "write_play",
]
