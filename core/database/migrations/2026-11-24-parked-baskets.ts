/** Baskets that a cashier put aside, and who took each up again; empty `taken_by` while it waits. */
export const migration20261124ParkedBaskets = {
  name: '2026-11-24-parked-baskets',
  up: `
    CREATE TABLE parked_baskets (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL,
      content TEXT NOT NULL,
      device TEXT NOT NULL,
      employee TEXT NOT NULL,
      at TEXT NOT NULL,
      until_ms INTEGER NOT NULL,
      taken_device TEXT NOT NULL,
      taken_by TEXT NOT NULL
    ) STRICT;
  `,
}
