// Payments, saved cards and limits.

export const TREASURY = `
  CREATE TABLE transactions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    type TEXT NOT NULL CHECK (type IN ('deposit', 'payout')),
    intent TEXT NOT NULL,
    payment_system INTEGER NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    currency TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'processing', 'done', 'cancelled', 'declined')),
    reason TEXT,
    title TEXT,
    token TEXT UNIQUE,
    detail TEXT NOT NULL,
    paid_at INTEGER,
    due_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    UNIQUE (player_id, intent)
  ) STRICT;
  CREATE INDEX transactions_of_player ON transactions (player_id, type, id);
  CREATE INDEX transactions_due ON transactions (due_at) WHERE due_at IS NOT NULL;

  CREATE TABLE saved_cards (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    payment_system INTEGER NOT NULL,
    title TEXT NOT NULL,
    expires TEXT NOT NULL,
    used_at INTEGER NOT NULL,
    UNIQUE (player_id, payment_system, title)
  ) STRICT;

  CREATE TABLE payout_destinations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    payment_system INTEGER NOT NULL,
    title TEXT NOT NULL,
    used_at INTEGER NOT NULL,
    UNIQUE (player_id, payment_system, title)
  ) STRICT;

  CREATE TABLE payout_codes (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    intent TEXT NOT NULL,
    code TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    sent_at INTEGER NOT NULL,
    PRIMARY KEY (player_id, intent)
  ) STRICT;

  CREATE TABLE deposit_limits (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month')),
    amount INTEGER,
    next_amount INTEGER,
    next_from INTEGER,
    PRIMARY KEY (player_id, period)
  ) STRICT;

  CREATE TABLE play_limits (
    player_id INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    reality_check INTEGER,
    reminded_at INTEGER,
    break_period TEXT CHECK (break_period IN ('day', 'week', 'month')),
    break_until INTEGER
  ) STRICT;
`

/** All kinds of limits in one table, and moments that count as played without a spin. */
export const OWN_LIMITS = `
  CREATE TABLE own_limits (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    span TEXT NOT NULL,
    amount INTEGER,
    next_amount INTEGER,
    next_from INTEGER,
    PRIMARY KEY (player_id, kind, span)
  ) STRICT;
  INSERT INTO own_limits SELECT player_id, 'deposit', period, amount, next_amount, next_from FROM deposit_limits;
  DROP TABLE deposit_limits;

  CREATE TABLE play_marks (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
  ) STRICT;
`

/** What a player answered to questions for limits. */
export const LIMIT_ANSWERS = `
  CREATE TABLE limit_answers (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    place TEXT NOT NULL CHECK (place IN ('deposit', 'game', 'review')),
    at INTEGER NOT NULL,
    PRIMARY KEY (player_id, place)
  ) STRICT;
`

export const EXCLUSIONS = `
  CREATE TABLE exclusions (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    category TEXT NOT NULL,
    since INTEGER NOT NULL,
    least_until INTEGER NOT NULL,
    ends_at INTEGER,
    cooling TEXT NOT NULL,
    PRIMARY KEY (player_id, category)
  ) STRICT;
`

export const PAYOUT_WISH = `
  ALTER TABLE payout_codes ADD COLUMN wish TEXT NOT NULL DEFAULT '';
`
