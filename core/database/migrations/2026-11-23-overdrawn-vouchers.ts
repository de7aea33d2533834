/** Vouchers whose refreshment value was spent in two histories: below zero in all. */
export const migration20261123OverdrawnVouchers = {
  name: '2026-11-23-overdrawn-vouchers',
  up: `
    CREATE TABLE overdrawn_vouchers (
      voucher_id TEXT NOT NULL, cents INTEGER NOT NULL, PRIMARY KEY (voucher_id)
    ) STRICT, WITHOUT ROWID;
  `,
}
