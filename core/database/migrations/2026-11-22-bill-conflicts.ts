/** Evidence of two purchases under one id, which no two sides may make; the earliest stands on both. */
export const migration20261122BillConflicts = {
  name: '2026-11-22-bill-conflicts',
  up: `
    CREATE TABLE bill_conflicts (
      bill_id TEXT NOT NULL, fact TEXT NOT NULL, at TEXT NOT NULL, cinema_id TEXT NOT NULL, source TEXT NOT NULL,
      total_cents INTEGER NOT NULL, PRIMARY KEY (bill_id, fact)
    ) STRICT, WITHOUT ROWID;
  `,
}
