/** Snacks that visitors order with their tickets, and who handed them out; and the slip that goes with them. */
export const migration20261126SnackHandouts = {
  name: '2026-11-26-snack-handouts',
  up: `
    CREATE TABLE snack_orders (
      bill_id TEXT PRIMARY KEY,
      cinema_id TEXT NOT NULL,
      at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX snack_orders_by_cinema ON snack_orders (cinema_id, at);
    CREATE TABLE snack_handouts (
      id TEXT PRIMARY KEY,
      bill_id TEXT NOT NULL,
      employee_name TEXT NOT NULL,
      device TEXT NOT NULL,
      at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX snack_handouts_by_bill ON snack_handouts (bill_id, at, id);
    ALTER TABLE print_orders ADD COLUMN handout_id TEXT;
  `,
}
