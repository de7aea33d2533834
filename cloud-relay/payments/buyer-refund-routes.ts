import type { Mount } from '#core/api/mount.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { Refusal } from '#core/refusal.ts'
import { exchangeUnderWay } from '#core/billing/refunds/exchange-payment-store.ts'
import { billById } from '#core/billing/store.ts'
import { loadOffers, refundByBuyer, usedVouchers } from '#core/sales/refunds/buyer/commands.ts'
import { readBuyerRefund, refundToBuyer } from '#core/sales/refunds/buyer/contract.ts'
import { depositWith, type LineNow } from '#core/billing/refunds/returns.ts'
import { goesBackWith, offerOf } from '#core/sales/refunds/buyer/offer.ts'
import { billOfKey } from './result-routes.ts'
import { requireSynced } from './synced.ts'

/** Returning what was bought on the website, for whoever has the access key of the purchase. */
export function buyerRefundRoutes(mount: Mount): void {
  mount(readBuyerRefund, ({ params }, { tenant }) => {
    const bill = billOfKey(tenant, params.uuid)
    const { db, catalogue, identity, runtime } = tenant.node
    const at = { db, catalogue, identity, nowMs: runtime.now() }
    // It would be refused: what is exchanged is not returned meanwhile.
    if (exchangeUnderWay(db, bill.id)) return { data: [] }
    const { offers, lines } = loadOffers(at, bill)
    const sentTo = privatePart<{ email: string }>(tenant.node, bill.privateDigest)?.email ?? ''
    return {
      data: offers.map(offer => {
        const used = usedVouchers(at, bill, offer)
        return {
          kind: offer.kind,
          until: offer.until,
          number: bill.number ?? '',
          lines: offer.lines.map(each => ({
            line: each.line,
            text: each.kind === 'product' && each.left > 1 ? `${each.left} × ${each.text}` : each.text,
            seat: each.freeSeating ? '' : (each.seatId ?? ''),
            cents: each.leftCents + depositWith(lines, each),
            together: offer.kind === 'withdrawal' ? goesBackWith(each, offer.lines) : each.line,
            used: used.has(each.voucherId ?? ''),
          })),
          fees_kept: offer.kind === 'tickets' ? feesOfTickets(lines) : 0,
          sent_to: sentTo,
        }
      }),
    }
  })

  mount(refundToBuyer, async ({ params, body }, { tenant, actor }) => {
    const { node, line } = tenant
    const bill = billOfKey(tenant, params.uuid)
    requireSynced(node, bill.cinemaId)
    await node.execute(actor, tx => {
      // While the line is cut the door does not learn that a ticket is no longer good, nor this side who was let in.
      const offer = offerOf(loadOffers(tx, bill).offers, body.lines)
      if (offer?.kind === 'tickets' && !line.connected(bill.cinemaId)) throw new Refusal('cinema_not_reached')
      return refundByBuyer(tx, bill.id, body)
    })
    return { data: { uuid: params.uuid, status: billById(node.db, bill.id)!.status } }
  })
}

/** What an order cost beside its tickets and is not paid back, in cents. */
const feesOfTickets = (lines: readonly LineNow[]) =>
  lines.reduce(
    (sum, { kind, voucherId, leftCents }) =>
      sum + (kind === 'fee' && voucherId === undefined ? leftCents : 0),
    0,
  )
