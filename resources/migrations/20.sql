-- An evening may take totals first, and a sheet counts by them until its games are typed.

CREATE TEMP TABLE old_sequence AS SELECT name, seq FROM main.sqlite_sequence;
CREATE TEMP TABLE old_evening AS SELECT * FROM main.evening;
DROP TABLE main.evening;
CREATE TABLE evening (
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
    totals_first BOOLEAN NOT NULL,
    UNIQUE (competition_id, number),
    CHECK (status IN ('open', 'closed')),
    CHECK (depth IN ('game', 'round', 'evening')),
    FOREIGN KEY(competition_id) REFERENCES competition (id) ON DELETE CASCADE,
    FOREIGN KEY(rule_set_id) REFERENCES rule_set (id)
);
CREATE INDEX ix_evening_competition_id ON evening (competition_id);
CREATE INDEX ix_evening_rule_set_id ON evening (rule_set_id);
INSERT INTO main.evening (id, version, competition_id, number, date, rule_set_id, games, rounds,
    status, reopen_reason, depth, seed, hidden_from, totals_first)
    SELECT id, version, competition_id, number, date, rule_set_id, games, rounds, status,
        reopen_reason, depth, seed, hidden_from, 0
    FROM old_evening ORDER BY id;
DROP TABLE old_evening;
DELETE FROM main.sqlite_sequence;
INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence;
DROP TABLE old_sequence;
CREATE TEMP TABLE old_sequence AS SELECT name, seq FROM main.sqlite_sequence;
CREATE TEMP TABLE old_scoresheet AS SELECT * FROM main.scoresheet;
DROP TABLE main.scoresheet;
CREATE TABLE scoresheet (
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
    totals_of INTEGER NOT NULL,
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
    CHECK (totals_of = 0 OR (totals_of > 0 AND paper_ns_points IS NOT NULL AND paper_ew_points IS NOT NULL)),
    FOREIGN KEY(playing_table_id) REFERENCES playing_table (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX ix_scoresheet_playing_table_id ON scoresheet (playing_table_id);
INSERT INTO main.scoresheet (id, version, playing_table_id, status, signed_at, paper_ns_points,
    paper_ns_roem, paper_ew_points, paper_ew_roem, paper_first, paper_second, paper_third,
    ns_points, ns_roem, ew_points, ew_roem, ns_pits, ew_pits, ns_nat, ew_nat, played, counted,
    errors, over_after, digest, totals_of)
    SELECT id, version, playing_table_id, status, signed_at, paper_ns_points, paper_ns_roem,
        paper_ew_points, paper_ew_roem, paper_first, paper_second, paper_third, ns_points,
        ns_roem, ew_points, ew_roem, ns_pits, ew_pits, ns_nat, ew_nat, played, counted, errors,
        over_after, digest, 0
    FROM old_scoresheet ORDER BY id;
DROP TABLE old_scoresheet;
DELETE FROM main.sqlite_sequence;
INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence;
DROP TABLE old_sequence;
