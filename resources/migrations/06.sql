-- Warnings, penalties and exclusions; what came to the control desk with a sheet.

CREATE TABLE sanction (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL,
    evening_id INTEGER NOT NULL,
    kind VARCHAR NOT NULL,
    member_a INTEGER NOT NULL,
    member_b INTEGER,
    span VARCHAR NOT NULL,
    from_round INTEGER NOT NULL,
    until DATE,
    text VARCHAR NOT NULL,
    article VARCHAR NOT NULL,
    decided_by VARCHAR NOT NULL,
    decided_at VARCHAR NOT NULL,
    CHECK (kind IN ('warning', 'penalty', 'exclusion')),
    CHECK (span IN ('evening', 'competition', 'season', 'club')),
    CHECK (member_a <> member_b),
    CHECK (from_round >= 1),
    FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE,
    FOREIGN KEY(member_a) REFERENCES member (id),
    FOREIGN KEY(member_b) REFERENCES member (id)
);
CREATE INDEX ix_sanction_evening_id ON sanction (evening_id);
CREATE INDEX ix_sanction_member_a ON sanction (member_a);
CREATE INDEX ix_sanction_member_b ON sanction (member_b);
CREATE TABLE handed_in (
    playing_table_id INTEGER NOT NULL,
    pen BOOLEAN NOT NULL,
    cards BOOLEAN NOT NULL,
    PRIMARY KEY (playing_table_id),
    FOREIGN KEY(playing_table_id) REFERENCES playing_table (id) ON DELETE CASCADE
);
