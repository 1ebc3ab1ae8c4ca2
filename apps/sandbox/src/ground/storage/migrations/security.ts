// How a player's account is kept safe.

export const SESSION_DEVICES = `
  ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN country TEXT;
  ALTER TABLE sessions ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
`

export const PASSKEYS = `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    rp_id TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    last_used_at INTEGER
  ) STRICT;
  CREATE INDEX passkeys_of_player ON passkeys (player_id);
`

export const SECOND_FACTOR_APPS = `
  CREATE TABLE second_factor_apps (
    player_id INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    secret TEXT NOT NULL,
    confirmed_at INTEGER,
    last_step INTEGER NOT NULL
  ) STRICT;
`
