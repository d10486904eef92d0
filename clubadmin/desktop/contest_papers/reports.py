"""Which function draws which paper. Importing is put off until one is made."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from clubadmin.model.club.club import ClubSettings
from clubadmin.model.evenings.evening import Evening

Report = Callable[..., bytes]
"""Takes an evening, the club, what the kind of paper gives, and `language` and `stamp`."""


@cache
def reports() -> Mapping[str, Report]:
    """By the key of a kind of paper."""
    from clubadmin.reports.blanks import blanks
    from clubadmin.reports.draw import (
        control_cards,
        draws,
        hand_cards,
        movement,
        participants,
        score_cards,
        slips,
        table_cards,
        wallet_labels,
    )
    from clubadmin.reports.results import (
        announcer,
        boards,
        bracket,
        collecting,
        contest_result,
        crosstable,
        diplomas,
        evening,
        travellers,
    )
    from clubadmin.reports.standings import season

    def without_evening(report: Report) -> Report:
        """For what is not about one evening, or knows which by itself."""

        def made(_evening: Evening, club: ClubSettings, of: Any, **how: Any) -> bytes:
            return report(of, club, **how)

        return made

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
        "result": without_evening(evening.evening_result),
        "announcer": announcer.announcer_sheet,
        "diplomas": diplomas.diplomas,
        "boards": boards.frequency_sheets,
        "travellers": travellers.travelling_sheets,
        "crosstable": crosstable.crosstables,
        "collecting": collecting.collecting_sheet,
        "sessions": without_evening(contest_result.contest_standings),
        "standings": without_evening(season.standings),
        "season-announcer": without_evening(announcer.season_announcer_sheet),
        "season-diplomas": without_evening(diplomas.season_diplomas),
    }
