// Web push: devices that the sender knows, and what it sent to them.

export const PUSH = `
  CREATE TABLE push_devices (
    hwid TEXT PRIMARY KEY,
    application TEXT NOT NULL,
    user_id TEXT NOT NULL,
    device_type INTEGER NOT NULL,
    token TEXT NOT NULL,
    public_key TEXT NOT NULL,
    auth_token TEXT NOT NULL,
    language TEXT NOT NULL,
    -- JSON.
    tags TEXT NOT NULL DEFAULT '{}'
  ) STRICT;
  CREATE INDEX push_devices_of_user ON push_devices (user_id);
  CREATE TABLE push_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hwid TEXT NOT NULL REFERENCES push_devices (hwid) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    slug TEXT,
    created_at INTEGER NOT NULL,
    -- When the quiet hours of the device end.
    due_at INTEGER NOT NULL,
    sent_at INTEGER
  ) STRICT;
  CREATE INDEX push_messages_of_device ON push_messages (hwid);
`
