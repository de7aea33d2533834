import type { Db } from '../../database/sql.ts'
import type { Tx } from '../../journal/node.ts'
import { cancelVoucher } from '../../vouchers/issue.ts'
import { returnTurns } from '../../vouchers/spend.ts'
import { voucherById } from '../../vouchers/store.ts'
import { seatsAgain } from '../../seating/take-back.ts'
import { paymentById, type BillRow } from '../store.ts'
import type { ExchangeMade, RefundMade } from './facts.ts'
import { endIdleAsks, soldTokens } from './refund.ts'
import type { LineNow, RefundReason, ReturnedLine } from './returns.ts'
import { addedBy, backOf, linesNow, moneyOf, returnById, returnsOf, type ReturnRow } from './store.ts'

/** A refund or an exchange as a register was told of it: everything but the seats, which may be others' by now. */
export type RememberedReturn = Pick<
  ReturnRow,
  'id' | 'kind' | 'number' | 'roundingCents' | 'reason' | 'employeeName' | 'device' | 'locale'
> &
  Pick<ExchangeMade, 'lines' | 'money' | 'newLines' | 'payment'>

/** What came back of a bill that was paid at a till, for its register to remember; the oldest first. */
export function rememberedReturns(db: Db, billId: string): RememberedReturn[] {
  return returnsOf(db, billId).map(made => {
    const added = addedBy(db, made.id)
    return {
      id: made.id,
      kind: made.kind,
      number: made.number,
      roundingCents: made.roundingCents,
      reason: made.reason,
      employeeName: made.employeeName,
      device: made.device,
      locale: made.locale,
      lines: backOf(db, made.id),
      money: moneyOf(db, made).map(({ id, paymentId, cents, status }) => {
        return { id, paymentId, cents, done: status === 'refunded' }
      }),
      newLines: linesNow(db, billId)
        .filter(({ line }) => added.includes(line))
        .map(asSold),
      payment: paymentOf(db, `${made.id}-paid`),
    }
  })
}

/** A line without what is left of it. */
function asSold(now: LineNow): ExchangeMade['newLines'][number] {
  const line: Partial<LineNow> = { ...now }
  for (const later of ['left', 'leftCents', 'exchanged'] as const) delete line[later]
  return line as LineNow
}

function paymentOf(db: Db, id: string): ExchangeMade['payment'] {
  const paid = paymentById(db, id)
  if (!paid) return null
  const { method, cents, tenderedCents, changeCents, roundingCents } = paid
  return { id, method: method as 'cash' | 'terminal', cents, tenderedCents, changeCents, roundingCents }
}

/**
 * Writes down again a refund or an exchange that the box forgot and a register remembers. The money has left the drawer,
 * so it stands whatever happened since: of lines that have come back once more meanwhile only the money is written, and
 * a person finds it on the list of what was paid out twice. New seats are sold again where they are free and the box's,
 * and listed where they are not. Told twice, it is written once.
 *
 * @param ticketOf which ticket a remembered line is: its number may be another one's by now
 * @returns whether it had been forgotten
 */
export function takeBackReturn(
  tx: Tx,
  bill: BillRow,
  made: RememberedReturn,
  about: { ticketOf(line: number): string | undefined; witness: { origin: string; seq: number } },
): boolean {
  const lines = linesNow(tx.db, bill.id)
  const meant = made.lines.flatMap(back => {
    const ticketId = about.ticketOf(back.line)
    const now = lines.find(each => (ticketId ? each.ticketId === ticketId : each.line === back.line))
    return now ? [{ now, back }] : []
  })
  const known = returnById(tx.db, made.id) !== undefined
  if (!known) writeReturn(tx, bill, made, { lines, meant, witness: about.witness })
  // They are in streams of their own, and may be forgotten where the return itself is known.
  const tickets = meant.flatMap(({ now }) => now.ticketId ?? [])
  if (tickets.length) returnTurns(tx, { billId: bill.id, cinemaId: bill.cinemaId }, tickets)
  for (const { kind, voucherId } of meant.map(({ now }) => now))
    if (kind === 'voucher' && voucherId && voucherById(tx.db, voucherId)) cancelVoucher(tx, voucherId)
  if (!known) endIdleAsks(tx, bill)
  return !known
}

function writeReturn(
  tx: Tx,
  bill: BillRow,
  made: RememberedReturn,
  at: {
    lines: readonly LineNow[]
    meant: readonly { now: LineNow; back: ReturnedLine }[]
    witness: { origin: string; seq: number }
  },
): void {
  const standing = at.meant.filter(({ now }) => now.left > 0)
  const back = standing.map(({ now, back }): ReturnedLine => {
    const quantity = Math.min(back.quantity, now.left)
    return { line: now.line, quantity, cents: quantity < now.left ? back.cents : now.leftCents }
  })
  const left = at.lines.reduce((sum, line) => sum + line.left, 0)
  const whole = back.reduce((sum, line) => sum + line.quantity, 0) === left
  const freed = soldTokens(
    tx,
    bill,
    standing.map(({ now }) => now),
  )
  const { number, money, roundingCents, employeeName, device, locale } = made
  const both = {
    billId: bill.id,
    number,
    lines: back,
    money,
    roundingCents,
    owner: tx.identity.role,
    employeeId: null,
    employeeName,
    device,
    locale,
    witness: at.witness,
  }
  if (made.kind === 'refund')
    return void tx.append(`cinema:${bill.cinemaId}`, 'refund.made', {
      ...both,
      refundId: made.id,
      tokens: freed,
      reason: made.reason as RefundReason,
      status: whole ? 'refunded' : 'partially_refunded',
    } satisfies RefundMade)
  const { tokens, unseated } = seatsAgain(tx, made.newLines, bill.id)
  const last = Math.max(...at.lines.map(({ line }) => line))
  tx.append(`cinema:${bill.cinemaId}`, 'exchange.made', {
    ...both,
    exchangeId: made.id,
    newLines: made.newLines.map((line, index) => ({ ...line, line: last + 1 + index })),
    freed: freed.filter(
      one => !tokens.some(({ scheduleId, seatId }) => scheduleId === one.scheduleId && seatId === one.seatId),
    ),
    tokens,
    unseated,
    payment: made.payment,
  } satisfies ExchangeMade)
}
