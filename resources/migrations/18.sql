-- An entrant may have a label, by which there are prizes.

CREATE TEMP TABLE old_sequence AS SELECT name, seq FROM main.sqlite_sequence;
CREATE TEMP TABLE old_participant AS SELECT * FROM main.participant;
DROP TABLE main.participant;
CREATE TABLE participant (
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
    label VARCHAR NOT NULL,
    UNIQUE (evening_id, number),
    CHECK ((member_id IS NOT NULL) + (pair_id IS NOT NULL) + (team_id IS NOT NULL) = 1),
    CHECK (from_round >= 1),
    FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE,
    FOREIGN KEY(member_id) REFERENCES member (id),
    FOREIGN KEY(pair_id) REFERENCES pair (id),
    FOREIGN KEY(substitute_a) REFERENCES member (id),
    FOREIGN KEY(substitute_b) REFERENCES member (id),
    FOREIGN KEY(team_id) REFERENCES team (id)
);
CREATE INDEX ix_participant_evening_id ON participant (evening_id);
CREATE INDEX ix_participant_member_id ON participant (member_id);
CREATE INDEX ix_participant_pair_id ON participant (pair_id);
CREATE INDEX ix_participant_substitute_a ON participant (substitute_a);
CREATE INDEX ix_participant_substitute_b ON participant (substitute_b);
CREATE INDEX ix_participant_team_id ON participant (team_id);
INSERT INTO main.participant (id, version, evening_id, number, member_id, pair_id, substitute_a,
    substitute_b, from_round, last_round, team_id, line, district, label)
SELECT id, version, evening_id, number, member_id, pair_id, substitute_a, substitute_b,
    from_round, last_round, team_id, line, district, ''
FROM old_participant ORDER BY id;
DROP TABLE old_participant;
DELETE FROM main.sqlite_sequence;
INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence;
DROP TABLE old_sequence;
