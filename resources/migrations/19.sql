-- A change and the rows that it changed are one entry of the journal, packed as frozen results.

CREATE TEMP TABLE old_sequence AS SELECT name, seq FROM main.sqlite_sequence;
CREATE TEMP TABLE old_change AS SELECT id, json_array(label,
    iif(typeof(message) = 'blob', unpacked(message), message),
    json((SELECT json_group_array(json_array(row_table, row_key,
        iif(typeof(before) = 'blob', unpacked(before), before),
        iif(typeof(after) = 'blob', unpacked(after), after)
    )) FROM (SELECT * FROM main.changed_row WHERE change_id = c.id ORDER BY seq)))
) AS entry, CAST(strftime('%s', at) AS INTEGER) AS at, kind, of, undone_by, scope,
as_bytes(digest) AS digest FROM main.change c;
DROP TABLE main.changed_row;
DROP TABLE main.change;
CREATE TABLE change (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    entry VARCHAR NOT NULL,
    at INTEGER NOT NULL,
    kind VARCHAR NOT NULL,
    "of" INTEGER,
    undone_by INTEGER,
    scope VARCHAR NOT NULL,
    digest BLOB NOT NULL
);
CREATE INDEX ix_change_scope ON change (scope);
INSERT INTO main.change
SELECT id, coalesce(packed(CAST(entry AS BLOB)), entry), at, kind, of, undone_by, scope, digest
FROM old_change ORDER BY id;
DROP TABLE old_change;
DELETE FROM main.sqlite_sequence;
INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence;
DROP TABLE old_sequence;
UPDATE main.evening_version SET figures = coalesce(packed(CAST(figures AS BLOB)), figures);
