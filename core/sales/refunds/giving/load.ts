import { Refusal } from '../../../refusal.ts'
import {
  givenWayOf,
  terminalMoneyById,
  terminalMoneyOf,
  terminalMoneyWaiting,
  type TerminalMoneyRow,
} from '../../../billing/refunds/given-store.ts'
import { billById } from '../../../billing/store.ts'
import type { Tx } from '../../../journal/node.ts'
import { businessDayAt } from '../../../programme/day.ts'
import { cashRounding } from '../../../pricing/cash-rounding.ts'
import { terminalToGive } from '../../../terminal/load.ts'
import { answerTo, attemptById, attemptsForId } from '../../../terminal/store.ts'
import type { TerminalsNow } from '../../../terminal/view-load.ts'
import { isForgotten } from '../load.ts'
import type { GivingView, TerminalMoney } from './contract.ts'
import { mayCash, type MoneyNow } from './give.ts'

type Reading = Pick<Tx, 'db' | 'catalogue' | 'nowMs'>

/** More than a cinema leaves open in a night. */
const mostWaiting = 50

/** Money that goes back over a terminal. Refuses `payment_unknown` where none of this cinema has that name. */
export function loadMoney(tx: Reading, cinemaId: string, id: string): MoneyNow {
  const part = terminalMoneyById(tx.db, id)
  if (!part || part.cinemaId !== cinemaId) throw new Refusal('payment_unknown')
  return moneyNow(tx, part)
}

function moneyNow({ db, catalogue, nowMs }: Reading, part: TerminalMoneyRow): MoneyNow {
  const { cinemaId, attemptId } = part
  const taken = attemptById(db, cinemaId, attemptId)
  if (!taken) throw new Refusal('payment_unknown')
  const bill = billById(db, part.billId)
  const dayOf = (ms: number) => businessDayAt(catalogue, cinemaId, ms)
  return {
    part,
    forgotten: bill !== undefined && isForgotten(db, bill),
    taken,
    receipt: answerTo(db, cinemaId, attemptId)?.receipt ?? null,
    isSameDay: dayOf(Date.parse(taken.at)) === dayOf(nowMs),
    terminal: terminalToGive(catalogue, taken),
    attempts: attemptsForId(db, cinemaId, part.id).map(({ id, kind, outcome }) => ({
      id,
      kind,
      outcome,
      reason: answerTo(db, cinemaId, id)?.reason ?? null,
    })),
    given: givenWayOf(db, cinemaId, part.id),
    country: catalogue.get('cinema', cinemaId)?.country ?? '',
  }
}

/** What a cinema owes over its terminals, and what of a bill goes or went back over them. */
export function terminalMoneyNow(
  tx: Reading,
  terminals: TerminalsNow,
  { cinemaId, billId }: { cinemaId: string; billId?: string | undefined },
): TerminalMoney {
  const view = (row: TerminalMoneyRow) => (row.cinemaId === cinemaId ? [viewOf(tx, terminals, row)] : [])
  return {
    waiting: terminalMoneyWaiting(tx.db, mostWaiting).flatMap(view),
    ofBill: billId === undefined ? [] : terminalMoneyOf(tx.db, billId).flatMap(view),
  }
}

function viewOf(tx: Reading, terminals: TerminalsNow, row: TerminalMoneyRow): GivingView {
  const now = moneyNow(tx, row)
  const last = now.attempts.at(-1)
  const work = last?.outcome === null ? terminals.atWork(last.id) : undefined
  const { id, billId, billNumber, cents, at, status } = row
  const isGiven = status === 'refunded'
  return {
    id,
    returnId: id.slice(0, id.lastIndexOf('-')),
    billId,
    billNumber,
    cents,
    cashCents: cents + cashRounding(cents, now.country),
    at,
    terminal: now.terminal?.name ?? null,
    state: isGiven ? 'given' : stateOf(last?.outcome, work !== undefined),
    attemptId: last?.id ?? null,
    sign: work?.sign ?? null,
    reason: last?.reason ?? null,
    mayCash: mayCash(now),
    way: isGiven ? (now.given ?? 'terminal') : null,
  }
}

/** Another sum than was asked for was approved: the guest is still owed this, and somebody has to look. */
function stateOf(outcome: MoneyNow['attempts'][number]['outcome'] | undefined, isAtWork: boolean) {
  if (outcome === undefined) return 'waiting'
  if (outcome === null) return isAtWork ? 'pending' : 'unknown'
  return outcome === 'declined' ? 'declined' : 'failed'
}
