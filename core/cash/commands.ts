import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { loadDrawer, loadReport, loadReportNumber, shiftNow } from './load.ts'
import * as rule from './shift.ts'
import type { AtTill } from './shift.ts'
import {
  closingsOf,
  countById,
  handoverById,
  isOpeningKnown,
  moveById,
  openShiftAt,
  openShiftIdAt,
  shiftById,
  type ClosingRow,
  type ShiftRow,
} from './store.ts'

/** Opens a shift at a till; see `shift.ts`, which says what it refuses. */
export function openShift(tx: Tx, request: rule.OpenRequest, by: AtTill): ShiftRow {
  const { db } = tx
  const open = by.deviceId === null ? undefined : openShiftAt(db, by.cinemaId, by.deviceId)
  const known = shiftById(db, by.cinemaId, request.id)
  appendAll(tx, rule.openShift(request, { known, open: open && shiftNow(db, open) }, by))
  return shiftById(db, by.cinemaId, request.id)!
}

/** A shift with what its drawer should hold. */
function loadShift(tx: Tx, shiftId: string, { cinemaId }: AtTill) {
  const row = shiftById(tx.db, cinemaId, shiftId)
  return { row, shift: row && shiftNow(tx.db, row), lines: row ? loadDrawer(tx, row) : [] }
}

/** Pays cash in or out, or takes it to the safe; see `shift.ts`. */
export function moveCash(tx: Tx, shiftId: string, request: rule.MoveRequest, by: AtTill): void {
  const known = moveById(tx.db, by.cinemaId, request.id)
  appendAll(tx, rule.moveCash(request, { known, ...loadShift(tx, shiftId, by) }, by))
}

/** Keeps what was counted; see `shift.ts`. */
export function countDrawer(tx: Tx, shiftId: string, request: rule.CountRequest, by: AtTill) {
  const known = countById(tx.db, by.cinemaId, request.id)
  appendAll(tx, rule.countDrawer(request, { known, ...loadShift(tx, shiftId, by) }, by))
  return countById(tx.db, by.cinemaId, request.id)!
}

/** Takes the drawer over; see `shift.ts`. */
export function handOver(tx: Tx, shiftId: string, request: rule.HandoverRequest, by: AtTill): void {
  const { db } = tx
  const { shift } = loadShift(tx, shiftId, by)
  const count = request.countId === null ? undefined : countById(db, by.cinemaId, request.countId)
  const known = handoverById(db, by.cinemaId, request.id)
  appendAll(tx, rule.handOver(request, { known, shift, count }, by))
}

/** Closes a shift by a count, with the next number of its report; see `shift.ts`. Returns the closing that stands. */
export function closeShift(tx: Tx, shiftId: string, request: rule.CloseRequest, by: AtTill): ClosingRow {
  const { db } = tx
  const { row, shift } = loadShift(tx, shiftId, by)
  const report = row
    ? loadReport(tx, row)
    : { openedAt: '', openedBy: '', device: '', drawer: [], takings: [], bills: 0, returns: 0, openings: 0 }
  const now = {
    shift,
    count: countById(db, by.cinemaId, request.countId),
    report,
    number: loadReportNumber(tx, by.cinemaId),
  }
  appendAll(tx, rule.closeShift(request, now, by))
  return closingsOf(db, by.cinemaId, shiftId)[0]!
}

/** Notes that the drawer is opened with nothing sold. Returns whether it is a new opening. */
export function openDrawer(tx: Tx, request: { id: string; reason: string }, by: AtTill): boolean {
  const { db } = tx
  const isKnown = isOpeningKnown(db, by.cinemaId, request.id)
  const shiftId = by.deviceId === null ? null : openShiftIdAt(db, by.cinemaId, by.deviceId)
  appendAll(tx, rule.openDrawer(request, { isKnown, shiftId }, by))
  return !isKnown
}
