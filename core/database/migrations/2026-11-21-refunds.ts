/**
 * Refunds and exchanges by staff: who owns a bill, what came back of it, what was asked for from the other side, and
 * which cancelled shows are paid back. A bill's owner is read from the fact that made it, also for bills made before.
 */
export const migration20261121Refunds = {
  name: '2026-11-21-refunds',
  up: `
    CREATE TABLE bill_owners (bill_id TEXT PRIMARY KEY, owner TEXT NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO bill_owners (bill_id, owner)
      SELECT b.id, json_extract(f.bytes, '$.body.owner') FROM bills b
      JOIN origins o ON o.origin = b.origin JOIN facts f ON f.origin_id = o.id AND f.seq = b.seq;
    CREATE TABLE returns (
      id TEXT PRIMARY KEY, bill_id TEXT NOT NULL, kind TEXT NOT NULL, number INTEGER NOT NULL, cents INTEGER NOT NULL,
      rounding_cents INTEGER NOT NULL, reason TEXT, employee_name TEXT, device TEXT, locale TEXT NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX returns_by_bill ON returns (bill_id, number);
    CREATE TABLE returned_lines (
      return_id TEXT NOT NULL, bill_id TEXT NOT NULL, line INTEGER NOT NULL, kind TEXT NOT NULL, quantity INTEGER NOT NULL,
      cents INTEGER NOT NULL, PRIMARY KEY (return_id, line)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX returned_lines_by_bill ON returned_lines (bill_id, line);
    CREATE TABLE exchanged_lines (
      bill_id TEXT NOT NULL, line INTEGER NOT NULL, return_id TEXT NOT NULL, PRIMARY KEY (bill_id, line)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE refund_asks (
      id TEXT PRIMARY KEY, bill_id TEXT NOT NULL, lines TEXT, reason TEXT NOT NULL, used_too INTEGER NOT NULL,
      employee_name TEXT NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX refund_asks_by_bill ON refund_asks (bill_id, at);
    CREATE TABLE refund_refusals (ask_id TEXT PRIMARY KEY, code TEXT NOT NULL, employee_name TEXT, at TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE refunds_ordered (schedule_id TEXT PRIMARY KEY, at TEXT NOT NULL, origin TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX refunds_by_payment ON refunds (payment_id);
    CREATE INDEX bill_lines_by_schedule ON bill_lines (schedule_id) WHERE schedule_id IS NOT NULL;
    ALTER TABLE print_orders ADD COLUMN return_id TEXT;
    CREATE TABLE return_mails (return_id TEXT PRIMARY KEY, state TEXT NOT NULL, tries INTEGER NOT NULL, next_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
}
