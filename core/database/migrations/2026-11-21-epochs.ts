/** Lives of nodes: which epochs were opened, where the streams of older ones end, and facts that came after that end. */
export const migration20261121Epochs = {
  name: '2026-11-21-epochs',
  up: `
    CREATE TABLE epochs (node_id TEXT NOT NULL, epoch INTEGER NOT NULL, ask_id TEXT NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (node_id, epoch, ask_id)) STRICT, WITHOUT ROWID;
    CREATE TABLE closed_streams (origin TEXT PRIMARY KEY, seq INTEGER NOT NULL, hash TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE broken_glass (node_id TEXT NOT NULL, epoch INTEGER NOT NULL, at TEXT NOT NULL, who TEXT NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (node_id, epoch)) STRICT, WITHOUT ROWID;
    CREATE TABLE unseated (bill_id TEXT NOT NULL, schedule_id TEXT NOT NULL, seat_id TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (bill_id, schedule_id, seat_id)) STRICT, WITHOUT ROWID;
    ALTER TABLE boxes ADD COLUMN replaced_by TEXT;
    ALTER TABLE box_invitations ADD COLUMN replaces TEXT;

    CREATE TABLE ghosts (origin TEXT NOT NULL, seq INTEGER NOT NULL, hash TEXT NOT NULL, bytes TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (origin, seq, hash)) STRICT, WITHOUT ROWID;
  `,
}
