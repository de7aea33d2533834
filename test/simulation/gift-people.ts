import { changeEntry } from '#core/catalogue/change-entry.ts'
import { isOpen } from '#core/billing/status-order.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { billById } from '#core/billing/store.ts'
import type { Tx } from '#core/journal/node.ts'
import { shownAttempt } from '#core/sales/attempts.ts'
import type { CheckoutRequest, VoucherCheckoutRequest } from '#core/sales/checkout-contract.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { openVoucherBill } from '#core/sales/voucher-commands.ts'
import { checkoutOf, visitor } from '../world/small-exhibitor.ts'
import { ask, askAgain } from './calling.ts'
import { chanceOf, type Chance } from './chance.ts'
import { mailboxOf, type Turn } from './people.ts'
import { count } from './stats.ts'

/** Two cards and one with a value for snacks, cheaper together; and what a turn of them costs by itself. */
export const giftPackage = { id: 'for-three', cents: 7000, vouchers: 3 }
const turnCents = 850

export function furnishGifts(tx: Tx): void {
  changeEntry(tx, 'voucher_package', giftPackage.id, {
    name: { en: 'For three' },
    parts: [
      { voucherTypeId: 'ten', count: 2, turns: 3 },
      { voucherTypeId: 'ten', count: 1, turns: 2, refreshmentCents: 1500 },
    ],
    cents: giftPackage.cents,
    visibility: ['site'],
    order: 0,
    deleted: false,
  })
}

/** Now and then somebody orders vouchers on the website, alone and in packages, and pays or does not; by luck of its own. */
export function orderGiftsAside(turn: Turn): void {
  const { simulation, index } = turn
  const chance = chanceOf(simulation.seed, 59_000_000 + index)
  if (!chance.happens(simulation.options.gifts) || !simulation.relay.incarnation) return
  count(simulation.stats, 'orders of vouchers asked for')
  void simulation.run(order({ ...turn, chance }))
}

/**
 * Cards that a visitor puts beside the tickets of a purchase now and then, by luck of its own; the sum beside them is told by
 * the refusal.
 */
export function giftsBeside({ simulation, index }: Turn): Pick<CheckoutRequest, 'vouchers'> {
  const chance = chanceOf(simulation.seed, 67_000_000 + index)
  if (!chance.happens(simulation.options.gifts)) return {}
  count(simulation.stats, 'vouchers beside tickets asked for')
  return { vouchers: { items: wanted(chance).items } }
}

function wanted(chance: Chance): Pick<VoucherCheckoutRequest, 'items' | 'amount'> {
  const items: VoucherCheckoutRequest['items'] = []
  let amount = 0
  for (let more = chance.between(1, 3); more > 0; more--) {
    if (chance.happens(0.3)) {
      const packages = chance.between(1, 2)
      items.push({ type: 'voucherPackage', voucher_package_id: giftPackage.id, packages })
      amount += packages * giftPackage.cents
      continue
    }
    const vouchers = chance.between(1, 3)
    const total_turns = chance.between(1, 4)
    const total_products = chance.pick([0, 0, 500, 1500])
    items.push({ type: 'loyaltyCard', voucher_type_id: 'ten', total_turns, total_products, vouchers })
    amount += vouchers * (total_turns * turnCents + total_products)
  }
  return { items, amount }
}

async function order(turn: Turn): Promise<void> {
  const { chance, index, simulation } = turn
  const id = `gift-${index}`
  const { newsletter_signup: _, ...form } = checkoutOf(id, [], mailboxOf(id))
  if (!(await buyVouchers(turn, { ...form, ...wanted(chance) }))) return
  if (!chance.happens(0.4)) return
  await simulation.clock.sleep(chance.between(60_000, 600_000))
  await returnOne(turn, id)
}

/** Orders vouchers and goes to pay them, in time or late; whether the buyer pressed something there. */
export async function buyVouchers(turn: Turn, request: VoucherCheckoutRequest): Promise<boolean> {
  const { chance, simulation } = turn
  const { clock, provider } = simulation
  const paymentId = await checkOut(turn, request)
  if (!paymentId || chance.happens(0.15)) return false
  await clock.sleep(chance.happens(0.2) ? chance.between(880_000, 910_000) : chance.between(1000, 60_000))
  const ref = provider.ofKey(paymentId)?.ref
  if (ref) provider.press(ref, chance.pick(['paid', 'paid', 'paid', 'failed', 'cancelled']))
  return true
}

/** Presses the button until there is a payment page, as the relay's checkout route does. */
async function checkOut(turn: Turn, request: VoucherCheckoutRequest): Promise<string | undefined> {
  const { chance, simulation } = turn
  const reply = await askAgain(simulation, chance, 4, () =>
    ask(simulation, chance, simulation.relay, request.bill_id, async tenant => {
      const bill = await tenant.node.execute(visitor, tx => openVoucherBill(tx, request, 'fr'))
      const payment = shownAttempt(paymentsOf(tenant.node.db, bill.id))
      if (payment && isOpen(payment.status) && bill.status === 'paying')
        await simulation.cashier()?.start(payment.id)
      return payment?.id
    }),
  )
  if (reply.kind === 'answer') return reply.value
  if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
  return undefined
}

/** One voucher with its value, or one package, goes back. */
export function returnOne({ chance, simulation }: Turn, billId: string) {
  return ask(simulation, chance, simulation.relay, `a voucher of ${billId} goes back`, async tenant => {
    const { node } = tenant
    if (!billById(node.db, billId)) return
    const lines = linesNow(node.db, billId).filter(({ left }) => left > 0)
    if (!lines.length) return
    const one = chance.pick(lines)
    const together = lines.filter(each =>
      one.packageNumber ? each.packageNumber === one.packageNumber : each.voucherId === one.voucherId,
    )
    const back = together.map(({ line, left: quantity }) => ({ line, quantity }))
    const request = { id: `${billId}-back`, billId, lines: back, reason: 'withdrawn' as const, cents: null }
    const by = { employeeId: null, employeeName: null, device: null, locale: 'en' as const, usedToo: false }
    await node.execute({ who: 'visitor', via: 'site' }, tx => refundBill(tx, request, by))
    count(simulation.stats, 'vouchers withdrawn from')
  })
}
