import type { Tx } from '../../journal/node.ts'
import { cancelVoucher } from '../../vouchers/issue.ts'
import { returnTurns } from '../../vouchers/spend.ts'
import { voucherById } from '../../vouchers/store.ts'
import { seatsAgain } from '../../seating/take-back.ts'
import type { RememberedReturn } from '../../receipts/remember.ts'
import type { BillRow } from '../../billing/store.ts'
import type { ExchangeMade, RefundMade } from '../../billing/refunds/facts.ts'
import { endIdleAsks, soldTokens } from './refund.ts'
import type { LineNow, RefundReason, ReturnedLine } from '../../billing/refunds/returns.ts'
import { linesNow, returnById } from '../../billing/refunds/store.ts'

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
