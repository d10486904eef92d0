"""What can be asked about the figures that stood out on an evening."""

from collections.abc import Mapping

from clubadmin.desktop.archive.views.record_asks import asked
from clubadmin.model.archive.evening import Broken, EveningPage, Noted, NoteKind
from clubadmin.model.archive.records import EVERYTHING, RecordRow, What
from clubadmin.model.explain.figure_asked import Asked, ContestAsked, EveningAsked, LeadAsked

_LISTS: Mapping[NoteKind, What] = {
    "best-round": "best-round",
    "best-game": "best-game",
    "most-pits": "pits-evening",
    "most-roem": "roem-evening",
    "own-record": "best-evening",
}
_OF_RESULT: tuple[NoteKind, ...] = ("winner", "last")


class NotedAsks:
    """The questions, by the result of the evening."""

    def __init__(self, page: EveningPage) -> None:
        self._page = page

    def broken(self, one: Broken) -> Asked | None:
        """About a record that went."""
        where = one.where or self._page.where
        row = RecordRow(1, one.name, one.figure, one.member_ids, where)
        return asked(one.what, EVERYTHING, row)

    def noted(self, one: Noted) -> Asked | None:
        """About anything else; None for who came for the first or the hundredth time."""
        if one.kind == "closest":
            return LeadAsked(self._page.where.evening_id)
        if one.kind in _OF_RESULT:
            return self._of_result(one)
        if one.kind not in _LISTS:
            return None
        where = one.where or self._page.where
        row = RecordRow(1, one.name, one.figure, one.member_ids, where)
        return asked(_LISTS[one.kind], EVERYTHING, row)

    def _of_result(self, one: Noted) -> Asked | None:
        """What decides the places, of who has that name and figure."""
        evening_id = self._page.where.evening_id
        for row in self._page.result.rows:
            if (row.name, row.score) == (one.name, one.figure):
                kind = EveningAsked if row.matchpoints is None else ContestAsked
                return kind(evening_id, row.participant_id)
        return None
