import { earliestStands } from '../../database/earliest-stands.ts'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import type { TicketReprinted } from './facts.ts'

export type ReprintRow = Tables['ticket_reprints']

const put = prepared((q, given: ReprintRow) =>
  q
    .insertInto('ticket_reprints')
    .values(only(given, 'id', 'ticket_id', 'reason', 'employee_name', 'device', 'at'))
    .onConflict(
      earliestStands('ticket_reprints', {
        key: ['id'],
        takes: ['ticket_id', 'reason', 'employee_name', 'device', 'at'],
        by: ['at', 'employee_name', 'device'],
      }),
    ),
)
const byId = prepared((q, given: { id: string }) =>
  q.selectFrom('ticket_reprints').selectAll().where('id', '=', given.id),
)
const ofTicket = prepared((q, given: { ticketId: string }) =>
  q
    .selectFrom('ticket_reprints')
    .selectAll()
    .where('ticket_id', '=', given.ticketId)
    .orderBy('at')
    .orderBy('id'),
)

/** Told twice under one id, as a till sent it again to a box that had forgotten it, the earliest stands. */
export const applyTicketReprinted: Apply<TicketReprinted> = ({ db }, { at, body }) => {
  const { reprintId: id, ticketId, reason, employeeName, device } = body
  put.run(db, { id, ticket_id: ticketId, reason, employee_name: employeeName, device, at })
}

export function reprintById(db: Db, id: string): ReprintRow | undefined {
  return byId.first(db, { id })
}

/** When a ticket was printed once more, the oldest first; a ticket has few, see `mostReprints`. */
export function reprintsOf(db: Db, ticketId: string): ReprintRow[] {
  return ofTicket.all(db, { ticketId })
}
