"""What is kept of lists: how columns with these titles were read, and answers that wait.

The columns are kept for the next file of that shape. Answers hold names of people, so they are
kept only as long as the program runs.
"""

import hashlib
import json
from dataclasses import replace

from clubadmin.desktop.kit import remembered
from clubadmin.model.importing.importing import KINDS, Draft, Role

_waiting: dict[tuple[str, str], Draft] = {}


def keep_roles(titles: tuple[str, ...], draft: Draft) -> None:
    """Keep what the columns under these titles are."""
    if any(titles):
        roles = [[one.kind, one.evening, one.round] for one in draft.layout.roles]
        remembered.keep_text(_place(titles), json.dumps(roles))


def with_kept_roles(titles: tuple[str, ...], draft: Draft) -> Draft:
    """The draft with its columns as they were read last time under these titles."""
    try:
        kept = json.loads(remembered.text(_place(titles)) or "null")
        roles = tuple(Role(kind, evening, number) for kind, evening, number in kept or ())
    except (ValueError, TypeError):
        return draft
    if len(roles) != len(draft.layout.roles) or any(one.kind not in KINDS for one in roles):
        return draft
    return replace(draft, layout=replace(draft.layout, roles=roles))


def keep_draft(club: str, draft: Draft) -> None:
    """Keep what was decided about a file that is not taken yet."""
    _waiting[club, draft.book.digest] = draft


def kept_draft(club: str, draft: Draft) -> Draft:
    """What was decided before about the same file, if anything."""
    return _waiting.get((club, draft.book.digest), draft)


def forget_draft(club: str, draft: Draft) -> None:
    """It is in the club now."""
    _waiting.pop((club, draft.book.digest), None)


def _place(titles: tuple[str, ...]) -> str:
    key = hashlib.sha256("\0".join(titles).encode()).hexdigest()[:20]
    return f"importing/columns-{key}"
