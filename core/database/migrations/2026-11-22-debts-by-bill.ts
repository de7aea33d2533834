/** Debts of a bill are looked for with every sale, however many there ever were. */
export const migration20261122DebtsByBill = {
  name: '2026-11-22-debts-by-bill',
  up: 'CREATE INDEX voucher_debts_by_bill ON voucher_debts (bill_id);',
}
