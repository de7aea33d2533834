/** Who let a ticket in; empty for what was scanned before this was kept. */
export const migration20261123WhoAdmitted = {
  name: '2026-11-23-who-admitted',
  up: `
    ALTER TABLE admissions ADD COLUMN who TEXT NOT NULL DEFAULT '';
  `,
}
