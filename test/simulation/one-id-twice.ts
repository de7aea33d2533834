import { idSent } from '#core/billing/purchase.ts'
import { billsTwice } from '#core/billing/store.ts'
import type { Db } from '#core/database/sql.ts'
import { scheduleById } from '#core/programme/store.ts'
import { checkoutOf } from '../world/small-exhibitor.ts'
import { chanceOf, type Chance } from './chance.ts'
import { guessedCents, mailboxOf, showsAt, wantedSeats, type Turn } from './people.ts'
import type { Bought } from './money-check.ts'
import type { Place } from './place.ts'
import { isShared, sharesId } from './shared-id.ts'
import { count } from './stats.ts'
import { sell } from './till.ts'
import { checkOut } from './visitor.ts'
import type { Fail } from './witness.ts'

/**
 * A browser and a register send one bill's id, each for a purchase of its own: a program that is broken, or somebody who
 * cheats. Both may be paid. Mostly the line is cut meanwhile, or the second one is told that the id is used.
 */
export function useIdTwice(turn: Turn): string {
  const { index, simulation } = turn
  const chance = chanceOf(simulation.seed, 15_000_000 + index)
  const wire = chance.pick(simulation.wires)
  const { box } = wire
  const here = showsAt(box)
  const online = here.filter(show => showsAt(simulation.relay).includes(show))
  if (!here.length || !online.length) return 'nobody has an id to use twice'
  const id = sharesId(index)
  if (chance.happens(0.7)) wire.cut(chance.between(20_000, 120_000))
  count(simulation.stats, 'ids used twice')
  const its = { ...turn, chance }
  void simulation.run(buyAtTill(its, id, chance.pick(here)))
  void simulation.run(buyOnline(its, id, chance.pick(online)))
  return `${box.name} and the website: ${id} is used for a purchase at each`

  async function buyAtTill(own: Turn, id: string, show: string) {
    await simulation.clock.sleep(chance.between(0, 15_000))
    if (!box.incarnation || !scheduleById(box.incarnation.node.db, show)) return
    const seats = wantedSeats(own, box, show, chance.between(1, 3))
    const totalCents = guessedCents(seats)
    const tickets = seats.map(seatId => ({ scheduleId: show, seatId, priceRateId: 'normal' }))
    const payments = chance.happens(0.5)
      ? [{ methodId: 'terminal' }]
      : [{ methodId: 'cash', tenderedCents: totalCents + 5000 }]
    await sell(own, box, { id, holdId: null, tickets, products: [], newVouchers: [], totalCents, payments })
  }
}

async function buyOnline(turn: Turn, id: string, show: string) {
  const { chance, simulation } = turn
  const { relay, clock, provider } = simulation
  await clock.sleep(chance.between(0, 15_000))
  if (!relay.incarnation || !scheduleById(relay.incarnation.node.db, show)) return
  const seats = wantedSeats(turn, relay, show, chance.between(1, 3))
  const items = seats.map(seat => ({
    type: 'ticket' as const,
    schedule_id: show,
    price_rate_id: 'normal',
    seat,
  }))
  await checkOut(turn, checkoutOf(id, [], { ...mailboxOf(id), items, amount: guessedCents(seats) }))
  await clock.sleep(waitMs(chance))
  const ref = provider.ofKey(`${id}-1`)?.ref
  if (ref && chance.happens(0.9))
    provider.press(ref, chance.pick(['paid', 'paid', 'paid', 'failed', 'cancelled']))
}

const waitMs = (chance: Chance) =>
  chance.happens(0.3) ? chance.between(100_000, 400_000) : chance.between(0, 60_000)

/** How a purchase stands by the tables, whatever its bill is called there. */
export function statusIn(db: Db, { billId, place }: Pick<Bought, 'billId' | 'place'>): string | undefined {
  return db
    .prepare('SELECT status FROM bills WHERE (id = ? OR substr(id, 1, ?) = ?) AND source = ?')
    .pluck()
    .get(billId, billId.length + 1, `${billId}~`, place) as string | undefined
}

/** Whoever knows both purchases of an id must list both. */
export function lookAtTwice(place: Place, bills: Iterable<Bought>, fail: Fail): void {
  const { db } = place.incarnation!.node
  const listed = billsTwice(db)
  const shared = [...bills].filter(({ billId }) => isShared(billId))
  for (const { billId } of shared) {
    const sides = (['site', 'register'] as const).filter(side => statusIn(db, { billId, place: side }))
    const told = listed.filter(each => idSent(each.billId) === billId).map(each => each.source)
    if (sides.length > 1 && sides.some(side => !told.includes(side)))
      fail('I5', `${place.name} knows two purchases of ${billId}, and lists ${told.join(' and ') || 'none'}`)
  }
}
