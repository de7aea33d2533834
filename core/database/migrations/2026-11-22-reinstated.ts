/** What registers and scanners brought back after a box had forgotten it: a manager looks through it once. */
export const migration20261122Reinstated = {
  name: '2026-11-22-reinstated',
  up: `
    CREATE TABLE reinstated (
      fact TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, at TEXT NOT NULL, who TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reinstated_by_time ON reinstated (at DESC, fact);
  `,
}
