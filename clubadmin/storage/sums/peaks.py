"""The highest of single games on each closed evening, for lists of all times, as SQL.

The few highest games of forty seasons lie on the few evenings with the highest of these, so no
list has to look at two million games. As with careers an open evening waits until it is closed.
"""

PEAK_COLUMNS = "evening_id, games, best_game, most_roem"

PEAKS = """
    SELECT t.evening_id, count(*) AS games,
      max(max(g.ns_points + g.ns_roem, g.ew_points + g.ew_roem)) AS best_game,
      max(max(g.ns_roem, g.ew_roem)) AS most_roem
    FROM evening e JOIN playing_table t ON t.evening_id = e.id
      JOIN scoresheet f ON f.playing_table_id = t.id JOIN game g ON g.scoresheet_id = f.id
    WHERE e.status = 'closed' {and_evening}
    GROUP BY t.evening_id"""
"""SQL: the highest of each evening, from its games."""

FILL = f"INSERT INTO evening_peak ({PEAK_COLUMNS}) {PEAKS.format(and_evening='')}"
"""SQL: all of them at once, where there are none yet."""
