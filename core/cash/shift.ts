import { Refusal } from '../refusal.ts'
import type { CashMove } from '../database/cash-tables.ts'
import type { Draft } from '../journal/draft.ts'
import { isCoin, worthOf } from './denominations.ts'
import { cashLine, expectedOf } from './drawer.ts'
import type { CountedCoin, CountedLine, DrawerLine, ZReport } from './facts.ts'

/** Who stands at which till, and what they may take out of it. */
export type AtTill = {
  employeeId: string
  employeeName: string
  cinemaId: string
  /** The till's entry; null at the portal, which has no drawer. */
  deviceId: string | null
  device: string
  /** Most they may take out at once, in cents; null is any sum, 0 nothing. */
  withdrawUpToCents: number | null
  locale: string
}

/** A shift as rules read it. */
export type ShiftNow = {
  id: string
  deviceId: string
  /** Whose drawer it is now. */
  holderId: string
  holderName: string
  isClosed: boolean
}

export type OpenRequest = { id: string; floatCents: number }
export type MoveRequest = { id: string; what: CashMove; method: string; cents: number; reason: string }
/** `coins` as they were counted, or the sum of the cash alone; and what else lies in the drawer. */
export type CountRequest = {
  id: string
  coins: readonly CountedCoin[]
  cashCents: number
  others: readonly { method: string; cents: number }[]
}
export type CloseRequest = { countId: string; leftCents: number; explanation: string }
export type HandoverRequest = { id: string; countId: string | null }

const scopeOf = ({ cinemaId }: AtTill) => `cinema:${cinemaId}` as const
const who = ({ employeeId, employeeName, cinemaId }: AtTill) => ({ employeeId, employeeName, cinemaId })

/**
 * Opens a shift at a till; nothing where this very one was opened already. Refuses `shift_not_here` where no till is,
 * `shift_open` while another one is open there, `request_reused`.
 *
 * @param now.known the shift of this id, with its float; `now.open` the one that is open at the till
 */
export function openShift(
  { id: shiftId, floatCents }: OpenRequest,
  now: {
    known: { deviceId: string; floatCents: number } | undefined
    open: { holderName: string } | undefined
  },
  by: AtTill,
): Draft[] {
  const { deviceId, device } = by
  if (deviceId === null) throw new Refusal('shift_not_here')
  if (now.known) {
    if (now.known.deviceId !== deviceId || now.known.floatCents !== floatCents)
      throw new Refusal('request_reused')
    return []
  }
  if (now.open) throw new Refusal('shift_open', { name: now.open.holderName })
  const body = { shiftId, ...who(by), deviceId, device, floatCents }
  return [{ scope: scopeOf(by), type: 'shift.opened', body }]
}

/** Refuses `shift_unknown` for a shift of another till or none, and `shift_closed`. */
function requireOpen(shift: ShiftNow | undefined, { deviceId }: AtTill): ShiftNow {
  if (!shift || shift.deviceId !== deviceId) throw new Refusal('shift_unknown')
  if (shift.isClosed) throw new Refusal('shift_closed')
  return shift
}

const moved = {
  paid_in: 'cash.paid_in',
  paid_out: 'cash.paid_out',
  withdrawn: 'cash.withdrawn',
} as const satisfies Record<CashMove, string>

/**
 * Cash comes into the drawer or goes out of it with nothing sold; sent again it is the same one. Refuses `shift_unknown`,
 * `shift_closed`, `withdraw_limit`, `cash_not_there` (more than should be in the drawer), `payment_method_unknown`,
 * `request_reused`.
 *
 * @param now.lines what the drawer should hold by way to pay, with those that count as cash and brought nothing yet
 */
export function moveCash(
  request: MoveRequest,
  now: {
    known: (Omit<MoveRequest, 'id'> & { shiftId: string }) | undefined
    shift: ShiftNow | undefined
    lines: readonly DrawerLine[]
  },
  by: AtTill,
): Draft[] {
  const { id: moveId, what, method, cents, reason } = request
  if (now.known) {
    const { known } = now
    const isSame = known.what === what && known.cents === cents && known.method === method
    if (!isSame || known.shiftId !== now.shift?.id) throw new Refusal('request_reused')
    return []
  }
  const shift = requireOpen(now.shift, by)
  const line = now.lines.find(each => each.method === method)
  if (!line || (what !== 'withdrawn' && method !== cashLine)) throw new Refusal('payment_method_unknown')
  if (what !== 'paid_in') requireOut(cents, line, by)
  const body = { shiftId: shift.id, ...who(by), moveId, method, cents, reason }
  return [{ scope: scopeOf(by), type: moved[what], body }]
}

function requireOut(cents: number, line: DrawerLine, { withdrawUpToCents }: AtTill): void {
  if (withdrawUpToCents !== null && cents > withdrawUpToCents)
    throw new Refusal('withdraw_limit', { limit: (withdrawUpToCents / 100).toFixed(2) })
  if (cents > expectedOf(line)) throw new Refusal('cash_not_there')
}

/**
 * What somebody counted in the drawer, beside what should be there; counting changes nothing but what is known. Sent
 * again it is the same count. Refuses `shift_unknown`, `shift_closed`, `coin_unknown` (no such coin, or the sum is not
 * that of the coins), `payment_method_unknown`, `request_reused`.
 */
export function countDrawer(
  { id: countId, coins, cashCents, others }: CountRequest,
  now: {
    known: { shiftId: string; lines: readonly CountedLine[] } | undefined
    shift: ShiftNow | undefined
    lines: readonly DrawerLine[]
  },
  by: AtTill,
): Draft[] {
  const countedOf = (method: string) =>
    method === cashLine ? cashCents : (others.find(each => each.method === method)?.cents ?? 0)
  if (now.known) {
    const isSame = now.known.lines.every(line => line.countedCents === countedOf(line.method))
    if (!isSame || now.known.shiftId !== now.shift?.id) throw new Refusal('request_reused')
    return []
  }
  const shift = requireOpen(now.shift, by)
  if (coins.some(({ cents }) => !isCoin(cents)) || (coins.length && worthOf(coins) !== cashCents))
    throw new Refusal('coin_unknown')
  const isKnown = (method: string) => now.lines.some(line => line.method === method)
  if (!others.every(({ method }) => method !== cashLine && isKnown(method)))
    throw new Refusal('payment_method_unknown')
  const lines = now.lines.map(line => ({
    method: line.method,
    expectedCents: expectedOf(line),
    countedCents: countedOf(line.method),
  }))
  const kept = coins.filter(({ pieces }) => pieces > 0)
  return [
    {
      scope: scopeOf(by),
      type: 'shift.counted',
      body: { shiftId: shift.id, ...who(by), countId, coins: kept, lines },
    },
  ]
}

/** A count as a closing or a hand-over names it. */
export type CountNow = { id: string; shiftId: string; lines: readonly CountedLine[] }

/**
 * The drawer is another person's from now on, counted or as it is; who has it already takes nothing over. Refuses
 * `shift_unknown`, `shift_closed`, `count_unknown`, `request_reused`.
 */
export function handOver(
  { id: handoverId, countId }: HandoverRequest,
  now: {
    known: { shiftId: string; toId: string } | undefined
    shift: ShiftNow | undefined
    count: CountNow | undefined
  },
  by: AtTill,
): Draft[] {
  if (now.known) {
    if (now.known.shiftId !== now.shift?.id || now.known.toId !== by.employeeId)
      throw new Refusal('request_reused')
    return []
  }
  const shift = requireOpen(now.shift, by)
  if (countId !== null && now.count?.shiftId !== shift.id) throw new Refusal('count_unknown')
  if (shift.holderId === by.employeeId) return []
  const body = { shiftId: shift.id, ...who(by), handoverId, fromName: shift.holderName, countId }
  return [{ scope: scopeOf(by), type: 'shift.handed_over', body }]
}

/**
 * Closes a shift by a count of its drawer, with the next number of its report. Where it was closed already nothing
 * happens. Refuses `shift_unknown`, `count_unknown`, `count_again` (money moved since it was counted),
 * `difference_unexplained`, `cash_not_there` (more stays than was counted).
 *
 * @param now.report what is known of the shift at this moment, without the count
 */
export function closeShift(
  { countId, leftCents, explanation }: CloseRequest,
  now: {
    shift: ShiftNow | undefined
    count: CountNow | undefined
    report: Omit<ZReport, 'drawer'> & { drawer: readonly DrawerLine[] }
    number: { number: string; counter: number }
  },
  by: AtTill,
): Draft[] {
  const { count, report } = now
  if (now.shift?.isClosed && now.shift.deviceId === by.deviceId) return []
  const shift = requireOpen(now.shift, by)
  if (count?.shiftId !== shift.id) throw new Refusal('count_unknown')
  const drawer = report.drawer.map(line => {
    const counted = count.lines.find(({ method }) => method === line.method)
    const expectedCents = expectedOf(line)
    if (counted?.expectedCents !== expectedCents) throw new Refusal('count_again')
    return { ...line, ...counted }
  })
  const differs = drawer.some(({ countedCents, expectedCents }) => countedCents !== expectedCents)
  if (differs && !explanation) throw new Refusal('difference_unexplained')
  const cash = drawer.find(({ method }) => method === cashLine)
  if (leftCents > Math.max(0, cash?.countedCents ?? 0)) throw new Refusal('cash_not_there')
  const body = {
    shiftId: shift.id,
    ...who(by),
    ...now.number,
    countId,
    leftCents,
    explanation,
    report: { ...report, drawer },
    locale: by.locale,
  }
  return [{ scope: scopeOf(by), type: 'shift.closed', body }]
}

/** A drawer is opened with nothing sold, and why. Refuses `shift_not_here` where no till is. */
export function openDrawer(
  { id: openingId, reason }: { id: string; reason: string },
  now: { isKnown: boolean; shiftId: string | null },
  by: AtTill,
): Draft[] {
  const { deviceId, device } = by
  if (deviceId === null) throw new Refusal('shift_not_here')
  if (now.isKnown) return []
  const body = { openingId, shiftId: now.shiftId, ...who(by), deviceId, device, reason }
  return [{ scope: scopeOf(by), type: 'drawer.opened', body }]
}
