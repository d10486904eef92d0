-- Each change gets a digest over itself and the one before: from here on the journal is proved.

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
    scope VARCHAR NOT NULL,
    digest VARCHAR NOT NULL
);
CREATE INDEX ix_change_scope ON change (scope);
INSERT INTO main.change (id, label, at, kind, of, undone_by, scope, message, digest)
SELECT id, label, at, kind, of, undone_by, scope, message, ''
FROM old_change ORDER BY id;
DROP TABLE old_change;
DELETE FROM main.sqlite_sequence;
INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence;
DROP TABLE old_sequence;
CREATE TEMP TABLE sealed (id INTEGER PRIMARY KEY, digest TEXT);
INSERT INTO sealed WITH RECURSIVE link (id, digest) AS (SELECT 0, '' UNION ALL
SELECT c.id, digest_text(link.digest || '|' || quote(CAST(c.id AS BLOB)) || ',' ||
    quote(CAST(c.label AS BLOB)) || ',' || quote(CAST(c.message AS BLOB)) || ',' ||
    quote(CAST(c.at AS BLOB)) || ',' || quote(CAST(c.kind AS BLOB)) || ',' || quote(CAST(c."of" AS
    BLOB)) || ',' || quote(CAST(c.scope AS BLOB)) || '|' || coalesce((SELECT
    group_concat(quote(CAST(r.seq AS BLOB)) || ',' || quote(CAST(r.row_table AS BLOB)) || ',' ||
    quote(CAST(r.row_key AS BLOB)) || ',' || quote(CAST(r.before AS BLOB)) || ',' ||
    quote(CAST(r.after AS BLOB)), ';') FROM (SELECT * FROM changed_row WHERE change_id = c.id
    ORDER BY seq) r), '')) FROM link JOIN change c ON c.id = (SELECT min(n.id) FROM change n WHERE
    n.id > link.id)) SELECT id, digest FROM link WHERE id > 0;
UPDATE main.change SET digest = (SELECT s.digest FROM sealed s WHERE s.id = change.id);
DROP TABLE sealed;
