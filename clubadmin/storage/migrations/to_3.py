"""Schema 3: every kind of contest: teams, wallets, groups, wishes, protests, who goes on.

As in schema 2, a table that gets columns is made anew under its own name and its rows wait in a
temporary table.
"""

_NUMBERS = (
    # making a table anew would give out the ids of rows that were deleted a second time
    "CREATE TEMP TABLE old_sequence AS SELECT name, seq FROM main.sqlite_sequence",
)

_CLUB_COLUMNS = (
    "id, version, uid, name, place, rule_set, games, rounds, odd_players, sit_out_points, "
    "accent, created"
)
_CLUB = (
    "CREATE TEMP TABLE old_club AS SELECT * FROM main.club",
    "DROP TABLE main.club",
    """CREATE TABLE club (
        id INTEGER NOT NULL,
        version INTEGER NOT NULL,
        uid VARCHAR NOT NULL,
        name VARCHAR NOT NULL,
        place VARCHAR NOT NULL,
        rule_set VARCHAR NOT NULL,
        games INTEGER NOT NULL,
        rounds INTEGER NOT NULL,
        odd_players VARCHAR NOT NULL,
        sit_out_points VARCHAR NOT NULL,
        accent VARCHAR NOT NULL,
        created VARCHAR NOT NULL,
        logo VARCHAR NOT NULL,
        PRIMARY KEY (id),
        CHECK (id = 1)
    )""",
    f"INSERT INTO main.club ({_CLUB_COLUMNS}, logo)"
    f" SELECT {_CLUB_COLUMNS}, '' FROM old_club ORDER BY id",
    "DROP TABLE old_club",
)

_COMPETITION_COLUMNS = (
    "id, version, season_id, name, format, rule_set, games, rounds, evenings, ranking, "
    "tie_breaks, prizes, odd_players, sit_out_points, pair_draw"
)
_COMPETITION = (
    "CREATE TEMP TABLE old_competition AS SELECT * FROM main.competition",
    "DROP TABLE main.competition",
    """CREATE TABLE competition (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        season_id INTEGER NOT NULL,
        name VARCHAR NOT NULL,
        format VARCHAR NOT NULL,
        rule_set VARCHAR NOT NULL,
        games INTEGER NOT NULL,
        rounds INTEGER NOT NULL,
        evenings INTEGER NOT NULL,
        ranking VARCHAR NOT NULL,
        tie_breaks VARCHAR NOT NULL,
        prizes VARCHAR NOT NULL,
        odd_players VARCHAR NOT NULL,
        sit_out_points VARCHAR NOT NULL,
        pair_draw VARCHAR NOT NULL,
        draw_by VARCHAR NOT NULL,
        team_pairs INTEGER NOT NULL,
        round_minutes INTEGER NOT NULL,
        protest_minutes INTEGER NOT NULL,
        fill_in VARCHAR NOT NULL,
        UNIQUE (season_id, name),
        CHECK (format IN ('individual', 'boompje', 'pairs', 'schevenings', 'howell-pairs',
          'howell-players', 'teams', 'knockout')),
        CHECK (draw_by IN ('chance', 'standing', 'strength')),
        CHECK (fill_in IN ('none', 'better')),
        FOREIGN KEY(season_id) REFERENCES season (id) ON DELETE CASCADE
    )""",
    "CREATE INDEX ix_competition_season_id ON competition (season_id)",
    f"INSERT INTO main.competition ({_COMPETITION_COLUMNS}, draw_by, team_pairs,"
    " round_minutes, protest_minutes, fill_in)"
    f" SELECT {_COMPETITION_COLUMNS}, 'chance', 2, 0, 15, 'better' FROM old_competition"
    " ORDER BY id",
    "DROP TABLE old_competition",
)

_EVENING_COLUMNS = (
    "id, version, competition_id, number, date, rule_set_id, games, rounds, status, "
    "reopen_reason, depth, seed"
)
_EVENING = (
    "CREATE TEMP TABLE old_evening AS SELECT * FROM main.evening",
    "DROP TABLE main.evening",
    """CREATE TABLE evening (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        competition_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        date DATE NOT NULL,
        rule_set_id INTEGER NOT NULL,
        games INTEGER NOT NULL,
        rounds INTEGER NOT NULL,
        status VARCHAR NOT NULL,
        reopen_reason VARCHAR NOT NULL,
        depth VARCHAR NOT NULL,
        seed INTEGER NOT NULL,
        hidden_from INTEGER,
        UNIQUE (competition_id, number),
        CHECK (status IN ('open', 'closed')),
        CHECK (depth IN ('game', 'round', 'evening')),
        FOREIGN KEY(competition_id) REFERENCES competition (id) ON DELETE CASCADE,
        FOREIGN KEY(rule_set_id) REFERENCES rule_set (id)
    )""",
    "CREATE INDEX ix_evening_competition_id ON evening (competition_id)",
    "CREATE INDEX ix_evening_rule_set_id ON evening (rule_set_id)",
    f"INSERT INTO main.evening ({_EVENING_COLUMNS}, hidden_from)"
    f" SELECT {_EVENING_COLUMNS}, NULL FROM old_evening ORDER BY id",
    "DROP TABLE old_evening",
)

_PARTICIPANT_COLUMNS = (
    "id, version, evening_id, number, member_id, pair_id, substitute_a, substitute_b, "
    "from_round, last_round"
)
_PARTICIPANT = (
    "CREATE TEMP TABLE old_participant AS SELECT * FROM main.participant",
    "DROP TABLE main.participant",
    """CREATE TABLE participant (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        evening_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        member_id INTEGER,
        pair_id INTEGER,
        substitute_a INTEGER,
        substitute_b INTEGER,
        from_round INTEGER NOT NULL,
        last_round INTEGER,
        team_id INTEGER,
        line VARCHAR NOT NULL,
        district VARCHAR NOT NULL,
        UNIQUE (evening_id, number),
        CHECK ((member_id IS NOT NULL) + (pair_id IS NOT NULL) + (team_id IS NOT NULL) = 1),
        CHECK (from_round >= 1),
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE,
        FOREIGN KEY(member_id) REFERENCES member (id),
        FOREIGN KEY(pair_id) REFERENCES pair (id),
        FOREIGN KEY(substitute_a) REFERENCES member (id),
        FOREIGN KEY(substitute_b) REFERENCES member (id),
        FOREIGN KEY(team_id) REFERENCES team (id)
    )""",
    "CREATE INDEX ix_participant_evening_id ON participant (evening_id)",
    "CREATE INDEX ix_participant_member_id ON participant (member_id)",
    "CREATE INDEX ix_participant_pair_id ON participant (pair_id)",
    "CREATE INDEX ix_participant_substitute_a ON participant (substitute_a)",
    "CREATE INDEX ix_participant_substitute_b ON participant (substitute_b)",
    "CREATE INDEX ix_participant_team_id ON participant (team_id)",
    f"INSERT INTO main.participant ({_PARTICIPANT_COLUMNS}, team_id, line, district)"
    f" SELECT {_PARTICIPANT_COLUMNS}, NULL, '', '' FROM old_participant ORDER BY id",
    "DROP TABLE old_participant",
)

_PLAYING_TABLE_COLUMNS = "id, evening_id, round, number"
_PLAYING_TABLE = (
    "CREATE TEMP TABLE old_playing_table AS SELECT * FROM main.playing_table",
    "DROP TABLE main.playing_table",
    """CREATE TABLE playing_table (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        evening_id INTEGER NOT NULL,
        round INTEGER NOT NULL,
        number INTEGER NOT NULL,
        wallets VARCHAR NOT NULL,
        UNIQUE (evening_id, round, number),
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE
    )""",
    "CREATE INDEX ix_playing_table_evening_id ON playing_table (evening_id)",
    f"INSERT INTO main.playing_table ({_PLAYING_TABLE_COLUMNS}, wallets)"
    f" SELECT {_PLAYING_TABLE_COLUMNS}, '' FROM old_playing_table ORDER BY id",
    "DROP TABLE old_playing_table",
)

_SEAT_COLUMNS = "playing_table_id, position, participant_id, member_id"
_SEAT = (
    "CREATE TEMP TABLE old_seat AS SELECT * FROM main.seat",
    "DROP TABLE main.seat",
    """CREATE TABLE seat (
        playing_table_id INTEGER NOT NULL,
        position VARCHAR NOT NULL,
        participant_id INTEGER NOT NULL,
        member_id INTEGER NOT NULL,
        fill_in BOOLEAN NOT NULL,
        PRIMARY KEY (playing_table_id, position),
        CHECK (position IN ('n', 's', 'e', 'w')),
        FOREIGN KEY(playing_table_id) REFERENCES playing_table (id) ON DELETE CASCADE,
        FOREIGN KEY(participant_id) REFERENCES participant (id),
        FOREIGN KEY(member_id) REFERENCES member (id)
    )
    WITHOUT ROWID""",
    "CREATE INDEX ix_seat_member_id ON seat (member_id)",
    "CREATE INDEX ix_seat_participant_id ON seat (participant_id)",
    f"INSERT INTO main.seat ({_SEAT_COLUMNS}, fill_in)"
    f" SELECT {_SEAT_COLUMNS}, 0 FROM old_seat ORDER BY playing_table_id, position",
    "DROP TABLE old_seat",
)

_SHEET_COLUMNS = (
    "id, version, playing_table_id, status, paper_ns_points, paper_ns_roem, paper_ew_points, "
    "paper_ew_roem, paper_first, paper_second, paper_third, ns_points, ns_roem, ew_points, "
    "ew_roem, ns_pits, ew_pits, ns_nat, ew_nat, played, counted, errors, over_after, digest"
)
_SCORESHEET = (
    "CREATE TEMP TABLE old_scoresheet AS SELECT * FROM main.scoresheet",
    "DROP TABLE main.scoresheet",
    """CREATE TABLE scoresheet (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        playing_table_id INTEGER NOT NULL,
        status VARCHAR NOT NULL,
        signed_at VARCHAR NOT NULL,
        paper_ns_points INTEGER,
        paper_ns_roem INTEGER,
        paper_ew_points INTEGER,
        paper_ew_roem INTEGER,
        paper_first INTEGER,
        paper_second INTEGER,
        paper_third INTEGER,
        ns_points INTEGER NOT NULL,
        ns_roem INTEGER NOT NULL,
        ew_points INTEGER NOT NULL,
        ew_roem INTEGER NOT NULL,
        ns_pits INTEGER NOT NULL,
        ew_pits INTEGER NOT NULL,
        ns_nat INTEGER NOT NULL,
        ew_nat INTEGER NOT NULL,
        played INTEGER NOT NULL,
        counted INTEGER NOT NULL,
        errors INTEGER NOT NULL,
        over_after INTEGER,
        digest VARCHAR NOT NULL,
        CHECK (status IN ('draft', 'signed')),
        FOREIGN KEY(playing_table_id) REFERENCES playing_table (id) ON DELETE CASCADE
    )""",
    "CREATE UNIQUE INDEX ix_scoresheet_playing_table_id ON scoresheet (playing_table_id)",
    f"INSERT INTO main.scoresheet ({_SHEET_COLUMNS}, signed_at)"
    f" SELECT {_SHEET_COLUMNS}, '' FROM old_scoresheet ORDER BY id",
    "DROP TABLE old_scoresheet",
)

_DECISION_COLUMNS = (
    "id, version, scoresheet_id, game, kind, seat, text, article, decided_by, decided_at, "
    "line_before, line_after, play, digest"
)
_DECISION = (
    "CREATE TEMP TABLE old_decision AS SELECT * FROM main.decision",
    "DROP TABLE main.decision",
    """CREATE TABLE decision (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        scoresheet_id INTEGER NOT NULL,
        game INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        seat VARCHAR,
        text VARCHAR NOT NULL,
        article VARCHAR NOT NULL,
        decided_by VARCHAR NOT NULL,
        decided_at VARCHAR NOT NULL,
        line_before VARCHAR NOT NULL,
        line_after VARCHAR NOT NULL,
        play VARCHAR NOT NULL,
        matchpoints VARCHAR NOT NULL,
        digest VARCHAR NOT NULL,
        CHECK (seat IN ('n', 's', 'e', 'w')),
        FOREIGN KEY(scoresheet_id) REFERENCES scoresheet (id) ON DELETE CASCADE
    )""",
    "CREATE INDEX ix_decision_scoresheet_id ON decision (scoresheet_id)",
    f"INSERT INTO main.decision ({_DECISION_COLUMNS}, matchpoints)"
    f" SELECT {_DECISION_COLUMNS}, '' FROM old_decision ORDER BY id",
    "DROP TABLE old_decision",
)

_NEW = (
    """CREATE TABLE team (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        name VARCHAR NOT NULL,
        active BOOLEAN NOT NULL,
        UNIQUE (name)
    )""",
    """CREATE TABLE team_member (
        team_id INTEGER NOT NULL,
        place INTEGER NOT NULL,
        member_id INTEGER NOT NULL,
        PRIMARY KEY (team_id, place),
        CHECK (place >= 1),
        FOREIGN KEY(team_id) REFERENCES team (id) ON DELETE CASCADE,
        FOREIGN KEY(member_id) REFERENCES member (id)
    )
    WITHOUT ROWID""",
    "CREATE INDEX ix_team_member_member_id ON team_member (member_id)",
    """CREATE TABLE wish (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        member_a INTEGER NOT NULL,
        member_b INTEGER,
        table_number INTEGER,
        reason VARCHAR NOT NULL,
        CHECK (kind IN ('together', 'apart', 'table')),
        CHECK ((kind = 'table') = (member_b IS NULL)),
        CHECK ((kind = 'table') = (table_number IS NOT NULL)),
        CHECK (member_a <> member_b),
        FOREIGN KEY(member_a) REFERENCES member (id),
        FOREIGN KEY(member_b) REFERENCES member (id)
    )""",
    "CREATE INDEX ix_wish_member_a ON wish (member_a)",
    "CREATE INDEX ix_wish_member_b ON wish (member_b)",
    """CREATE TABLE wallet (
        evening_id INTEGER NOT NULL,
        game INTEGER NOT NULL,
        hands VARCHAR NOT NULL,
        seed INTEGER,
        source VARCHAR NOT NULL,
        PRIMARY KEY (evening_id, game),
        CHECK (source IN ('seed', 'system', 'noted')),
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE
    )
    WITHOUT ROWID""",
    """CREATE TABLE advance (
        playing_table_id INTEGER NOT NULL,
        first VARCHAR NOT NULL,
        second VARCHAR NOT NULL,
        reason VARCHAR NOT NULL,
        PRIMARY KEY (playing_table_id),
        FOREIGN KEY(playing_table_id) REFERENCES playing_table (id) ON DELETE CASCADE
    )""",
    """CREATE TABLE contest_result (
        evening_id INTEGER NOT NULL,
        participant_id INTEGER NOT NULL,
        matchpoints INTEGER NOT NULL,
        tops INTEGER NOT NULL,
        points INTEGER NOT NULL,
        attainable INTEGER NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (participant_id),
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE,
        FOREIGN KEY(participant_id) REFERENCES participant (id) ON DELETE CASCADE
    )""",
    "CREATE INDEX ix_contest_result_evening_id ON contest_result (evening_id)",
    """CREATE TABLE protest (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        evening_id INTEGER NOT NULL,
        participant_id INTEGER,
        playing_table_id INTEGER,
        game INTEGER,
        text VARCHAR NOT NULL,
        made_at VARCHAR NOT NULL,
        status VARCHAR NOT NULL,
        ruling VARCHAR NOT NULL,
        article VARCHAR NOT NULL,
        decided_by VARCHAR NOT NULL,
        decided_at VARCHAR NOT NULL,
        CHECK (status IN ('open', 'upheld', 'rejected', 'withdrawn')),
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE,
        FOREIGN KEY(participant_id) REFERENCES participant (id),
        FOREIGN KEY(playing_table_id) REFERENCES playing_table (id)
    )""",
    "CREATE INDEX ix_protest_evening_id ON protest (evening_id)",
    "CREATE INDEX ix_protest_participant_id ON protest (participant_id)",
    "CREATE INDEX ix_protest_playing_table_id ON protest (playing_table_id)",
)

_NUMBERS_AGAIN = (
    "DELETE FROM main.sqlite_sequence",
    "INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence",
    "DROP TABLE old_sequence",
)

STATEMENTS = (
    *_NUMBERS,
    *_NEW,  # before the tables that refer to these
    *_CLUB,
    *_COMPETITION,
    *_EVENING,
    *_PARTICIPANT,
    *_PLAYING_TABLE,
    *_SEAT,
    *_SCORESHEET,
    *_DECISION,
    *_NUMBERS_AGAIN,
)
