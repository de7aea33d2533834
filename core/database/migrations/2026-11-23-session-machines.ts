/** Where a session was begun: the kinds of browser and system, and the address it was begun from. */
export const migration20261123SessionMachines = {
  name: '2026-11-23-session-machines',
  up: `
    ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT 'unknown';
    ALTER TABLE sessions ADD COLUMN system TEXT NOT NULL DEFAULT 'unknown';
    ALTER TABLE sessions ADD COLUMN address TEXT NOT NULL DEFAULT '';
  `,
}
