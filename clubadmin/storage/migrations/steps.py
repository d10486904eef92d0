"""Steps from each released schema to the next, in statements that never change any more.

A step is not made from the row classes of today: those will move on, and a file of then must
still become what it became then. A test sees that the last step ends at today's tables.

A table that gets columns is made anew under its own name, for adding them to it would leave
other SQL in the file than a new club has; its rows wait in a temporary table.
"""

from collections.abc import Sequence

from clubadmin.storage.migrations.assembly import ASSEMBLY
from clubadmin.storage.migrations.cash import CASH
from clubadmin.storage.migrations.consents import CONSENTS
from clubadmin.storage.migrations.correspondence import CORRESPONDENCE
from clubadmin.storage.migrations.debits import DEBITS
from clubadmin.storage.migrations.tableside import TABLESIDE

_CHANGE = "id, label, at, kind, of, undone_by, scope"
_MESSAGES = (
    # making a table anew would give out the numbers of changes that were taken back again
    "CREATE TEMP TABLE old_sequence AS SELECT name, seq FROM main.sqlite_sequence",
    "CREATE TEMP TABLE old_change AS SELECT * FROM main.change",
    "DROP TABLE main.change",
    """CREATE TABLE change (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        label VARCHAR NOT NULL,
        message VARCHAR,
        at VARCHAR NOT NULL,
        kind VARCHAR NOT NULL,
        "of" INTEGER,
        undone_by INTEGER,
        scope VARCHAR NOT NULL
    )""",
    "CREATE INDEX ix_change_scope ON change (scope)",
    f"INSERT INTO main.change ({_CHANGE}) SELECT {_CHANGE} FROM old_change ORDER BY id",
    "DROP TABLE old_change",
    "DELETE FROM main.sqlite_sequence",
    "INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence",
    "DROP TABLE old_sequence",
)
"""The journal keeps each label as a message beside its Dutch; what is there stays Dutch only."""


def _anew(
    create: str, columns: str, indexed: Sequence[str], more: str = "", worth: str = ""
) -> tuple[str, ...]:
    """Make a table anew with its rows in it, and perhaps one more column.

    Args:
        create: its SQL.
        columns: those that there are.
        indexed: of which there is an index.
        more: the column that comes with it.
        worth: the value of that, in SQL.
    """
    table = create.split()[2]
    into, of = (f"{columns}, {more}", f"{columns}, {worth}") if more else (columns, columns)
    return (
        _MESSAGES[0],
        f"CREATE TEMP TABLE old_{table} AS SELECT * FROM main.{table}",
        f"DROP TABLE main.{table}",
        create,
        *(f"CREATE INDEX ix_{table}_{one} ON {table} ({one})" for one in indexed),
        f"INSERT INTO main.{table} ({into}) SELECT {of} FROM old_{table} ORDER BY id",
        f"DROP TABLE old_{table}",
        *_MESSAGES[-3:],
    )


_SANCTIONS = (
    """CREATE TABLE sanction (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        evening_id INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        member_a INTEGER NOT NULL,
        member_b INTEGER,
        span VARCHAR NOT NULL,
        from_round INTEGER NOT NULL,
        until DATE,
        text VARCHAR NOT NULL,
        article VARCHAR NOT NULL,
        decided_by VARCHAR NOT NULL,
        decided_at VARCHAR NOT NULL,
        CHECK (kind IN ('warning', 'penalty', 'exclusion')),
        CHECK (span IN ('evening', 'competition', 'season', 'club')),
        CHECK (member_a <> member_b),
        CHECK (from_round >= 1),
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE,
        FOREIGN KEY(member_a) REFERENCES member (id),
        FOREIGN KEY(member_b) REFERENCES member (id)
    )""",
    "CREATE INDEX ix_sanction_evening_id ON sanction (evening_id)",
    "CREATE INDEX ix_sanction_member_a ON sanction (member_a)",
    "CREATE INDEX ix_sanction_member_b ON sanction (member_b)",
    """CREATE TABLE handed_in (
        playing_table_id INTEGER NOT NULL,
        pen BOOLEAN NOT NULL,
        cards BOOLEAN NOT NULL,
        PRIMARY KEY (playing_table_id),
        FOREIGN KEY(playing_table_id) REFERENCES playing_table (id) ON DELETE CASCADE
    )""",
)
"""Warnings, penalties and exclusions; what came to the control desk with a sheet."""

_BYTES = "quote(CAST({} AS BLOB))"
_OF_CHANGE = ("c.id", "c.label", "c.message", "c.at", "c.kind", 'c."of"', "c.scope")
_OF_ROW = ("r.seq", "r.row_table", "r.row_key", "r.before", "r.after")
_ENTRY = " || ',' || ".join(map(_BYTES.format, _OF_CHANGE)) + (
    " || '|' || coalesce((SELECT group_concat("
    + " || ',' || ".join(map(_BYTES.format, _OF_ROW))
    + ", ';') FROM (SELECT * FROM changed_row WHERE change_id = c.id ORDER BY seq) r), '')"
)
_CHAIN = (
    *_MESSAGES[:3],
    """CREATE TABLE change (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        label VARCHAR NOT NULL,
        message VARCHAR,
        at VARCHAR NOT NULL,
        kind VARCHAR NOT NULL,
        "of" INTEGER,
        undone_by INTEGER,
        scope VARCHAR NOT NULL,
        digest VARCHAR NOT NULL
    )""",
    "CREATE INDEX ix_change_scope ON change (scope)",
    f"INSERT INTO main.change ({_CHANGE}, message, digest)"
    f" SELECT {_CHANGE}, message, '' FROM old_change ORDER BY id",
    *_MESSAGES[-4:],
    "CREATE TEMP TABLE sealed (id INTEGER PRIMARY KEY, digest TEXT)",
    "INSERT INTO sealed WITH RECURSIVE link (id, digest) AS (SELECT 0, '' UNION ALL"
    f" SELECT c.id, digest_text(link.digest || '|' || {_ENTRY}) FROM link JOIN change c"
    " ON c.id = (SELECT min(n.id) FROM change n WHERE n.id > link.id))"
    " SELECT id, digest FROM link WHERE id > 0",
    "UPDATE main.change SET digest = (SELECT s.digest FROM sealed s WHERE s.id = change.id)",
    "DROP TABLE sealed",
)
"""Each change gets a digest over itself and the one before: from here on the journal is proved."""

_ADMINISTRATION = (
    """CREATE TABLE membership (
        member_id INTEGER NOT NULL,
        version INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        household VARCHAR NOT NULL,
        joined DATE,
        ended DATE,
        PRIMARY KEY (member_id),
        FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE
    )""",
    """CREATE TABLE dues_kind (
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
    )""",
    "CREATE INDEX ix_dues_kind_season_id ON dues_kind (season_id)",
    """CREATE TABLE due (
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
    )""",
    "CREATE INDEX ix_due_member_id ON due (member_id)",
    "CREATE INDEX ix_due_reverses ON due (reverses)",
    "CREATE INDEX ix_due_season_id ON due (season_id)",
    """CREATE TABLE bank_statement (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        account VARCHAR NOT NULL,
        number VARCHAR NOT NULL,
        first DATE NOT NULL,
        last DATE NOT NULL,
        opening INTEGER,
        closing INTEGER,
        digest VARCHAR NOT NULL,
        UNIQUE (digest)
    )""",
    """CREATE TABLE bank_line (
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
    )""",
    "CREATE INDEX ix_bank_line_statement_id ON bank_line (statement_id)",
    """CREATE TABLE payment (
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
    )""",
    "CREATE INDEX ix_payment_line_id ON payment (line_id)",
    "CREATE INDEX ix_payment_member_id ON payment (member_id)",
    "CREATE INDEX ix_payment_reverses ON payment (reverses)",
    "CREATE INDEX ix_payment_season_id ON payment (season_id)",
)
"""Kinds of membership, dues, payments and what the bank wrote."""

_TREASURY = (
    """CREATE TABLE treasury (
        id INTEGER NOT NULL,
        version INTEGER NOT NULL,
        account VARCHAR NOT NULL,
        holder VARCHAR NOT NULL,
        PRIMARY KEY (id),
        CHECK (id = 1)
    )""",
)
"""The club's own account, which a letter asks to pay to."""

_PARTICULARS = (
    """CREATE TABLE particulars (
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
    )""",
    """CREATE TABLE office (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        member_id INTEGER NOT NULL,
        name VARCHAR NOT NULL,
        first_year INTEGER NOT NULL,
        last_year INTEGER,
        CHECK (last_year >= first_year),
        FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE
    )""",
    "CREATE INDEX ix_office_member_id ON office (member_id)",
    """CREATE TABLE own_field (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        name VARCHAR NOT NULL,
        place INTEGER NOT NULL,
        UNIQUE (name)
    )""",
    """CREATE TABLE own_value (
        member_id INTEGER NOT NULL,
        field_id INTEGER NOT NULL,
        value VARCHAR NOT NULL,
        PRIMARY KEY (member_id, field_id),
        FOREIGN KEY(member_id) REFERENCES member (id) ON DELETE CASCADE,
        FOREIGN KEY(field_id) REFERENCES own_field (id) ON DELETE CASCADE
    ) WITHOUT ROWID""",
)
"""Address, birth date and so on of members, their functions, and fields that a club names."""

_COMPETITION = (
    "id, version, season_id, name, format, rule_set, games, rounds, evenings, ranking,"
    " tie_breaks, prizes, odd_players, sit_out_points, pair_draw, draw_by, team_pairs,"
    " round_minutes, protest_minutes, fill_in"
)


def _competition_anew(column: str = "", worth: str = "") -> tuple[str, ...]:
    """Make the table of competitions anew, with one more column before the pairs of a team."""
    create = (
        f"""CREATE TABLE competition (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            version INTEGER NOT NULL,
            season_id INTEGER NOT NULL,
            name VARCHAR NOT NULL,
            format VARCHAR NOT NULL,
            rule_set VARCHAR NOT NULL,
            games INTEGER NOT NULL,
            rounds INTEGER NOT NULL,
            evenings INTEGER NOT NULL,
            ranking VARCHAR NOT NULL,
            tie_breaks VARCHAR NOT NULL,
            prizes VARCHAR NOT NULL,
            odd_players VARCHAR NOT NULL,
            sit_out_points VARCHAR NOT NULL,
            pair_draw VARCHAR NOT NULL,
            draw_by VARCHAR NOT NULL,{column and f" {column},"}
            team_pairs INTEGER NOT NULL,
            round_minutes INTEGER NOT NULL,
            protest_minutes INTEGER NOT NULL,
            fill_in VARCHAR NOT NULL,
            UNIQUE (season_id, name),
            CHECK (format IN ('individual', 'boompje', 'pairs', 'schevenings', 'howell-pairs', """
        """'howell-players', 'teams', 'knockout', 'knockout-pairs')),
            CHECK (draw_by IN ('chance', 'standing', 'strength')),
            CHECK (fill_in IN ('none', 'better')),
            FOREIGN KEY(season_id) REFERENCES season (id) ON DELETE CASCADE
        )"""
    )
    return _anew(create, _COMPETITION, ("season_id",), column.split(" ", 1)[0], worth)


_KNOCKOUT_PAIRS = _competition_anew()
"""A competition may be a knock-out of fixed pairs."""

_OPENING = (
    """CREATE TABLE opening (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        competition_id INTEGER NOT NULL,
        member_id INTEGER,
        pair_id INTEGER,
        team_id INTEGER,
        evenings INTEGER NOT NULL,
        points INTEGER NOT NULL,
        CHECK ((member_id IS NOT NULL) + (pair_id IS NOT NULL) + (team_id IS NOT NULL) = 1),
        CHECK (evenings >= 1),
        UNIQUE (competition_id, member_id),
        UNIQUE (competition_id, pair_id),
        UNIQUE (competition_id, team_id),
        FOREIGN KEY(competition_id) REFERENCES competition (id) ON DELETE CASCADE,
        FOREIGN KEY(member_id) REFERENCES member (id),
        FOREIGN KEY(pair_id) REFERENCES pair (id),
        FOREIGN KEY(team_id) REFERENCES team (id)
    )""",
    *(
        f"CREATE INDEX ix_opening_{of}_id ON opening ({of}_id)"
        for of in ("competition", "member", "pair", "team")
    ),
)
"""The table of opening stands: points of the first evenings of a season together."""

_WISH = "id, version, kind, member_a, member_b, table_number, reason"
_PARTNERS = _anew(
    """CREATE TABLE wish (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        member_a INTEGER NOT NULL,
        member_b INTEGER,
        table_number INTEGER,
        reason VARCHAR NOT NULL,
        CHECK (kind IN ('together', 'partners', 'apart', 'table')),
        CHECK ((kind = 'table') = (member_b IS NULL)),
        CHECK ((kind = 'table') = (table_number IS NOT NULL)),
        CHECK (member_a <> member_b),
        FOREIGN KEY(member_a) REFERENCES member (id),
        FOREIGN KEY(member_b) REFERENCES member (id)
    )""",
    _WISH,
    ("member_a", "member_b"),
)
"""Two may wish to be partners."""

_KIN = _competition_anew("kin_apart BOOLEAN NOT NULL", "0")
"""A competition may keep those of one club or one home apart."""

_PARTICIPANT = (
    "id, version, evening_id, number, member_id, pair_id, substitute_a, substitute_b,"
    " from_round, last_round, team_id, line, district"
)
_LABELS = _anew(
    """CREATE TABLE participant (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL,
        evening_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        member_id INTEGER,
        pair_id INTEGER,
        substitute_a INTEGER,
        substitute_b INTEGER,
        from_round INTEGER NOT NULL,
        last_round INTEGER,
        team_id INTEGER,
        line VARCHAR NOT NULL,
        district VARCHAR NOT NULL,
        label VARCHAR NOT NULL,
        UNIQUE (evening_id, number),
        CHECK ((member_id IS NOT NULL) + (pair_id IS NOT NULL) + (team_id IS NOT NULL) = 1),
        CHECK (from_round >= 1),
        FOREIGN KEY(evening_id) REFERENCES evening (id) ON DELETE CASCADE,
        FOREIGN KEY(member_id) REFERENCES member (id),
        FOREIGN KEY(pair_id) REFERENCES pair (id),
        FOREIGN KEY(substitute_a) REFERENCES member (id),
        FOREIGN KEY(substitute_b) REFERENCES member (id),
        FOREIGN KEY(team_id) REFERENCES team (id)
    )""",
    _PARTICIPANT,
    ("evening_id", "member_id", "pair_id", "substitute_a", "substitute_b", "team_id"),
    "label",
    "''",
)
"""An entrant may have a label, by which there are prizes."""

_ENTRIES = (
    _MESSAGES[0],
    """CREATE TEMP TABLE old_change AS SELECT id, json_array(label,
        iif(typeof(message) = 'blob', unpacked(message), message),
        json((SELECT json_group_array(json_array(row_table, row_key,
            iif(typeof(before) = 'blob', unpacked(before), before),
            iif(typeof(after) = 'blob', unpacked(after), after)
        )) FROM (SELECT * FROM main.changed_row WHERE change_id = c.id ORDER BY seq)))
    ) AS entry, CAST(strftime('%s', at) AS INTEGER) AS at, kind, of, undone_by, scope,
    as_bytes(digest) AS digest FROM main.change c""",
    "DROP TABLE main.changed_row",
    "DROP TABLE main.change",
    """CREATE TABLE change (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        entry VARCHAR NOT NULL,
        at INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        "of" INTEGER,
        undone_by INTEGER,
        scope VARCHAR NOT NULL,
        digest BLOB NOT NULL
    )""",
    "CREATE INDEX ix_change_scope ON change (scope)",
    "INSERT INTO main.change SELECT id, coalesce(packed(CAST(entry AS BLOB)), entry), at, kind, of,"
    " undone_by, scope, digest FROM old_change ORDER BY id",
    *_MESSAGES[-4:],
    "UPDATE main.evening_version SET figures = coalesce(packed(CAST(figures AS BLOB)), figures)",
)
"""A change and the rows that it changed are one entry of the journal, packed as frozen results."""

STEPS: dict[int, Sequence[str]] = {
    5: _MESSAGES,
    6: _SANCTIONS,
    7: _CHAIN,
    8: _ADMINISTRATION,
    9: _TREASURY,
    10: _PARTICULARS,
    11: _KNOCKOUT_PAIRS,
    12: DEBITS,
    13: CASH,
    14: (*CORRESPONDENCE, *TABLESIDE, *CONSENTS, *ASSEMBLY),
    15: _OPENING,
    16: _PARTNERS,
    17: _KIN,
    18: _LABELS,
    19: _ENTRIES,
}
"""The statements that lead to a schema from the one before it."""
