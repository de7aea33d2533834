/** Admissions that were undone, and those of a ticket that come after the one that is told. */
export const migration20261123UndoneAdmissions = {
  name: '2026-11-23-undone-admissions',
  up: `
    CREATE TABLE undone_admissions (
      admission_id TEXT PRIMARY KEY, ticket_id TEXT NOT NULL, schedule_id TEXT NOT NULL, at TEXT NOT NULL, gate TEXT NOT NULL,
      who TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX undone_admissions_by_ticket ON undone_admissions (ticket_id);
    CREATE TABLE later_admissions (
      ticket_id TEXT NOT NULL, admission_id TEXT NOT NULL, schedule_id TEXT NOT NULL, at TEXT NOT NULL, gate TEXT NOT NULL,
      who TEXT NOT NULL, PRIMARY KEY (ticket_id, admission_id)
    ) STRICT, WITHOUT ROWID;
  `,
}
