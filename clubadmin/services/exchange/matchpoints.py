"""A session as the table that `clubadmin matchpoints` reads: anybody can work it out again."""

from clubadmin.domain.comparison.decisions import decisions_text
from clubadmin.domain.comparison.reading import COLUMNS
from clubadmin.errors import Refused
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.boards import with_wallets
from clubadmin.services.comparison.session import Played, Session, load_session
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.exchange.write import named_bytes


def contest_table(club: OpenClub, evening_id: int, line: str = "", name: str = "") -> bytes:
    """The results of a session, or of one of its groups, that are in.

    Args:
        club: the open club.
        evening_id: the session.
        line: the group; "" where there is one.
        name: of the file; a workbook by .xlsx, else a CSV.
    """
    with club.store.read() as conn:
        session = load_session(conn, with_wallets(evening_head(conn, evening_id)))
    if line not in session.groups:
        known = ", ".join(session.groups)
        raise Refused(
            "{title} heeft geen groep {line}. Kies een van de groepen: {known}.",
            title=session.head.title,
            line=f"{line!r}",
            known=known,
        )
    rows = [one for one in session.played if one.line == line and one.scored]
    rows.sort(key=lambda one: (one.game, one.round, one.table))
    return named_bytes(
        name, str(session.head.title), [COLUMNS, *(_row(session, one) for one in rows)]
    )


def _row(session: Session, one: Played) -> tuple[str | int | None, ...]:
    result = one.result
    return (
        one.game,
        f"r{one.round} t{one.table}",  # a table has the same game in another round
        _numbers(session, one.ns),
        _numbers(session, one.ew),
        result.ns_points,
        result.ew_points,
        decisions_text(one.decisions),
    )


def _numbers(session: Session, people: tuple[int, ...]) -> str:
    """A pair is "3", two single players are "3+7"."""
    return "+".join(str(session.numbers[one]) for one in people)
