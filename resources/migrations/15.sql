-- The table of opening stands: points of the first evenings of a season together.

CREATE TABLE opening (
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
);
CREATE INDEX ix_opening_competition_id ON opening (competition_id);
CREATE INDEX ix_opening_member_id ON opening (member_id);
CREATE INDEX ix_opening_pair_id ON opening (pair_id);
CREATE INDEX ix_opening_team_id ON opening (team_id);
