/** Why seats were blocked, by the version of the seat that says so. */
export const migration20261123BlockedSeats = {
  name: '2026-11-23-blocked-seats',
  up: `
    CREATE TABLE seat_blocks (
      schedule_id TEXT NOT NULL, seat_id TEXT NOT NULL, version INTEGER NOT NULL, fact TEXT NOT NULL,
      reason TEXT NOT NULL, note TEXT NOT NULL, employee TEXT NOT NULL, at TEXT NOT NULL,
      PRIMARY KEY (schedule_id, seat_id, version, fact)
    ) STRICT, WITHOUT ROWID;
  `,
}
