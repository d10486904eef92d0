"""The order of all who may come or are there, the letters beside it, and matches of typing."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget

from clubadmin.desktop.kit.tables import folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.domain.names import search_rank
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.members.member import Member, Pair, Team

BY_FIRST = "attendance/by-first-name"
"""Under what name it is remembered that they stand by their first names."""
Person = Member | Pair | Team | Participant


def matches(
    people: Sequence[Member | Pair | Team], typed: str, limit: int = 50
) -> tuple[Member | Pair | Team, ...]:
    """Find people with names begun by every typed word, best first; all of them for no words."""
    words = folded(typed).split()
    found = []
    for at, who in enumerate(people):
        rank = search_rank(words, who.searched, inside=False)
        if rank is not None:
            found.append((rank, at, who))
    found.sort(key=lambda one: one[:2])
    return tuple(who for _rank, _at, who in found[:limit])


def begins(name: str, typed: str) -> bool:
    """Whether every word typed begins a word of this name."""
    names = folded(name).replace("(", " ").replace("–", " ").split()
    return all(any(one.startswith(word) for one in names) for word in folded(typed).split())


def filed(who: Person, *, by_first: bool = False) -> tuple[str, str]:
    """The name by which somebody is sorted, and the rest."""
    if isinstance(who, Participant):
        if len(who.members) > 1:
            return folded(who.name), ""
        who = who.members[0]
    if isinstance(who, Member) and not by_first:
        return folded(who.filed_under), folded(who.label)
    return folded(who.label), ""


def in_order(people: Sequence[Person], *, by_first: bool) -> list[Person]:
    """All of them, by last or by first name; namesakes stay in place when one of them comes."""
    return sorted(people, key=lambda one: (filed(one, by_first=by_first), _entrant(one)))


def _entrant(who: Person) -> int:
    return who.entrant_id if isinstance(who, Participant) else who.id


class Letters(QListWidget):
    """The first letters of a list below each other; a click tells the row where one begins.

    For the mouse only: who types a letter finds the name at once.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "letters")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setFixedWidth(theme.grid(5))
        self._rows: list[int] = []
        self.clicked.connect(lambda index: self.chosen.emit(self._rows[index.row()]))

    def offer(self, names: Sequence[str]) -> None:
        """Show the first letters of these names, which are in their order."""
        first: dict[str, int] = {}
        for at, name in enumerate(names):
            first.setdefault(name[:1].upper(), at)
        self._rows = list(first.values())
        self.clear()
        self.addItems(list(first))
        self.setVisible(bool(first))
