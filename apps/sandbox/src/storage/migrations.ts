/**
 * The schema steps, oldest first. Never edit a released step; add one. Times are milliseconds of platform time,
 * amounts are minor units.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

  CREATE TABLE players (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE,
    email TEXT UNIQUE COLLATE NOCASE,
    phone TEXT UNIQUE,
    email_verified INTEGER NOT NULL DEFAULT 0,
    phone_verified INTEGER NOT NULL DEFAULT 0,
    password_hash TEXT NOT NULL,
    nickname TEXT NOT NULL UNIQUE COLLATE NOCASE,
    nickname_chosen INTEGER NOT NULL DEFAULT 0,
    currency TEXT NOT NULL,
    country TEXT NOT NULL,
    birthday TEXT,
    registration_contact TEXT NOT NULL CHECK (registration_contact IN ('email', 'phone')),
    firstname TEXT NOT NULL DEFAULT '',
    lastname TEXT NOT NULL DEFAULT '',
    middlename TEXT NOT NULL DEFAULT '',
    address TEXT NOT NULL DEFAULT '',
    gender TEXT NOT NULL DEFAULT '',
    level_points INTEGER NOT NULL DEFAULT 0,
    logins INTEGER NOT NULL DEFAULT 0,
    flags TEXT NOT NULL DEFAULT '{}',
    promo_code TEXT,
    balance_changed_at INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    revoked_at INTEGER
  ) STRICT;
  CREATE INDEX sessions_of_player ON sessions (player_id);

  CREATE TABLE refresh_tokens (
    token_hash TEXT PRIMARY KEY,
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT;

  CREATE TABLE phone_codes (
    phone TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    attempts INTEGER NOT NULL DEFAULT 0,
    expires_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE restore_codes (
    code TEXT PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE ledger (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    account TEXT NOT NULL CHECK (account IN ('real', 'bonus', 'wagering', 'winback', 'compoints')),
    amount INTEGER NOT NULL CHECK (amount <> 0),
    reason TEXT NOT NULL,
    reference TEXT,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX ledger_sums ON ledger (player_id, account, amount);

  CREATE TABLE idempotency_keys (
    owner TEXT NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    answer TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (owner, key)
  ) STRICT;

  CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'read')),
    message TEXT NOT NULL,
    button TEXT,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX notices_of_player ON notices (player_id, id);

  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('sms', 'email')),
    recipient TEXT NOT NULL COLLATE NOCASE,
    subject TEXT,
    text TEXT NOT NULL,
    code TEXT,
    link TEXT,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX outbox_to ON outbox (recipient, id);

  CREATE TABLE game_runs (
    token TEXT PRIMARY KEY,
    player_id INTEGER REFERENCES players (id) ON DELETE CASCADE,
    game_slug TEXT NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('real', 'demo')),
    currency TEXT NOT NULL,
    locale TEXT NOT NULL,
    parent_origin TEXT,
    state TEXT NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'deactivated', 'ended')),
    demo_balance INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX runs_of_player ON game_runs (player_id, state);

  CREATE TABLE spins (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    run_token TEXT NOT NULL REFERENCES game_runs (token) ON DELETE CASCADE,
    bet INTEGER NOT NULL,
    win INTEGER NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX spins_of_run ON spins (run_token);

  CREATE TABLE recent_games (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_slug TEXT NOT NULL,
    played_at INTEGER NOT NULL,
    PRIMARY KEY (player_id, game_slug)
  ) STRICT;
  `,
  `
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
  `,
  `
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
  `,
  `
  CREATE TABLE favourite_games (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_slug TEXT NOT NULL,
    added_at INTEGER NOT NULL,
    UNIQUE (player_id, game_slug)
  ) STRICT;
  `,
  `
  ALTER TABLE payout_codes ADD COLUMN wish TEXT NOT NULL DEFAULT '';
  `,
  `
  CREATE TABLE documents (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'none' CHECK (status IN ('none', 'wait', 'cancel', 'success')),
    reason TEXT,
    picture TEXT,
    due_at INTEGER,
    UNIQUE (player_id, type)
  ) STRICT;
  CREATE INDEX documents_due ON documents (due_at) WHERE due_at IS NOT NULL;
  `,
  `
  CREATE TABLE achievement_counts (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    metric TEXT NOT NULL,
    value INTEGER NOT NULL,
    PRIMARY KEY (player_id, metric)
  ) STRICT;
  `,
  `
  CREATE TABLE contact_confirmations (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    type TEXT NOT NULL CHECK (type IN ('email', 'phone')),
    value TEXT,
    sends INTEGER NOT NULL,
    wrong_codes INTEGER NOT NULL,
    since INTEGER NOT NULL,
    mailed_at INTEGER NOT NULL,
    mail_token TEXT UNIQUE,
    PRIMARY KEY (player_id, type)
  ) STRICT;
  `,
  `
  CREATE TABLE coupon_uses (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    used_at INTEGER NOT NULL,
    PRIMARY KEY (player_id, code)
  ) STRICT;
  `,
  `
  ALTER TABLE gifts ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE gifts ADD COLUMN spins_left INTEGER NOT NULL DEFAULT 0;
  `,
  `
  CREATE TABLE prizes_taken (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    prize_id TEXT NOT NULL,
    taken_at INTEGER NOT NULL,
    PRIMARY KEY (player_id, prize_id)
  ) STRICT;
  `,
  `
  CREATE TABLE compoint_parts (
    player_id INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    part INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE compoint_exchanges (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    intent TEXT NOT NULL,
    compoints INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player_id, intent)
  ) STRICT;
  `,
  `
  CREATE TABLE compoint_purchases (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    intent TEXT NOT NULL,
    product_id INTEGER NOT NULL,
    gift_id INTEGER NOT NULL,
    price INTEGER NOT NULL,
    bought_at INTEGER NOT NULL,
    PRIMARY KEY (player_id, intent)
  ) STRICT;
  `,
  `
  CREATE INDEX gifts_due ON gifts (expires_at) WHERE state = 'activated';
  `,
  `
  ALTER TABLE players DROP COLUMN promo_code;
  `,
]
