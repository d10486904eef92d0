"""What an answer means for another doubt of the same kind."""

from clubadmin.model.importing.importing import Answer, Doubt

_OWN = frozenset(("new", "correct", "date"))  # each has a value of its own
_ANYWHERE = frozenset(("season", "competition"))  # what is typed can hold for all
_PROPOSED = frozenset(("member", "same", "day", "evening"))  # only where it is sure


def same_answer(doubt: Doubt, answer: Answer, other: Doubt) -> Answer | None:
    """The answer for the other doubt; None where it cannot be the same.

    What is proposed differs from doubt to doubt, such as the member that a name is nearest to
    or the figure that a slip was meant to be: then each gets its own proposal.
    """
    code = answer.choice.partition(":")[0]
    chosen = next((one for one in doubt.choices if one.key == answer.choice), None)
    found = [one for one in other.choices if one.code == code]
    if chosen is None or not found:
        return None
    own = found[0]
    if chosen.typed:
        if code in _ANYWHERE:
            value = own.value if answer.value == chosen.value else answer.value
        else:
            value = own.value if code in _OWN else ""
        return Answer(own.key, value) if value else None
    if code not in _PROPOSED:
        return Answer(own.key)
    proposed = other.choices[other.proposed] if other.proposed >= 0 else None
    return Answer(proposed.key) if proposed is not None and proposed.code == code else None
