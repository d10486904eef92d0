"""Careers over all closed evenings of a competition, for lists of all times, as SQL.

An open evening changes with every sheet and is not final, so it waits until it is closed: then
a sheet that is saved costs nothing here, and no list of honour names what may still change.
"""

from clubadmin.storage.schema.format_names import formats

CAREER_COLUMNS = (
    "competition_id, member_id, evenings, points, roem, total, pits, nat, games, wins, best,"
    " best_evening"
)


def who_played(which: str = "") -> str:
    """SQL: the people behind a participant: himself, a pair as it played, a team as it sat.

    Args:
        which: "AND ..." about participant `p`; without it all of them are gone through.
    """
    return f"""
    SELECT p.id AS participant_id, p.member_id FROM participant p
    WHERE p.member_id IS NOT NULL {which}
    UNION ALL
    SELECT p.id, coalesce(p.substitute_a, q.member_a) FROM participant p
      JOIN pair q ON q.id = p.pair_id WHERE TRUE {which}
    UNION ALL
    SELECT p.id, coalesce(p.substitute_b, q.member_b) FROM participant p
      JOIN pair q ON q.id = p.pair_id WHERE TRUE {which}
    UNION ALL
    SELECT DISTINCT p.id, s.member_id FROM participant p JOIN seat s ON s.participant_id = p.id
    WHERE p.team_id IS NOT NULL {which}"""


_KNOCKOUTS = formats(lambda form: form.knockout)
_TWO_FIELDS = formats(lambda form: form.two_fields)
CONTEST_WINNERS = f"""
    SELECT participant_id FROM (
      SELECT c.participant_id, c.matchpoints = max(c.matchpoints) OVER (PARTITION BY c.evening_id,
        iif(k.format IN ({_KNOCKOUTS}), '', p.line), iif(k.format IN ({_TWO_FIELDS}), (
          SELECT s.position IN ('n', 's') FROM seat s WHERE s.participant_id = p.id
          ORDER BY s.playing_table_id LIMIT 1), NULL)) AS won
      FROM contest_result c JOIN participant p ON p.id = c.participant_id
        JOIN evening e ON e.id = c.evening_id JOIN competition k ON k.id = e.competition_id)
    WHERE won"""
"""SQL: who won where something else than points decides, each group and field on its own."""

_IN_GIVEN = (
    "AND p.evening_id IN (SELECT id FROM evening WHERE competition_id IN"
    " (SELECT value FROM json_each(:ids)))"
)


def careers(given: bool) -> str:
    """SQL: the sums of each person and competition, from the evenings.

    Args:
        given: of the competitions in the parameter `ids`, a JSON list; else of all.
    """
    of = "AND e.competition_id IN (SELECT value FROM json_each(:ids))" if given else ""
    return f"""
    SELECT competition_id, member_id, count(*) AS evenings, sum(points) AS points,
      sum(roem) AS roem, sum(total) AS total, sum(pits) AS pits, sum(nat) AS nat,
      sum(games) AS games, sum(won) AS wins, max(total) AS best,
      max(iif(nth = 1, evening_id, NULL)) AS best_evening
    FROM (
      SELECT e.competition_id, w.member_id, e.id AS evening_id, r.points, r.roem, r.total,
        r.pits, r.nat, r.games,
        iif(h.contest, r.participant_id IN ({CONTEST_WINNERS}), r.total = h.highest) AS won,
        row_number() OVER (PARTITION BY e.competition_id, w.member_id
          ORDER BY r.total DESC, e.date, e.id) AS nth
      FROM evening e JOIN evening_result r ON r.evening_id = e.id
        JOIN ({who_played(_IN_GIVEN if given else "")}) w ON w.participant_id = r.participant_id
        JOIN (SELECT e.id AS evening_id, max(x.total) AS highest,
            EXISTS (SELECT 1 FROM contest_result c WHERE c.evening_id = e.id) AS contest
          FROM evening e JOIN evening_result x ON x.evening_id = e.id
          WHERE e.status = 'closed' {of} GROUP BY e.id) h ON h.evening_id = e.id
      WHERE e.status = 'closed' {of})
    GROUP BY competition_id, member_id"""


FILL = f"INSERT INTO career ({CAREER_COLUMNS}) {careers(given=False)}"
"""SQL: all of them at once, where there are none yet."""
