// Tournaments: who takes part, what bets brought, and which are settled.

export const TOURNAMENTS = `
  CREATE TABLE tournament_members (
    tournament_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    is_chosen INTEGER NOT NULL DEFAULT 0,
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, player_id)
  ) STRICT;
  CREATE INDEX tournament_members_of_player ON tournament_members (player_id);
  CREATE TABLE tournament_invitations (
    tournament_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    PRIMARY KEY (tournament_id, player_id)
  ) STRICT;
  CREATE TABLE tournament_scores (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- Minor units of the score's currency, or hundredths of a multiplier.
    score INTEGER NOT NULL,
    -- Minor units of the player's currency; null: added by hand.
    bet INTEGER,
    win INTEGER,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tournament_scores_of_player ON tournament_scores (tournament_id, player_id);
  CREATE TABLE tournament_results (
    tournament_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE tournament_series_results (
    series_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
`
