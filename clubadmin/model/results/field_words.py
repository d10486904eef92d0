"""What a field or a group of the standings is called."""

from clubadmin.i18n import Words, marked
from clubadmin.model.results.result import NO_GROUP

_SHORT = {"N/Z": marked("N/Z"), "O/W": marked("O/W"), NO_GROUP: marked("zonder groep")}
_LONG = _SHORT | {"N/Z": marked("Noord/Zuid"), "O/W": marked("Oost/West")}


def field_name(words: Words, name: str, *, long: bool = False) -> str:
    """A field or group by the name that results keep it by; of a group it is what a club chose."""
    known = (_LONG if long else _SHORT).get(name)
    return name if known is None else words(known)
