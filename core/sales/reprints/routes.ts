import type { Mount } from '../../api/mount.ts'
import { billById } from '../../billing/store.ts'
import { linesNow } from '../../billing/line-store.ts'
import { reprintById, reprintsOf } from '../../billing/reprints/store.ts'
import { appendAll } from '../../journal/draft.ts'
import type { Tx } from '../../journal/node.ts'
import { Refusal } from '../../refusal.ts'
import { reprintTicket } from './contract.ts'
import { reprint, type ReprintRequest } from './reprint.ts'

/** What the box does with one ticket of a bill: it orders its paper, and returns the order's id. */
export type TicketPaper = { orderTicket(tx: Tx, billId: string, line: number): string }

type By = Parameters<typeof reprint>[2]

/**
 * Orders the paper of one ticket once more, in the transaction that writes it down; null where the same press was sent
 * before. Refuses as `reprint` does, `bill_unknown`, and `request_reused` for another ticket under the same id.
 */
export function reprintOne(
  tx: Tx,
  billId: string,
  request: ReprintRequest,
  by: By,
  paper: TicketPaper,
): string | null {
  const bill = billById(tx.db, billId)
  if (!bill) throw new Refusal('bill_unknown')
  const lines = linesNow(tx.db, billId)
  const made = reprintById(tx.db, request.id)
  if (made && made.ticket_id !== lines.find(({ line }) => line === request.line)?.ticketId)
    throw new Refusal('request_reused')
  if (made) return null
  const before = (ticketId: string) => reprintsOf(tx.db, ticketId).length
  appendAll(tx, reprint(request, { bill, lines, before }, by))
  return paper.orderTicket(tx, billId, request.line)
}

/** One ticket once more: on the box, which has the printer. */
export function reprintRoutes(mount: Mount, paper: TicketPaper): void {
  mount(reprintTicket, async ({ params, body }, { tenant, actor, signedIn }) => {
    const { employeeId, name: employeeName, device } = signedIn!
    const request = { ...body, line: params.line }
    const job = await tenant.node.execute(actor, tx =>
      reprintOne(tx, params.id, request, { employeeId, employeeName, device }, paper),
    )
    return { printJobs: job ? [job] : [] }
  })
}
