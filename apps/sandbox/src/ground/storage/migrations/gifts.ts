// Gifts of players and what they have taken.

export const GIFTS = `
  CREATE TABLE gifts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    title TEXT NOT NULL,
    notification TEXT,
    reason TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'activated', 'used', 'expired')),
    amount INTEGER,
    percent INTEGER,
    wager INTEGER,
    deposit_limits TEXT NOT NULL DEFAULT '[]',
    deposit_progress INTEGER NOT NULL DEFAULT 0,
    price INTEGER,
    product_id INTEGER,
    is_selected INTEGER NOT NULL DEFAULT 0,
    to_wager INTEGER NOT NULL DEFAULT 0,
    expires_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX gifts_of_player ON gifts (player_id, id);
`

export const COUPON_USES = `
  CREATE TABLE coupon_uses (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    used_at INTEGER NOT NULL,
    PRIMARY KEY (player_id, code)
  ) STRICT;
`

export const GIFT_TERMS = `
  ALTER TABLE gifts ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE gifts ADD COLUMN spins_left INTEGER NOT NULL DEFAULT 0;
`

export const PRIZES_TAKEN = `
  CREATE TABLE prizes_taken (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    prize_id TEXT NOT NULL,
    taken_at INTEGER NOT NULL,
    PRIMARY KEY (player_id, prize_id)
  ) STRICT;
`

export const GIFTS_DUE = `
  CREATE INDEX gifts_due ON gifts (expires_at) WHERE state = 'activated';
`
