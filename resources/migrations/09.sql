-- The club's own account, which a letter asks to pay to.

CREATE TABLE treasury (
    id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    account VARCHAR NOT NULL,
    holder VARCHAR NOT NULL,
    PRIMARY KEY (id),
    CHECK (id = 1)
);
