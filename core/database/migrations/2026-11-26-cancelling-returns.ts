/** The return that cancelled a sold voucher; null where somebody did so without one. */
export const migration20261126CancellingReturns = {
  name: '2026-11-26-cancelling-returns',
  up: `
    ALTER TABLE voucher_cancellations ADD COLUMN return_id TEXT;
    CREATE INDEX voucher_cancellations_by_return ON voucher_cancellations (return_id) WHERE return_id IS NOT NULL;
  `,
}
