"""Results of participants by round as SQL over the sheets: points, rounds won, sitting out.

- A participant gets the figures of the side he sits on: each of two players all of it,
  a pair once, and who plays beside a blind hand all of it as well.
- Who has figures of his own in a game (`game_seat`) gets those in place of his side's, and a
  pit or nat when the side he plays it on made it. Fines come off the round, and where the
  rules say so never bring it below 0; `fines` is what came off.
- Of three the two who play together share what they made; what halves of a point gave too much,
  in halves as well, comes off once, at the end of the sheet.
- Where several rounds in a row are played at one table (`Format.sitting`) these are one round of
  the regulations (Manille-tornooi): what the round of a fine has too little for comes off the
  others, the earliest first, and together they are never below 0. What somebody made as a fill-in
  is of another table, and stands apart.
- A team has a pair at each of several tables in a round, and gets the sum of them.
- Who is lent to another table as well (`seat.fill_in`) has two sheets in a round. The one at
  his own table counts; or, where `competition.fill_in` is ``better`` and all games of both
  are typed, the better one. Equal totals leave his own.

A round is won at the table by the side that has more points and roem on the sheet, fines apart.
Who has figures of his own in a game shares no side's sum, so on such a sheet nobody wins or
loses; nor does who sits out, or is lent to another table besides his own.

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

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.storage.schema.format_names import formats
from clubadmin.storage.sums.reckoning import reckoned

_NS_SEAT = "s.position IN ('n', 's')"


def _of_side(figure: str, game: str) -> str:
    """SQL: a figure of the side that seat `s` is on."""
    return f"iif({_NS_SEAT}, {game}.ns_{figure}, {game}.ew_{figure})"


def _on_own_side(outcome: str) -> str:
    """SQL: games with this outcome for the side he played on, less those for that of his seat."""
    ended = f"x.side IS NOT NULL AND g.outcome = '{outcome}'"
    return (
        f"sum({ended} AND g.side = x.side) - sum({ended} AND g.side = iif({_NS_SEAT}, 'ns', 'ew'))"
    )


def halves(figure: str, own: str, game: str) -> str:
    """SQL: halves that rounding gave `own` too much of a game: 1, -1, or 0 where nothing is shared.

    `own` is a row of `game_seat`, `game` that of its game.
    """
    made = f"iif({own}.side = 'ns', {game}.ns_{figure}, {game}.ew_{figure})"
    return f"""iif(abs(2 * {own}.{figure} - {made}) = 1 AND (
      SELECT count(*) FROM game_seat b WHERE b.scoresheet_id = {own}.scoresheet_id
        AND b.game = {own}.game AND b.side = {own}.side AND b.{figure} = {own}.{figure}) = 2,
      2 * {own}.{figure} - {made}, 0)"""


HALF_POINTS = halves("points", "x", "g")
HALF_ROEM = halves("roem", "x", "g")


def rounding(many: str, evening: str) -> str:
    """SQL: what `many` halves come to at the end of a sheet, by the rules of its evening."""
    return f"iif(abs({many}) > 1, iif({reckoned(evening)} > 2, {many} / 2, 0), 0)"


def _own_figures(which: str) -> str:
    """SQL: what a participant gets at a table more (or less) than his side, and his fines."""
    return f"""
    SELECT s.playing_table_id, s.participant_id, max(x.floored) AS floored, sum(x.fine) AS fine,
      coalesce(sum(x.points - {_of_side("points", "g")}), 0) AS points,
      coalesce(sum(x.roem - {_of_side("roem", "g")}), 0) AS roem,
      coalesce(sum({HALF_POINTS}), 0) AS half_points, coalesce(sum({HALF_ROEM}), 0) AS half_roem,
      {_on_own_side("pit")} AS pits, {_on_own_side("nat")} AS nat
    FROM game_seat x JOIN game g ON g.scoresheet_id = x.scoresheet_id AND g.game = x.game
      JOIN scoresheet f ON f.id = x.scoresheet_id
      JOIN seat s ON s.playing_table_id = f.playing_table_id AND s.position = x.position
    WHERE {which} {{and_seat}} GROUP BY s.playing_table_id, s.participant_id"""


def _at_table(which: str, joined: str, once: str) -> str:
    """SQL: what a participant gets at a table; `which` seats, with more tables `joined`."""
    return f"""
    SELECT t.evening_id, s.participant_id, t.round, t.number, s.fill_in,
      {_of_side("points", "f")} + coalesce(o.points, 0)
        - {rounding("coalesce(o.half_points, 0)", "t.evening_id")} AS points,
      {_of_side("roem", "f")} + coalesce(o.roem, 0)
        - {rounding("coalesce(o.half_roem, 0)", "t.evening_id")} AS roem,
      {_of_side("pits", "f")} + coalesce(o.pits, 0) AS pits,
      {_of_side("nat", "f")} + coalesce(o.nat, 0) AS nat,
      f.counted AS games, coalesce(o.fine, 0) AS fine, o.floored
    FROM seat s JOIN playing_table t ON t.id = s.playing_table_id
      JOIN scoresheet f ON f.playing_table_id = t.id {joined}
      LEFT JOIN ({_own_figures(which)}) o
        ON o.playing_table_id = s.playing_table_id AND o.participant_id = s.participant_id
    WHERE {which} {{and_seat}} {once}"""


_FINES = "iif(floored, min(fine, max(points + roem, 0)), fine)"
_FIGURES = f"points, roem, {_FINES} AS fines, pits, nat, games"
_TEAMS = "(SELECT id FROM participant WHERE team_id IS NOT NULL)"
_OWN = f"NOT s.fill_in AND s.participant_id NOT IN {_TEAMS}"
_OF_TEAM = f"NOT s.fill_in AND s.participant_id IN {_TEAMS}"
_ONCE = "GROUP BY s.playing_table_id, s.participant_id"
_LENT = "s.fill_in"

WHOLE = "(coalesce(f.totals_of, 0) OR coalesce(f.played, 0) >= coalesce(f.over_after, e.games))"
"""SQL: of sheet `f` of evening `e` all games are typed, or up to the end of a match, or totals."""

_RAW = "points, roem, fine, floored, pits, nat, games"
_BETTER = f"""
    SELECT participant_id, round, {_RAW}, points + roem - {_FINES} AS total
    FROM ({
    _at_table(
        _LENT,
        f'''JOIN evening e ON e.id = t.evening_id AND {WHOLE}
      JOIN competition c ON c.id = e.competition_id AND c.fill_in = 'better' ''',
        f'''AND NOT EXISTS (
      SELECT 1 FROM seat m JOIN playing_table n ON n.id = m.playing_table_id
        LEFT JOIN scoresheet f ON f.playing_table_id = n.id
      WHERE m.participant_id = s.participant_id AND n.round = t.round AND NOT m.fill_in
        AND NOT {WHOLE})
    GROUP BY s.playing_table_id, s.participant_id''',
    )
})"""
"""SQL: what who is lent made there, where that may replace the round at his own table."""


def _counting(which: str, once: str) -> str:
    """SQL: of each participant and round the table that counts, fines still to come off."""
    better = ", ".join(
        f"iif(b.participant_id IS NULL, w.{name}, b.{name}) AS {name}" for name in _RAW.split(", ")
    )
    return f"""
    SELECT w.evening_id, w.participant_id, w.round, b.participant_id IS NOT NULL AS lent, {better}
    FROM (SELECT *, points + roem - {_FINES} AS total FROM ({_at_table(which, "", once)})) w
      LEFT JOIN ({_BETTER}) b ON b.participant_id = w.participant_id AND b.round = w.round
        AND b.total > w.total"""


_SITTINGS = {one.name: one.sitting for one in FORMATS.values() if one.sitting > 1}
_FORMATS = formats(lambda form: form.sitting > 1)
_SITTING = " ".join(f"WHEN '{name}' THEN (k.round - 1) / {n}" for name, n in _SITTINGS.items())
_FLOORED = f"""s.participant_id IN (
      SELECT s.participant_id FROM seat s JOIN playing_table t ON t.id = s.playing_table_id
        JOIN evening e ON e.id = t.evening_id
        JOIN competition c ON c.id = e.competition_id AND c.format IN ({_FORMATS})
        JOIN scoresheet f ON f.playing_table_id = t.id
        JOIN game_seat x ON x.scoresheet_id = f.id AND x.position = s.position AND x.floored
      WHERE TRUE {{and_seat}})"""
_APART = f"""iif((k.lent OR EXISTS (SELECT 1 FROM sitting_out o
      WHERE o.participant_id = k.participant_id AND o.round = k.round))
    AND {reckoned("k.evening_id")} > 1, k.round, 0)"""
_AT_ONE_TABLE = f"""
    SELECT participant_id, round, own + min(max(rest - before, 0), made - own) AS fines
    FROM (
      SELECT *, min(imposed, whole) - kept AS rest, coalesce(sum(made - own) OVER (
          PARTITION BY participant_id, sitting, apart ORDER BY round
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
      FROM (
        SELECT *, sum(fine) OVER w AS imposed, sum(made) OVER w AS whole, sum(own) OVER w AS kept
        FROM (
          SELECT *, min(fine, made) AS own FROM (
            SELECT k.participant_id, k.round, CASE c.format {_SITTING} END AS sitting, k.fine,
              {_APART} AS apart, max(k.points + k.roem, 0) AS made
            FROM ({_counting(f"{_OWN} AND {_FLOORED}", "")}) k
              JOIN evening e ON e.id = k.evening_id JOIN competition c ON c.id = e.competition_id))
        WINDOW w AS (PARTITION BY participant_id, sitting, apart)))"""
"""SQL: what fines take off each round of a sitting, together no more than was made in it.

`own` is what the round of a fine can pay itself; `rest` is what the others of the sitting pay.
"""

PLAYED_ROUNDS = f"""
    SELECT k.evening_id, k.participant_id, k.round, k.points, k.roem,
      coalesce(z.fines, {_FINES}) AS fines, k.pits, k.nat, k.games, 0 AS credit
    FROM ({_counting(_OWN, "{once}")}) k
      LEFT JOIN ({_AT_ONE_TABLE}) z ON z.participant_id = k.participant_id AND z.round = k.round
    UNION ALL
    SELECT evening_id, participant_id, round, sum(points), sum(roem), sum(fines), sum(pits),
      sum(nat), sum(games), 0
    FROM (SELECT evening_id, participant_id, round, {_FIGURES}
        FROM ({_at_table(_OF_TEAM, "", _ONCE)})) GROUP BY participant_id, round
    UNION ALL
    SELECT p.evening_id, p.participant_id, p.round, p.points, coalesce(p.roem, 0), 0,
      coalesce(p.pits, 0), 0, 0, 0
    FROM paper_result p WHERE p.round IS NOT NULL {{and_paper}}"""
"""SQL: what follows for each participant and round played; a pair comes twice but for `once`."""

TABLE_TOTALS = f"""
    SELECT participant_id, round, number, fill_in, fine AS imposed, points + roem AS made,
      points + roem - {_FINES} AS total
    FROM ({_at_table("TRUE", "", _ONCE)})"""
"""SQL: what each made at each table where he sat, also where it does not count."""

WIN_COLUMNS = "participant_id, won, level, lost"

_NS = "f.ns_points + f.ns_roem"
_EW = "f.ew_points + f.ew_roem"

WINS = f"""
    SELECT participant_id, count(*) FILTER (WHERE ahead > 0) AS won,
      count(*) FILTER (WHERE ahead = 0) AS level, count(*) FILTER (WHERE ahead < 0) AS lost
    FROM (
      SELECT s.participant_id,
        iif({_NS_SEAT}, 1, -1) * ({_NS} - ({_EW})) AS ahead
      FROM seat s JOIN scoresheet f ON f.playing_table_id = s.playing_table_id
      WHERE NOT s.fill_in AND f.counted > 0 AND NOT EXISTS (
        SELECT 1 FROM game_seat x WHERE x.scoresheet_id = f.id AND x.points IS NOT NULL)
        {{and_seat}}
      GROUP BY s.playing_table_id, s.participant_id)
    GROUP BY participant_id"""
"""SQL: how often each participant won, was level and lost; a pair once a table."""


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
