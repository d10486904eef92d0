"""Over what records and lists go: everything, a season, a competition; and which evenings."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive.loading import Choices
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.words import size_name
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import row
from clubadmin.model.archive.archive import Size
from clubadmin.model.archive.records import Scope

ALL = "all"


class ScopeBar(QWidget):
    """Two choices; `chosen` when one of them is another."""

    chosen = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.over = Choice({ALL: self.tr("Alle seizoenen")})
        self.over.setAccessibleName(self.tr("Waarover"))
        self.over.setMinimumContentsLength(24)
        self.size_choice = Choice({"": self.tr("Meest gespeelde avonden")})
        self.size_choice.setAccessibleName(self.tr("Welke avonden"))
        self.size_choice.setMinimumContentsLength(20)
        self._sizes: dict[str, Size] = {}
        for one in (self.over, self.size_choice):
            one.activated.connect(lambda _at: self.chosen.emit())
        self.setLayout(row(self.over, self.size_choice, gap=theme.grid(1)))

    def scope(self, least: int = 0) -> Scope:
        """What is chosen."""
        kind, _, key = self.over.value.partition(":")
        return Scope(
            season_id=int(key) if kind == "season" else None,
            competition=key if kind == "competition" else "",
            size=self._sizes.get(self.size_choice.value),
            least=least,
        )

    def offer(self, choices: Choices, scope: Scope) -> None:
        """The seasons and competitions there are; the one of a scope is chosen."""
        names = {ALL: self.tr("Alle seizoenen")}
        for name in dict.fromkeys(one.name for one in choices.competitions):
            names[f"competition:{name}"] = name
        for season in choices.seasons:
            text = self.tr("seizoen %1").replace("%1", season.name)
            names[f"season:{season.id}"] = text
        self.over.offer(names)
        key = f"season:{scope.season_id}" if scope.season_id else ALL
        self.over.choose(f"competition:{scope.competition}" if scope.competition else key)

    def offer_sizes(self, sizes: Sequence[tuple[Size, int]], size: Size | None) -> None:
        """The sizes of evenings that are played, the one in use chosen."""
        self._sizes = {_key(one): one for one, _evenings in sizes}
        texts = {}
        for one, evenings in sizes:
            text = self.tr("%1 (%2 avonden)").replace("%2", str(evenings))
            texts[_key(one)] = text.replace("%1", size_name(one))
        if size is not None and _key(size) not in texts:
            self._sizes[_key(size)] = size
            texts[_key(size)] = size_name(size)
        self.size_choice.offer(texts)
        self.size_choice.choose(_key(size) if size is not None else "")
        self.size_choice.setVisible(len(texts) > 1)


def scope_of(spot: Spot, at: int) -> Scope:
    """The scope in the key of a page, from a place in it."""
    sized = spot.key[at + 3 : at + 7]
    size = Size(int(sized[0]), int(sized[1]), str(sized[2]), bool(sized[3])) if sized else None
    return Scope(spot.number(at) or None, spot.word(at + 1), size, spot.number(at + 2))


def _key(size: Size) -> str:
    return f"{size.games} {size.rounds} {size.system} {size.teams}"
