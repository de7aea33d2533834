import type { Node } from '#core/journal/node.ts'

/** What a side knows of both crowds: seats that are sold, tickets of paid bills for them, and seats with two of those. */
export function soldOf(node: Node): Record<string, number> {
  const one = (text: string) => (node.db.prepare(text).pluck().get() as number | null) ?? 0
  const tickets = `FROM bill_lines AS l JOIN bills AS b ON b.id = l.bill_id
    WHERE l.kind = 'ticket' AND l.schedule_id <> 'till' AND b.status = 'settled'`
  return {
    seatsSold: one("SELECT count(*) FROM seat_tokens WHERE state = 'sold' AND schedule_id <> 'till'"),
    tickets: one(`SELECT count(*) ${tickets}`),
    ticketsTwice: one(`SELECT count(*) - count(DISTINCT l.schedule_id || ' ' || l.seat_id) ${tickets}`),
    billsOnline: one("SELECT count(*) FROM bills WHERE status = 'settled' AND source = 'site'"),
    mailsSent: one("SELECT count(*) FROM letters WHERE state = 'sent'"),
  }
}
