-- Address, birth date and so on of members, their functions, and fields that a club names.

CREATE TABLE particulars (
    member_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    number VARCHAR,
    street VARCHAR NOT NULL,
    postcode VARCHAR NOT NULL,
    town VARCHAR NOT NULL,
    other_phone VARCHAR NOT NULL,
    born DATE,
    reason VARCHAR NOT NULL,
    emergency VARCHAR NOT NULL,
    emergency_phone VARCHAR NOT NULL,
    note VARCHAR NOT NULL,
    PRIMARY KEY (member_id),
    FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE,
    UNIQUE (number)
);
CREATE TABLE office (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL,
    member_id INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    first_year INTEGER NOT NULL,
    last_year INTEGER,
    CHECK (last_year >= first_year),
    FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE
);
CREATE INDEX ix_office_member_id ON office (member_id);
CREATE TABLE own_field (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    place INTEGER NOT NULL,
    UNIQUE (name)
);
CREATE TABLE own_value (
    member_id INTEGER NOT NULL,
    field_id INTEGER NOT NULL,
    value VARCHAR NOT NULL,
    PRIMARY KEY (member_id, field_id),
    FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE,
    FOREIGN KEY(field_id) REFERENCES own_field (id) ON DELETE CASCADE
) WITHOUT ROWID;
