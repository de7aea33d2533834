/** Cashiers who called a manager, and who came; an answer may arrive before what it answers. */
export const migration20261126Bells = {
  name: '2026-11-26-bells',
  up: `
    CREATE TABLE bells (
      id TEXT PRIMARY KEY,
      cinema_id TEXT NOT NULL,
      device_id TEXT NOT NULL,
      device TEXT NOT NULL,
      employee_name TEXT NOT NULL,
      at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX bells_by_time ON bells (at, id);
    CREATE TABLE bell_answers (
      bell_id TEXT PRIMARY KEY,
      employee_name TEXT NOT NULL,
      at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
}
