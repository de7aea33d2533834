import { Refusal } from '../refusal.ts'
import type { Paid } from '../billing/paid.ts'
import type { MoneyBack } from '../billing/refunds/facts.ts'
import type { DrawerLine } from './facts.ts'

/** The drawer a sale's or a refund's cash goes through, as one till knows it at one moment. */
export type TillDrawer = {
  /** The shift that is open at the till; null while there is none. */
  shiftId: string | null
  /** Whether the cinema takes cash only in a shift. */
  needed: boolean
  /** Methods whose takings lie in the drawer beside the cash, and are counted with it. */
  withdrawable: ReadonlySet<string>
}

/** Where no till is: what a worker or another side does. */
export const noDrawer: TillDrawer = { shiftId: null, needed: false, withdrawable: new Set() }

/** The line of a drawer that is its cash. */
export const cashLine = 'cash'

/**
 * Payments with the shift they were taken in, so that its sums follow from them. Refuses `shift_needed` where cash is
 * taken in no shift and the cinema wants one.
 */
export function takenInShift(payments: readonly Paid[], drawer: TillDrawer): Paid[] {
  const { shiftId, withdrawable } = drawer
  requireShift(
    payments.some(({ kind, cents }) => kind === 'cash' && cents !== 0),
    drawer,
  )
  if (shiftId === null) return [...payments]
  return payments.map(each => ({
    ...each,
    shiftId,
    ...(each.kind !== 'cash' && withdrawable.has(each.methodId) ? { withdrawable: true as const } : {}),
  }))
}

/**
 * Money that goes back at a till, with the shift it is given in; what a provider sends goes through no drawer. Refuses
 * `shift_needed` as `takenInShift` does.
 *
 * @param isCash whether a part is handed out in cash
 */
export function givenInShift(
  money: readonly MoneyBack[],
  drawer: TillDrawer,
  isCash: (part: MoneyBack) => boolean,
): MoneyBack[] {
  const { shiftId } = drawer
  requireShift(money.some(isCash), drawer)
  return shiftId === null ? [...money] : money.map(part => (part.done ? { ...part, shiftId } : part))
}

function requireShift(movesCash: boolean, { shiftId, needed }: TillDrawer): void {
  if (movesCash && needed && shiftId === null) throw new Refusal('shift_needed')
}

/** What should be in a drawer of one way to pay, in cents. */
export function expectedOf(line: DrawerLine): number {
  const { floatCents, takenCents, backCents, paidInCents, paidOutCents, withdrawnCents } = line
  const { depositsBackCents = 0 } = line
  return floatCents + takenCents - backCents + paidInCents - paidOutCents - withdrawnCents - depositsBackCents
}
