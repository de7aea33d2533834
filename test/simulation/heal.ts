import { partsOf } from '#core/journal/fact.ts'
import { differingTables } from '../core/journal/link.ts'
import { readInOtherOrder } from '../world/other-order.ts'
import { lookAtKeys } from './key-check.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { rebuild, verify } from '#core/node.ts'
import { confirmWhoeverAsks } from './disasters.ts'
import { endTrouble } from './end-of-trouble.ts'
import { awaitForks } from './fork.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { terminalMoneyOf } from '#core/billing/refunds/given-store.ts'
import { idSent } from '#core/billing/purchase.ts'
import { paidTwice } from '#core/recovery/store.ts'
import { turnOwnerOf } from '#core/vouchers/turn.ts'
import { byHand, checkoutOf } from '../world/small-exhibitor.ts'
import { chanceOf } from './chance.ts'
import { lookAtSeats } from './listed-check.ts'
import { lookAtTwice, statusIn } from './one-id-twice.ts'
import { mailboxOf } from './people.ts'
import { lookAtRefreshments } from './refreshment-belief.ts'
import { purchaseOf } from './shared-id.ts'
import { openAgain, putAway, takeDatabase } from './disk-shelf.ts'
import type { Simulation } from './simulation.ts'
import { sell } from './till.ts'
import { rest } from './unrest.ts'
import { checkOut } from './visitor.ts'

const listeningMs = 11 * 60_000
/** Facts that hand seats over by themselves, per party that took seats: they follow demand, they do not travel to and fro. */
const givingsPerParty = 0.3
/** What takes seats out of the free ones, by the names it is counted under. */
const seatTakers = ['sales at the register', 'bills online', 'reservations made', 'exchanges'] as const

/**
 * Ends all trouble and demands progress: in bounded time every stream is everywhere, no payment, refund or hold is
 * open, nothing is parked. Then compares what everybody holds, byte for byte.
 */
export async function heal(simulation: Simulation): Promise<void> {
  const { places, found } = simulation
  const isLeftAlone = simulation.options.byTime > 0
  await endTrouble(simulation)
  await simulation.twins.settle(simulation)
  await awaitForks(simulation)
  confirmWhoeverAsks(simulation)
  const rested = await rest(simulation)
  // A box that has recovered gives no seats away until its registers have spoken.
  if (places.some(place => place.incarnation?.node.nodeStatus.listens()))
    await simulation.clock.pass(listeningMs)
  // What is done by time alone is done before business goes on, which wakes much.
  if (rested && isLeftAlone && (await rest(simulation))) lookAtEnds(simulation)
  if (rested && !found.length) await goOn(simulation)
  if (found.length || !(await rest(simulation))) return
  lookAtEnds(simulation)
  compare(simulation)
  const { stats } = simulation
  const parties = seatTakers.reduce((sum, name) => sum + (stats[name] ?? 0), 0)
  const givings = stats['transfers: allotment'] ?? 0
  if (givings > (20 + parties) * givingsPerParty)
    simulation.fail('I8', `seats were handed over ${givings} times for ${parties} parties`)
}

/** What everybody is owed has come to them. */
function lookAtEnds(simulation: Simulation): void {
  const { db } = simulation.relay.incarnation!.node
  const listed = new Set(paidTwice(db).map(({ billId }) => billId))
  simulation.money.atEnd(
    bill => statusIn(db, bill),
    billId => listed.has(billId),
    billId => terminalMoneyOf(db, billId).some(({ status }) => status === 'at_terminal'),
  )
  for (const box of simulation.boxes) simulation.tills.get(box)!.atEnd(box.incarnation!.tenant)
  simulation.terminals.atEnd(simulation.relay)
  simulation.gifts.atEnd(db)
  simulation.glasses.atEnd(db)
}

/** Business goes on: at every cinema a show is planned, each side sells a seat that was the other's, one is paid online. */
async function goOn(simulation: Simulation): Promise<void> {
  const { relay, boxes, clock, provider, money } = simulation
  for (const [index, box] of boxes.entries()) {
    const [show, bill] = [`show-after-${index}`, `bill-after-${index}`]
    const turn = {
      index: 1_000_000 + index,
      chance: chanceOf(simulation.seed, 1_000_000 + index),
      simulation,
    }
    const wanted = {
      id: show,
      versionId: 'version-1',
      screenId: `screen-${index + 1}`,
      day: '2026-11-25',
      time: '20:00',
    }
    void simulation.run(relay.incarnation!.node.execute(byHand, tx => createSchedule(tx, wanted)))
    await clock.pass(5000)
    const tickets = [{ scheduleId: show, seatId: 'B1', priceRateId: 'normal' }]
    const sale = {
      id: `sale-after-${index}`,
      holdId: null,
      tickets,
      products: [],
      totalCents: 1000,
      payments: [{ methodId: 'terminal' }],
    }
    const items = [{ type: 'ticket' as const, schedule_id: show, price_rate_id: 'normal', seat: 'A3' }]
    const request = { ...mailboxOf(bill), items, amount: 1000 }
    void simulation.run(sell(turn, box, sale))
    void simulation.run(checkOut(turn, checkoutOf(bill, [], request)))
    await clock.pass(30_000)
    provider.press(provider.ofKey(`${bill}-1`)?.ref ?? '', 'paid')
    await clock.pass(30_000)
    for (const id of [sale.id, bill])
      if (!money.bills.get(id)?.settled)
        simulation.fail('I8', `${box.name} and the relay are well, and ${id} is not sold`)
  }
}

/** I6: every node reads its own journal as its tables say, and shared streams alike. */
function compare(simulation: Simulation): void {
  const { places, relay, rules, fail, outputs, seats, vouchers, refreshments, plans, witness, money } =
    simulation
  let ofRelay: Record<string, string> = {}
  const owners = places.map(({ identity }) => turnOwnerOf(identity))
  for (const place of places) {
    const { node } = place.incarnation!
    plans.look(place, outputs.tickets)
    outputs.look(place)
    lookAtKeys(place, simulation)
    simulation.stock.look(place)
    simulation.cash.look(place)
    lookAtSeats(place, fail)
    lookAtTwice(place, money.bills.values(), fail)
    const anew = takeDatabase()
    const live = dumpDerived(node.db)
    for (const wrong of verify(node.db, { kinds: rules.kinds, to: openAgain(anew), live }))
      fail('I6', `${place.name}: ${wrong}`)
    putAway(anew)
    for (const { origin, seq, bytes } of node.db
      .prepare('SELECT o.origin, f.seq, f.bytes FROM facts f JOIN origins o ON o.id = f.origin_id')
      .iterate() as Iterable<{ origin: string; seq: number; bytes: string }>)
      if (witness.bytesOf(origin, seq) !== bytes) fail('I3', `${origin}#${seq} changed at ${place.name}`)
    for (const { ticketId, scheduleId, cinemaId, billId } of outputs.tickets) {
      const isKnown = (['site', 'register'] as const).some(side => money.bills.has(purchaseOf(billId, side)))
      if (!isKnown || !outputs.receipt(ticketId)) continue
      if (place !== relay && place.identity.cinemaId !== cinemaId) continue
      const known = node.db
        .prepare('SELECT schedule_id, bill_id FROM bill_lines WHERE ticket_id = ?')
        .get(ticketId) as { schedule_id: string; bill_id: string } | undefined
      // Of two purchases under one id each has a bill, which was called otherwise while only one was known.
      const isOn = known && (known.bill_id === billId || idSent(known.bill_id) === idSent(billId))
      if (known?.schedule_id !== scheduleId || !isOn)
        fail('I2', `${place.name} lost ticket ${ticketId} of ${billId}`)
    }
    for (const { schedule_id, seat_id, version, owner, state } of node.db
      .prepare('SELECT * FROM seat_tokens')
      .all() as Seat[]) {
      const token = seats.holderOf(schedule_id, seat_id)
      if (token?.version !== version || token.owner !== owner || token.state !== state)
        fail('I6', `${place.name} believes ${schedule_id}/${seat_id} is ${state} at the ${owner}`)
    }
    for (const { voucher_id, turn, version, owner, state } of node.db
      .prepare('SELECT * FROM turn_tokens')
      .all() as UsedTurn[]) {
      const holder = vouchers.holderOf(voucher_id, turn)
      if (holder?.version !== version || holder.owner !== owner || holder.state !== state)
        fail('I6', `${place.name} believes turn ${voucher_id}/${turn} is ${state} at the ${owner}`)
    }
    lookAtRefreshments(place, node.db, refreshments, fail)
    simulation.cards.look(place, node.db, owners)
    for (const show of seats.cancelled)
      if (scheduleById(node.db, show)?.cancelled === false)
        fail('I6', `${place.name} believes in ${show}, which is cancelled`)
    // It is the first of them.
    if (place === relay) {
      ofRelay = live
      lookAtOrder(simulation, live)
      continue
    }
    const { db, journal } = relay.incarnation!.node
    const includes = (origin: string) =>
      ['exhibitor', `cinema:${place.identity.cinemaId}`].includes(partsOf(origin).scope)
    const told = takeDatabase()
    // The relay's own tables have just been found to be what all of its streams say.
    const tellsAll = journal.heads().every(({ origin }) => includes(origin))
    const shared = tellsAll
      ? ofRelay
      : dumpDerived(rebuild(db, { kinds: rules.kinds, includes, to: openAgain(told) }))
    for (const table of differingTables(live, shared))
      fail('I6', `${place.name} and the relay differ in ${table}`)
    putAway(told)
  }
}

/** I6: the relay, which holds all streams, would tell the same had they come in another order. */
function lookAtOrder({ relay, rules, seed, fail }: Simulation, live: Record<string, string>): void {
  const other = takeDatabase()
  const { between } = chanceOf(seed, 79_000_000)
  const read = readInOtherOrder(relay.incarnation!.node.db, openAgain(other), between, rules.kinds)
  for (const table of differingTables(live, dumpDerived(read)))
    fail('I6', `${table} depends on the order in which the relay heard of it`)
  putAway(other)
}

type UsedTurn = { voucher_id: string; turn: number; version: number; owner: string; state: string }
type Seat = { schedule_id: string; seat_id: string; version: number; owner: string; state: string }
