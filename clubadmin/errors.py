"""Refusals: exceptions that tell people what is wrong, in any language they read.

`Refused` is the answer to a request that cannot be granted. Other troubles that are told, such
as those with the club file, are kinds of `Trouble` too and stand where they are raised.
"""

from clubadmin.i18n import Message


class Trouble(Exception):
    """Something that people are told: what is wrong, where, and what to do.

    Args:
        message: the sentence; a `str` is told as it is in every language.
    """

    def __init__(self, message: Message | str) -> None:
        self.message = message if isinstance(message, Message) else Message.verbatim(message)
        super().__init__(self.message)

    def __str__(self) -> str:
        return str(self.message)


class Refused(Trouble):
    """A request that cannot be granted; nothing was changed."""


class Gone(Refused):
    """The refusal of something that is not in the club (any more), such as after undo."""
