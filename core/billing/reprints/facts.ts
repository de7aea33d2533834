import type { ReprintReason } from '../../database/statuses.ts'

/** One ticket of a bill was printed once more; it is the same ticket, with the same code. */
export type TicketReprinted = {
  /** Made by the till: sent again, it is the same paper. */
  reprintId: string
  ticketId: string
  cinemaId: string
  reason: ReprintReason
  employeeId: string
  employeeName: string
  device: string
}
