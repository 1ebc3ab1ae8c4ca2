// How a player's account is kept safe.

export const SESSION_DEVICES = `
  ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN country TEXT;
  ALTER TABLE sessions ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
`
