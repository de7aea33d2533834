import type { RunningBasket } from '#core/sales/running/running.ts'
import { keepRunning, takeOver } from '#core/sales/running/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { atRegister } from '../world/small-exhibitor.ts'
import { ask } from './calling.ts'
import { chanceOf } from './chance.ts'
import { guessedCents, showsAt, wantedSeats, type Turn } from './people.ts'
import type { Place } from './place.ts'
import { count } from './stats.ts'
import { keepSeats, sell } from './till.ts'

/** The register that goes dark in the middle of a sale, and those that want to go on with it. */
const dark = 'till-6'
const others = ['till-7', 'till-8'] as const

/**
 * Now and then a register goes dark with a basket in front of it, and two others want to go on with that, often at the same
 * moment; whoever has it sells it, and the first may wake up and try to sell it too. By luck of its own.
 */
export function takeOverAside({ simulation, index }: Turn): void {
  const chance = chanceOf(simulation.seed, 57_000_000 + index)
  if (!chance.happens(simulation.options.takenOver)) return
  const box = chance.pick(simulation.boxes)
  if (!box.incarnation) return
  void simulation.run(goesDark({ simulation, index, chance }, box))
}

async function goesDark(turn: Turn, box: Place): Promise<void> {
  const { simulation, chance, index } = turn
  const shows = showsAt(box)
  const show = shows.length && chance.happens(0.8) ? chance.pick(shows) : null
  const id = `running-${index}`
  let seats = show === null ? [] : wantedSeats(turn, box, show, chance.between(1, 3))
  if (show !== null) {
    const basket = { id, scheduleId: show, channel: 'register' as const, connected: true }
    const kept = await keepSeats(turn, box, basket, seats)
    if (kept.kind !== 'answer') return
    seats = kept.value.seats
  }
  const products = show === null ? [{ productId: 'popcorn', quantity: chance.between(1, 3) }] : []
  const basket = { id, scheduleId: show, rates: seats.map(() => 'normal'), seats, byHand: true, products }
  const running: RunningBasket = { at: 'selling', basket }
  const clerk = { employeeName: 'carl', cinemaId: box.identity.cinemaId! }
  const reply = await ask(simulation, chance, box, id, tenant =>
    tenant.node.execute({ ...atRegister, device: dark }, tx => keepRunning(tx, running, clerk)),
  )
  if (reply.kind === 'refused') return count(simulation.stats, `refused ${reply.refusal.code}`)
  count(simulation.stats, 'registers that went dark')
  await simulation.clock.sleep(chance.between(500, 120_000))
  const wakes = chance.happens(0.5) ? [{ ...turn, device: dark }] : []
  await Promise.all([
    ...others.map(device => goesOn({ ...turn, device }, box, id)),
    ...wakes.map(async awake => {
      await simulation.clock.sleep(chance.between(0, 30_000))
      await sells(awake, box, running)
    }),
  ])
}

/** One register asks to go on with it, and sells what it was given. */
async function goesOn(turn: Turn, box: Place, id: string): Promise<void> {
  const { simulation, chance, device } = turn
  await simulation.clock.sleep(chance.pick([0, 0, 3000]))
  const clerk = { employeeName: device!, cinemaId: box.identity.cinemaId! }
  const actor = { ...atRegister, device: device! }
  const reply = await ask(
    simulation,
    chance,
    box,
    `${id} at ${device}`,
    tenant => tenant.node.execute(actor, tx => takeOver(tx, id, dark, clerk)),
    () => noteTaken(turn, box, id),
  )
  if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
  if (reply.kind !== 'answer') return
  await simulation.clock.sleep(chance.between(500, 30_000))
  if (!chance.happens(0.2)) await sells(turn, box, reply.value)
}

async function sells(turn: Turn, box: Place, { basket }: RunningBasket): Promise<void> {
  const { simulation } = turn
  const { id, scheduleId, seats, products } = basket
  if (scheduleId !== null && !seats.length) return
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
  if (sold.kind === 'answer') count(simulation.stats, `taken over baskets sold at ${turn.device}`)
}

/** A basket that was seen at one register is one other register's from the answer on, in this database of its box. */
function noteTaken({ simulation, device }: Turn, { disk, name }: Place, id: string): void {
  const before = simulation.runningTaken.get(id)
  if (before && before.disk === disk && before.device !== device)
    simulation.fail('taken over', `${name} gave ${id} to ${before.device} and to ${device}`)
  simulation.runningTaken.set(id, { device: device!, disk })
  count(simulation.stats, 'running baskets taken over')
}
