/** What moved of each product in a cinema, and what is there by it. */
export const migration20261123Stock = {
  name: '2026-11-23-stock',
  up: `
    CREATE TABLE stock_movements (
      cinema_id TEXT NOT NULL, product_id TEXT NOT NULL, at TEXT NOT NULL, fact TEXT NOT NULL, line INTEGER NOT NULL,
      what TEXT NOT NULL, quantity INTEGER NOT NULL, reason TEXT, note TEXT NOT NULL, who TEXT NOT NULL,
      bill_number TEXT, entry_id TEXT,
      PRIMARY KEY (cinema_id, product_id, at, fact, line)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX stock_movements_by_entry ON stock_movements (entry_id) WHERE entry_id IS NOT NULL;
    CREATE TABLE stock_levels (
      cinema_id TEXT NOT NULL, product_id TEXT NOT NULL, counted INTEGER NOT NULL, count_at TEXT NOT NULL,
      count_fact TEXT NOT NULL, since INTEGER NOT NULL, tracked INTEGER NOT NULL,
      PRIMARY KEY (cinema_id, product_id)
    ) STRICT, WITHOUT ROWID;
  `,
}
