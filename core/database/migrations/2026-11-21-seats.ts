/** Rooms where guests sit where they like. */
export const migration20261121Seats = {
  name: '2026-11-21-seats',
  up: `
    ALTER TABLE arrangements ADD COLUMN free_seating INTEGER NOT NULL DEFAULT 0;
  `,
}
