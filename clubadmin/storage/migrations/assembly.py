"""The step of the board's year: how long a function is held, and who was at a meeting."""

ASSEMBLY = (
    """CREATE TABLE board (
        id INTEGER NOT NULL,
        version INTEGER NOT NULL,
        term INTEGER NOT NULL,
        most_terms INTEGER NOT NULL,
        offices VARCHAR NOT NULL,
        quorum INTEGER NOT NULL,
        PRIMARY KEY (id),
        CHECK (id = 1),
        CHECK (term BETWEEN 0 AND 20),
        CHECK (most_terms BETWEEN 0 AND 20),
        CHECK (quorum BETWEEN 0 AND 100)
    )""",
    """CREATE TABLE meeting (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        held_on DATE NOT NULL,
        name VARCHAR NOT NULL,
        quorum INTEGER NOT NULL,
        CHECK (quorum BETWEEN 0 AND 100)
    )""",
    """CREATE TABLE attendee (
        meeting_id INTEGER NOT NULL,
        member_id INTEGER NOT NULL,
        how VARCHAR NOT NULL,
        proxy_id INTEGER,
        PRIMARY KEY (meeting_id, member_id),
        CHECK (how IN ('present', 'notice', 'proxy')),
        CHECK ((how = 'proxy') = (proxy_id IS NOT NULL)),
        CHECK (proxy_id <> member_id),
        FOREIGN KEY(meeting_id) REFERENCES meeting (id) ON DELETE CASCADE,
        FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE,
        FOREIGN KEY(proxy_id) REFERENCES member (id)
    ) WITHOUT ROWID""",
    "CREATE INDEX ix_attendee_proxy_id ON attendee (proxy_id)",
)
"""What the articles say of the board, meetings, and who did what about each."""
