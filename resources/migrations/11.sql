-- A competition may be a knock-out of fixed pairs.

CREATE TEMP TABLE old_sequence AS SELECT name, seq FROM main.sqlite_sequence;
CREATE TEMP TABLE old_competition AS SELECT * FROM main.competition;
DROP TABLE main.competition;
CREATE TABLE competition (
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
    draw_by VARCHAR NOT NULL,
    team_pairs INTEGER NOT NULL,
    round_minutes INTEGER NOT NULL,
    protest_minutes INTEGER NOT NULL,
    fill_in VARCHAR NOT NULL,
    UNIQUE (season_id, name),
    CHECK (format IN ('individual', 'boompje', 'pairs', 'schevenings', 'howell-pairs',
        'howell-players', 'teams', 'knockout', 'knockout-pairs')),
    CHECK (draw_by IN ('chance', 'standing', 'strength')),
    CHECK (fill_in IN ('none', 'better')),
    FOREIGN KEY(season_id) REFERENCES season (id) ON DELETE CASCADE
);
CREATE INDEX ix_competition_season_id ON competition (season_id);
INSERT INTO main.competition (id, version, season_id, name, format, rule_set, games, rounds,
    evenings, ranking, tie_breaks, prizes, odd_players, sit_out_points, pair_draw, draw_by,
    team_pairs, round_minutes, protest_minutes, fill_in)
SELECT id, version, season_id, name, format, rule_set, games, rounds, evenings, ranking,
    tie_breaks, prizes, odd_players, sit_out_points, pair_draw, draw_by, team_pairs,
    round_minutes, protest_minutes, fill_in
FROM old_competition ORDER BY id;
DROP TABLE old_competition;
DELETE FROM main.sqlite_sequence;
INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old_sequence;
DROP TABLE old_sequence;
