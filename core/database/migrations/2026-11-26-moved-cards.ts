/** Whether what a cancelled card had was moved to another one: its sale is not refunded then. */
export const migration20261126MovedCards = {
  name: '2026-11-26-moved-cards',
  up: `
    ALTER TABLE voucher_cancellations ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
  `,
}
