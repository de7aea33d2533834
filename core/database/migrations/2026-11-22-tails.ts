/**
 * Streams with two histories: what the other side holds after the split, what a box asks that waits for a person, and
 * where a closed stream's valid history leaves the other one.
 */
export const migration20261122Tails = {
  name: '2026-11-22-tails',
  up: `
    CREATE TABLE branches (origin TEXT NOT NULL, seq INTEGER NOT NULL, hash TEXT NOT NULL, bytes TEXT NOT NULL, PRIMARY KEY (origin, seq)) STRICT, WITHOUT ROWID;
    CREATE TABLE epoch_asks (node_id TEXT PRIMARY KEY, ask TEXT NOT NULL) STRICT, WITHOUT ROWID;
    ALTER TABLE closed_streams ADD COLUMN split_seq INTEGER;
    ALTER TABLE closed_streams ADD COLUMN split_next TEXT;
  `,
}
