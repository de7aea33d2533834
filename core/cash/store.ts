import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { CountedCoin, CountedLine, ZReport } from './facts.ts'

type InCinema = { cinemaId: string; id: string }

const shifts = (q: Builder) =>
  q
    .selectFrom('cash_shifts')
    .select([
      'cinema_id as cinemaId',
      'id',
      'device_id as deviceId',
      'device',
      'opened_at as openedAt',
      'employee_id as employeeId',
      'employee_name as employeeName',
      'float_cents as floatCents',
      'closed_at as closedAt',
      'closed_number as closedNumber',
    ])
const oneShift = prepared((q, given: InCinema) =>
  shifts(q).where('cinema_id', '=', given.cinemaId).where('id', '=', given.id),
)
const openAt = prepared((q, given: { cinemaId: string; deviceId: string }) =>
  shifts(q)
    .where('cinema_id', '=', given.cinemaId)
    .where('device_id', '=', given.deviceId)
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('id')
    .limit(1),
)
const openIdAt = prepared((q, given: { cinemaId: string; deviceId: string }) =>
  q
    .selectFrom('cash_shifts')
    .select('id')
    .where('cinema_id', '=', given.cinemaId)
    .where('device_id', '=', given.deviceId)
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('id')
    .limit(1),
)
const closedAt = prepared((q, given: { cinemaId: string; deviceId: string; limit: number }) =>
  shifts(q)
    .where('cinema_id', '=', given.cinemaId)
    .where('device_id', '=', given.deviceId)
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .limit(given.limit),
)
const oneMove = prepared((q, given: InCinema) =>
  q
    .selectFrom('cash_moves')
    .select(['shift_id as shiftId', 'what', 'method', 'cents', 'reason'])
    .where('cinema_id', '=', given.cinemaId)
    .where('id', '=', given.id),
)
const movesOf = prepared((q, given: InCinema) =>
  q
    .selectFrom('cash_moves')
    .select(['id', 'what', 'method', 'cents', 'reason', 'employee_name as employeeName', 'at'])
    .where('cinema_id', '=', given.cinemaId)
    .where('shift_id', '=', given.id)
    .orderBy('at')
    .orderBy('id'),
)
const counts = (q: Builder) =>
  q
    .selectFrom('cash_counts')
    .select(['id', 'shift_id as shiftId', 'coins', 'lines', 'employee_name as employeeName', 'at'])
const oneCount = prepared((q, given: InCinema) =>
  counts(q).where('cinema_id', '=', given.cinemaId).where('id', '=', given.id),
)
const countsOf = prepared((q, given: InCinema) =>
  counts(q)
    .where('cinema_id', '=', given.cinemaId)
    .where('shift_id', '=', given.id)
    .orderBy('at')
    .orderBy('id'),
)
const handovers = (q: Builder) =>
  q
    .selectFrom('cash_handovers')
    .select([
      'id',
      'shift_id as shiftId',
      'from_name as fromName',
      'to_id as toId',
      'to_name as toName',
      'count_id as countId',
      'at',
    ])
const oneHandover = prepared((q, given: InCinema) =>
  handovers(q).where('cinema_id', '=', given.cinemaId).where('id', '=', given.id),
)
const handoversOf = prepared((q, given: InCinema) =>
  handovers(q)
    .where('cinema_id', '=', given.cinemaId)
    .where('shift_id', '=', given.id)
    .orderBy('at')
    .orderBy('id'),
)
const reportsOf = prepared((q, given: InCinema) =>
  q
    .selectFrom('z_reports')
    .select(['origin', 'counter', 'number', 'report', 'at'])
    .where('cinema_id', '=', given.cinemaId)
    .where('shift_id', '=', given.id)
    .orderBy('at')
    .orderBy('number'),
)
const lastCounter = prepared((q, given: { origin: string }) =>
  q
    .selectFrom('z_reports')
    .select(({ fn }) => fn.max('counter').as('last'))
    .where('origin', '=', given.origin),
)
const openingsOf = prepared((q, given: InCinema) =>
  q
    .selectFrom('drawer_openings')
    .select(['id', 'reason', 'employee_name as employeeName', 'at'])
    .where('cinema_id', '=', given.cinemaId)
    .where('shift_id', '=', given.id)
    .orderBy('at')
    .orderBy('id'),
)
const oneOpening = prepared((q, given: InCinema) =>
  q
    .selectFrom('drawer_openings')
    .select('id')
    .where('cinema_id', '=', given.cinemaId)
    .where('id', '=', given.id),
)

export type ShiftRow = {
  cinemaId: string
  id: string
  deviceId: string
  device: string
  openedAt: string
  employeeId: string
  employeeName: string
  floatCents: number
  closedAt: string | null
  closedNumber: string | null
}

/** The shift whose sums a till's cash belongs to now; one look into an index, however many there ever were. */
export function openShiftIdAt(db: Db, cinemaId: string, deviceId: string): string | null {
  return openIdAt.first(db, { cinemaId, deviceId })?.id ?? null
}

/** The shift that is open at a till; of several, after two histories were joined, the one opened first. */
export function openShiftAt(db: Db, cinemaId: string, deviceId: string): ShiftRow | undefined {
  return openAt.first(db, { cinemaId, deviceId })
}

/** The shifts that were closed at a till last, the newest first. */
export function lastShiftsAt(
  db: Db,
  till: { cinemaId: string; deviceId: string },
  limit: number,
): ShiftRow[] {
  return closedAt.all(db, { ...till, limit })
}

export function lastShiftAt(db: Db, cinemaId: string, deviceId: string): ShiftRow | undefined {
  return lastShiftsAt(db, { cinemaId, deviceId }, 1)[0]
}

export function shiftById(db: Db, cinemaId: string, id: string): ShiftRow | undefined {
  return oneShift.first(db, { cinemaId, id })
}

export function moveById(db: Db, cinemaId: string, id: string) {
  return oneMove.first(db, { cinemaId, id })
}

/** What moved in a shift with nothing sold, the oldest first. */
export function movesInShift(db: Db, cinemaId: string, id: string) {
  return movesOf.all(db, { cinemaId, id })
}

const readCount = (row: NonNullable<ReturnType<typeof oneCount.first>>) => ({
  ...row,
  coins: JSON.parse(row.coins) as CountedCoin[],
  lines: JSON.parse(row.lines) as CountedLine[],
})

export function countById(db: Db, cinemaId: string, id: string) {
  const row = oneCount.first(db, { cinemaId, id })
  return row && readCount(row)
}

/** How the drawer was counted in a shift, the oldest first. */
export function countsInShift(db: Db, cinemaId: string, id: string) {
  return countsOf.all(db, { cinemaId, id }).map(readCount)
}

export function handoverById(db: Db, cinemaId: string, id: string) {
  return oneHandover.first(db, { cinemaId, id })
}

/** Who took the drawer over in a shift, the oldest first. */
export function handoversInShift(db: Db, cinemaId: string, id: string) {
  return handoversOf.all(db, { cinemaId, id })
}

export type ClosingRow = {
  origin: string
  counter: number
  number: string
  at: string
  report: ZReport & {
    countId: string
    leftCents: number
    explanation: string
    employeeName: string
    locale: string
  }
}

/** How a shift was closed: the first of these stands; a second one was made by a box that did not know of it. */
export function closingsOf(db: Db, cinemaId: string, id: string): ClosingRow[] {
  return reportsOf
    .all(db, { cinemaId, id })
    .map(row => ({ ...row, report: JSON.parse(row.report) as ClosingRow['report'] }))
}

/** The number the next report of a stream counts. */
export function nextReport(db: Db, origin: string): number {
  return (lastCounter.first(db, { origin })?.last ?? 0) + 1
}

/** When and why the drawer was opened with nothing sold in a shift. */
export function openingsInShift(db: Db, cinemaId: string, id: string) {
  return openingsOf.all(db, { cinemaId, id })
}

export function isOpeningKnown(db: Db, cinemaId: string, id: string): boolean {
  return oneOpening.first(db, { cinemaId, id }) !== undefined
}
