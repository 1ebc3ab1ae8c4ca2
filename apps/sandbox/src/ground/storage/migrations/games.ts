// Rounds of games.

export const ROUNDS = `
  ALTER TABLE spins ADD COLUMN balance INTEGER;
  ALTER TABLE spins ADD COLUMN is_free INTEGER NOT NULL DEFAULT 0;
`

/** How quickly the market lets a game be played. */
export const GAME_PACE = `
  ALTER TABLE game_runs ADD COLUMN least_round_ms INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE game_runs ADD COLUMN may_hurry INTEGER NOT NULL DEFAULT 1;
`
