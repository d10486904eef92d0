"""The step of letters and mail: texts, the server of mail, and what went to whom."""

CORRESPONDENCE = (
    """CREATE TABLE letter_template (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        name VARCHAR NOT NULL,
        purpose VARCHAR NOT NULL,
        subject VARCHAR NOT NULL,
        body VARCHAR NOT NULL,
        CHECK (purpose IN ('free', 'invitation', 'result', 'standing', 'dues', 'reminder',
            'consent')),
        UNIQUE (name)
    )""",
    """CREATE TABLE mail_server (
        id INTEGER NOT NULL,
        version INTEGER NOT NULL,
        host VARCHAR NOT NULL,
        port INTEGER NOT NULL,
        security VARCHAR NOT NULL,
        user VARCHAR NOT NULL,
        address VARCHAR NOT NULL,
        PRIMARY KEY (id),
        CHECK (id = 1),
        CHECK (port BETWEEN 1 AND 65535),
        CHECK (security IN ('starttls', 'tls', 'none'))
    )""",
    """CREATE TABLE mailing (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        at VARCHAR NOT NULL,
        purpose VARCHAR NOT NULL,
        about INTEGER NOT NULL,
        subject VARCHAR NOT NULL,
        body VARCHAR NOT NULL,
        CHECK (purpose IN ('free', 'invitation', 'result', 'standing', 'dues', 'reminder',
            'consent'))
    )""",
    """CREATE TABLE mailing_letter (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        mailing_id INTEGER NOT NULL,
        member_id INTEGER NOT NULL,
        way VARCHAR NOT NULL,
        address VARCHAR NOT NULL,
        subject VARCHAR NOT NULL,
        sent VARCHAR NOT NULL,
        reason VARCHAR NOT NULL,
        at VARCHAR NOT NULL,
        CHECK (way IN ('mail', 'draft', 'paper')),
        CHECK (sent IN ('waiting', 'sending', 'sent', 'refused', 'unknown', 'made')),
        FOREIGN KEY(mailing_id) REFERENCES mailing (id) ON DELETE CASCADE,
        FOREIGN KEY(member_id) REFERENCES member (id)
    )""",
    "CREATE INDEX ix_mailing_letter_mailing_id ON mailing_letter (mailing_id)",
    "CREATE INDEX ix_mailing_letter_member_id ON mailing_letter (member_id)",
)
"""What was written, and what went to whom."""
