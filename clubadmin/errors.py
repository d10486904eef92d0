"""Refusals: exceptions that tell people what is wrong, in any language they read.

`Refused` is the answer to a request that cannot be granted. Other troubles that are told, such
as those with the club file, are kinds of `Trouble` too and stand where they are raised.
"""

from clubadmin.i18n import Message, Value


class Trouble(Exception):
    """Something that people are told: what is wrong, where, and what to do.

    Args:
        sentence: the Dutch, with `{name}` where a value comes in; or the message that it is.
        values: what fills the gaps, as in a `Message`.
    """

    def __init__(self, sentence: Message | str, /, **values: Value) -> None:
        self.message = sentence if isinstance(sentence, Message) else Message(sentence, **values)
        super().__init__(self.message)

    def __str__(self) -> str:
        return str(self.message)


class Refused(Trouble):
    """A request that cannot be granted; nothing was changed."""


class Gone(Refused):
    """The refusal of something that is not in the club (any more), such as after undo."""
