import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { Tx } from '#core/journal/node.ts'
import { Refusal } from '#core/refusal.ts'
import { terminalMoneyWaiting } from '#core/billing/refunds/given-store.ts'
import { askBack } from '#core/sales/refunds/giving/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { answerByWord, reverseTaken } from '#core/terminal/commands.ts'
import { attemptById, openAttemptsIn, type AttemptRow } from '#core/terminal/store.ts'
import { atRegister } from '../world/small-exhibitor.ts'
import { ask, askAgain, type Reply } from './calling.ts'
import { giveCash, wantsCash } from './cash-for-card.ts'
import { chanceOf } from './chance.ts'
import { guessedCents, showsAt, wantedSeats, type Turn } from './people.ts'
import type { Place } from './place.ts'
import { count } from './stats.ts'
import { sell } from './till.ts'

export const terminalId = 'counter'
/** What guests scan who pay by a code. */
export const codeId = 'code'

/** A terminal at every cinema, and codes that guests scan, entered before the others copy the first. */
export function furnishTerminals(
  tx: Tx,
  { withCard, withCodes }: { withCard: boolean; withCodes: boolean },
): void {
  const card = { id: terminalId, name: 'Counter', connection: 'viva://10.0.0.9', password: '' }
  const code = { id: codeId, name: 'Bancontact', connection: 'bancontact:', password: '' }
  const terminals = [...(withCard ? [card] : []), ...(withCodes ? [code] : [])]
  changeEntry(tx, 'cinema', 'cinema-1', { terminals })
}

/** Who stands at the till beside it. */
const cashierAt = (box: Place) => ({
  employeeId: 'carl',
  employeeName: 'carl',
  cinemaId: box.identity.cinemaId!,
  deviceId: 'till-2',
  device: 'Till 2',
})

/**
 * Now and then a guest pays at the card terminal, or somebody looks after what it took for nothing. By luck of its own, so
 * that an evening without it stays the evening it was.
 */
export function payAtTerminalAside({ simulation, index }: Turn): void {
  const chance = chanceOf(simulation.seed, 47_000_000 + index)
  if (!chance.happens(simulation.options.terminals)) return
  const box = chance.pick(simulation.boxes)
  if (!box.incarnation) return
  const turn = { simulation, index, chance }
  const wish = chance.pick(['pay', 'pay', 'pay', 'look', 'pay back'] as const)
  if (wish === 'pay') void simulation.run(payByCard(turn, box))
  else void simulation.run(wish === 'look' ? lookAfterOpen(turn, box) : payBack(turn, box))
}

async function payByCard(turn: Turn, box: Place): Promise<void> {
  const { chance, simulation, index } = turn
  const shows = chance.happens(0.5) ? showsAt(box) : []
  const show = shows.length ? chance.pick(shows) : ''
  const seats = show ? wantedSeats(turn, box, show, chance.between(1, 2)) : []
  const popcorn = show ? 0 : chance.between(1, 3)
  const totalCents = guessedCents(seats, popcorn)
  const saleId = `card-sale-${index}`
  for (let tried = 0; tried < 2; tried++) {
    const attemptId = `card-${index}-${tried}`
    if (!(await askFor(turn, box, { id: attemptId, forId: saleId, cents: totalCents }))) return
    const known = await outcomeOf(turn, box, attemptId)
    if (known?.outcome !== 'approved') {
      if (known?.outcome) continue
      return
    }
    if (chance.happens(0.1)) {
      count(simulation.stats, 'card guests who left')
      // Of some the money is given back, and then a till that did not see it sells for it.
      if (chance.happens(0.5)) return
      await giveBack(turn, box, attemptId)
      await simulation.clock.sleep(chance.between(0, 90_000))
    }
    const request: SaleRequest = {
      id: saleId,
      holdId: null,
      tickets: seats.map(seatId => ({ scheduleId: show, seatId, priceRateId: 'normal' })),
      products: popcorn ? [{ productId: 'popcorn', quantity: popcorn }] : [],
      totalCents,
      payments: [{ methodId: 'terminal', attemptId }],
    }
    const reply = await sell(turn, box, request)
    if (reply.kind === 'answer') count(simulation.stats, 'sales by card')
    if (reply.kind === 'refused') await giveBack(turn, box, attemptId)
    return
  }
}

type Asked = { id: string; forId: string; cents: number }

/** Whether the box has, as far as the till heard, written down and passed on what it was asked. */
export async function askFor(turn: Turn, box: Place, asked: Asked, at = terminalId): Promise<boolean> {
  const { simulation, chance } = turn
  const start = (tenant: Tenant) =>
    simulation.terminals
      .of(tenant)
      .start(atRegister, at, { ...asked, kind: 'payment', ofId: null }, cashierAt(box))
  const reply = await askAgain(simulation, chance, 3, () => ask(simulation, chance, box, asked.id, start))
  if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
  return reply.kind !== 'refused'
}

/** Looks again and again what became of an attempt; where its box cannot tell, reads it off the terminal. */
export async function outcomeOf(turn: Turn, box: Place, id: string): Promise<AttemptRow | undefined> {
  const { simulation, chance } = turn
  const read = (tenant: Tenant) =>
    Promise.resolve({
      row: attemptById(tenant.node.db, box.identity.cinemaId!, id),
      atWork: simulation.terminals.of(tenant).atWork(id) !== undefined,
    })
  for (let looked = 0; looked < 8; looked++) {
    await simulation.clock.sleep(chance.between(2000, 20_000))
    const reply = await ask(simulation, chance, box, id, read)
    if (reply.kind !== 'answer' || reply.value.atWork) continue
    const { row } = reply.value
    if (!row || row.outcome) return row
    if (looked > 2 && chance.happens(0.5)) await readOff(turn, box, id)
  }
  return undefined
}

/** Somebody says what the terminal's own list says. */
async function readOff({ simulation, chance }: Turn, box: Place, id: string): Promise<void> {
  const reply = await ask(simulation, chance, box, id, tenant => {
    if (simulation.terminals.of(tenant).atWork(id)) throw new Refusal('terminal_busy')
    const booked = simulation.terminals.at(box).booked.get(id)
    if (booked && !booked.end) throw new Refusal('terminal_busy')
    const isPaid = booked?.end === 'approved'
    return tenant.node.execute(atRegister, tx => answerByWord(tx, id, isPaid, cashierAt(box)))
  })
  count(simulation.stats, reply.kind === 'answer' ? 'card orders read off' : 'card orders not read off')
}

/** Money that was taken for nothing goes back, by the terminal or by somebody's hand at it. */
export async function giveBack(turn: Turn, box: Place, takenId: string): Promise<Reply<unknown>> {
  const { simulation, chance, index } = turn
  const by = cashierAt(box)
  const byHand = chance.happens(0.2)
  const order = { takenId, id: `${takenId}-back-${index}`, byHand }
  const orElse = () => {
    throw new Refusal('terminal_none')
  }
  const reverse = async (tenant: Tenant) => {
    await reverseTaken(tenant.node, simulation.terminals.of(tenant), order, { actor: atRegister, by, orElse })
    // Whoever gives it back by hand is shown that it may be, and does so then.
    if (byHand && !simulation.terminals.at(box).givenByHand.has(takenId))
      simulation.terminals.giveByHand(box, takenId)
  }
  const reply = await askAgain(simulation, chance, 3, () => ask(simulation, chance, box, order.id, reverse))
  // Their word may be written down although nobody heard so, and then they give nothing: only a person can tell.
  if (byHand && reply.kind !== 'answer') simulation.terminals.inDoubt(takenId)
  count(
    simulation.stats,
    reply.kind === 'refused' ? `refused ${reply.refusal.code}` : 'card money given back',
  )
  return reply
}

/** What goes back of a sale is put on the guest's card again. */
async function payBack(turn: Turn, box: Place): Promise<void> {
  const { simulation, chance, index } = turn
  const by = cashierAt(box)
  if (wantsCash(turn)) return giveCash(turn, box, by)
  const waiting = terminalMoneyWaiting(box.incarnation!.node.db, 50)
  if (!waiting.length) return
  const order = { id: chance.pick(waiting).id, attemptId: `card-back-${index}` }
  const give = (tenant: Tenant) => {
    const { db, catalogue, runtime, nodeStatus } = tenant.node
    const reading = { db, catalogue, actor: atRegister, nodeStatus, nowMs: runtime.now() }
    return askBack(reading, simulation.terminals.of(tenant), order, { actor: atRegister, by })
  }
  const reply = await askAgain(simulation, chance, 3, () => ask(simulation, chance, box, order.id, give))
  count(simulation.stats, reply.kind === 'refused' ? `refused ${reply.refusal.code}` : 'card refunds ordered')
}

/** Somebody looks at what is open and older than a sale takes, and gives one of it back. */
async function lookAfterOpen(turn: Turn, box: Place): Promise<void> {
  const { simulation, chance } = turn
  const oldestMs = box.incarnation!.node.runtime.now() - 120_000
  const read = (tenant: Tenant) =>
    Promise.resolve(
      openAttemptsIn(tenant.node.db, box.identity.cinemaId!).filter(({ at }) => Date.parse(at) < oldestMs),
    )
  const reply = await ask(simulation, chance, box, `open at ${box.name}`, read)
  const open = reply.kind === 'answer' ? reply.value : []
  if (!open.length) return
  const one = chance.pick(open)
  if (one.outcome === null) return readOff(turn, box, one.id)
  await giveBack(turn, box, one.id)
}
