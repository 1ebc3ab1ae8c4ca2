// What a player keeps beside money and gifts.

export const FAVOURITE_GAMES = `
  CREATE TABLE favourite_games (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_slug TEXT NOT NULL,
    added_at INTEGER NOT NULL,
    UNIQUE (player_id, game_slug)
  ) STRICT;
`

export const DOCUMENTS = `
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
`

export const ACHIEVEMENT_COUNTS = `
  CREATE TABLE achievement_counts (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    metric TEXT NOT NULL,
    value INTEGER NOT NULL,
    PRIMARY KEY (player_id, metric)
  ) STRICT;
`

export const CONTACT_CONFIRMATIONS = `
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
`

/** Numbers that a state gives a person: each has one account. */
export const IDENTITY_NUMBERS = `
  CREATE TABLE identity_numbers (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    number TEXT NOT NULL,
    PRIMARY KEY (kind, number)
  ) STRICT;
`

/** What registration said of a player's identity document, where the market asks for it. */
export const IDENTITY_DOCUMENTS = `
  CREATE TABLE identity_documents (
    player_id INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    number TEXT NOT NULL,
    issuer TEXT NOT NULL,
    expires_on TEXT NOT NULL
  ) STRICT;
`

export const WITHOUT_PROMO_CODE = `
  ALTER TABLE players DROP COLUMN promo_code;
`
