"""The outcome of the play: the settled figures, and their row."""

from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, column, label
from clubadmin.desktop.referee.appearance import seat_name, side_titles
from clubadmin.desktop.referee.entering import Entering
from clubadmin.domain.referee import Judgement, PlayFinding, finding_sentence
from clubadmin.domain.row.settle import Amounts, SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Outcome, Side


class OutcomeCard(CardBox):
    """The two sides, how the game ended, and the quick entry."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        grid = theme.grid
        self._heading = label(self.tr("Uitslag van het spel"), "strong")
        self._figures = label("", "heading", wrap=True)
        self._how = label("", wrap=True)
        self._line = label("", "muted", wrap=True)
        self._article = label("", "small", wrap=True)
        lines = (self._heading, self._figures, self._how, self._line, self._article)
        self.setLayout(column(*lines, gap=grid(0.5), margin=grid(1.5)))

    @property
    def said(self) -> tuple[str, str, str]:
        """The figures, how it ended, the row."""
        return self._figures.text(), self._how.text(), self._line.text()

    def show_outcome(self, entering: Entering, judgement: Judgement) -> None:
        """Say what it comes to, as far as that is known."""
        wij, zij = side_titles(entering.rules)
        settled = judgement.settled
        if settled is not None:
            figures = f"{wij} {amounts_text(settled.ns)}   {zij} {amounts_text(settled.ew)}"
            told = [self._ended(settled, (wij, zij)), *self._shares(settled, entering.rules)]
            self._say(figures, "\n".join(one for one in told if one), self._row(judgement))
        elif judgement.fine:
            again = self.tr("Het spel wordt opnieuw gedeeld.")
            behind = self.tr("Achter de rij van het nieuwe spel: %1")
            self._say("", again, behind.replace("%1", judgement.fine))
        elif judgement.revokes or _disputed(judgement):
            self._say("", self._without_row(entering, judgement), "")
        else:
            self._say("", self.tr("Nog niet bekend: daarvoor moeten alle slagen er liggen."), "")
        self._article.setText(judgement.article)
        self._article.setVisible(bool(judgement.article))

    def _say(self, figures: str, how: str, line: str) -> None:
        texts = (self._figures, figures), (self._how, how), (self._line, line)
        for part, text in texts:
            part.setText(text)
            part.setVisible(bool(text))

    def _shares(self, settled: SettledGame, rules: RuleSet) -> list[str]:
        """Tell the players' shares that differ from their sides', and fines."""
        found = []
        for share in settled.shares:
            text = f"{seat_name(share.seat, rules)}:"
            if share.amounts is not None:
                text += f" {amounts_text(share.amounts)}"
            if share.fine:
                text += " " + self.tr("%1 straf").replace("%1", str(share.fine))
            found.append(text)
        return found

    def _without_row(self, entering: Entering, judgement: Judgement) -> str:
        if judgement.revokes and entering.rules.revoke == "redeal":
            return self.tr("Het spel wordt opnieuw gedeeld.")
        if disputed := _disputed(judgement):
            return finding_sentence(disputed, current(), entering.rules.seats)
        return self.tr("Welke rij dit wordt hangt af van wie speelt; kies dat links.")

    def _row(self, judgement: Judgement) -> str:
        return self.tr("In het formulier: %1").replace("%1", judgement.line)

    def _ended(self, settled: SettledGame, sides: tuple[str, str]) -> str:
        words = {
            Outcome.MADE: self.tr("gehaald"),
            Outcome.NAT: self.tr("nat"),
            Outcome.PIT: self.tr("pit"),
            Outcome.REVOKE: self.tr("verzaakt"),
        }
        word = words.get(settled.outcome, "")
        if settled.side is None:
            return word
        return f"{sides[0] if settled.side is Side.NS else sides[1]}: {word}"


def _disputed(judgement: Judgement) -> PlayFinding | None:
    """The finding that the cards contradict each other, so that there is no row."""
    return next((one for one in judgement.findings if one.code == "line-disputed"), None)


def amounts_text(amounts: Amounts) -> str:
    """Points and roem of a side, as in "92 + 20"."""
    return f"{amounts.points} + {amounts.roem}" if amounts.roem else str(amounts.points)
