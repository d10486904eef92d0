"""Faults in the input of a contest, with their sentences."""

from dataclasses import dataclass

from clubadmin.domain.terms import Severity
from clubadmin.i18n import Language, Message
from clubadmin.i18n.catalogue import sentences


@dataclass(frozen=True)
class ContestFinding:
    """Something about a line of the file; `args` fill the sentence.

    An error is left out of the comparison, or a part of it is; a warning counts as it stands.
    """

    line: int
    code: str
    severity: Severity = Severity.ERROR
    game: int | None = None
    args: tuple[tuple[str, str], ...] = ()
    article: str = ""


def contest_sentence(finding: ContestFinding, language: Language = Language.NL) -> str:
    """Tell a finding in a language, as `contest_message` does."""
    return contest_message(finding).text(language)


def contest_message(finding: ContestFinding) -> Message:
    """The finding as people read it, with its line and game in front."""
    said = Message(sentences("contest")[finding.code], **dict(finding.args))
    if finding.game is None:
        return Message("Regel {line}: {said}", line=finding.line, said=said)
    return Message(
        "Regel {line}, spel {game}: {said}", line=finding.line, game=finding.game, said=said
    )
