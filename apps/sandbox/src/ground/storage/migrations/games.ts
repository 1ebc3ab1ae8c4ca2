// Rounds of games.

export const ROUNDS = `
  ALTER TABLE spins ADD COLUMN balance INTEGER;
  ALTER TABLE spins ADD COLUMN is_free INTEGER NOT NULL DEFAULT 0;
`
