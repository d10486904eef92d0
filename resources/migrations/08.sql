-- Kinds of membership, dues, payments and what the bank wrote.

CREATE TABLE membership (
    member_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    kind VARCHAR NOT NULL,
    household VARCHAR NOT NULL,
    joined DATE,
    ended DATE,
    PRIMARY KEY (member_id),
    FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE
);
CREATE TABLE dues_kind (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL,
    season_id INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    amount INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    pro_rata VARCHAR NOT NULL,
    instalments INTEGER NOT NULL,
    household_less INTEGER NOT NULL,
    UNIQUE (season_id, name),
    CHECK (amount >= 0),
    CHECK (entry >= 0),
    CHECK (household_less >= 0),
    CHECK (pro_rata IN ('none', 'month', 'quarter')),
    CHECK (instalments BETWEEN 1 AND 12),
    FOREIGN KEY(season_id) REFERENCES season (id) ON DELETE CASCADE
);
CREATE INDEX ix_dues_kind_season_id ON dues_kind (season_id);
CREATE TABLE due (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    season_id INTEGER NOT NULL,
    member_id INTEGER NOT NULL,
    kind VARCHAR NOT NULL,
    part INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    due_on DATE NOT NULL,
    reverses INTEGER,
    reason VARCHAR NOT NULL,
    CHECK (amount <> 0),
    CHECK (part BETWEEN 0 AND 99),
    FOREIGN KEY(season_id) REFERENCES season (id),
    FOREIGN KEY(member_id) REFERENCES member (id),
    FOREIGN KEY(reverses) REFERENCES due (id)
);
CREATE INDEX ix_due_member_id ON due (member_id);
CREATE INDEX ix_due_reverses ON due (reverses);
CREATE INDEX ix_due_season_id ON due (season_id);
CREATE TABLE bank_statement (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    account VARCHAR NOT NULL,
    number VARCHAR NOT NULL,
    first DATE NOT NULL,
    last DATE NOT NULL,
    opening INTEGER,
    closing INTEGER,
    digest VARCHAR NOT NULL,
    UNIQUE (digest)
);
CREATE TABLE bank_line (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL,
    statement_id INTEGER NOT NULL,
    booked_on DATE NOT NULL,
    amount INTEGER NOT NULL,
    account VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    text VARCHAR NOT NULL,
    reference VARCHAR NOT NULL,
    passed BOOLEAN NOT NULL,
    CHECK (amount <> 0),
    FOREIGN KEY(statement_id) REFERENCES bank_statement (id) ON DELETE CASCADE
);
CREATE INDEX ix_bank_line_statement_id ON bank_line (statement_id);
CREATE TABLE payment (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    season_id INTEGER NOT NULL,
    member_id INTEGER NOT NULL,
    paid_on DATE NOT NULL,
    amount INTEGER NOT NULL,
    how VARCHAR NOT NULL,
    line_id INTEGER,
    reverses INTEGER,
    reason VARCHAR NOT NULL,
    CHECK (amount <> 0),
    CHECK (how IN ('bank', 'cash', 'debit')),
    FOREIGN KEY(season_id) REFERENCES season (id),
    FOREIGN KEY(member_id) REFERENCES member (id),
    FOREIGN KEY(line_id) REFERENCES bank_line (id),
    FOREIGN KEY(reverses) REFERENCES payment (id)
);
CREATE INDEX ix_payment_line_id ON payment (line_id);
CREATE INDEX ix_payment_member_id ON payment (member_id);
CREATE INDEX ix_payment_reverses ON payment (reverses);
CREATE INDEX ix_payment_season_id ON payment (season_id);
