import { changeEntry } from '#core/catalogue/change-entry.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { methodFor } from '#core/billing/methods/payment-method.ts'
import { paymentById, paymentsOf } from '#core/billing/payment-store.ts'
import { isOpen } from '#core/billing/status-order.ts'
import type { Tx } from '#core/journal/node.ts'
import { scheduleById } from '#core/programme/store.ts'
import { Refusal } from '#core/refusal.ts'
import { responsibleCinemaOf } from '#core/sales/load.ts'
import { exchangeForBuyer } from '#core/sales/refunds/buyer/exchange-commands.ts'
import { withSeatsOfBothSides } from '#core/seating/gather-commands.ts'
import { methodsOf } from '#relay/payments/offered-methods.ts'
import { requireSynced } from '#relay/payments/synced.ts'
import { visitor } from '../world/small-exhibitor.ts'
import { ask, askAgain } from './calling.ts'
import { chanceOf } from './chance.ts'
import { showsAt, wantedSeats, type Turn } from './people.ts'
import { handOut } from './till.ts'
import { count } from './stats.ts'

/** Every cinema lets buyers exchange their tickets for any of its shows, nearly until they begin. */
export function furnishExchanges(tx: Tx, cinemas: readonly string[]): void {
  for (const cinemaId of cinemas)
    changeEntry(tx, 'settings', `cinema-${cinemaId}`, {
      'refunds.exchange_hours_before': 1,
      'refunds.exchange_films': 'any',
    } as never)
}

/** Now and then a buyer exchanges tickets on the page of the order, and pays what they cost more, or does not; by luck of its own. */
export function exchangeOnlineAside(turn: Turn): void {
  const { simulation, index } = turn
  const chance = chanceOf(simulation.seed, 67_000_000 + index)
  if (!chance.happens(simulation.options.exchanges) || !simulation.relay.incarnation) return
  const wish = wishOf({ ...turn, chance })
  if (wish) void simulation.run(exchange({ ...turn, chance }, wish))
}

type Wish = {
  id: string
  billId: string
  cinemaId: string
  lines: number[]
  scheduleId: string
  seats: string[]
  differenceCents: number
}

function wishOf(turn: Turn): Wish | undefined {
  const { chance, index, simulation } = turn
  const { node } = simulation.relay.incarnation!
  const bills = node.db
    .prepare(
      "SELECT id FROM bills WHERE source = 'site' AND status IN ('settled', 'partially_refunded') ORDER BY opened_at DESC, id LIMIT 30",
    )
    .pluck()
    .all() as string[]
  if (!bills.length) return undefined
  const billId = chance.pick(bills)
  const tickets = linesNow(node.db, billId).filter(({ kind, left }) => kind === 'ticket' && left > 0)
  if (!tickets.length) return undefined
  const old = chance.some(tickets, chance.between(1, tickets.length))
  const cinemaId = scheduleById(node.db, old[0]!.scheduleId!)?.cinemaId ?? ''
  const shows = showsAt(simulation.relay).filter(
    show => scheduleById(node.db, show)?.cinemaId === cinemaId && show !== old[0]!.scheduleId,
  )
  if (!shows.length) return undefined
  const scheduleId = chance.pick(shows)
  const seats = wantedSeats(turn, simulation.relay, scheduleId, old.length)
  const lines = old.map(({ line }) => line)
  return {
    id: `swap-${index}`,
    billId,
    cinemaId,
    lines,
    scheduleId,
    seats,
    differenceCents: 250 * old.length,
  }
}

/** As the relay's route does: what costs more is begun to be paid, and anything else is exchanged at once. */
async function exchange(turn: Turn, wish: Wish): Promise<void> {
  const { chance, simulation } = turn
  const { id, billId, cinemaId, lines, scheduleId, seats, differenceCents } = wish
  const basket = { id: `${id}-basket`, visitor: { id: `${id}-visitor`, address: id } }
  const reply = await askAgain(simulation, chance, 4, () =>
    ask(
      simulation,
      chance,
      simulation.relay,
      id,
      async tenant => {
        requireSynced(tenant.node, cinemaId)
        const cashier = simulation.cashier()
        const accounts = differenceCents > 0 ? [accountFor(tenant, billId)] : []
        await cashier?.requireStarted(accounts)
        const { made, paid } = await withSeatsOfBothSides(tenant, scheduleId, () =>
          tenant.node.execute(visitor, tx => {
            cashier?.requireCompared(accounts, responsibleCinemaOf(tx.db, billId))
            if (!tenant.line.connected(cinemaId)) throw new Refusal('cinema_not_reached')
            return exchangeForBuyer(tx, billId, { id, lines, scheduleId, seats, basket, differenceCents })
          }),
        )
        if (paid && isOpen(paid.status)) await simulation.cashier()?.start(paid.id)
        return { made, paid }
      },
      ({ made }, tenant) => made && handOut(turn, tenant, billId),
    ),
  )
  if (reply.kind === 'refused' && reply.refusal.code === 'total_changed')
    return exchange(turn, { ...wish, differenceCents: Number(reply.refusal.details['totalCents']) })
  if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
  if (reply.kind !== 'answer') return
  count(simulation.stats, reply.value.paid ? 'exchanges to be paid' : 'exchanges by buyers')
  if (reply.value.paid) await pay(turn, reply.value.paid.id)
}

/** The account that takes what an exchange costs more: that of how the order was paid, where it is still offered. */
function accountFor(tenant: Tenant, billId: string): string {
  const before = paymentsOf(tenant.node.db, billId).find(({ method }) => method === 'online')?.methodId
  return methodFor(methodsOf(tenant), { id: undefined, before: before ?? null, withVoucher: false }).account
}

/** The buyer pays, in time or late, cancels, or goes away; and the order's page asks what became of it. */
async function pay(turn: Turn, paymentId: string): Promise<void> {
  const { chance, simulation } = turn
  const { clock, provider } = simulation
  const ending = chance.pick(['paid', 'paid', 'paid', 'late', 'cancelled', 'failed', 'away'] as const)
  if (ending === 'away') return
  await clock.sleep(ending === 'late' ? chance.between(880_000, 910_000) : chance.between(1000, 120_000))
  const ref = provider.ofKey(paymentId)?.ref
  if (ref) provider.press(ref, ending === 'late' ? 'paid' : ending)
  for (let looks = chance.between(0, 3); looks > 0; looks--) {
    await clock.sleep(chance.between(500, 20_000))
    await look(turn, paymentId)
  }
}

function look(turn: Turn, paymentId: string) {
  const { chance, simulation } = turn
  return ask(
    simulation,
    chance,
    simulation.relay,
    `the exchange of ${paymentId}`,
    async tenant => {
      const payment = paymentById(tenant.node.db, paymentId)
      if (payment?.status === 'paying')
        await simulation
          .cashier()
          ?.look(payment)
          .catch(() => undefined)
      return paymentById(tenant.node.db, paymentId)
    },
    (payment, tenant) => payment?.status === 'paid' && handOut(turn, tenant, payment.billId),
  )
}
