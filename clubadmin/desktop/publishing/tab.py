"""A tab of the window with what leaves the club."""

from clubadmin.desktop.kit.doors import CONSENTS, ShowMembers, ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, button
from clubadmin.desktop.publishing.loading import Choices
from clubadmin.desktop.work import troubles


class Part(Plain):
    """Shows something of the choices; says what was done below it."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.ops, self.theme = ops, theme
        self.said = Said()
        self.consents_button = button(
            self.tr("&Toestemmingen"), lambda: ask(self, ShowMembers(CONSENTS)), "link"
        )

    def show_choices(self, choices: Choices) -> None:
        """Something in the club changed, or the window was opened."""
        raise NotImplementedError

    def take_keyboard(self) -> None:
        """The tab was chosen."""
        raise NotImplementedError

    def refused(self, error: Exception) -> None:
        """Say why something was not done."""
        self.said.say(f"! {troubles.sentence(error)}")
