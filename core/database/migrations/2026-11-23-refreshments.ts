/** The refreshment value of vouchers: what was sold, which side holds how much, and how it moved. */
export const migration20261123Refreshments = {
  name: '2026-11-23-refreshments',
  up: `
    ALTER TABLE vouchers ADD COLUMN refreshment_cents INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE bill_lines ADD COLUMN voucher_part TEXT;
    CREATE TABLE refreshment_parts (
      voucher_id TEXT NOT NULL, owner TEXT NOT NULL, cents INTEGER NOT NULL, version INTEGER NOT NULL,
      PRIMARY KEY (voucher_id, owner)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE refreshment_changes (
      voucher_id TEXT NOT NULL, owner TEXT NOT NULL, version INTEGER NOT NULL, fact TEXT NOT NULL, at TEXT NOT NULL,
      what TEXT NOT NULL, cents INTEGER NOT NULL, receiver TEXT, cinema_id TEXT, payment_id TEXT, return_id TEXT,
      PRIMARY KEY (voucher_id, owner, version, fact)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX refreshment_changes_by_payment ON refreshment_changes (payment_id) WHERE payment_id IS NOT NULL;
    CREATE TABLE refreshment_conflicts (
      voucher_id TEXT NOT NULL, owner TEXT NOT NULL, version INTEGER NOT NULL, fact TEXT NOT NULL,
      PRIMARY KEY (voucher_id, owner, version, fact)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE voucher_extensions (
      voucher_id TEXT NOT NULL, valid_until TEXT NOT NULL, PRIMARY KEY (voucher_id)
    ) STRICT, WITHOUT ROWID;
  `,
}
