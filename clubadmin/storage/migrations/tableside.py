"""The step of sheets typed at the table: codes, keys of requests, confirmations, calls."""

TABLESIDE = (
    """CREATE TABLE tableside (
        evening_id INTEGER NOT NULL,
        version INTEGER NOT NULL,
        secret VARCHAR NOT NULL,
        since INTEGER NOT NULL,
        PRIMARY KEY (evening_id),
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE
    )""",
    """CREATE TABLE tableside_key (
        playing_table_id INTEGER NOT NULL,
        request VARCHAR NOT NULL,
        what VARCHAR NOT NULL,
        about VARCHAR NOT NULL,
        change_id INTEGER NOT NULL,
        PRIMARY KEY (playing_table_id, request),
        CHECK (what IN ('row', 'confirm', 'protest', 'call')),
        FOREIGN KEY(playing_table_id) REFERENCES playing_table (id) ON DELETE CASCADE
    ) WITHOUT ROWID""",
    """CREATE TABLE confirmation (
        playing_table_id INTEGER NOT NULL,
        side VARCHAR NOT NULL,
        agreed VARCHAR NOT NULL,
        at VARCHAR NOT NULL,
        PRIMARY KEY (playing_table_id, side),
        CHECK (side IN ('ns', 'ew', 'n', 'e', 's', 'w')),
        FOREIGN KEY(playing_table_id) REFERENCES playing_table (id) ON DELETE CASCADE
    ) WITHOUT ROWID""",
    """CREATE TABLE referee_call (
        playing_table_id INTEGER NOT NULL,
        at VARCHAR NOT NULL,
        PRIMARY KEY (playing_table_id),
        FOREIGN KEY(playing_table_id) REFERENCES playing_table (id) ON DELETE CASCADE
    )""",
)
"""What phones need besides the sheets themselves."""
