import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { letIn, type Admitted, type Scan } from './let-in.ts'
import { loadTicket, loadUndo } from './load.ts'
import { undoAdmission, type Undo } from './undo.ts'

/**
 * Admits one ticket once, across all scanners of the building. The same scan sent again gets the same verdict. A ticket
 * that is in no journal here is accepted unless `disbelieved` says why not. Refuses `ticket_unknown`, `ticket_forged`
 * and `ticket_seat_sold` (see there), `ticket_other_cinema` and `ticket_show_unknown` (see `unknownShow`),
 * `ticket_training` once the books are open, `ticket_used`, `admission_unknown` for a scan that was undone, `ticket_not_paid`, `ticket_refunded`, `ticket_exchanged`, `ticket_other_show`, `ticket_too_early`,
 * `ticket_too_late`, `schedule_cancelled`.
 */
export function admit(tx: Tx, scan: Scan): Admitted {
  const { admitted, made } = letIn(scan, loadTicket(tx, scan))
  appendAll(tx, made)
  return admitted
}

/**
 * Undoes an admission of a show, by whoever may: a guest was let in by the wrong ticket, or did not go in. Cut off it is
 * done as admissions are. Done again it is the same undo. Refuses `admission_unknown`.
 */
export function undo(tx: Tx, asked: Undo, scheduleId: string): void {
  appendAll(tx, undoAdmission(asked, loadUndo(tx, asked, scheduleId)))
}
