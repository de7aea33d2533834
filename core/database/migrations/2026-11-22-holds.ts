/**
 * Holds belong to whoever made them: a visitor and the address they came from, both told as digests, or nobody in
 * particular at a register. Beside them the purchases that visitors have begun to pay, so that nobody keeps a room by
 * never paying. Local, like all holds.
 */
export const migration20261122Holds = {
  name: '2026-11-22-holds',
  up: `
    ALTER TABLE holds ADD COLUMN channel TEXT NOT NULL DEFAULT 'register';
    ALTER TABLE holds ADD COLUMN visitor TEXT NOT NULL DEFAULT '';
    ALTER TABLE holds ADD COLUMN address TEXT NOT NULL DEFAULT '';
    CREATE INDEX holds_by_visitor ON holds (visitor) WHERE visitor <> '';
    CREATE TABLE unpaid_bills (bill_id TEXT PRIMARY KEY, visitor TEXT NOT NULL, address TEXT NOT NULL, seats INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX unpaid_bills_by_visitor ON unpaid_bills (visitor);
  `,
}
