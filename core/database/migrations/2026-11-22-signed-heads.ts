/**
 * Up to where a stream's own node has vouched for it, beside the last fact of every message that came; and which node said
 * what it may not say.
 */
export const migration20261122SignedHeads = {
  name: '2026-11-22-signed-heads',
  up: `
    ALTER TABLE facts ADD COLUMN signature TEXT;
    CREATE TABLE breaches (node_id TEXT PRIMARY KEY, at TEXT NOT NULL, code TEXT NOT NULL, what TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
}
