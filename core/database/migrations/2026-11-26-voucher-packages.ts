/** The package that gives a voucher, on its lines of the bill. */
export const migration20261126VoucherPackages = {
  name: '2026-11-26-voucher-packages',
  up: `
    ALTER TABLE bill_lines ADD COLUMN package_id TEXT;
    ALTER TABLE bill_lines ADD COLUMN package_number INTEGER;
  `,
}
