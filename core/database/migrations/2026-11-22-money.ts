/**
 * What moves at the payment provider: which movement explains which refund, what a manager had ordered once more, what
 * went back there that nobody here had ordered, and payments of which the provider tells something else than was asked for.
 */
export const migration20261122Money = {
  name: '2026-11-22-money',
  up: `
    CREATE TABLE refund_movements (refund_id TEXT NOT NULL, movement TEXT NOT NULL, cents INTEGER NOT NULL, status TEXT NOT NULL, PRIMARY KEY (refund_id, movement)) STRICT, WITHOUT ROWID;
    CREATE INDEX refund_movements_by_movement ON refund_movements (movement);
    CREATE TABLE refund_retries (refund_id TEXT NOT NULL, attempt INTEGER NOT NULL, PRIMARY KEY (refund_id, attempt)) STRICT, WITHOUT ROWID;
    CREATE TABLE found_movements (
      movement TEXT PRIMARY KEY, payment_id TEXT NOT NULL, bill_id TEXT NOT NULL, kind TEXT NOT NULL, cents INTEGER NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX found_movements_by_payment ON found_movements (payment_id);
    CREATE TABLE payment_mismatches (payment_id TEXT PRIMARY KEY, bill_id TEXT NOT NULL, told TEXT NOT NULL, at TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX refunds_on_their_way ON refunds (at, id) WHERE status = 'accepted';
    CREATE INDEX refunds_failed ON refunds (at, id) WHERE status = 'failed';
  `,
}
