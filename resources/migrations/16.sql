-- Two may wish to be partners.

CREATE TEMP TABLE old_sequence AS SELECT name, seq FROM main.sqlite_sequence;
CREATE TEMP TABLE old_wish AS SELECT * FROM main.wish;
DROP TABLE main.wish;
CREATE TABLE wish (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL,
    kind VARCHAR NOT NULL,
    member_a INTEGER NOT NULL,
    member_b INTEGER,
    table_number INTEGER,
    reason VARCHAR NOT NULL,
    CHECK (kind IN ('together', 'partners', 'apart', 'table')),
    CHECK ((kind = 'table') = (member_b IS NULL)),
    CHECK ((kind = 'table') = (table_number IS NOT NULL)),
    CHECK (member_a <> member_b),
    FOREIGN KEY(member_a) REFERENCES member (id),
    FOREIGN KEY(member_b) REFERENCES member (id)
);
CREATE INDEX ix_wish_member_a ON wish (member_a);
CREATE INDEX ix_wish_member_b ON wish (member_b);
INSERT INTO main.wish (id, version, kind, member_a, member_b, table_number, reason)
SELECT id, version, kind, member_a, member_b, table_number, reason
FROM old_wish ORDER BY id;
DROP TABLE old_wish;
DELETE FROM main.sqlite_sequence;
INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence;
DROP TABLE old_sequence;
