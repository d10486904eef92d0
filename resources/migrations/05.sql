-- The journal keeps each label as a message beside its Dutch; what is there stays Dutch only.

CREATE TEMP TABLE old_sequence AS SELECT name, seq FROM main.sqlite_sequence;
CREATE TEMP TABLE old_change AS SELECT * FROM main.change;
DROP TABLE main.change;
CREATE TABLE change (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    label VARCHAR NOT NULL,
    message VARCHAR,
    at VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    "of" INTEGER,
    undone_by INTEGER,
    scope VARCHAR NOT NULL
);
CREATE INDEX ix_change_scope ON change (scope);
INSERT INTO main.change (id, label, at, kind, of, undone_by, scope)
SELECT id, label, at, kind, of, undone_by, scope
FROM old_change ORDER BY id;
DROP TABLE old_change;
DELETE FROM main.sqlite_sequence;
INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence;
DROP TABLE old_sequence;
