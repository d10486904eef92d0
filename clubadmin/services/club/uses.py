"""The features that a club uses: the window shows no more than these by itself."""

from sqlalchemy import text

from clubadmin.domain.draw.formats import Entrant
from clubadmin.services.club.club import OpenClub
from clubadmin.storage.schema.format_names import formats

_OF_TEAMS = formats(lambda form: form.entrant is Entrant.TEAM)
_FIRST_ONES = {
    "wishes": "wish",
    "teams": "(SELECT id FROM team UNION ALL SELECT id FROM competition WHERE format IN"
    f" ({_OF_TEAMS}))",
    "groups": "group_place",
    "fill-in": "seat WHERE fill_in",
    "control-desk": "handed_in",
    "other-side": "other_game",
    "protests": "protest",
    "publishing": "consent WHERE purpose = 'naming'",
    "consents": "consent",
    "board": "(SELECT id FROM board UNION ALL SELECT id FROM meeting)",
    "dues": "dues_kind",
    "cash": "stakes",
    "letters": "(SELECT id FROM mailing UNION ALL SELECT id FROM letter_template UNION ALL"
    " SELECT id FROM mail_server)",
    "tableside": "tableside",
    "particulars": "(SELECT member_id FROM particulars UNION ALL SELECT id FROM own_field)",
}
"""What can be used, and where the first one of it lies."""
NAMES = frozenset(_FIRST_ONES)


def uses(club: OpenClub) -> frozenset[str]:
    """The names of what was made or done here at least once.

    Among `NAMES`; what an evening or a competition has by its kind, such as comparison play,
    needs no name: it is seen there and nowhere else.
    """
    asked = ", ".join(f"EXISTS (SELECT 1 FROM {place})" for place in _FIRST_ONES.values())
    with club.store.read() as conn:
        found = conn.execute(text(f"SELECT {asked}")).one()
    return frozenset(name for name, there in zip(_FIRST_ONES, found, strict=True) if there)
