"""The main window: its frame, with the menus, doors and commands that ask things of it.

Like the frame, this loads next to nothing before the first paint.
"""

from typing import TYPE_CHECKING

from clubadmin.desktop.shell.main_frame import MainFrame

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.desktop.shell.palette import Palette


class MainWindow(MainFrame):
    """The frame of the program, and all that is done from it."""

    def furnish(self, ops: "Operations") -> None:
        """Put rail, pages, bars and menus in the frame."""
        super().furnish(ops)
        from clubadmin.desktop.kit.doors import Doors
        from clubadmin.desktop.shell.commands import Commands
        from clubadmin.desktop.shell.doors import openers
        from clubadmin.desktop.shell.menus import Menus
        from clubadmin.desktop.shell.undone import Doubts, Undone

        self.doubts = Doubts(self)
        self.taken_back = Undone(self)
        self.menus = Menus(self, self.taken_back, self.show_palette)
        self.commands = Commands(self, self.menus)
        self.doors = Doors(self, openers(self.commands))
        self.rail.search_wanted.connect(self.show_palette)

    def show_palette(self) -> "Palette":
        """Find a person, an evening or a command."""
        from clubadmin.desktop.shell.palette import Palette

        palette = Palette(self.ops, self.theme, self.commands)
        palette.item_chosen.connect(self.show_item)
        palette.open_over(self)
        return palette
