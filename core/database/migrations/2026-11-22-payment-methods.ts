/** Which method, provider and account took a payment; and the accounts. */
export const migration20261122PaymentMethods = {
  name: '2026-11-22-payment-methods',
  up: `
    ALTER TABLE payments ADD COLUMN method_id TEXT;
    ALTER TABLE payments ADD COLUMN provider TEXT;
    ALTER TABLE payments ADD COLUMN account TEXT;
    CREATE INDEX payments_by_method ON payments (method_id) WHERE method_id IS NOT NULL;
    CREATE TABLE payment_accounts (
      id TEXT PRIMARY KEY, provider TEXT NOT NULL, settings TEXT NOT NULL, digest TEXT, stamp TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
}
