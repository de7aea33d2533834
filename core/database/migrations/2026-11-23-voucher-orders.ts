/** Vouchers that visitors ordered on the website, each issued once its bill is paid. */
export const migration20261123VoucherOrders = {
  name: '2026-11-23-voucher-orders',
  up: `
    CREATE TABLE voucher_orders (
      voucher_id TEXT NOT NULL, bill_id TEXT NOT NULL, cinema_id TEXT NOT NULL, voucher_type_id TEXT NOT NULL,
      type TEXT NOT NULL, title TEXT NOT NULL, turns INTEGER NOT NULL, turn_cents INTEGER NOT NULL,
      refreshment_cents INTEGER NOT NULL, pause_minutes INTEGER NOT NULL, valid_months INTEGER,
      at TEXT NOT NULL, fact TEXT NOT NULL, PRIMARY KEY (voucher_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX voucher_orders_by_bill ON voucher_orders (bill_id);
  `,
}
