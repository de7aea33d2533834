import { expect, test } from 'vitest'
import type { Db } from '#core/database/sql.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { parseFact, type Fact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { factKinds } from '#core/facts.ts'
import { rebuild, verify } from '#core/node.ts'
import { Refusal } from '#core/refusal.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { setTrainingUntil } from '#core/training/commands.ts'
import { chanceOf, type Chance } from '../../simulation/chance.ts'
import { saturdayEvening } from '../../world/clock.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openSmallNode,
  saleOf,
  visitor,
} from '../../world/small-exhibitor.ts'

/**
 * Evenings that begin in training and open somewhere in the middle, by the clock or by hand, on a box and a relay that are
 * mostly cut off from each other and whose clocks are wrong by up to an hour. Whatever happens, no training bill is in the
 * books and no real one outside them.
 */

const minuteMs = 60_000
const boxSeats = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'D1', 'D2', 'D3', 'D4']
const relaySeats = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6']

type Side = { node: Node; clock: { ms: number }; wrongMs: number }

/** Each side hears everything the other one has, stream by stream. */
async function exchange(one: Side, other: Side) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    for (const origin of from.node.journal.heads().map(head => head.origin)) {
      const { seq } = to.node.journal.head(origin)
      const facts = from.node.journal.after(origin, seq, 500)
      if (facts.length) await to.node.receive(origin, facts)
      await settled(to)
    }
}

/** Until its tables are read, also where the turn of the reading began just now. */
async function settled({ node }: Side) {
  await node.execute(byHand, () => undefined).catch(() => undefined)
  await node.whenMirrored()
}

const refusedOr = (work: Promise<unknown>) =>
  work.catch((cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause
  })

async function act(chance: Chance, number: number, box: Side, relay: Side) {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const at = chance.next()
  if (at < 0.35)
    return refusedOr(
      box.node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, [chance.pick(boxSeats)]), carl)),
    )
  if (at < 0.65)
    return refusedOr(
      relay.node.execute(visitor, tx => openBill(tx, checkoutOf(id, [chance.pick(relaySeats)]), 'en')),
    )
  if (at < 0.72) return exchange(box, relay)
  if (at < 0.76) return void (box.wrongMs = chance.between(-60, 60) * minuteMs)
  if (at < 0.78) return refusedOr(relay.node.execute(byHand, tx => setTrainingUntil(tx, null)))
  if (at < 0.8)
    return refusedOr(
      relay.node.execute(byHand, tx =>
        setTrainingUntil(tx, new Date(tx.nowMs + chance.between(1, 90) * minuteMs).toISOString()),
      ),
    )
}

async function evening(seed: number) {
  const chance = chanceOf(seed, 77)
  const sides: Side[] = []
  for (const role of ['relay', 'box'] as const) {
    const { node, clock } = await openSmallNode(role, {
      clock: { ms: saturdayEvening },
      believes: 'anybody',
    })
    sides.push({ node, clock, wrongMs: 0 })
  }
  const [relay, box] = sides as [Side, Side]
  let nowMs = saturdayEvening
  const opensMs = nowMs + 40 * minuteMs
  await relay.node.execute(byHand, tx => setTrainingUntil(tx, new Date(opensMs).toISOString()))
  await exchange(box, relay)
  for (let step = 0; step < 60; step++) {
    nowMs += chance.between(0, 2) * minuteMs
    for (const side of sides) side.clock.ms = nowMs + side.wrongMs
    await act(chance, step, box, relay)
  }
  for (const side of sides) side.clock.ms = nowMs + 200 * minuteMs
  for (const side of sides) await settled(side)
  for (let round = 0; round < 3; round++) await exchange(box, relay)
  return { box, relay }
}

const factsIn = (db: Db): Fact[] =>
  (db.prepare('SELECT bytes FROM facts').pluck().all() as string[]).map(parseFact)

/** What is wrong with the books of tables, by the facts of a journal. */
function wrongIn(books: Db, journal: Db): string[] {
  const wrong: string[] = []
  const known = new Set(books.prepare('SELECT id FROM bills').pluck().all())
  for (const { type, training, body } of factsIn(journal)) {
    if (type !== 'sale.made' && type !== 'bill.opened') continue
    const { billId } = body as { billId: string }
    if (training && known.has(billId)) wrong.push(`training bill ${billId} is in the books`)
    if (!training && !known.has(billId)) wrong.push(`real bill ${billId} is outside`)
  }
  const numbers = books
    .prepare("SELECT number FROM bills WHERE number LIKE 'K%' ORDER BY number")
    .pluck()
    .all()
  if (numbers.some((number, index) => number !== `K-${String(index + 1).padStart(6, '0')}`))
    wrong.push(`the numbers have gaps: ${numbers.join()}`)
  return wrong
}

const seeds = Array.from({ length: 8 }, (_, index) => index + 1)
const played = new Map<number, Awaited<ReturnType<typeof evening>>>()

test.each(seeds)(
  'evening %i: no training bill is in the books, no real one outside, and both sides agree',
  async seed => {
    const { box, relay } = await evening(seed)
    played.set(seed, { box, relay })
    for (const { node } of [box, relay]) {
      expect(readsTraining(node.db)).toBe(false)
      expect(wrongIn(node.db, node.db)).toEqual([])
      expect(verify(node.db)).toEqual([])
    }
    // Each was furnished for itself, so of what both tell alike the trade is compared.
    const [one, other] = [dumpDerived(box.node.db), dumpDerived(relay.node.db)]
    for (const table of ['bills', 'bill_lines', 'payments', 'seat_tokens', 'bill_counters'])
      expect(one[table], table).toBe(other[table])
  },
)

test('the check notices tables that are read without the mark', () => {
  const unmarked = Object.fromEntries(
    Object.entries(factKinds).map(([type, { v, apply }]) => [type, { v: v + 1, apply }]),
  )
  const noticed = seeds.filter(seed => {
    const { db } = played.get(seed)!.box.node
    const tables = rebuild(db, { kinds: unmarked })
    const wrong = wrongIn(tables, db)
    tables.raw.close()
    return wrong.length > 0
  })
  expect(noticed.length).toBeGreaterThan(4)
})
