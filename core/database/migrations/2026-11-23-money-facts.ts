/** What a bill's lines and payments are told with: VAT as it was rounded, discounts, fees, tips, references. */
export const migration20261123MoneyFacts = {
  name: '2026-11-23-money-facts',
  up: `
    ALTER TABLE bill_lines ADD COLUMN vat_cents INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE bill_lines ADD COLUMN discount_cents INTEGER;
    ALTER TABLE bill_lines ADD COLUMN fee TEXT;
    ALTER TABLE returned_lines ADD COLUMN vat_cents INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE payments ADD COLUMN tip_cents INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE payments ADD COLUMN reference TEXT;
    ALTER TABLE payments ADD COLUMN voucher_id TEXT;
    ALTER TABLE payments ADD COLUMN device TEXT;
    ALTER TABLE refunds ADD COLUMN kind TEXT;
    CREATE TABLE bill_discounts (
      bill_id TEXT NOT NULL, number INTEGER NOT NULL, line INTEGER, cents INTEGER NOT NULL, reason TEXT NOT NULL,
      employee_id TEXT NOT NULL, employee_name TEXT NOT NULL, PRIMARY KEY (bill_id, number)
    ) STRICT, WITHOUT ROWID;
  `,
}
