// Compoints exchanged for money and spent in the shop.

export const COMPOINT_EXCHANGES = `
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
`

export const COMPOINT_PURCHASES = `
  CREATE TABLE compoint_purchases (
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    intent TEXT NOT NULL,
    product_id INTEGER NOT NULL,
    gift_id INTEGER NOT NULL,
    price INTEGER NOT NULL,
    bought_at INTEGER NOT NULL,
    PRIMARY KEY (player_id, intent)
  ) STRICT;
`
