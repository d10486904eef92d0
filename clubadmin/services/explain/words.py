"""What decides between who are level, in a word."""

from clubadmin.i18n import Words, marked

_TIES = {
    "pits": marked("meeste pits"),
    "tops": marked("meeste tops"),
    "wins": marked("meeste avonden gewonnen"),
    "win-points": marked("meeste winstpunten"),
    "mutual": marked("onderling resultaat"),
    "best-evening": marked("beste avond"),
    "nat": marked("minst nat"),
    "points": marked("meeste punten"),
    "lot": marked("het lot"),
}


def tie_word(words: Words, tie: str) -> str:
    """What decides between who are level."""
    return words(_TIES[tie])
