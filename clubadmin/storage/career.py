"""What people made over all closed evenings of a competition, for lists of all times, as SQL.

An open evening changes with every sheet and is not final, so it waits until it is closed: then
a sheet that is saved costs nothing here, and no list of honour names what may still change.
"""

CAREER_COLUMNS = (
    "competition_id, member_id, evenings, points, roem, total, pits, nat, games, wins, best,"
    " best_evening"
)

WHO_PLAYED = """
    SELECT p.id AS participant_id, p.member_id FROM participant p WHERE p.member_id IS NOT NULL
    UNION ALL
    SELECT p.id, coalesce(p.substitute_a, q.member_a) FROM participant p
      JOIN pair q ON q.id = p.pair_id
    UNION ALL
    SELECT p.id, coalesce(p.substitute_b, q.member_b) FROM participant p
      JOIN pair q ON q.id = p.pair_id
    UNION ALL
    SELECT DISTINCT p.id, s.member_id FROM participant p JOIN seat s ON s.participant_id = p.id
    WHERE p.team_id IS NOT NULL"""
"""SQL: the people behind a participant: himself, a pair as it played, a team as it sat."""

CAREERS = f"""
    SELECT competition_id, member_id, count(*) AS evenings, sum(points) AS points,
      sum(roem) AS roem, sum(total) AS total, sum(pits) AS pits, sum(nat) AS nat,
      sum(games) AS games, sum(won) AS wins, max(total) AS best,
      max(iif(nth = 1, evening_id, NULL)) AS best_evening
    FROM (
      SELECT e.competition_id, w.member_id, e.id AS evening_id, r.points, r.roem, r.total,
        r.pits, r.nat, r.games, coalesce(c.matchpoints, r.total) = h.highest AS won,
        row_number() OVER (PARTITION BY e.competition_id, w.member_id
          ORDER BY r.total DESC, e.date, e.id) AS nth
      FROM evening e JOIN evening_result r ON r.evening_id = e.id
        JOIN ({WHO_PLAYED}) w ON w.participant_id = r.participant_id
        LEFT JOIN contest_result c
          ON c.participant_id = r.participant_id AND c.evening_id = e.id
        JOIN (SELECT x.evening_id, max(coalesce(y.matchpoints, x.total)) AS highest
          FROM evening_result x LEFT JOIN contest_result y
            ON y.participant_id = x.participant_id AND y.evening_id = x.evening_id
          GROUP BY x.evening_id) h ON h.evening_id = e.id
      WHERE e.status = 'closed' {{and_competition}})
    GROUP BY competition_id, member_id"""
"""SQL: the sums of each person and competition, from the evenings."""

FILL = f"INSERT INTO career ({CAREER_COLUMNS}) {CAREERS.format(and_competition='')}"
"""SQL: all of them at once, where there are none yet."""
