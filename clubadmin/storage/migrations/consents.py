"""The step of consent for each purpose, with the words that were agreed to."""

CONSENTS = (
    """CREATE TABLE consent_wording (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        purpose VARCHAR NOT NULL,
        wording VARCHAR NOT NULL,
        CHECK (purpose IN ('naming', 'photo', 'mail', 'phones'))
    )""",
    "CREATE TEMP TABLE old_consent AS SELECT * FROM main.consent",
    "DROP TABLE main.consent",
    """CREATE TABLE consent (
        member_id INTEGER NOT NULL,
        purpose VARCHAR NOT NULL,
        given_on DATE,
        remark VARCHAR NOT NULL,
        wording_id INTEGER,
        withdrawn_on DATE,
        PRIMARY KEY (member_id, purpose),
        CHECK (purpose IN ('naming', 'photo', 'mail', 'phones')),
        CHECK (coalesce(given_on, withdrawn_on) IS NOT NULL),
        FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE,
        FOREIGN KEY(wording_id) REFERENCES consent_wording (id)
    ) WITHOUT ROWID""",
    "CREATE INDEX ix_consent_wording_id ON consent (wording_id)",
    "INSERT INTO main.consent (member_id, purpose, given_on, remark)"
    " SELECT member_id, 'naming', given_on, remark FROM old_consent",
    "DROP TABLE old_consent",
)
"""Who agreed to be named did so to that alone; in which words was not kept until now."""
