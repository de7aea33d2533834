import type { TerminalMoneyRow } from '../../billing/refunds/given-store.ts'
import type { DayRow } from '../../terminal/days/store.ts'
import { differenceOf, expectedOf } from '../../terminal/days/sums.ts'
import type { AttemptRow } from '../../terminal/store.ts'
import type { WorkEntry } from './contract.ts'
import { billFields, overdueMs, refundMs, triedOf, type BillSummary } from './fields.ts'

/** A card terminal's money that is for nothing, or of which nobody knows whether it moved. */
export type AtTerminal = { attempt: AttemptRow; bill: BillSummary | undefined }
/** Money of a refund that a terminal has not given back yet. */
export type OverTerminal = {
  row: TerminalMoneyRow
  taken: AttemptRow | undefined
  bill: BillSummary | undefined
}

/** An end of day of a card terminal without an answer, or whose sum differs; and the bills that may be meant. */
export type DayAtTerminal = { day: DayRow; expectedCents: number; bills: string[] }

/** Only a till of its cinema can do something about it: there it stands at the top until somebody did. */
const atRegister = {
  ...triedOf(undefined),
  providerRef: null,
  methodId: null,
  account: null,
  next: 'at_register' as const,
  actions: [],
}

export function ofTerminal({ attempt, bill }: AtTerminal, nowMs: number): WorkEntry[] {
  const { id, forId, cinemaId, cents, at, outcome } = attempt
  if (nowMs - Date.parse(at) < overdueMs) return []
  return [
    {
      ...billFields(bill, forId),
      ...atRegister,
      cinemaId,
      id: `terminal:${id}`,
      kind: outcome === null ? 'terminal_unknown' : 'terminal_money',
      till: tillOf(attempt),
      cents,
      since: at,
    },
  ]
}

export function ofTerminalRefund({ row, taken, bill }: OverTerminal, nowMs: number): WorkEntry[] {
  const { id, billId, cinemaId, cents, at } = row
  if (nowMs - Date.parse(at) < refundMs) return []
  return [
    {
      ...billFields(bill, billId),
      ...atRegister,
      cinemaId,
      id: `refund:${id}`,
      kind: 'terminal_refund',
      till: taken ? tillOf(taken) : null,
      cents,
      since: at,
    },
  ]
}

export function ofTerminalDay({ day, expectedCents, bills }: DayAtTerminal, nowMs: number): WorkEntry[] {
  const { id, cinemaId, at, outcome, cents, sums } = day
  if (nowMs - Date.parse(at) < overdueMs) return []
  const difference = outcome === 'ended' && sums ? differenceOf(cents, sums) : null
  return [
    {
      ...billFields(undefined, ''),
      ...atRegister,
      next: 'at_cash_panel',
      cinemaId,
      id: `terminal_day:${id}`,
      kind: difference === null ? 'terminal_day_unknown' : 'terminal_day_differs',
      till: tillOf(day),
      cents: difference ?? expectedCents,
      compared: sums && cents !== null ? { terminalCents: cents, knownCents: expectedOf(sums), bills } : null,
      since: at,
    },
  ]
}

const tillOf = ({ device, terminal }: Pick<AttemptRow, 'device' | 'terminal'>) => `${device} · ${terminal}`
