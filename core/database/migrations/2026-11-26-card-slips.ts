/** What a card terminal says of a payment for its slip, what guests gave on top there, and paper orders of such slips. */
export const migration20261126CardSlips = {
  name: '2026-11-26-card-slips',
  up: `
    ALTER TABLE terminal_answers ADD COLUMN tip_cents INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE terminal_answers ADD COLUMN slip TEXT;
    ALTER TABLE print_orders ADD COLUMN attempt_id TEXT;
    ALTER TABLE print_orders ADD COLUMN slip_for TEXT;
  `,
}
