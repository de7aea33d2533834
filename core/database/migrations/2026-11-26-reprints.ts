/** Tickets that were printed once more, and by whom; and paper orders of one ticket alone. */
export const migration20261126Reprints = {
  name: '2026-11-26-reprints',
  up: `
    CREATE TABLE ticket_reprints (
      id TEXT PRIMARY KEY,
      ticket_id TEXT NOT NULL,
      reason TEXT NOT NULL,
      employee_name TEXT NOT NULL,
      device TEXT NOT NULL,
      at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ticket_reprints_by_ticket ON ticket_reprints (ticket_id, at, id);
    ALTER TABLE print_orders ADD COLUMN line INTEGER;
  `,
}
