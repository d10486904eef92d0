"""Questions that come up while a list of people is read, and their answers."""

from dataclasses import replace

from clubadmin.i18n import Message
from clubadmin.model.importing.people import LEAVE, ListQuestion, PeopleDraft

LEAVING = (LEAVE, Message("weglaten"))


class Asking:
    """Gathers the questions of a draft."""

    def __init__(self, draft: PeopleDraft) -> None:
        self._answers = draft.answers
        self.open: dict[str, ListQuestion] = {}

    def ask(self, question: ListQuestion) -> str:
        """The answer to a question; "" while it is open."""
        column = f"{question.code}:*:{question.column}"  # alike for a whole column
        said = self._answers.get(question.key) or self._answers.get(column, "")
        if not said:
            self.open[question.key] = question
        return said

    def refuse(self, question: ListQuestion) -> None:
        """Ask again: the answer cannot be followed."""
        self.open[question.key] = replace(question, wrong=True)

    def withdraw(self, row: int) -> None:
        """Ask nothing of a row that is left out."""
        self.open = {key: one for key, one in self.open.items() if one.row != row}
