/** The basket each register has in front of it now, and from which one it was taken over; `from_device` is empty where from none. */
export const migration20261126RunningBaskets = {
  name: '2026-11-26-running-baskets',
  up: `
    CREATE TABLE running_baskets (
      id TEXT PRIMARY KEY,
      device TEXT NOT NULL,
      content TEXT NOT NULL,
      employee TEXT NOT NULL,
      at_ms INTEGER NOT NULL,
      until_ms INTEGER NOT NULL,
      from_device TEXT NOT NULL
    ) STRICT;
    CREATE INDEX running_baskets_by_device ON running_baskets (device);
  `,
}
