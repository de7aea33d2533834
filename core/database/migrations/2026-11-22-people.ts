/** What a session is for, what it rests on, and when it ends; those begun before it have ended. */
export const migration20261122People = {
  name: '2026-11-22-people',
  up: `
    ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT '';
    ALTER TABLE sessions ADD COLUMN purpose TEXT NOT NULL DEFAULT 'kiosk';
    ALTER TABLE sessions ADD COLUMN factors TEXT NOT NULL DEFAULT '';
    ALTER TABLE sessions ADD COLUMN ends_ms INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sessions ADD COLUMN rights TEXT NOT NULL DEFAULT '';
    CREATE INDEX sessions_by_employee ON sessions (employee_id, created_ms);
    CREATE INDEX sessions_by_end ON sessions (ends_ms);
    CREATE INDEX sessions_by_touch ON sessions (seen_ms);
  `,
}
