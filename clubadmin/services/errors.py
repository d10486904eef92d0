"""What the secretary is told when something cannot be done."""


class Refused(Exception):
    """A request that cannot be granted; nothing was changed.

    Args:
        sentence: Dutch; says what, where and what to do.
    """

    def __init__(self, sentence: str) -> None:
        self.sentence = sentence
        super().__init__(sentence)


class Gone(Refused):
    """What was asked for is not in the club (any more), such as after undo."""
