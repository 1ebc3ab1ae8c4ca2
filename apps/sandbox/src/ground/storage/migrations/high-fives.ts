// High fives between participants of promotions, and shots of their hunts.

export const HIGH_FIVES = `
  CREATE TABLE promotion_high_fives (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    promotion_id INTEGER NOT NULL,
    -- Users: players, or rivals.
    from_id INTEGER NOT NULL,
    from_name TEXT NOT NULL,
    to_id INTEGER NOT NULL,
    to_name TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX promotion_high_fives_sent ON promotion_high_fives (promotion_id, from_id);
  CREATE INDEX promotion_high_fives_received ON promotion_high_fives (promotion_id, to_id);
  CREATE TABLE promotion_shots (
    promotion_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    target INTEGER NOT NULL,
    -- Null: a miss.
    prize_id INTEGER,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX promotion_shots_of_player ON promotion_shots (promotion_id, player_id);
`
