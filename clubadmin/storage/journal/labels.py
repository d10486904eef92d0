"""Labels of changes: kept in Dutch, and beside it as the message.

The Dutch is for whoever reads the file without this program, or with a later one that no longer
knows the message. An entry from before messages were kept has its Dutch only, and is told so in
every language.
"""

from clubadmin.domain.names import tidy
from clubadmin.i18n import Message
from clubadmin.i18n.words import Value

LONGEST = 2_000
"""Letters of a text in a label, such as a reason that somebody gave; any name is shorter."""


ON_BEHALF = "{who}: {what}"
"""The message of what was done by somebody else than whoever sits here."""


def as_message(label: Message | str, who: Message | None = None) -> Message:
    """A label as a message, each text in it on one line.

    Args:
        label: what was done; a `str` is told as it is.
        who: did it, where it was not whoever sits here.
    """
    what = label if isinstance(label, Message) else Message.verbatim(label)
    if who is not None:
        what = Message(ON_BEHALF, who=who, what=what)
    return what.mapped(_shortened)


def _shortened(value: Value) -> Value:
    if not isinstance(value, str) or (value.isprintable() and len(value) <= LONGEST):
        return value
    clean = tidy(value)
    return clean if len(clean) <= LONGEST else f"{clean[: LONGEST - 1]}…"


def kept(label: Message) -> tuple[str, str | None]:
    """The Dutch of a label, and the message where it is more than that."""
    dutch = str(label)
    return dutch, None if label == Message.verbatim(dutch) else label.to_json()


def read(label: str, message: str | None) -> Message:
    """The label of an entry; its Dutch where there is no message, or none that can be read."""
    if message is not None and is_readable(message):
        return Message.from_json(message)
    return Message.verbatim(label)


def is_readable(message: str) -> bool:
    """Whether what the journal kept is a message."""
    try:
        Message.from_json(message)
    except ValueError:
        return False
    return True
