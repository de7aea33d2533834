import { isLacking, privatePart } from '#core/journal/storage/private-store.ts'
import { billById } from '#core/billing/store.ts'
import { changeDelivery } from '#core/vouchers/delivery-commands.ts'
import { deliveriesOf, type DeliveryRow } from '#core/vouchers/delivery-store.ts'
import type { DeliveryPart } from '#core/vouchers/facts.ts'
import { awaitsVoucher, goodVouchersOf } from '#relay/payments/purchased-voucher.ts'
import { checkoutOf, visitor } from '../world/small-exhibitor.ts'
import { ask } from './calling.ts'
import { chanceOf } from './chance.ts'
import { buyVouchers, returnOne } from './gift-people.ts'
import { mailboxOf, type Turn } from './people.ts'
import type { Incarnation } from './place.ts'
import { count } from './stats.ts'

/** The evening's day, the next one and one in a month. */
const days = ['2026-11-21', '2026-11-21', '2026-11-22', '2026-12-24']

/** Now and then somebody orders gifts that are mailed to whom they are for, on a day of theirs; by luck of its own. */
export function orderDeliveredAside(turn: Turn): void {
  const { simulation, index } = turn
  const chance = chanceOf(simulation.seed, 79_000_000 + index)
  if (!chance.happens(simulation.options.deliveries) || !simulation.relay.incarnation) return
  count(simulation.stats, 'gifts to be mailed ordered')
  void simulation.run(order({ ...turn, chance }))
}

async function order(turn: Turn): Promise<void> {
  const { chance, index, simulation } = turn
  const { clock, stats } = simulation
  const id = `delivered-${index}`
  const { newsletter_signup: _, ...form } = checkoutOf(id, [], mailboxOf(id))
  const items = Array.from({ length: chance.between(1, 2) }, (_, at) => ({
    type: 'loyaltyCard' as const,
    voucher_type_id: 'ten',
    total_turns: 2,
    total_products: 0,
    delivery: { email: `friend-${index}-${at}@visitor.example`, day: chance.pick(days) },
  }))
  const isPaid = await buyVouchers(turn, { ...form, items, amount: items.length * 1700 })
  if (!isPaid) return
  for (let changes = chance.between(0, 2); changes > 0; changes--) {
    await clock.sleep(chance.between(1000, 300_000))
    const wish = { place: chance.between(1, 2), atOnce: chance.happens(0.5) }
    const email = chance.happens(0.6) ? `other-${index}-${changes}@visitor.example` : undefined
    const said = await ask(simulation, chance, simulation.relay, `${id} goes elsewhere`, ({ node }) =>
      node.execute(visitor, tx => void (billById(tx.db, id) && changeDelivery(tx, id, { ...wish, email }))),
    )
    count(stats, said.kind === 'refused' ? `refused ${said.refusal.code}` : 'gifts sent elsewhere')
  }
  if (chance.happens(0.3)) await returnOne(turn, id)
}

/**
 * To whom a gift goes, where there is a mail to be written of it; undefined where there is none. Throws while a key or the
 * voucher is awaited.
 */
export function giftAddress(
  tenant: Incarnation['tenant'],
  gift: Pick<DeliveryRow, 'billId' | 'place' | 'round'>,
): { to: { name: string; address: string } } | undefined {
  const written = isWritten(tenant, gift)
  if (written === undefined) throw new Error('a key or a voucher is still awaited')
  const delivery = deliveriesOf(tenant.node.db, gift.billId).find(each => each.place === gift.place)
  const to = written && delivery ? privatePart<DeliveryPart>(tenant.node, delivery.privateDigest) : undefined
  return to && { to: { name: '', address: to.email } }
}

/** Whether there is a mail to be written of a gift, by the rules of its letter; undefined while a key or the voucher is awaited. */
export function isWritten(
  tenant: Incarnation['tenant'],
  { billId, place, round }: Pick<DeliveryRow, 'billId' | 'place' | 'round'>,
): boolean | undefined {
  const { node } = tenant
  const bill = billById(node.db, billId)
  const delivery = deliveriesOf(node.db, billId).find(each => each.place === place)
  if (!bill || delivery?.round !== round || delivery.mailedAt !== null) return false
  if ([delivery.privateDigest, bill.privateDigest].some(digest => isLacking(node.db, digest)))
    return undefined
  if (awaitsVoucher(tenant, bill, place)) return undefined
  const to = privatePart<DeliveryPart>(node, delivery.privateDigest)
  return to !== undefined && goodVouchersOf(tenant, bill, place).length > 0
}
