import { idSent } from '#core/billing/purchase.ts'
import { billById } from '#core/billing/store.ts'
import type { Fact } from '#core/journal/fact.ts'
import { deliveriesOf, ordersWithUnsent } from '#core/vouchers/delivery-store.ts'
import type {
  VoucherAddressed,
  VoucherCancelled,
  VoucherMailed,
  VoucherOrdered,
} from '#core/vouchers/facts.ts'
import { giftOf } from '#relay/mail/gift-store.ts'
import { isWritten } from './delivery-people.ts'
import { leavesUnread } from './older-version.ts'
import type { Incarnation, Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

type Gift = { billId: string; place: number; round: number }

/**
 * A gift leaves on its day or after, to whom its buyer named last, paid and not withdrawn, and once, but where a relay died
 * between the mail and its note; and what is due leaves.
 */
export function openDeliveryCheck(fail: Fail, stats: Stats) {
  const fromMs = new Map<string, number>()
  const mailed = new Set<string>()
  /** Where it is written that a voucher is good no longer. */
  const withdrawn = new Map<string, Pick<Fact, 'origin' | 'seq'>>()
  /** The latest instant that a relay has written down: a clock that is put right makes no gift wait that was due. */
  let latestMs = 0
  const vouchers = new Map<string, string>()
  const left = new WeakMap<Incarnation, Set<string>>()
  const nameOf = ({ billId, place, round }: Gift) => `${idSent(billId)} ${place} ${round}`

  return {
    see({ type, body, at, origin, seq }: Fact, author: Place): void {
      if (author.identity.role === 'relay') latestMs = Math.max(latestMs, Date.parse(at))
      if (type === 'voucher.addressed') {
        const said = body as VoucherAddressed
        const before = fromMs.get(nameOf(said)) ?? Infinity
        fromMs.set(nameOf(said), Math.min(before, said.fromMs))
      }
      if (type === 'voucher.ordered') {
        const { billId, place = 1, voucherId } = body as VoucherOrdered
        vouchers.set(`${idSent(billId)} ${place}`, voucherId)
      }
      if (type === 'voucher.cancelled') withdrawn.set((body as VoucherCancelled).voucherId, { origin, seq })
      if (type !== 'voucher.mailed') return
      count(stats, 'gifts mailed')
      mailed.add(nameOf(body as VoucherMailed))
      if (author.identity.role !== 'relay')
        fail('delivery', `${author.name} mails ${nameOf(body as VoucherMailed)}`)
    },
    /** In the moment it leaves the relay. */
    leaves(gift: Gift, { version }: Place, incarnation: Incarnation, nowMs: number): void {
      const name = nameOf(gift)
      const from = fromMs.get(name)
      if (from === undefined || from > Math.max(nowMs, latestMs))
        fail('delivery', `${name} leaves at ${nowMs}, and may from ${from} on`)
      if (fromMs.has(nameOf({ ...gift, round: gift.round + 1 })))
        fail('delivery', `${name} leaves, and its buyer has named somebody else since`)
      const voucherId = vouchers.get(`${idSent(gift.billId)} ${gift.place}`)
      // A till may have withdrawn it a moment ago, of which the relay has not heard.
      const end = withdrawn.get(voucherId ?? '')
      const isKnown = end !== undefined && incarnation.node.journal.head(end.origin).seq >= end.seq
      const readsEnds = !leavesUnread(version, 'voucher.cancelled')
      if (voucherId === undefined || (isKnown && readsEnds))
        fail('delivery', `${name} leaves with ${voucherId}`)
      // A version whose tables are made anew without the notes it cannot read knows of no mail.
      if (mailed.has(name) && !leavesUnread(version, 'voucher.mailed'))
        fail('delivery', `${name} leaves once more`)
      const here = left.get(incarnation) ?? new Set<string>()
      if (here.has(name)) fail('delivery', `${name} leaves twice`)
      left.set(incarnation, here.add(name))
    },
    isNotNoted: (gift: Gift, incarnation: Incarnation) => void left.get(incarnation)?.delete(nameOf(gift)),
    /** Gifts whose last word the relay has not, and those that are due and have not left. */
    *unrest({ tenant }: Incarnation): Generator<string> {
      const { db, runtime } = tenant.node
      for (const name of fromMs.keys()) {
        const { billId, place, round } = giftOf(name)
        const known = deliveriesOf(db, billId).find(each => each.place === place)
        if ((known?.round ?? -1) < round) yield `${name} was said, and the relay knows ${known?.round}`
      }
      for (const billId of ordersWithUnsent(db)) {
        const status = billById(db, billId)?.status
        if (status !== 'settled' && status !== 'partially_refunded') continue
        for (const delivery of deliveriesOf(db, billId))
          // To whom it goes may have been lost with both disks of the relay: then it waits for a key that nobody has.
          if (delivery.fromMs <= runtime.now() && isWritten(tenant, delivery))
            yield `${nameOf(delivery)} is due, and does not leave`
      }
    },
    reset(): void {
      fromMs.clear()
      mailed.clear()
      withdrawn.clear()
      vouchers.clear()
      latestMs = 0
    },
  }
}
