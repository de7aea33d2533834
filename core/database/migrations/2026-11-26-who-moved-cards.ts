/** Which nodes moved what a cancelled card had to another one: only what they held of it is there. */
export const migration20261126WhoMovedCards = {
  name: '2026-11-26-who-moved-cards',
  up: `
    ALTER TABLE voucher_cancellations ADD COLUMN moved_by TEXT NOT NULL DEFAULT '';
  `,
}
