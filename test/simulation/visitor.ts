import type { Tenant } from '#core/api/tenant.ts'
import type { CheckoutRequest } from '#core/sales/checkout-contract.ts'
import { responsibleCinemaOf } from '#core/sales/load.ts'
import { openAttempts, shownAttempt } from '#core/sales/attempts.ts'
import { openAttempt } from '#core/sales/online-commands.ts'
import { isOpen } from '#core/billing/status-order.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import type { Tx } from '#core/journal/node.ts'
import { scheduleById } from '#core/programme/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { paymentById, paymentsOf } from '#core/billing/payment-store.ts'
import { ProviderTrouble } from '#relay/payments/provider.ts'
import { withSeatsOfBothSides } from '#core/seating/gather-commands.ts'
import { withTurnsOfAllSides } from '#core/vouchers/gather-commands.ts'
import { checkoutOf, visitor } from '../world/small-exhibitor.ts'
import { offered } from '#core/billing/methods/payment-method.ts'
import { chanceOf } from './chance.ts'
import { ask, askAgain, type Reply } from './calling.ts'
import { grab } from './greedy.ts'
import { guessedCents, mailboxOf, showsAt, wantedSeats, type Turn } from './people.ts'
import { payingAsShown, rateWanted } from './offer-people.ts'
import { brought, payingForGlasses, ticketsOf } from './glasses-people.ts'
import { giftsBeside } from './gift-people.ts'
import { handOut, keepSeats, onceMade } from './till.ts'
import { purchaseOf } from './shared-id.ts'
import { count } from './stats.ts'
import { codeInHand } from './voucher-people.ts'

const endings = [
  'pays',
  'pays',
  'pays',
  'cancels',
  'fails',
  'goes away',
  'pays late',
  'pays in two tabs',
  'gives up',
] as const

/** A visitor chooses seats on the website, opens a bill, goes to the provider, and pays, or does not. */
export function visit(turn: Turn): string {
  const { chance, index, simulation } = turn
  const { relay } = simulation
  if (!relay.incarnation) return 'the relay is off'
  // Now and then it is one who wants them all.
  if (index % 13 === 0) return grab(turn)
  const shows = showsAt(relay)
  if (!shows.length) return 'no show'
  const show = chance.pick(shows)
  const seats = wantedSeats(turn, relay, show, chance.between(1, 4))
  const ending = chance.pick(endings)
  const way = chance.pick(['at once', 'by hold', 'by auto-hold'])
  const voucherId = chance.happens(0.35) ? codeInHand(turn) : undefined
  void simulation.run(buy(turn, { show, seats, ending, way, voucherId }))
  return `website: bill-${index} ${way}, ${seats.join(' ')} of ${show}${voucherId ? ` by ${voucherId}` : ''}; the visitor ${ending}`
}

type Guest = {
  show: string
  seats: string[]
  ending: (typeof endings)[number]
  way: string
  voucherId: string | undefined
}

async function buy(turn: Turn, guest: Guest) {
  const { chance, index, simulation } = turn
  const { relay, clock } = simulation
  const id = `bill-${index}`
  let { seats } = guest
  if (guest.way !== 'at once') {
    const basket = { id, scheduleId: guest.show, channel: 'site' as const, connected: true }
    const kept = await keepSeats(turn, relay, basket, guest.way === 'by hold' ? seats : seats.length)
    if (kept.kind === 'refused') return
    if (kept.kind === 'answer') ({ seats } = kept.value)
    await clock.sleep(chance.between(0, chance.happens(0.05) ? 900_000 : 60_000))
  }
  const items = seats.map((seat, at) => ({
    type: 'ticket' as const,
    schedule_id: guest.show,
    price_rate_id: rateWanted(turn, 1),
    seat,
    ...(guest.voucherId ? { voucher_id: guest.voucherId } : {}),
    ...brought(turn, 1, at),
  }))
  const paymentId = await checkOut(
    turn,
    checkoutOf(id, [], {
      ...mailboxOf(id),
      items,
      amount: guessedCents(seats, 0, guest.voucherId, simulation.shownPrices.get(id)?.cents),
      payment_method_id: methodOf(turn),
      ...giftsBeside(turn),
    }),
  )
  if (!paymentId || guest.ending === 'goes away') return
  await clock.sleep(
    guest.ending === 'pays late' ? chance.between(880_000, 910_000) : chance.between(1000, 120_000),
  )
  if (guest.ending === 'gives up') await giveUp(turn, id)
  let last = paymentId
  if (guest.ending === 'pays in two tabs') {
    last = (await payAgain(turn, id, paymentId)) ?? paymentId
    if (chance.happens(0.7)) press(turn, paymentId, 'paid')
    await clock.sleep(chance.between(0, 20_000))
  }
  press(turn, last, guest.ending === 'cancels' ? 'cancelled' : guest.ending === 'fails' ? 'failed' : 'paid')
  for (let looks = chance.between(0, 3); looks > 0; looks--) {
    await clock.sleep(chance.between(500, 20_000))
    await readStatus(turn, last)
  }
  for (let tries = chance.happens(0.4) ? chance.between(1, 2) : 0; tries > 0; tries--) {
    await clock.sleep(chance.between(500, 60_000))
    const next = await payAgain(turn, id, last)
    if (!next || next === last) return
    last = next
    await clock.sleep(chance.between(500, 60_000))
    press(turn, last, chance.pick(['paid', 'paid', 'failed', 'cancelled']))
    await readStatus(turn, last)
  }
}

/** Which way to pay a visitor takes, by luck of its own. */
function methodOf({ simulation: { seed, options }, index }: Turn, again = 0): string {
  return chanceOf(seed, 17_000_000 + 2 * index + again).happens(options.otherMethod) ? 'other' : 'test'
}

function press({ simulation: { provider } }: Turn, paymentId: string, what: 'paid' | 'cancelled' | 'failed') {
  const ref = provider.ofKey(paymentId)?.ref
  if (ref) provider.press(ref, what)
}

/** Presses "try again" on the result page, as the relay's route answers it; the attempt to pay, if there is one. */
async function payAgain(turn: Turn, billId: string, after: string): Promise<string | undefined> {
  const { chance, simulation } = turn
  const reply = await askAgain(simulation, chance, 3, () =>
    ask(simulation, chance, simulation.relay, `${billId} again`, async tenant => {
      const { db } = tenant.node
      const cashier = simulation.cashier()
      const methodId = methodOf(turn, 1)
      const accounts = takersOf(tenant, methodId)
      await cashier?.requireStarted(accounts)
      for (const payment of openAttempts(paymentsOf(db, billId)))
        await cashier?.ask(payment).catch(ignoreTrouble)
      const scheduleId = linesOf(db, billId)[0]?.scheduleId ?? ''
      const attempt = await withTurnsOfAllSides(tenant, () =>
        withSeatsOfBothSides(tenant, scheduleId, () =>
          tenant.node.execute(visitor, tx => {
            cashier?.requireCompared(accounts, responsibleCinemaOf(tx.db, billId))
            return openAttempt(tx, billId, after, undefined, methodId)
          }),
        ),
      )
      if (attempt) await cashier?.giveUp(billId, attempt.id)
      const shown = shownAttempt(paymentsOf(db, billId))
      if (shown && isOpen(shown.status) && billById(db, billId)!.status === 'paying')
        await cashier?.start(shown.id)
      return shown?.id
    }),
  )
  if (reply.kind === 'answer') count(simulation.stats, 'payments begun again')
  if (reply.kind === 'refused') count(simulation.stats, `refused again ${reply.refusal.code}`)
  return reply.kind === 'answer' ? reply.value : undefined
}

/** Presses "cancel the purchase" while the payment is open. */
function giveUp(turn: Turn, billId: string) {
  const { chance, simulation } = turn
  return ask(simulation, chance, simulation.relay, `giving up ${billId}`, async () => {
    await simulation.cashier()?.giveUp(billId)
  })
}

function ignoreTrouble(cause: unknown): void {
  if (!(cause instanceof ProviderTrouble)) throw cause
}

/** Presses the button until there is a payment page; the id of the payment, or undefined when there is none to pay. */
export async function checkOut(turn: Turn, request: CheckoutRequest): Promise<string | undefined> {
  const { chance, simulation } = turn
  const reply = await askAgain(simulation, chance, 4, (): Promise<Reply<string | undefined>> =>
    ask(simulation, chance, simulation.relay, request.bill_id, tenant => checkout(turn, tenant, request)),
  )
  if (reply.kind === 'answer') return reply.value
  if (reply.kind === 'silence') return undefined
  const { code, details } = reply.refusal
  if (code === 'total_changed' && !simulation.money.bills.has(purchaseOf(request.bill_id, 'site')))
    return checkOut(turn, { ...request, amount: Number(details['totalCents']) })
  count(simulation.stats, `refused ${code}`)
  return undefined
}

/** The accounts whose list is read before a purchase begins: the method's, or each where none takes money. */
function takersOf({ node }: Tenant, methodId = ''): string[] {
  const methods = offered(node.catalogue.all('payment_method'), 'site')
  return methods.flatMap(({ id, account }) => (!methodId || id === methodId ? (account ?? []) : []))
}

/** As the relay's checkout route does. */
async function checkout(turn: Turn, tenant: Tenant, request: CheckoutRequest) {
  const cashier = turn.simulation.cashier()
  const accounts = takersOf(tenant, request.amount ? request.payment_method_id : '')
  await cashier?.requireStarted(accounts)
  const bill = await withTurnsOfAllSides(tenant, () =>
    withSeatsOfBothSides(tenant, request.items[0]!.schedule_id, () =>
      tenant.node.execute(visitor, tx =>
        onceMade(turn, tx, request.bill_id, () =>
          payingAsShown(turn, tx, basketOf(request), () =>
            payingForGlasses(turn, tx, { billId: request.bill_id, tickets: ticketsOf(request) }, () =>
              openNew(tx, request, () => cashier?.requireCompared(accounts, cinemaOf(tx, request))),
            ),
          ),
        ),
      ),
    ),
  )
  const payment = shownAttempt(paymentsOf(tenant.node.db, bill.id))
  if (payment && isOpen(payment.status) && bill.status === 'paying')
    await turn.simulation.cashier()?.start(payment.id)
  return payment?.id
}

/** Nothing to pay is begun before the lists were read in which it may be, where its bill is not known. */
function openNew(tx: Tx, request: CheckoutRequest, requireCompared: () => void): BillRow {
  if (request.amount && !billById(tx.db, request.bill_id)) requireCompared()
  return openBill(tx, request, 'fr')
}

/** The cinema whose box knows of a purchase; null where all of them are needed. */
function cinemaOf({ db }: Tx, { items, vouchers }: CheckoutRequest): string | null {
  const isOfAll = vouchers || items.some(item => item.voucher_id)
  return isOfAll ? null : (scheduleById(db, items[0]!.schedule_id)?.cinemaId ?? null)
}

/** A visitor's basket has its bill's name. */
const basketOf = ({ bill_id, items }: CheckoutRequest) => ({
  billId: bill_id,
  basket: bill_id,
  seats: items.flatMap(item =>
    item.type === 'ticket' ? [{ scheduleId: item.schedule_id, seatId: item.seat ?? '' }] : [],
  ),
})

/** The page after the payment: it asks, and shows the tickets once they are bought. */
function readStatus(turn: Turn, paymentId: string) {
  const { chance, simulation } = turn
  return ask(
    simulation,
    chance,
    simulation.relay,
    `the status of ${paymentId}`,
    async tenant => {
      const payment = paymentById(tenant.node.db, paymentId)
      if (payment?.status === 'paying')
        await simulation
          .cashier()
          ?.look(payment)
          .catch(() => undefined)
      const bill = payment && billById(tenant.node.db, payment.billId)
      return bill?.status === 'settled' ? bill.id : undefined
    },
    (billId, tenant) => billId && handOut(turn, tenant, billId),
  )
}
