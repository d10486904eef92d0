"""The number of games of a boompje, which follows the rules until somebody says otherwise."""

from clubadmin.desktop.kit.forms import Number


class Boompje(Number):
    """Takes over what is usual under other rules, but never in place of what was typed."""

    def __init__(self) -> None:
        super().__init__(1, 64, 16)
        self._usual = 16
        self._by_hand = False
        self.lineEdit().textEdited.connect(self._touched)

    def show_games(self, games: int, usual: int) -> None:
        """Fill in; games that are not the usual ones of the rules were once chosen."""
        self._usual = usual
        self._by_hand = games != usual
        self.setValue(games)

    def follow(self, usual: int) -> None:
        """Other rules are chosen, under which these games are usual."""
        self._usual = usual
        if not self._by_hand:
            self.setValue(usual)

    def stepBy(self, steps: int) -> None:
        """The arrow keys are a hand as well."""
        self._touched()
        super().stepBy(steps)

    def _touched(self) -> None:
        self._by_hand = True
