-- Mandates, and what was collected by the bank.

CREATE TABLE creditor (
    id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    identifier VARCHAR NOT NULL,
    notice INTEGER NOT NULL,
    PRIMARY KEY (id),
    CHECK (id = 1),
    CHECK (notice BETWEEN 1 AND 60)
);
CREATE TABLE mandate (
    member_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    reference VARCHAR NOT NULL,
    signed DATE NOT NULL,
    account VARCHAR NOT NULL,
    holder VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    PRIMARY KEY (member_id),
    CHECK (kind IN ('recurrent', 'once')),
    FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE
);
CREATE TABLE announcement (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    season_id INTEGER NOT NULL,
    collect_on DATE NOT NULL,
    told_on DATE NOT NULL,
    FOREIGN KEY(season_id) REFERENCES season (id) ON DELETE CASCADE
);
CREATE INDEX ix_announcement_season_id ON announcement (season_id);
CREATE TABLE collection (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    season_id INTEGER NOT NULL,
    collect_on DATE NOT NULL,
    made_at VARCHAR NOT NULL,
    identifier VARCHAR NOT NULL,
    account VARCHAR NOT NULL,
    holder VARCHAR NOT NULL,
    FOREIGN KEY(season_id) REFERENCES season (id)
);
CREATE INDEX ix_collection_season_id ON collection (season_id);
CREATE TABLE debit (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    collection_id INTEGER NOT NULL,
    member_id INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    end_to_end VARCHAR NOT NULL,
    mandate VARCHAR NOT NULL,
    signed DATE NOT NULL,
    account VARCHAR NOT NULL,
    holder VARCHAR NOT NULL,
    sequence VARCHAR NOT NULL,
    text VARCHAR NOT NULL,
    CHECK (amount > 0),
    CHECK (sequence IN ('RCUR', 'OOFF')),
    FOREIGN KEY(collection_id) REFERENCES collection (id) ON DELETE CASCADE,
    FOREIGN KEY(member_id) REFERENCES member (id)
);
CREATE INDEX ix_debit_collection_id ON debit (collection_id);
CREATE INDEX ix_debit_member_id ON debit (member_id);
CREATE TABLE debit_outcome (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    debit_id INTEGER NOT NULL,
    kind VARCHAR NOT NULL,
    day DATE NOT NULL,
    payment_id INTEGER,
    line_id INTEGER,
    reason VARCHAR NOT NULL,
    CHECK (kind IN ('booked', 'returned')),
    FOREIGN KEY(debit_id) REFERENCES debit (id) ON DELETE CASCADE,
    FOREIGN KEY(payment_id) REFERENCES payment (id),
    FOREIGN KEY(line_id) REFERENCES bank_line (id)
);
CREATE INDEX ix_debit_outcome_debit_id ON debit_outcome (debit_id);
CREATE INDEX ix_debit_outcome_line_id ON debit_outcome (line_id);
CREATE INDEX ix_debit_outcome_payment_id ON debit_outcome (payment_id);
