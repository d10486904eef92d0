-- What was asked and paid on an evening, and what was drawn.

CREATE TABLE stakes (
    id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    member INTEGER NOT NULL,
    guest INTEGER NOT NULL,
    kept INTEGER NOT NULL,
    card INTEGER NOT NULL,
    card_evenings INTEGER NOT NULL,
    ticket INTEGER NOT NULL,
    PRIMARY KEY (id),
    CHECK (id = 1),
    CHECK (min(member, guest, kept, card, ticket) >= 0),
    CHECK (card_evenings BETWEEN 0 AND 99)
);
CREATE TABLE evening_card (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    evening_id INTEGER NOT NULL,
    member_id INTEGER NOT NULL,
    evenings INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    CHECK (amount >= 0),
    CHECK (evenings > 0),
    FOREIGN KEY(evening_id) REFERENCES evening (id),
    FOREIGN KEY(member_id) REFERENCES member (id)
);
CREATE INDEX ix_evening_card_evening_id ON evening_card (evening_id);
CREATE INDEX ix_evening_card_member_id ON evening_card (member_id);
CREATE TABLE evening_stake (
    evening_id INTEGER NOT NULL,
    member_id INTEGER NOT NULL,
    how VARCHAR NOT NULL,
    amount INTEGER NOT NULL,
    pot INTEGER NOT NULL,
    guest BOOLEAN NOT NULL,
    card_id INTEGER,
    PRIMARY KEY (evening_id, member_id),
    CHECK (how IN ('cash', 'card', 'free')),
    CHECK ((how = 'card') = (card_id IS NOT NULL)),
    CHECK (min(amount, pot) >= 0),
    FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE,
    FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE,
    FOREIGN KEY(card_id) REFERENCES evening_card (id)
) WITHOUT ROWID;
CREATE INDEX ix_evening_stake_card_id ON evening_stake (card_id);
CREATE TABLE evening_cash (
    evening_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    change_money INTEGER NOT NULL,
    counted INTEGER,
    first_ticket INTEGER,
    last_ticket INTEGER,
    ticket INTEGER NOT NULL,
    seed INTEGER,
    drawn INTEGER NOT NULL,
    PRIMARY KEY (evening_id),
    CHECK (change_money >= 0),
    CHECK (counted >= 0),
    CHECK (first_ticket > 0),
    CHECK (last_ticket >= first_ticket),
    CHECK (ticket >= 0),
    FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE
);
CREATE TABLE cash_line (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    evening_id INTEGER NOT NULL,
    what VARCHAR NOT NULL,
    amount INTEGER NOT NULL,
    place INTEGER,
    CHECK (amount <> 0),
    CHECK (place >= 0),
    FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE
);
CREATE INDEX ix_cash_line_evening_id ON cash_line (evening_id);
