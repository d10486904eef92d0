-- What was written, and what went to whom.
-- What phones need besides the sheets themselves.
-- Who agreed to be named did so to that alone; in which words was not kept until now.
-- What the articles say of the board, meetings, and who did what about each.

CREATE TABLE letter_template (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    purpose VARCHAR NOT NULL,
    subject VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    CHECK (purpose IN ('free', 'invitation', 'result', 'standing', 'dues', 'reminder',
        'consent')),
    UNIQUE (name)
);
CREATE TABLE mail_server (
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
);
CREATE TABLE mailing (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at VARCHAR NOT NULL,
    purpose VARCHAR NOT NULL,
    about INTEGER NOT NULL,
    subject VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    CHECK (purpose IN ('free', 'invitation', 'result', 'standing', 'dues', 'reminder',
        'consent'))
);
CREATE TABLE mailing_letter (
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
);
CREATE INDEX ix_mailing_letter_mailing_id ON mailing_letter (mailing_id);
CREATE INDEX ix_mailing_letter_member_id ON mailing_letter (member_id);
CREATE TABLE tableside (
    evening_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    secret VARCHAR NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (evening_id),
    FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE
);
CREATE TABLE tableside_key (
    playing_table_id INTEGER NOT NULL,
    request VARCHAR NOT NULL,
    what VARCHAR NOT NULL,
    about VARCHAR NOT NULL,
    change_id INTEGER NOT NULL,
    PRIMARY KEY (playing_table_id, request),
    CHECK (what IN ('row', 'confirm', 'protest', 'call')),
    FOREIGN KEY(playing_table_id) REFERENCES playing_table (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE confirmation (
    playing_table_id INTEGER NOT NULL,
    side VARCHAR NOT NULL,
    agreed VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    PRIMARY KEY (playing_table_id, side),
    CHECK (side IN ('ns', 'ew', 'n', 'e', 's', 'w')),
    FOREIGN KEY(playing_table_id) REFERENCES playing_table (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE referee_call (
    playing_table_id INTEGER NOT NULL,
    at VARCHAR NOT NULL,
    PRIMARY KEY (playing_table_id),
    FOREIGN KEY(playing_table_id) REFERENCES playing_table (id) ON DELETE CASCADE
);
CREATE TABLE consent_wording (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    purpose VARCHAR NOT NULL,
    wording VARCHAR NOT NULL,
    CHECK (purpose IN ('naming', 'photo', 'mail', 'phones'))
);
CREATE TEMP TABLE old_consent AS SELECT * FROM main.consent;
DROP TABLE main.consent;
CREATE TABLE consent (
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
) WITHOUT ROWID;
CREATE INDEX ix_consent_wording_id ON consent (wording_id);
INSERT INTO main.consent (member_id, purpose, given_on, remark)
SELECT member_id, 'naming', given_on, remark
FROM old_consent;
DROP TABLE old_consent;
CREATE TABLE board (
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
);
CREATE TABLE meeting (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL,
    held_on DATE NOT NULL,
    name VARCHAR NOT NULL,
    quorum INTEGER NOT NULL,
    CHECK (quorum BETWEEN 0 AND 100)
);
CREATE TABLE attendee (
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
) WITHOUT ROWID;
CREATE INDEX ix_attendee_proxy_id ON attendee (proxy_id);
