/** What visitors wrote to the cinema, and who dealt with it. */
export const migration20261123Messages = {
  name: '2026-11-23-messages',
  up: `
    CREATE TABLE messages (
      id TEXT NOT NULL PRIMARY KEY, at TEXT NOT NULL, cinema_id TEXT, locale TEXT NOT NULL, private_digest TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX messages_by_time ON messages (at || ' ' || id);
    CREATE INDEX messages_by_part ON messages (private_digest);
    CREATE TABLE message_marks (
      message_id TEXT NOT NULL PRIMARY KEY, at TEXT NOT NULL, fact TEXT NOT NULL, handled INTEGER NOT NULL,
      by TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
}
