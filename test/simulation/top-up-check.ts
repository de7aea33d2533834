import type { SaleMade } from '#core/billing/facts.ts'
import type { RefundMade } from '#core/billing/refunds/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { TopUpRefunded, VoucherToppedUp } from '#core/vouchers/facts.ts'
import { topUpId, topUpsAmong } from '#core/vouchers/top-up.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/** A top-up of a sale: its line, what was paid for it, and whether its money went back. */
type Sold = { billId: string; line: number; voucherId: string; cents: number; isBack: boolean }

/**
 * What guests put on cards at registers over the union of all journals: each is on its card once, with what was paid for it,
 * is taken off once when its money goes back, and otherwise never.
 *
 * What a sale puts on a card, and what a return takes off it, is in another stream than these, and may stand where they were
 * set aside.
 */
export function openTopUpCheck(
  fail: Fail,
  stats: Stats,
  about: {
    /** Whether something of a bill was given back in a history that was set aside. */
    paidUnsynced: (billId: string) => boolean
    /** Whether a bill was sold in one, or in what a box forgot. */
    wasSoldInQuarantine: (billId: string) => boolean
    /** Whether any journal knows a card: one of which nobody was told may be lost with both disks, and nothing is put on it. */
    isIssued: (voucherId: string) => boolean
    /** What was lost with both disks of its place. */
    lost: () => Fact[]
  },
) {
  /** By the names of top-ups. */
  const sold = new Map<string, Sold>()
  const put = new Map<string, VoucherToppedUp>()
  const off = new Map<string, TopUpRefunded>()

  function bought({ billId, cinemaId, lines }: SaleMade): void {
    for (const { line, place, voucherId } of topUpsAmong(lines)) {
      const id = topUpId({ billId, cinemaId }, place)
      // A box that lost a sale and has it again writes it once more.
      const isBack = sold.get(id)?.isBack ?? false
      sold.set(id, { billId, line: lines.indexOf(line) + 1, voucherId, cents: line.totalCents, isBack })
    }
  }

  function back({ billId, lines }: RefundMade): void {
    for (const each of sold.values())
      if (each.billId === billId && lines.some(({ line, quantity }) => line === each.line && quantity > 0))
        each.isBack = true
  }

  function toppedUp(body: VoucherToppedUp): void {
    if (body.billId === null) return
    const { requestId } = body
    // Its sale and its return were set aside in another stream, and it is sold anew.
    const isAnew = off.delete(requestId)
    if (put.has(requestId) && !isAnew) fail('I7', `${requestId} is put on its card twice`)
    put.set(requestId, body)
    count(stats, 'cards topped up')
  }

  function taken(body: TopUpRefunded): void {
    if (off.has(body.topUpId)) fail('I7', `${body.topUpId} is taken off its card twice`)
    off.set(body.topUpId, body)
    count(stats, 'top-ups given back')
  }

  /** A sale nobody was told of, so no register brings it back: of its two streams one had left the box in time. */
  const wasLost = (billId: string) =>
    about.lost().some(({ type, body }) => type === 'sale.made' && (body as SaleMade).billId === billId)

  /** A return nobody was told of, alike. */
  const wasReturnLost = (returnId: string) =>
    about
      .lost()
      .some(({ type, body }) => type === 'refund.made' && (body as RefundMade).refundId === returnId)

  return {
    see(fact: Fact): void {
      switch (fact.type) {
        case 'sale.made':
        case 'sale.reinstated':
          return bought(fact.body as SaleMade)
        case 'refund.made':
          return back(fact.body as RefundMade)
        case 'voucher.topped_up':
          return toppedUp(fact.body as VoucherToppedUp)
        case 'voucher.top_up_refunded':
          return taken(fact.body as TopUpRefunded)
      }
    },
    /** Top-ups that were paid for and are not on their cards, or went back and still are. */
    *unrest(): Generator<string> {
      for (const [id, { billId, voucherId, cents, isBack }] of sold) {
        const on = put.get(id)
        const isThere = about.isIssued(voucherId)
        if (!isBack && isThere && (on?.voucherId !== voucherId || on.cents !== cents))
          yield `${id} was paid for, and ${voucherId} does not have its ${cents}`
        const returnId = off.get(id)?.returnId
        if (!isBack && returnId !== undefined && !about.paidUnsynced(billId) && !wasReturnLost(returnId))
          yield `${id} was taken off ${voucherId}, and its money did not go back`
        if (isBack && on && off.get(id)?.cents !== cents)
          yield `the money of ${id} went back, and ${voucherId} still has it`
      }
      for (const [id, { billId }] of put)
        if (!sold.has(id) && !about.wasSoldInQuarantine(billId ?? '') && !wasLost(billId ?? ''))
          yield `${id} is on a card, and nobody paid for it`
    },
    reset(): void {
      for (const known of [sold, put, off]) known.clear()
    },
  }
}
