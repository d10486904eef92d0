"""Sanctions of a director on a person or a pair: a warning, a penalty, an exclusion.

It is kept with the evening on which it was given, shown as long as it lasts, and taken back as
any decision is. Nobody is kept from playing by it: an excluded person who takes part is told of.
"""

from dataclasses import replace

from sqlalchemy import Connection

from clubadmin.domain.scoring.sanctions import KINDS, SanctionKind, Span
from clubadmin.errors import Gone, Refused
from clubadmin.i18n import Cased, Message
from clubadmin.model.club.club import Saved
from clubadmin.model.evenings.sanction import SanctionDraft
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import EveningHead, open_evening
from clubadmin.services.evenings.view import one_sanction
from clubadmin.services.input.checks import between, cited, decider, written
from clubadmin.services.members.members import load_member
from clubadmin.storage.schema.tablenames import SanctionRow


def impose(club: OpenClub, evening_id: int, draft: SanctionDraft) -> Saved:
    """Keep a warning, a penalty or an exclusion."""
    with club.store.read() as conn:
        head = open_evening(conn, evening_id)
        draft = _checked(draft, head)
        who = _who(conn, draft)
    kind = SanctionKind(draft.kind)
    with club.store.change(
        Message("{what} voor {who}", what=Cased(KINDS[kind], capital=True), who=who)
    ) as change:
        change.insert(
            SanctionRow,
            evening_id=evening_id,
            kind=draft.kind,
            member_a=draft.members[0],
            member_b=draft.members[1] if len(draft.members) > 1 else None,
            span=draft.span,
            from_round=draft.from_round,
            until=draft.until,
            text=draft.text,
            article=draft.article,
            decided_by=draft.decided_by,
            decided_at=change.at,
        )
    return club.saved()


def withdraw(club: OpenClub, sanction_id: int) -> Saved:
    """Take one back: it holds against nobody any more."""
    with club.store.read() as conn:
        found = one_sanction(conn, sanction_id)
        if found is None:
            raise Gone("Deze beslissing is er niet (meer). Bekijk de beslissingen opnieuw.")
        open_evening(conn, found.evening_id)
    with club.store.change(
        Message(
            "{what} voor {who} ingetrokken",
            what=Cased(KINDS[found.kind], capital=True),
            who=found.who,
        )
    ) as change:
        change.delete(SanctionRow, sanction_id)
    return club.saved()


def _checked(draft: SanctionDraft, head: EveningHead) -> SanctionDraft:
    """The draft as it can be kept."""
    needed = Message("Schrijf op waarom; dat blijft bij de beslissing bewaard.")
    told = written(draft.text, needed, Message("De reden"))
    if draft.until is not None and draft.until < head.date:
        raise Refused("De laatste dag ligt voor {day}. Kies een latere dag.", day=head.date)
    if draft.kind not in set(SanctionKind) or draft.span not in set(Span):
        raise Refused("Kies een waarschuwing, een straf of een uitsluiting, en waarvan.")
    return replace(
        draft,
        text=told,
        article=cited(draft.article),
        decided_by=decider(draft.decided_by),
        from_round=between(draft.from_round, 1, head.rounds, Message("Ronde")),
    )


def _who(conn: Connection, draft: SanctionDraft) -> str:
    if not 1 <= len(set(draft.members)) == len(draft.members) <= 2:
        raise Refused("Kies om wie het gaat: een speler, of de twee van een paar.")
    return " – ".join(load_member(conn, one).label for one in draft.members)
