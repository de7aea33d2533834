/** Payments of what an exchange costs on top, and the tickets they are to bring. */
export const migration20261126ExchangePayments = {
  name: '2026-11-26-exchange-payments',
  up: `
    CREATE TABLE exchange_payments (
      payment_id TEXT PRIMARY KEY,
      exchange_id TEXT NOT NULL,
      exchange TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX exchange_payments_by_exchange ON exchange_payments (exchange_id, payment_id);
  `,
}
