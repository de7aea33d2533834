/** What is told of a bill or a payment before that itself is, in streams that come in their own order. */
export const migration20261128EarlyBills = {
  name: '2026-11-28-early-bills',
  up: `
    CREATE TABLE early_bills (
      bill_id TEXT NOT NULL, owner TEXT NOT NULL, cinema_id TEXT NOT NULL, status TEXT, number TEXT, settled_at TEXT,
      PRIMARY KEY (bill_id, owner, cinema_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE early_payments (
      payment_id TEXT PRIMARY KEY, status TEXT, provider_ref TEXT, checkout_url TEXT, expires_at TEXT
    ) STRICT, WITHOUT ROWID;
  `,
}
