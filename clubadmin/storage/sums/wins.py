"""Rounds that were won, ended level or were lost at the table, for win points, as SQL.

A round is won by the side that has more points and roem on the sheet, fines apart. Who has
figures of his own in a game shares no side's sum, so on such a sheet nobody wins or loses; nor
does who sits out, or is lent to another table besides his own.
"""

WIN_COLUMNS = "participant_id, won, level, lost"

_NS = "f.ns_points + f.ns_roem"
_EW = "f.ew_points + f.ew_roem"

WINS = f"""
    SELECT participant_id, count(*) FILTER (WHERE ahead > 0) AS won,
      count(*) FILTER (WHERE ahead = 0) AS level, count(*) FILTER (WHERE ahead < 0) AS lost
    FROM (
      SELECT s.participant_id,
        iif(s.position IN ('n', 's'), 1, -1) * ({_NS} - ({_EW})) AS ahead
      FROM seat s JOIN scoresheet f ON f.playing_table_id = s.playing_table_id
      WHERE NOT s.fill_in AND f.counted > 0 AND NOT EXISTS (
        SELECT 1 FROM game_seat x WHERE x.scoresheet_id = f.id AND x.points IS NOT NULL)
        {{and_seat}}
      GROUP BY s.playing_table_id, s.participant_id)
    GROUP BY participant_id"""
"""SQL: how often each participant won, was level and lost; a pair once a table."""
