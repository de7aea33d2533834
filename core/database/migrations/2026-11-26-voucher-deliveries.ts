/** To whom and when vouchers of the website are mailed, one row for each time its buyer said so, and when they were. */
export const migration20261126VoucherDeliveries = {
  name: '2026-11-26-voucher-deliveries',
  up: `
    CREATE TABLE voucher_deliveries (
      bill_id TEXT NOT NULL, place INTEGER NOT NULL, round INTEGER NOT NULL, day TEXT NOT NULL, from_ms INTEGER,
      private_digest TEXT, at TEXT NOT NULL, fact TEXT NOT NULL, mailed_at TEXT, PRIMARY KEY (bill_id, place, round)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX voucher_deliveries_by_part ON voucher_deliveries (private_digest) WHERE private_digest IS NOT NULL;
    CREATE INDEX voucher_deliveries_unsent ON voucher_deliveries (bill_id) WHERE from_ms IS NOT NULL AND mailed_at IS NULL;
  `,
}
