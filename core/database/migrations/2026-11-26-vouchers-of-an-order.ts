/** Which voucher of its order each one is: an order holds several. */
export const migration20261126VouchersOfAnOrder = {
  name: '2026-11-26-vouchers-of-an-order',
  up: `
    ALTER TABLE voucher_orders ADD COLUMN place INTEGER NOT NULL DEFAULT 1;
  `,
}
