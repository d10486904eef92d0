"""Schema 4: standings by any rule: absence, groups, evenings that count twice, closed seasons.

As in schema 2, a table that gets columns is made anew under its own name and its rows wait in a
temporary table. What people made over all closed evenings is summed once here, and the highest
of the games of each is looked for, and the rounds that were won are counted.
"""

_NUMBERS = (
    # making a table anew would give out the ids of rows that were deleted a second time
    "CREATE TEMP TABLE old_sequence AS SELECT name, seq FROM main.sqlite_sequence",
)

_SEASON_COLUMNS = "id, version, name, starts, ends"
_SEASON = (
    "CREATE TEMP TABLE old_season AS SELECT * FROM main.season",
    "DROP TABLE main.season",
    """CREATE TABLE season (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        name VARCHAR NOT NULL,
        starts DATE NOT NULL,
        ends DATE NOT NULL,
        closed_at VARCHAR NOT NULL,
        reopen_reason VARCHAR NOT NULL,
        UNIQUE (name)
    )""",
    f"INSERT INTO main.season ({_SEASON_COLUMNS}, closed_at, reopen_reason)"
    f" SELECT {_SEASON_COLUMNS}, '', '' FROM old_season ORDER BY id",
    "DROP TABLE old_season",
)

_NEW = (
    """CREATE TABLE alias (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        name VARCHAR NOT NULL,
        member_id INTEGER NOT NULL,
        UNIQUE (name),
        FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE
    )""",
    "CREATE INDEX ix_alias_member_id ON alias (member_id)",
    """CREATE TABLE consent (
        member_id INTEGER NOT NULL,
        given_on DATE NOT NULL,
        remark VARCHAR NOT NULL,
        PRIMARY KEY (member_id),
        FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE
    )""",
    """CREATE TABLE adopted_rule (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        competition_id INTEGER NOT NULL,
        valid_from DATE NOT NULL,
        ranking VARCHAR NOT NULL,
        tie_breaks VARCHAR NOT NULL,
        reason VARCHAR NOT NULL,
        UNIQUE (competition_id, valid_from),
        FOREIGN KEY(competition_id) REFERENCES competition (id) ON DELETE CASCADE
    )""",
    "CREATE INDEX ix_adopted_rule_competition_id ON adopted_rule (competition_id)",
    """CREATE TABLE adopted_rule_set (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        competition_id INTEGER NOT NULL,
        valid_from DATE NOT NULL,
        rule_set VARCHAR NOT NULL,
        reason VARCHAR NOT NULL,
        UNIQUE (competition_id, valid_from),
        FOREIGN KEY(competition_id) REFERENCES competition (id) ON DELETE CASCADE
    )""",
    "CREATE INDEX ix_adopted_rule_set_competition_id ON adopted_rule_set (competition_id)",
    """CREATE TABLE career (
        competition_id INTEGER NOT NULL,
        member_id INTEGER NOT NULL,
        evenings INTEGER NOT NULL,
        points INTEGER NOT NULL,
        roem INTEGER NOT NULL,
        total INTEGER NOT NULL,
        pits INTEGER NOT NULL,
        nat INTEGER NOT NULL,
        games INTEGER NOT NULL,
        wins INTEGER NOT NULL,
        best INTEGER NOT NULL,
        best_evening INTEGER NOT NULL,
        PRIMARY KEY (competition_id, member_id),
        FOREIGN KEY(competition_id) REFERENCES competition (id) ON DELETE CASCADE,
        FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE
    )
    WITHOUT ROWID""",
    """CREATE TABLE evening_peak (
        evening_id INTEGER NOT NULL,
        games INTEGER NOT NULL,
        best_game INTEGER NOT NULL,
        most_roem INTEGER NOT NULL,
        PRIMARY KEY (evening_id),
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE
    )""",
    """CREATE TABLE round_wins (
        participant_id INTEGER NOT NULL,
        won INTEGER NOT NULL,
        level INTEGER NOT NULL,
        lost INTEGER NOT NULL,
        PRIMARY KEY (participant_id),
        FOREIGN KEY(participant_id) REFERENCES participant (id) ON DELETE CASCADE
    )""",
    """CREATE TABLE group_place (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        competition_id INTEGER NOT NULL,
        member_id INTEGER,
        pair_id INTEGER,
        team_id INTEGER,
        name VARCHAR NOT NULL,
        CHECK ((member_id IS NOT NULL) + (pair_id IS NOT NULL) + (team_id IS NOT NULL) = 1),
        UNIQUE (competition_id, member_id),
        UNIQUE (competition_id, pair_id),
        UNIQUE (competition_id, team_id),
        FOREIGN KEY(competition_id) REFERENCES competition (id) ON DELETE CASCADE,
        FOREIGN KEY(member_id) REFERENCES member (id),
        FOREIGN KEY(pair_id) REFERENCES pair (id),
        FOREIGN KEY(team_id) REFERENCES team (id)
    )""",
    "CREATE INDEX ix_group_place_competition_id ON group_place (competition_id)",
    "CREATE INDEX ix_group_place_member_id ON group_place (member_id)",
    "CREATE INDEX ix_group_place_pair_id ON group_place (pair_id)",
    "CREATE INDEX ix_group_place_team_id ON group_place (team_id)",
    """CREATE TABLE season_standing (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        competition_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        closed_at VARCHAR NOT NULL,
        reason VARCHAR NOT NULL,
        rectification INTEGER,
        figures VARCHAR NOT NULL,
        UNIQUE (competition_id, number),
        FOREIGN KEY(competition_id) REFERENCES competition (id) ON DELETE CASCADE
    )""",
    "CREATE INDEX ix_season_standing_competition_id ON season_standing (competition_id)",
    """CREATE TABLE absence (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        evening_id INTEGER NOT NULL,
        member_id INTEGER,
        pair_id INTEGER,
        team_id INTEGER,
        notice BOOLEAN NOT NULL,
        remark VARCHAR NOT NULL,
        CHECK ((member_id IS NOT NULL) + (pair_id IS NOT NULL) + (team_id IS NOT NULL) = 1),
        UNIQUE (evening_id, member_id),
        UNIQUE (evening_id, pair_id),
        UNIQUE (evening_id, team_id),
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE,
        FOREIGN KEY(member_id) REFERENCES member (id),
        FOREIGN KEY(pair_id) REFERENCES pair (id),
        FOREIGN KEY(team_id) REFERENCES team (id)
    )""",
    "CREATE INDEX ix_absence_evening_id ON absence (evening_id)",
    "CREATE INDEX ix_absence_member_id ON absence (member_id)",
    "CREATE INDEX ix_absence_pair_id ON absence (pair_id)",
    "CREATE INDEX ix_absence_team_id ON absence (team_id)",
    """CREATE TABLE also_counts (
        competition_id INTEGER NOT NULL,
        evening_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        PRIMARY KEY (competition_id, evening_id),
        UNIQUE (competition_id, number),
        FOREIGN KEY(competition_id) REFERENCES competition (id) ON DELETE CASCADE,
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE
    )
    WITHOUT ROWID""",
)

_NUMBERS_AGAIN = (
    "DELETE FROM main.sqlite_sequence",
    "INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence",
    "DROP TABLE old_sequence",
)

_CAREERS = (
    """INSERT INTO career (competition_id, member_id, evenings, points, roem, total, pits, nat,
        games, wins, best, best_evening)
    SELECT competition_id, member_id, count(*) AS evenings, sum(points) AS points,
      sum(roem) AS roem, sum(total) AS total, sum(pits) AS pits, sum(nat) AS nat,
      sum(games) AS games, sum(won) AS wins, max(total) AS best,
      max(iif(nth = 1, evening_id, NULL)) AS best_evening
    FROM (
      SELECT e.competition_id, w.member_id, e.id AS evening_id, r.points, r.roem, r.total,
      r.pits, r.nat, r.games, iif(h.contest, r.participant_id IN (
      SELECT participant_id FROM (
      SELECT c.participant_id, c.matchpoints = max(c.matchpoints) OVER (PARTITION BY c.evening_id,
      iif(k.format = 'knockout', '', p.line), iif(k.format = 'schevenings', (
      SELECT s.position IN ('n', 's') FROM seat s WHERE s.participant_id = p.id
      ORDER BY s.playing_table_id LIMIT 1), NULL)) AS won
      FROM contest_result c JOIN participant p ON p.id = c.participant_id
      JOIN evening e ON e.id = c.evening_id JOIN competition k ON k.id = e.competition_id)
      WHERE won), r.total = h.highest) AS won,
      row_number() OVER (PARTITION BY e.competition_id, w.member_id
      ORDER BY r.total DESC, e.date, e.id) AS nth
      FROM evening e JOIN evening_result r ON r.evening_id = e.id
      JOIN (
      SELECT p.id AS participant_id, p.member_id FROM participant p WHERE p.member_id IS NOT NULL
      UNION ALL
      SELECT p.id, coalesce(p.substitute_a, q.member_a) FROM participant p
      JOIN pair q ON q.id = p.pair_id
      UNION ALL
      SELECT p.id, coalesce(p.substitute_b, q.member_b) FROM participant p
      JOIN pair q ON q.id = p.pair_id
      UNION ALL
      SELECT DISTINCT p.id, s.member_id FROM participant p JOIN seat s ON s.participant_id = p.id
      WHERE p.team_id IS NOT NULL) w ON w.participant_id = r.participant_id
      JOIN (SELECT x.evening_id, max(x.total) AS highest,
      EXISTS (SELECT 1 FROM contest_result c WHERE c.evening_id = x.evening_id) AS contest
      FROM evening_result x GROUP BY x.evening_id) h ON h.evening_id = e.id
    WHERE e.status = 'closed' )
    GROUP BY competition_id, member_id""",
)

_WINS = (
    """INSERT INTO round_wins (participant_id, won, level, lost)
    SELECT participant_id, count(*) FILTER (WHERE ahead > 0) AS won,
      count(*) FILTER (WHERE ahead = 0) AS level, count(*) FILTER (WHERE ahead < 0) AS lost
    FROM (
      SELECT s.participant_id,
      iif(s.position IN ('n', 's'), 1, -1)
      * (f.ns_points + f.ns_roem - (f.ew_points + f.ew_roem)) AS ahead
      FROM seat s JOIN scoresheet f ON f.playing_table_id = s.playing_table_id
      WHERE NOT s.fill_in AND f.counted > 0 AND NOT EXISTS (
      SELECT 1 FROM game_seat x WHERE x.scoresheet_id = f.id AND x.points IS NOT NULL)
      GROUP BY s.playing_table_id, s.participant_id)
    GROUP BY participant_id""",
)

_PEAKS = (
    """INSERT INTO evening_peak (evening_id, games, best_game, most_roem)
    SELECT t.evening_id, count(*) AS games,
      max(max(g.ns_points + g.ns_roem, g.ew_points + g.ew_roem)) AS best_game,
      max(max(g.ns_roem, g.ew_roem)) AS most_roem
    FROM evening e JOIN playing_table t ON t.evening_id = e.id
      JOIN scoresheet f ON f.playing_table_id = t.id JOIN game g ON g.scoresheet_id = f.id
    WHERE e.status = 'closed'
    GROUP BY t.evening_id""",
)

STATEMENTS = (
    *_NUMBERS,
    *_SEASON,
    *_NEW,
    *_CAREERS,
    *_PEAKS,
    *_WINS,
    *_NUMBERS_AGAIN,
)
