// The tables of the first release.

export const INITIAL_TABLES = `
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
`
