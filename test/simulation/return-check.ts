import type { BillLine } from '#core/billing/bill.ts'
import type { ExchangeMade, RefundMade } from '#core/billing/refunds/facts.ts'
import type { Bought } from './money-check.ts'
import type { Place } from './place.ts'
import { purchaseOf } from './shared-id.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/** A line of a bill in the union of all journals; `left` of it has not come back. */
export type SoldLine = {
  ticketId: string | undefined
  left: number
  /** What the pieces that are left cost, with what was taken off them. */
  leftCents: number
  refunded: boolean
  /** Its seat was free to be had again when a register brought the sale back. */
  seated: boolean
  seat: string
}

/**
 * I5 for what comes back: only a bill's owner gives back, no line more often than it was sold, no money beyond what came
 * in, and what stays in the till or at the provider is what the standing lines cost.
 */
export function openReturnCheck(parts: {
  fail: Fail
  stats: Stats
  bills: ReadonlyMap<string, Bought>
  paidFor: (bill: Bought) => number
  /** Whether a machine gave something of a bill back that the other one does not hear. */
  paidUnsynced: (billId: string) => boolean
  /** Whether a seat may be somebody else's, because it was moved in a time that a box in emergency mode has forgotten. */
  excused: (seat: string) => boolean
}) {
  const { fail, stats, bills, paidFor } = parts
  /** Bills of which both of two machines gave something back: a list must tell of each. */
  const twice = new Set<string>()
  const tickets = new Map<string, Bought & { line: SoldLine }>()
  const ended = new Map<string, Place>()
  const made = new Set<string>()

  function sold(bill: Bought, number: number, line: BillLine, seated = true) {
    const { ticketId, quantity, totalCents, scheduleId, seatId } = line
    if (bill.lines.has(number)) fail('I5', `line ${number} of ${bill.billId} is written twice`)
    const kept = {
      ticketId,
      left: quantity,
      leftCents: totalCents,
      refunded: false,
      seated,
      seat: `${scheduleId}/${seatId}`,
    }
    bill.lines.set(number, kept)
    if (ticketId) tickets.set(ticketId, Object.assign(Object.create(bill) as Bought, { line: kept }))
  }

  const backOf = (bill: Bought) => [...bill.parts.values()].reduce((sum, part) => sum + part.cents, 0)
  const worthOf = (bill: Bought) => [...bill.lines.values()].reduce((sum, line) => sum + line.leftCents, 0)

  function keepsWhatStands(bill: Bought) {
    const kept = paidFor(bill) - backOf(bill)
    if (kept === worthOf(bill)) return
    if (!parts.paidUnsynced(bill.billId))
      fail('I5', `${kept} are kept for ${bill.billId}, and what stands of it costs ${worthOf(bill)}`)
    // What a return that was set aside gave back to a voucher stands with what it wrote there.
    else if (kept > worthOf(bill)) return
    else if (!twice.has(bill.billId)) count(stats, 'bills paid out twice, and listed')
    twice.add(bill.billId)
  }

  return {
    reset() {
      for (const known of [tickets, ended, made, twice]) known.clear()
    },
    sold,
    keepsWhatStands,
    see(type: 'refund.made' | 'exchange.made', body: RefundMade | ExchangeMade, author: Place): void {
      const side = author.identity.role === 'box' ? 'register' : 'site'
      const bill = bills.get(purchaseOf(body.billId, side))
      if (!bill?.settled) return fail('I5', `${body.billId} goes back and was never sold`)
      const id = 'refundId' in body ? body.refundId : body.exchangeId
      if (made.has(id)) fail('I5', `${id} is made twice`)
      made.add(id)
      if (author.identity.role !== (bill.place === 'site' ? 'relay' : 'box'))
        fail('I5', `${author.name} gives back ${body.billId}, which the other side owns`)
      for (const { line, quantity, cents } of body.lines) {
        const back = bill.lines.get(line)
        if (!back || back.left < quantity) fail('I5', `line ${line} of ${body.billId} goes back twice`)
        if (!back) continue
        if (quantity === 0) {
          // It stays what it is, and costs less from now on.
          count(stats, 'sums given back of what stays')
          if (cents < 0 || cents > back.leftCents)
            fail('I5', `${id} gives ${cents} of line ${line} back, which costs ${back.leftCents}`)
          back.leftCents -= cents
          back.refunded ||= type === 'refund.made'
          continue
        }
        // A register remembers what was paid out at that time, whatever else was given back of the line meanwhile.
        const isAgain = 'witness' in body && quantity < back.left
        const share = back.left > 0 ? Math.round((back.leftCents * quantity) / back.left) : 0
        if (isAgain ? cents > back.leftCents : cents !== share)
          fail('I5', `${id} takes ${cents} of line ${line} back, which costs ${back.leftCents}`)
        back.leftCents -= cents
        back.left -= quantity
        back.refunded ||= type === 'refund.made'
        if (back.ticketId) ended.set(back.ticketId, author)
      }
      if ('newLines' in body)
        for (const { line, ...rest } of body.newLines)
          sold(bill, line, rest, !body.displaced?.some(seat => seat.seatId === rest.seatId))
      if ('payments' in body) for (const { cents } of body.payments) bill.tillCents += cents
      for (const { id, paymentId, cents } of body.money) bill.parts.set(id, { paymentId, cents })
      const tickets = body.lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ line }) => bill.lines.get(line)!)
        .filter(line => line.ticketId && !goesOver(bill, line))
      const own = tickets.filter(line => line.seated && !parts.excused(line.seat))
      // In emergency mode a sale may come back to a seat that it had lost in the time that was forgotten.
      const most = tickets.filter(line => line.seated || parts.excused(line.seat))
      const freed = 'tokens' in body ? body.tokens.length : 0
      if (type === 'refund.made' && (freed < own.length || freed > most.length))
        fail('I2', `${id} takes ${tickets.length} tickets back and frees ${freed} seats`)
      keepsWhatStands(bill)
    },
    /**
     * Where a settled bill stands by its lines. One that went back as a whole stays so, whatever else was given back; and
     * money given back for lines that had come back already was given back all the same.
     */
    statusesOf(bill: Bought): string[] {
      const lines = [...bill.lines.values()]
      if (lines.every(line => line.left === 0)) return ['refunded']
      const is = lines.some(line => line.refunded) ? 'partially_refunded' : 'settled'
      return parts.paidUnsynced(bill.billId) ? [is, 'partially_refunded', 'refunded'] : [is]
    },
    twice: () => [...twice],
    isLive: (ticketId: string) => {
      const ticket = tickets.get(ticketId)
      return Boolean(ticket?.settled && !ticket.undone && ticket.line.left)
    },
    isSeated: (ticketId: string) => tickets.get(ticketId)?.line.seated ?? false,
    endedBy: (ticketId: string) => ended.get(ticketId),
  }
}

/** Of two tickets for one seat, which a register brought back, the one that stays has it. */
function goesOver(bill: Bought, { seat, seated }: SoldLine): boolean {
  const stays = [...bill.lines.values()].find(line => line.left > 0 && line.ticketId && line.seat === seat)
  if (stays) stays.seated ||= seated
  return stays !== undefined
}
