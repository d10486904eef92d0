"""The place "Club": five parts, one at a time."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.club.part import Part
from clubadmin.desktop.kit.doors import loaded
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.page import Page
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, column, label, row
from clubadmin.model.club.club import ChangedPlace

if TYPE_CHECKING:
    from clubadmin.desktop.club.safety import SafetyPart
    from clubadmin.desktop.club.seasons import SeasonsPart

SEASONS, SAFETY = 1, 3  # the part with the competitions, and that with the copies
HELP = ("club", "seizoen", "regels", "club", "club")


class ClubPage(Page):
    """Tabs above the parts; a part is made when it is first looked at."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.tabs = Tabs(
            theme,
            (
                self.tr("Gegevens"),
                self.tr("Competities"),
                self.tr("Spelregels"),
                self.tr("Reservekopie"),
                self.tr("In- en uitvoer"),
            ),
            self,
        )
        self.tabs.chosen.connect(self._show_part)
        self.stack = Pages()
        self._parts: dict[int, Part] = {}
        grid = theme.grid
        layout = column(
            row(label(self.title, "title"), grid(3), self.tabs), self.stack, gap=grid(2)
        )
        layout.setContentsMargins(grid(3.5), grid(2.5), grid(3.5), 0)
        self.setLayout(layout)

    @property
    def title(self) -> str:
        """The name of the place."""
        return self.tr("Club")

    @property
    def help_topic(self) -> str:  # type: ignore[override]
        """The help page of the part in view."""
        return self.part().help_topic or HELP[self.tabs.current]

    def part(self) -> Part:
        """The part in view."""
        return self._made(self.tabs.current)

    def _made(self, number: int) -> Part:
        if number not in self._parts:
            made = _part(number, self.ops, self.theme)
            made.said.connect(self.said)
            made.wanted.connect(self.wanted)
            self._parts[number] = made
            self.stack.addWidget(made)
        return self._parts[number]

    def every_action(self) -> list[QAction]:
        """The actions of every part that was made."""
        return [one for part in self._parts.values() for one in part.part_actions()]

    def make_more(self) -> bool:
        """The next part that was never looked at."""
        for number in range(len(HELP)):
            if number not in self._parts:
                self._made(number)
                return True
        return False

    def give(self, command: QAction) -> None:
        """Bring its part into view and give it there."""
        for number, part in self._parts.items():
            if command in part.part_actions():
                self.tabs.choose(number)
        self.ops.when_idle(lambda: super(ClubPage, self).give(command))

    def page_actions(self) -> list[QAction]:
        """The actions of the part in view."""
        return self.part().part_actions()

    def panes(self) -> list[QWidget]:
        """The tabs and what the part is made of."""
        return [self.tabs, *self.part().panes()]

    def refresh(self) -> None:
        """Show the part in view as it is now."""
        part = self.part()
        self.stack.setCurrentWidget(part)
        self.hand_on(part)
        part.refresh()

    def not_kept(self) -> str:
        """Tell which parts have fields waiting to be stored."""
        waiting = [one.unsaved for one in self._parts.values() if one.unsaved]
        if not waiting:
            return ""
        text = self.tr("Nog niet opgeslagen bij Club: %1. Nogmaals sluiten laat het weg.")
        return text.replace("%1", ", ".join(waiting))

    def spot(self) -> tuple[int, ...]:
        """The part, and what is in view there."""
        return (self.tabs.current, *self.part().spot())

    def come_back(self, spot: tuple[int, ...]) -> None:
        """The part that was in view."""
        self.tabs.choose(spot[0])
        self.part().come_back(spot[1:])

    def shows(self, place: ChangedPlace) -> bool:
        """The part that is in view."""
        return (place.kind, place.id) == ("club-part", self.tabs.current)

    def show_item(self, kind: str, number: int) -> None:
        """Open a part."""
        if kind == "club-part":
            self.tabs.choose(number)
        elif kind == "competition-prizes":
            self._competitions().show_prizes(number)
        elif kind == "copy-elsewhere":
            self._copy_elsewhere()
        elif kind == "emergency-pack":
            self._safety().without.show_pack()
        elif kind == "handover":
            self._safety().without.hand_over()

    def copy_to(self, stick: Path) -> None:
        """Make a copy on a stick that was put in."""
        self._copy_elsewhere(stick)

    def _competitions(self) -> "SeasonsPart":
        """The part with the competitions, in view."""
        from clubadmin.desktop.club.seasons import SeasonsPart

        self.tabs.choose(SEASONS)
        part = self.part()
        assert isinstance(part, SeasonsPart)
        return part

    def _safety(self) -> "SafetyPart":
        """The part with the copies, in view."""
        from clubadmin.desktop.club.safety import SafetyPart

        self.tabs.choose(SAFETY)
        part = self.part()
        assert isinstance(part, SafetyPart)
        return part

    def _copy_elsewhere(self, stick: Path | None = None) -> None:
        part = self._safety()
        if stick is not None:
            part.copy_to(stick)
        else:
            self.ops.when_idle(part.copy_elsewhere)  # once it knows where the last one went

    def _show_part(self, _number: int) -> None:
        self.refresh()
        self.part().setFocus()


def _part(number: int, ops: Operations, theme: Theme) -> Part:
    made: Part = loaded(f"club.{_PARTS[number]}")(ops, theme)
    return made


_PARTS = (
    *("settings.SettingsPart", "seasons.SeasonsPart", "rules.RulesPart"),
    *("safety.SafetyPart", "exchange.ExchangePart"),
)
