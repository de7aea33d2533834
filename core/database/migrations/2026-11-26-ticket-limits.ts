/** What a ticket may cost for a turn to pay for it, as the voucher was sold; null for whatever it costs. */
export const migration20261126TicketLimits = {
  name: '2026-11-26-ticket-limits',
  up: `
    ALTER TABLE vouchers ADD COLUMN ticket_max_cents INTEGER;
    ALTER TABLE vouchers ADD COLUMN ticket_above TEXT;
    ALTER TABLE voucher_orders ADD COLUMN ticket_max_cents INTEGER;
    ALTER TABLE voucher_orders ADD COLUMN ticket_above TEXT;
  `,
}
