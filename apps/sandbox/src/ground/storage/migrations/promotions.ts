// Promotions: who takes part, what brought points, what was exchanged and won.

export const PROMOTIONS = `
  CREATE TABLE promotion_members (
    promotion_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- What is left of bets that did not make a whole point yet.
    bet_part INTEGER NOT NULL DEFAULT 0,
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (promotion_id, player_id)
  ) STRICT;
  CREATE TABLE promotion_points (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    promotion_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    currency_id TEXT NOT NULL,
    points INTEGER NOT NULL,
    reason TEXT NOT NULL,
    title TEXT,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX promotion_points_of_player ON promotion_points (promotion_id, player_id);
  CREATE TABLE promotion_exchanges (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    intent TEXT NOT NULL,
    promotion_id INTEGER NOT NULL,
    prize_id INTEGER NOT NULL,
    points_left INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player_id, intent)
  ) STRICT;
  CREATE TABLE promotion_deposits (
    promotion_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    amount INTEGER NOT NULL,
    is_completed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (promotion_id, player_id, day)
  ) STRICT;
  CREATE TABLE promotion_pools (
    promotion_id INTEGER PRIMARY KEY,
    -- Hundredths of a minor unit: two percent of each bet.
    added INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE promotion_draws (
    promotion_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE promotion_winners (
    promotion_id INTEGER NOT NULL,
    prize_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    username TEXT NOT NULL,
    PRIMARY KEY (promotion_id, user_id)
  ) STRICT;
`
