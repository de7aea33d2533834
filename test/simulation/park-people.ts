import { parkBasket, takeParked } from '#core/sales/parked/commands.ts'
import type { ParkedBasket } from '#core/sales/parked/basket.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { atRegister } from '../world/small-exhibitor.ts'
import { ask } from './calling.ts'
import { chanceOf } from './chance.ts'
import { guessedCents, showsAt, wantedSeats, type Turn } from './people.ts'
import type { Place } from './place.ts'
import { count } from './stats.ts'
import { keepSeats, sell } from './till.ts'

/** Which till took a basket up, and out of which database: a lost one has forgotten it. */
export type TakenUp = { device: string; disk: Place['disk'] }

const tills = ['till-3', 'till-4', 'till-5'] as const

/**
 * Now and then a cashier puts a basket aside with its seats, and two others take it up, often at the same moment; whoever
 * has it sells it. By luck of its own, so that an evening without it stays the evening it was.
 */
export function parkAside({ simulation, index }: Turn): void {
  const chance = chanceOf(simulation.seed, 53_000_000 + index)
  if (!chance.happens(simulation.options.parked)) return
  const box = chance.pick(simulation.boxes)
  if (!box.incarnation) return
  void simulation.run(putAside({ simulation, index, chance }, box))
}

async function putAside(turn: Turn, box: Place): Promise<void> {
  const { simulation, chance, index } = turn
  const shows = showsAt(box)
  const show = shows.length && chance.happens(0.8) ? chance.pick(shows) : null
  const id = `parked-${index}`
  let seats = show === null ? [] : wantedSeats(turn, box, show, chance.between(1, 3))
  if (show !== null) {
    const basket = { id, scheduleId: show, channel: 'register' as const, connected: true }
    const kept = await keepSeats(turn, box, basket, seats)
    if (kept.kind !== 'answer') return
    seats = kept.value.seats
  }
  const basket: ParkedBasket = {
    id,
    scheduleId: show,
    rates: seats.map(() => 'normal'),
    seats,
    byHand: true,
    products: show === null ? [{ productId: 'popcorn', quantity: chance.between(1, 3) }] : [],
  }
  const clerk = { employeeName: 'carl', cinemaId: box.identity.cinemaId! }
  const [first, ...others] = tills
  const actor = { ...atRegister, device: first }
  const reply = await ask(simulation, chance, box, id, tenant =>
    tenant.node.execute(actor, tx => parkBasket(tx, basket, clerk)),
  )
  if (reply.kind === 'refused') return count(simulation.stats, `refused ${reply.refusal.code}`)
  count(simulation.stats, 'baskets put aside')
  await simulation.clock.sleep(chance.between(500, 120_000))
  await Promise.all(others.map(device => takeUp({ ...turn, device }, box, basket)))
}

/** One till asks for the basket, now and then again, and sells what it was given. */
async function takeUp(turn: Turn, box: Place, { id }: ParkedBasket): Promise<void> {
  const { simulation, chance, device } = turn
  await simulation.clock.sleep(chance.pick([0, 0, 3000]))
  const clerk = { employeeName: device!, cinemaId: box.identity.cinemaId! }
  const actor = { ...atRegister, device: device! }
  const reply = await ask(
    simulation,
    chance,
    box,
    `${id} at ${device}`,
    tenant => tenant.node.execute(actor, tx => takeParked(tx, id, clerk)),
    () => noteTaken(turn, box, id),
  )
  if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
  if (reply.kind !== 'answer') return
  await simulation.clock.sleep(chance.between(500, 30_000))
  if (chance.happens(0.2)) return
  const { scheduleId, seats, products } = reply.value
  // Where its seats were gone it is begun anew.
  if (scheduleId !== null && !seats.length)
    return count(simulation.stats, 'parked baskets without their seats')
  const popcorn = products.reduce((sum, { quantity }) => sum + quantity, 0)
  const cents = simulation.shownPrices.get(id)?.cents
  const request: SaleRequest = {
    id,
    holdId: id,
    tickets: seats.map(seatId => ({ scheduleId: scheduleId!, seatId, priceRateId: 'normal' })),
    products: [...products],
    totalCents: guessedCents(seats, popcorn, undefined, cents),
    payments: [{ methodId: 'terminal' }],
  }
  const sold = await sell(turn, box, request)
  if (sold.kind === 'answer') count(simulation.stats, 'parked baskets sold')
}

/** A basket is one till's from the answer on, in this database of its box. */
function noteTaken({ simulation, device }: Turn, { disk, name }: Place, id: string): void {
  const before = simulation.parkedTaken.get(id)
  if (before && before.disk === disk && before.device !== device)
    simulation.fail('parked', `${name} gave ${id} to ${before.device} and to ${device}`)
  simulation.parkedTaken.set(id, { device: device!, disk })
  count(simulation.stats, 'parked baskets taken up')
}
