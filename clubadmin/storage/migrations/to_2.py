"""Schema 2: what single players get, their own totals, fines, and what a director decided.

A table that gets columns is made anew under its own name, so that the file has the same text
as a new one; its rows wait in a temporary table. Foreign keys must be off meanwhile, for they
would take the rows of other tables along.
"""

_SHEET = (
    "id, version, playing_table_id, status, paper_ns_points, paper_ns_roem, paper_ew_points,"
    " paper_ew_roem, ns_points, ns_roem, ew_points, ew_roem, ns_pits, ew_pits, ns_nat, ew_nat,"
    " played, counted, errors, digest"
)
_ROUND = "evening_id, participant_id, round, points, roem, pits, nat, games, credit"
_EVENING = (
    "evening_id, participant_id, competition_id, points, roem, total, pits, nat, games, rounds"
)

_NUMBERS = (
    # making a table anew would give out the ids of rows that were deleted a second time
    "CREATE TEMP TABLE old_sequence AS SELECT name, seq FROM main.sqlite_sequence",
)

_SCORESHEET = (
    "CREATE TEMP TABLE old_scoresheet AS SELECT * FROM main.scoresheet",
    "DROP TABLE main.scoresheet",
    """CREATE TABLE scoresheet (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        playing_table_id INTEGER NOT NULL,
        status VARCHAR NOT NULL,
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
    f"INSERT INTO main.scoresheet ({_SHEET}) SELECT {_SHEET} FROM old_scoresheet ORDER BY id",
    "DROP TABLE old_scoresheet",
)

_ROUND_RESULT = (
    "CREATE TEMP TABLE old_round_result AS SELECT * FROM main.round_result",
    "DROP TABLE main.round_result",
    """CREATE TABLE round_result (
        evening_id INTEGER NOT NULL,
        participant_id INTEGER NOT NULL,
        round INTEGER NOT NULL,
        points INTEGER NOT NULL,
        roem INTEGER NOT NULL,
        fines INTEGER NOT NULL,
        pits INTEGER NOT NULL,
        nat INTEGER NOT NULL,
        games INTEGER NOT NULL,
        credit BOOLEAN NOT NULL,
        PRIMARY KEY (participant_id, round),
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE,
        FOREIGN KEY(participant_id) REFERENCES participant (id) ON DELETE CASCADE
    )
    WITHOUT ROWID""",
    "CREATE INDEX ix_round_result_evening_id ON round_result (evening_id)",
    f"INSERT INTO main.round_result ({_ROUND}, fines) SELECT {_ROUND}, 0 FROM old_round_result"
    " ORDER BY participant_id, round",
    "DROP TABLE old_round_result",
)

_EVENING_RESULT = (
    "CREATE TEMP TABLE old_evening_result AS SELECT * FROM main.evening_result",
    "DROP TABLE main.evening_result",
    """CREATE TABLE evening_result (
        evening_id INTEGER NOT NULL,
        participant_id INTEGER NOT NULL,
        competition_id INTEGER NOT NULL,
        points INTEGER NOT NULL,
        roem INTEGER NOT NULL,
        fines INTEGER NOT NULL,
        total INTEGER NOT NULL,
        pits INTEGER NOT NULL,
        nat INTEGER NOT NULL,
        games INTEGER NOT NULL,
        rounds INTEGER NOT NULL,
        PRIMARY KEY (participant_id),
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE,
        FOREIGN KEY(participant_id) REFERENCES participant (id) ON DELETE CASCADE,
        FOREIGN KEY(competition_id) REFERENCES competition (id) ON DELETE CASCADE
    )""",
    "CREATE INDEX ix_evening_result_competition_id ON evening_result (competition_id)",
    "CREATE INDEX ix_evening_result_evening_id ON evening_result (evening_id)",
    f"INSERT INTO main.evening_result ({_EVENING}, fines) SELECT {_EVENING}, 0"
    " FROM old_evening_result ORDER BY participant_id",
    "DROP TABLE old_evening_result",
)

_NEW = (
    """CREATE TABLE game_seat (
        scoresheet_id INTEGER NOT NULL,
        game INTEGER NOT NULL,
        position VARCHAR NOT NULL,
        side VARCHAR,
        points INTEGER,
        roem INTEGER,
        fine INTEGER NOT NULL,
        floored BOOLEAN NOT NULL,
        PRIMARY KEY (scoresheet_id, game, position),
        CHECK (position IN ('n', 's', 'e', 'w')),
        CHECK (side IN ('ns', 'ew')),
        CHECK ((points IS NULL) = (roem IS NULL)),
        CHECK (fine >= 0),
        FOREIGN KEY(scoresheet_id) REFERENCES scoresheet (id) ON DELETE CASCADE
    )
    WITHOUT ROWID""",
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
        digest VARCHAR NOT NULL,
        CHECK (seat IN ('n', 's', 'e', 'w')),
        FOREIGN KEY(scoresheet_id) REFERENCES scoresheet (id) ON DELETE CASCADE
    )""",
    "CREATE INDEX ix_decision_scoresheet_id ON decision (scoresheet_id)",
)

_NUMBERS_AGAIN = (
    "DELETE FROM main.sqlite_sequence",
    "INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence",
    "DROP TABLE old_sequence",
)

STATEMENTS = (
    *_NUMBERS,
    *_SCORESHEET,
    *_ROUND_RESULT,
    *_EVENING_RESULT,
    *_NEW,
    *_NUMBERS_AGAIN,
)
