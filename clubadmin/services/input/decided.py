"""Words beside a decision: the reason, the article, and who decided."""

from clubadmin.domain.names import tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.services.input.checks import named

LONGEST_TEXT = 2_000
LONGEST_ARTICLE = 200


def written(text: str, needed: Message, what: Message) -> str:
    """Words of one line or more, each line tidied.

    Args:
        text: as it was typed.
        needed: what is said where nothing was.
        what: what it is called, at the start of a sentence.
    """
    told = "\n".join(tidy(line) for line in text.strip().splitlines())
    if not told:
        raise Refused(needed)
    refuse_long(told, LONGEST_TEXT, what)
    return told


def refuse_long(text: str, longest: int, what: Message) -> None:
    """Hold a text against the most that is kept."""
    if len(text) > longest:
        raise Refused(
            "{what} is te lang: {count} tekens, er passen er {longest}.",
            what=what,
            count=len(text),
            longest=longest,
        )


def cited(article: str) -> str:
    """The article that something rests on; "" for none."""
    return named(article, Message("Het artikel"), needed=False, longest=LONGEST_ARTICLE)


def decider(name: str) -> str:
    """Check who decided."""
    return named(name, Message("Wie besliste"))
