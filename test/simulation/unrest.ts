import { lineSentence } from '#core/devices/line-trouble.ts'
import { partsOf } from '#core/journal/fact.ts'
import { orderedRefunds } from '#core/billing/refunds/cancelled-store.ts'
import { openRefundRequests } from '#core/billing/refunds/request-store.ts'
import { paidOnlineOnly } from '#core/billing/payment-store.ts'
import { seatsToRebalance } from '#core/seating/allotment-worker.ts'
import { awaitedKeys } from './key-check.ts'
import { isDrawn } from './listed-check.ts'
import { showsAt } from './people.ts'
import type { Place } from './place.ts'
import type { Simulation } from './simulation.ts'
import { stuckMoney } from './stuck-money.ts'

/** How long everything may take to come to rest once nothing goes wrong any more. */
const restMs = 2 * 3_600_000

/** Waits until everything has come to its end; false when it does not. */
export const rest = (simulation: Simulation) => untilOver(simulation, () => unrest(simulation))

/** Lets time pass until there is nothing more of a kind; what is left then is a finding. */
export async function untilOver(
  simulation: Simulation,
  lookAgain: () => Generator<string>,
): Promise<boolean> {
  const { clock, found } = simulation
  const until = clock.now() + restMs
  const isAtRest = () => lookAgain().next().done === true
  let rested = isAtRest()
  while (!rested && clock.now() < until && !found.length) {
    await clock.pass(30_000)
    rested = isAtRest()
  }
  if (!rested && !found.length) for (const what of lookAgain()) simulation.fail('I8', what)
  return !found.length
}

/** Streams a place holds too little of, or should not hold at all. */
function* streamsApart({ witness, relay }: Simulation, place: Place): Generator<string> {
  for (const { origin, seq, hash } of witness.ends()) {
    const { scope } = partsOf(origin)
    const shared = place === relay || scope === 'exhibitor' || scope === `cinema:${place.identity.cinemaId}`
    const head = place.incarnation?.node.journal.head(origin)
    if (shared && (head?.seq !== seq || head.hash !== hash))
      yield `${place.name} holds ${origin} up to ${head?.seq} of ${seq}`
    if (!shared && head?.seq) yield `${place.name} holds ${origin}, which is another cinema's`
  }
}

export function* allStreamsApart(simulation: Simulation): Generator<string> {
  for (const place of simulation.places) yield* streamsApart(simulation, place)
}

/** What has not come to its end, one after the other: whoever only asks whether there is something hears the first. */
function* unrest(simulation: Simulation): Generator<string> {
  const { places, wires, provider, vouchers, refreshments, topUps, cards, emergencyModeCheck } = simulation
  const off = places.find(({ incarnation }) => !incarnation)
  if (off) return yield `${off.name} does not run`
  if (provider.untold()) yield 'the provider has something to tell that nobody takes'
  yield* vouchers.unrest()
  yield* refreshments.unrest()
  yield* simulation.seats.unrest(id => isDrawn(simulation.relay, id))
  yield* topUps.unrest()
  yield* cards.unrest()
  yield* simulation.mails.unrest(simulation.hasMail, simulation.relay.incarnation!)
  for (const place of places) {
    const { node } = place.incarnation!
    const counted = (sql: string) => node.db.prepare(sql).pluck().get() as number
    yield* streamsApart(simulation, place)
    yield* awaitedKeys(place, simulation)
    if (node.state() !== 'ready') yield `${place.name} is ${node.state()}`
    if (counted('SELECT count(*) FROM holds')) yield `${place.name} still holds seats for a basket`
    if (counted("SELECT count(*) FROM payments WHERE status = 'paying'"))
      yield `${place.name} has a payment without an end`
    // A guest may never come for what a card terminal owes.
    if (
      counted(
        "SELECT count(*) FROM bills WHERE status IN ('paying', 'refunding') AND id NOT IN (SELECT bill_id FROM refunds WHERE status = 'at_terminal')",
      )
    )
      yield `${place.name} has a bill without an end`
    if (counted("SELECT count(*) FROM refunds WHERE status NOT IN ('refunded', 'at_terminal')"))
      yield `${place.name} owes a refund`
    yield* stuckMoney(place.incarnation!, simulation)
    if (openRefundRequests(node.db, node.identity.role).some(ask => paidOnlineOnly(node.db, ask.billId)))
      yield `${place.name} has not answered a request for a refund`
    if (orderedRefunds(node.db, node.identity.role, 1).length)
      yield `${place.name} has not paid back a cancelled show`
    if (counted('SELECT count(*) FROM parked')) yield `${place.name} has parked a fact`
    for (const show of showsAt(place))
      if (seatsToRebalance(place.incarnation!.tenant, node.db, show))
        yield `${place.name} does not give the other side what it should be able to sell of ${show}`
    yield* emergencyModeCheck.wrong(place)
    if (node.nodeStatus.emergencyMode()) yield `${place.name} still sells in emergency mode`
    if (vouchers.hasConflict(node.db)) yield `${place.name} has a conflict of turns`
    if (counted('SELECT count(*) FROM refreshment_conflicts'))
      yield `${place.name} has a conflict of a voucher's value`
  }
  for (const { peer, cinemaId } of wires)
    for (const side of ['relay', 'box'] as const) {
      const trouble = peer(side)?.trouble()
      if (!peer(side)?.ready()) yield `${cinemaId}: the line is not up`
      if (trouble) yield `${cinemaId}: ${lineSentence(trouble)}`
      if (peer(side)?.behind())
        yield `${cinemaId}: the other side of the ${side} is ${peer(side)?.behind()} facts behind`
    }
}
