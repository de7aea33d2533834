/** Payments that a relay plays itself while its exhibitor practises: no money, no fact, and gone when the books open. */
export const migration20261126TrainingPayments = {
  name: '2026-11-26-training-payments',
  up: `
    CREATE TABLE training_payments (
      id TEXT NOT NULL PRIMARY KEY, account TEXT NOT NULL, order_key TEXT NOT NULL, status TEXT NOT NULL,
      cents INTEGER NOT NULL, description TEXT NOT NULL, redirect_url TEXT NOT NULL, metadata TEXT NOT NULL,
      refunds TEXT NOT NULL, changed_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX training_payments_by_key ON training_payments (account, order_key);
    CREATE INDEX training_payments_by_time ON training_payments (account, changed_ms, id);
  `,
}
