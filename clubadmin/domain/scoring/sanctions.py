"""Warnings, penalties and exclusions of persons and pairs: what they are and where they come from.

NKF 1976, 1, art. 5: a warning, then a penalty, and when it happens again exclusion from further
play; art. 8: who waits too long; art. 10: who bids out of turn. The toernooireglement: who leaves
a tournament on purpose is excluded.
"""

from dataclasses import dataclass
from enum import StrEnum

from clubadmin.i18n import Message


def of_play(article: int) -> Message:
    """An article of the rules of play of the NKF, as it is cited."""
    return Message("NKF 1976, deel 1, art. {article}", article=article)


class SanctionKind(StrEnum):
    """The kinds of sanction, the mildest first."""

    WARNING = "warning"
    PENALTY = "penalty"
    EXCLUSION = "exclusion"


class Span(StrEnum):
    """The span of an exclusion, or of a warning held against somebody."""

    EVENING = "evening"
    COMPETITION = "competition"
    SEASON = "season"
    CLUB = "club"


KINDS = {
    SanctionKind.WARNING: Message("waarschuwing"),
    SanctionKind.PENALTY: Message("straf"),
    SanctionKind.EXCLUSION: Message("uitsluiting"),
}
"""How each is called."""

SPANS = {
    Span.EVENING: Message("deze avond"),
    Span.COMPETITION: Message("deze competitie of wedstrijd"),
    Span.SEASON: Message("dit seizoen"),
    Span.CLUB: Message("tot nader order"),
}
"""From what, or how long."""


@dataclass(frozen=True)
class Cause:
    """A cause of a sanction, with its usual consequence."""

    name: Message  # in a list to choose from
    text: Message | None  # what is written down; `{who}` did it
    kind: SanctionKind  # what follows the first time
    span: Span  # how long that is held against him, or from what he is excluded
    article: Message  # what it rests on


CAUSES = {
    "wording": Cause(
        Message("andere uitdrukking dan “ik speel” of “ik pas”"),
        Message("Gebruikte bij het bieden een andere uitdrukking dan “ik speel” of “ik pas”."),
        SanctionKind.WARNING,
        Span.EVENING,
        of_play(5),
    ),
    "again": Cause(
        Message("opnieuw een verboden uitdrukking"),
        Message("Gebruikte bij herhaling een verboden uitdrukking bij het bieden."),
        SanctionKind.EXCLUSION,
        Span.EVENING,
        of_play(5),
    ),
    "waiting": Cause(
        Message("te lang wachten"),
        Message("Wachtte bij herhaling te lang met spelen."),
        SanctionKind.WARNING,
        Span.EVENING,
        of_play(8),
    ),
    "left": Cause(
        Message("moedwillig het toernooi verlaten"),
        Message("Verliet moedwillig het toernooi en is uitgesloten van verdere deelname."),
        SanctionKind.EXCLUSION,
        Span.COMPETITION,
        Message.verbatim("Online klaverjasregels, Toernooireglement"),
    ),
    "other": Cause(Message("anders"), None, SanctionKind.WARNING, Span.EVENING, of_play(26)),
}
"""What sanctions are for, by a code, in the order of a list."""
