/** Slips of which nobody knows whether they came out: asked about at the till, and what was answered by whom. */
export const migration20261123DoubtfulSlips = {
  name: '2026-11-23-doubtful-slips',
  up: `
    CREATE TABLE doubtful_slips (
      id TEXT PRIMARY KEY, bill_id TEXT NOT NULL, return_id TEXT, kind TEXT NOT NULL, number TEXT NOT NULL,
      printer_id TEXT NOT NULL, at TEXT NOT NULL, answer TEXT, answered_at TEXT, answered_by TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX doubtful_slips_by_time ON doubtful_slips (at, id);
    CREATE INDEX doubtful_slips_open ON doubtful_slips (at, id) WHERE answer IS NULL;
  `,
}
