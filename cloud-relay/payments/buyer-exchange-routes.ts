import { billIdOf, paymentNameOf } from '#core/access/access-key.ts'
import type { Context, Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { visitorOf } from '#core/api/visitor.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { methodFor } from '#core/billing/methods/payment-method.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { paymentOfExchange } from '#core/billing/refunds/exchange-payment-store.ts'
import { isOpen } from '#core/billing/status-order.ts'
import type { BillRow } from '#core/billing/store.ts'
import type { Tx } from '#core/journal/node.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { Refusal } from '#core/refusal.ts'
import { responsibleCinemaOf } from '#core/sales/load.ts'
import { exchangeForBuyer, priceForBuyer } from '#core/sales/refunds/buyer/exchange-commands.ts'
import {
  exchangeByBuyer,
  priceBuyerExchange,
  readBuyerExchange,
  type BuyerExchange,
  type BuyerExchangeWish,
} from '#core/sales/refunds/buyer/exchange-contract.ts'
import { exchangeShows, loadExchangeOffer } from '#core/sales/refunds/buyer/exchange-load.ts'
import { withSeatsOfBothSides } from '#core/seating/gather-commands.ts'
import { methodsOf } from './offered-methods.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { ProviderTrouble } from './provider.ts'
import { billOfKey } from './result-routes.ts'
import { requireSynced } from './synced.ts'

/** Exchanging what was bought on the website, for whoever has the access key of the purchase. */
export function buyerExchangeRoutes(
  mount: Mount,
  cashierOf: (tenant: Tenant) => PaymentProcessor | undefined,
): void {
  mount(readBuyerExchange, ({ params }, { tenant, locale }) => {
    const bill = billOfKey(tenant, params.uuid)
    const { db, catalogue, runtime } = tenant.node
    const offer = loadExchangeOffer({ db, catalogue, nowMs: runtime.now() }, bill)
    if (!offer) return { data: null }
    const lines = offer.lines.map(({ line, text, seatId, freeSeating, scheduleId = '' }) => ({
      line,
      text,
      seat: freeSeating ? '' : (seatId ?? ''),
      schedule_id: scheduleId,
    }))
    const sent_to = privatePart<{ email: string }>(tenant.node, bill.privateDigest)?.email ?? ''
    const shows = exchangeShows(tenant, bill, offer, locale)
    const methods = methodsOf(tenant).map(({ id, name }) => ({ id, name: inLocale(name, locale) }))
    return { data: { until: offer.until, number: bill.number ?? '', lines, shows, methods, sent_to } }
  })

  mount(priceBuyerExchange, async ({ params, body }, context) => {
    const bill = billOfKey(context.tenant, params.uuid)
    requireSynced(context.tenant.node, bill.cinemaId)
    const difference = await reached(context, bill, body, (tx, wish) => priceForBuyer(tx, bill.id, wish))
    return { data: { difference } }
  })

  mount(exchangeByBuyer, async ({ params, body }, context) => {
    const { tenant } = context
    const bill = billOfKey(tenant, params.uuid)
    requireSynced(tenant.node, bill.cinemaId)
    const cashier = cashierOf(tenant)
    const account = body.difference > 0 ? await requireProvider(tenant, bill, body, cashier) : undefined
    await exchange(context, bill, body, tx => {
      if (account) cashier!.requireCompared([account], responsibleCinemaOf(tx.db, bill.id))
    })
    const begun = paymentOfExchange(tenant.node.db, body.id)
    if (!begun || !isOpen(begun.status)) return { data: { uuid: params.uuid, payment: null } }
    await cashier!.start(begun.id).catch(noAnswer)
    return { data: { uuid: params.uuid, payment: { id: paymentNameOf(params.uuid, begun.id) } } }
  })
}

/**
 * Nothing is begun before the list of the account that would take the money was read, as for every purchase.
 *
 * @returns that account
 */
async function requireProvider(
  tenant: Tenant,
  bill: BillRow,
  { payment_method_id: id }: BuyerExchange,
  cashier: PaymentProcessor | undefined,
): Promise<string> {
  if (!cashier) throw new Refusal('module_off')
  const before = paymentsOf(tenant.node.db, bill.id).find(({ method }) => method === 'online')?.methodId
  const { account } = methodFor(methodsOf(tenant), { id, before: before ?? null, withVoucher: false })
  await cashier.requireStarted([account]).catch(noAnswer)
  return account
}

/** @param requireCompared asked at the moment of writing, as a recovery may begin at any other */
async function exchange(
  context: Context,
  bill: BillRow,
  body: BuyerExchange,
  requireCompared: (tx: Tx) => void,
): Promise<void> {
  const { tenant } = context
  const { id, difference: differenceCents, payment_method_id: methodId } = body
  const oldShows = linesNow(tenant.node.db, bill.id).flatMap(each => each.scheduleId ?? [])
  await reached(context, bill, body, (tx, wish) => {
    requireCompared(tx)
    exchangeForBuyer(tx, bill.id, { ...wish, id, differenceCents, methodId })
  })
  for (const show of new Set(oldShows)) tenant.emitSeats(show, [])
}

/** Runs what is about the seats of both sides, while the cinema is reached. */
function reached<R>(
  { tenant, actor, request }: Context,
  bill: BillRow,
  { lines, seats, schedule_id: scheduleId, basket: id }: BuyerExchangeWish,
  work: (tx: Tx, wish: Parameters<typeof priceForBuyer>[2]) => R,
): Promise<R> {
  const basket = { id: billIdOf(id), visitor: visitorOf(request, tenant) }
  return withSeatsOfBothSides(tenant, scheduleId, () =>
    tenant.node.execute(actor, tx => {
      // While the line is cut the door does not learn that a ticket is no longer good, nor this side who was let in.
      if (!tenant.line.connected(bill.cinemaId)) throw new Refusal('cinema_not_reached')
      return work(tx, { lines, scheduleId, seats, basket })
    }),
  )
}

function noAnswer(cause: unknown): never {
  throw cause instanceof ProviderTrouble ? new Refusal('payment_unavailable') : cause
}
