"""Tie-breaks as a competition keeps them; read at every start, so nothing else is loaded."""


def read_ties(text: str) -> tuple[str, ...]:
    """The tie-breaks of a competition, as they are kept: in order, with commas between."""
    return tuple(tie.strip() for tie in text.split(",") if tie.strip())
