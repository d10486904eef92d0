"""Points for sitting out a round by `competition.sit_out_points`, as SQL.

- ``none``: nothing.
- ``fixed:N``: N points, at once.
- ``average``, ``half``: the mean total of those who played that round, or half of it; once
  every table of the round has all its games typed.
- ``lowest``: the lowest total that anybody made in a round of that evening; once every table
  of all rounds that are drawn has all its games typed. Until then nothing is given: a lower
  round may still come, and points once shown should not go down because others play badly. A
  round that is drawn later takes them away again until it is typed.
- ``own-average``: the mean total of the rounds that he played that evening himself; once all
  games of his own tables are typed. Who played no round has nothing to average and gets nothing.

A round in which not one game was played at a table is nobody's round there. A game typed counts
up to the end of its match. What is divided is rounded once, at the end, to
whole points; a half goes up. Where nobody played the round (for ``lowest`` the evening) there is
nothing to go by, and nothing is given. Who plays a fill-in game in that round has its result in
place of a credit.
"""

from clubadmin.storage.sums.reckoning import reckoned
from clubadmin.storage.sums.rounds import WHOLE

PLAYED = f"NOT r.credit AND (r.games > 0 OR {reckoned('r.evening_id')} < 2)"
"""SQL: row `r` of `round_result` is of somebody who played that round."""


def _rounded(total: str, by: str) -> str:
    """SQL: `total` / (2 * `by`) in whole points, a half up, below 0 as well as above."""
    over, half = f"({total} + {by})", f"(2 * {by})"
    return f"({over} - (({over} % {half} + {half}) % {half})) / {half}"


_TOTAL = "sum(r.points + r.roem - r.fines)"
_MEAN = _rounded(f"2 * {_TOTAL}", "count(*)")
_HALF = _rounded(_TOTAL, "count(*)")

CREDITS = f"""
    SELECT o.evening_id, o.participant_id, o.round,
      CASE c.sit_out_points WHEN 'average' THEN a.mean WHEN 'half' THEN a.half
        WHEN 'lowest' THEN l.lowest WHEN 'own-average' THEN i.mean
        ELSE CAST(substr(c.sit_out_points, 7) AS INTEGER) END AS points,
      0 AS roem, 0 AS fines, 0 AS pits, 0 AS nat, 0 AS games, 1 AS credit
    FROM sitting_out o JOIN evening e ON e.id = o.evening_id
      JOIN competition c ON c.id = e.competition_id
      LEFT JOIN (
        SELECT r.evening_id, r.round, {_MEAN} AS mean, {_HALF} AS half
        FROM round_result r WHERE {PLAYED} {{and_round}} GROUP BY r.evening_id, r.round
      ) a ON a.evening_id = o.evening_id AND a.round = o.round
      LEFT JOIN (
        SELECT r.evening_id, min(r.points + r.roem - r.fines) AS lowest FROM round_result r
        WHERE {PLAYED} AND r.evening_id IN (SELECT evening_id FROM sitting_out)
          {{and_round}} GROUP BY r.evening_id
      ) l ON l.evening_id = o.evening_id
      LEFT JOIN (
        SELECT r.participant_id, {_MEAN} AS mean FROM round_result r
        WHERE {PLAYED} AND r.participant_id IN (SELECT participant_id FROM sitting_out)
          {{and_round}} GROUP BY r.participant_id
      ) i ON i.participant_id = o.participant_id
    WHERE (c.sit_out_points LIKE 'fixed:%'
        OR (c.sit_out_points IN ('average', 'half') AND a.mean IS NOT NULL
          AND NOT EXISTS (
            SELECT 1 FROM playing_table t LEFT JOIN scoresheet f ON f.playing_table_id = t.id
            WHERE t.evening_id = o.evening_id AND t.round = o.round AND NOT {WHOLE}))
        OR (c.sit_out_points = 'lowest' AND l.lowest IS NOT NULL
          AND NOT EXISTS (
            SELECT 1 FROM playing_table t LEFT JOIN scoresheet f ON f.playing_table_id = t.id
            WHERE t.evening_id = o.evening_id AND NOT {WHOLE}))
        OR (c.sit_out_points = 'own-average' AND i.mean IS NOT NULL
          AND NOT EXISTS (
            SELECT 1 FROM seat s JOIN playing_table t ON t.id = s.playing_table_id
              LEFT JOIN scoresheet f ON f.playing_table_id = t.id
            WHERE s.participant_id = o.participant_id AND NOT {WHOLE})))
      AND NOT EXISTS (
        SELECT 1 FROM seat s JOIN playing_table t ON t.id = s.playing_table_id
        WHERE s.participant_id = o.participant_id AND t.round = o.round) {{and_out}}"""
"""SQL: the points for sitting out, from the rounds that were played."""
