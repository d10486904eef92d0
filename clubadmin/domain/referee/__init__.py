"""Arbitration by the cards: what was played is followed, judged and settled."""

from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.notation import read_play, write_play
from clubadmin.domain.referee.play import Combo, Duty
from clubadmin.domain.referee.record import (
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
from clubadmin.domain.referee.turns import may_play, on_turn

__all__ = [
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
