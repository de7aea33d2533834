import type { Node } from '../journal/node.ts'
import { businessDayAt } from '../programme/day.ts'
import type { DaySpan } from '../programme/day-spans.ts'
import { cashLine, expectedOf } from './drawer.ts'
import type { DrawerLine } from './facts.ts'
import type { ShiftInList } from './list-contract.ts'
import { shiftsBefore } from './list-store.ts'
import { loadDrawer, shiftNow } from './load.ts'
import { closingsOf, shiftById, type ShiftRow } from './store.ts'

type Reading = Pick<Node, 'db' | 'catalogue' | 'runtime'>

const sum = (lines: readonly DrawerLine[]) => lines.reduce((cents, line) => cents + expectedOf(line), 0)

/** A shift as lists show it, with what came to be known of it after it was closed. */
export function shiftInList({ db, catalogue, runtime }: Reading, row: ShiftRow): ShiftInList {
  const { cinemaId, id, device, openedAt, closedAt, floatCents } = row
  const [closing] = closingsOf(db, cinemaId, id)
  const lines = loadDrawer({ db, catalogue }, row)
  const drawer = closing?.report.drawer
  const expectedCents = drawer ? drawer.reduce((cents, line) => cents + line.expectedCents, 0) : sum(lines)
  const counted = drawer?.find(({ method }) => method === cashLine)?.countedCents ?? 0
  const leftCents = closing?.report.leftCents ?? null
  const withdrawn = lines.reduce((cents, line) => cents + line.withdrawnCents, 0)
  const dayOf = (ms: number) => businessDayAt(catalogue, cinemaId, ms)
  return {
    id,
    cinemaId,
    device,
    openedAt,
    openedBy: row.employeeName,
    holderName: shiftNow(db, row).holderName,
    overdue: closedAt === null && dayOf(Date.parse(openedAt)) < dayOf(runtime.now()),
    closedAt,
    closedBy: closing?.report.employeeName ?? null,
    number: closing?.number ?? null,
    floatCents,
    expectedCents,
    countedCents: drawer ? drawer.reduce((cents, line) => cents + line.countedCents, 0) : null,
    leftCents,
    withdrawnCents: withdrawn + (leftCents === null ? 0 : counted - leftCents),
    explanation: closing?.report.explanation ?? '',
    lateCents: drawer ? sum(lines) - expectedCents : 0,
  }
}

/** One page of shifts, newest first. */
export function pageOfShifts(
  node: Reading,
  spans: readonly DaySpan[],
  { before, limit }: { before: string | undefined; limit: number },
): { shifts: ShiftInList[]; next: string | null } {
  const [openedAt = '', id = ''] = before?.split('|') ?? []
  const found = shiftsBefore(node.db, spans, before === undefined ? null : { openedAt, id }, limit + 1)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    shifts: shown.map(each => shiftInList(node, shiftById(node.db, each.cinemaId, each.id)!)),
    next: found.length > limit && last ? `${last.openedAt}|${last.id}` : null,
  }
}
