/** Vouchers that another system sold. */
export const migration20261123TakenOverVouchers = {
  name: '2026-11-23-taken-over-vouchers',
  up: `
    ALTER TABLE vouchers ADD COLUMN taken_over INTEGER NOT NULL DEFAULT 0;
  `,
}
