/** Payments the journal lost and found again, what people cleared outside Foyer, and tries the provider did not answer. */
export const migration20261121Payments = {
  name: '2026-11-21-payments',
  up: `
    CREATE TABLE found_payments (
      id TEXT PRIMARY KEY, cinema_id TEXT, named_bill_id TEXT NOT NULL, named_payment_id TEXT NOT NULL, seats TEXT NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX found_payments_by_bill ON found_payments (named_bill_id);
    CREATE TABLE cleared_payments (entry TEXT PRIMARY KEY, payment_id TEXT NOT NULL, reason TEXT NOT NULL, employee_name TEXT NOT NULL, at TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE payment_tries (entry TEXT PRIMARY KEY, tries INTEGER NOT NULL, first_ms INTEGER NOT NULL, last_ms INTEGER NOT NULL, trouble TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX payments_by_provider_ref ON payments (provider_ref) WHERE provider_ref IS NOT NULL;
    CREATE INDEX refunds_by_status ON refunds (status);
  `,
}
