"""Which function draws which paper. Importing is put off until one is made."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from clubadmin.services.views.club import ClubSettings
from clubadmin.services.views.evening import Evening
from clubadmin.services.views.result import EveningResult

Report = Callable[..., bytes]
"""Takes an evening, the club, what the kind of paper gives, and `language` and `stamp`."""


@cache
def reports() -> Mapping[str, Report]:
    """By the key of a kind of paper."""
    from clubadmin.reports import (
        announcer,
        blanks,
        boards,
        bracket,
        collecting,
        control_cards,
        crosstable,
        diplomas,
        draws,
        evening,
        hand_cards,
        movement,
        participants,
        score_cards,
        slips,
        table_cards,
        travellers,
        wallet_labels,
    )

    def result(_evening: Evening, club: ClubSettings, of: EveningResult, **how: Any) -> bytes:
        return evening.evening_result(of, club, **how)

    return {
        "participants": participants.participants_list,
        "draw-table": draws.draw_list,
        "draw-name": draws.draw_list,
        "slips": slips.seat_slips,
        "table-cards": table_cards.table_cards,
        "movement": movement.movement_cards,
        "labels": wallet_labels.wallet_labels,
        "hand-cards": hand_cards.hand_cards,
        "control-cards": control_cards.control_cards,
        "score-cards": score_cards.score_cards,
        "sheets": blanks.blank_sheets,
        "collecting-blank": collecting.collecting_sheet,
        "bracket": bracket.bracket_sheet,
        "result": result,
        "announcer": announcer.announcer_sheet,
        "diplomas": diplomas.diplomas,
        "boards": boards.frequency_sheets,
        "travellers": travellers.travelling_sheets,
        "crosstable": crosstable.crosstables,
        "collecting": collecting.collecting_sheet,
    }
