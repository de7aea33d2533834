/**
 * Two nodes that cannot hear each other may draw one ticket id: fifty random bits, once in a hundred databases of five
 * million tickets. A unique index refused the second sale for ever at whoever heard of it later, its seat with it.
 */
export const migration20261126TicketIdsShared = {
  name: '2026-11-26-ticket-ids-shared',
  up: `
    DROP INDEX bill_lines_by_ticket;
    CREATE INDEX bill_lines_by_ticket ON bill_lines (ticket_id) WHERE ticket_id IS NOT NULL;
  `,
}
