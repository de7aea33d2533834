import { expect, test } from 'vitest'
import { linesOf } from '#core/billing/line-store.ts'
import { billById } from '#core/billing/store.ts'
import { derivedTables } from '#core/database/derived-tables.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import type { Node } from '#core/journal/node.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { showSeats } from '#core/seating/load.ts'
import { setTrainingUntil } from '#core/training/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { saturdayEvening } from '../../world/clock.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openSmallNode,
  saleOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'

const opensAt = saturdayEvening + 3_600_000
const bill = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

/** As the relay's wish arrives at every node. */
const train = (node: Node, until: number | null) =>
  node.execute(byHand, tx =>
    changeEntry(tx, 'exhibitor', tx.catalogue.all('exhibitor')[0]!.id, {
      trainingUntil: new Date(until ?? tx.nowMs).toISOString(),
    }),
  )
const sell = (node: Node, id: string, seats: string[]) =>
  node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, seats), carl))
const stateOf = (node: Node, seat: string) =>
  showSeats(node.db, tonight, node.identity.role, false, node.runtime.now()).seating.tokens.get(seat)
    ?.state ?? 'free'
const turn = async (node: Node) => {
  await node.execute(byHand, () => undefined).catch(() => undefined)
  await node.whenMirrored()
}

test('what is sold in training has numbers and tickets of its own, and says so in its facts for ever', async () => {
  const { node } = await openSmallNode('box')
  await train(node, opensAt)
  const made = await sell(node, bill(1), ['A1'])
  expect(made.number).toBe('TK-000001')
  expect(linesOf(node.db, made.id)[0]!.ticketId).toMatch(/^u/)
  const { training, v } = node.journal.factAt(made.origin, made.seq)!
  expect({ training, v }).toEqual({ training: true, v: 1.5 })
  expect(stateOf(node, 'A1')).toBe('sold')
  expect(verify(node.db)).toEqual([])
})

test('when the books open every table is as if nobody had practised, and the first real sale has number 1', async () => {
  const { node, clock } = await openSmallNode('box')
  const before = dumpDerived(node.db)
  await train(node, opensAt)
  await sell(node, bill(1), ['A1', 'A2'])
  clock.ms = opensAt
  await turn(node)
  const after = dumpDerived(node.db)
  const said: readonly string[] = ['catalogue', 'catalogue_edits']
  for (const table of derivedTables.filter(each => !said.includes(each)))
    expect(after[table], table).toBe(before[table])
  expect(billById(node.db, bill(1))).toBeUndefined()
  const real = await sell(node, bill(2), ['A1'])
  expect(real.number).toBe('K-000001')
  expect(linesOf(node.db, real.id)[0]!.ticketId).not.toMatch(/^u/)
  expect(verify(node.db)).toEqual([])
})

test('a sale that comes in the very minute the books open is real, on tables of the real trade', async () => {
  const { node, clock } = await openSmallNode('box')
  await train(node, opensAt)
  await sell(node, bill(1), ['A1'])
  clock.ms = opensAt
  // Nobody turned anything: the sale itself finds the books closed, waits until they are open, and is the first in them.
  const real = await sell(node, bill(2), ['A1'])
  expect(real.number).toBe('K-000001')
})

test('a page that still shows training sells nothing real, and the other way round', async () => {
  const { node, clock } = await openSmallNode('box')
  const as = (training: boolean) =>
    node.execute(atRegister, tx => sellAtRegister(tx, { ...saleOf(bill(1), ['A1']), training }, carl))
  await train(node, opensAt)
  await expect(as(false)).rejects.toMatchObject({ code: 'training_changed' })
  clock.ms = opensAt
  await turn(node)
  await expect(as(true)).rejects.toMatchObject({ code: 'training_changed' })
  await expect(as(false)).resolves.toMatchObject({ number: 'K-000001' })
})

test('a clock that is set back closes no books, also after a restart', async () => {
  const { node, clock } = await openSmallNode('box')
  await train(node, opensAt)
  await sell(node, bill(1), ['A1'])
  clock.ms = opensAt
  await turn(node)
  clock.ms = saturdayEvening
  expect((await sell(node, bill(2), ['A1'])).number).toBe('K-000001')
  expect(readsTraining(node.db)).toBe(false)
})

test('a real purchase anywhere opens the books everywhere, before the minute that was named', async () => {
  const { node: box } = await openSmallNode('box', { believes: 'anybody' })
  // Its clock is ahead, or it heard first that the books are open.
  const { node: relay } = await openSmallNode('relay', { believes: 'anybody' })
  await train(box, opensAt)
  await sell(box, bill(1), ['A1'])
  const real = await relay.execute(visitor, tx => openBill(tx, checkoutOf(bill(2), ['B1']), 'en'))
  await box.receive(real.origin, relay.journal.after(real.origin, 0, 100))
  await box.whenMirrored()
  expect(readsTraining(box.db)).toBe(false)
  expect(billById(box.db, bill(2))).toBeDefined()
  expect(billById(box.db, bill(1))).toBeUndefined()
  expect((await sell(box, bill(3), ['A1'])).number).toBe('K-000001')
})

test('training that arrives after the books are open, from a side that was cut off, stays outside', async () => {
  const { node: box } = await openSmallNode('box', { believes: 'anybody' })
  const { node: relay, clock } = await openSmallNode('relay', { believes: 'anybody' })
  await train(box, opensAt)
  const practised = await sell(box, bill(1), ['A1'])
  await train(relay, opensAt)
  clock.ms = opensAt
  await turn(relay)
  await relay.receive(practised.origin, box.journal.after(practised.origin, 0, 100))
  expect(billById(relay.db, bill(1))).toBeUndefined()
  expect(stateOf(relay, 'A1')).toBe('free')
  expect(verify(relay.db)).toEqual([])
})

test('training is begun before the first real sale and never after it; it is opened once, for ever', async () => {
  const { node, clock } = await openSmallNode('relay')
  const until = (ms: number | null) =>
    node.execute(byHand, tx => setTrainingUntil(tx, ms === null ? null : new Date(ms).toISOString()))
  await expect(until(saturdayEvening - 1)).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(until(saturdayEvening + 400 * 86_400_000)).rejects.toMatchObject({ code: 'invalid_input' })
  await until(opensAt)
  expect(readsTraining(node.db)).toBe(true)
  await until(opensAt + 60_000)
  clock.ms += 1000
  await until(null)
  await turn(node)
  expect(readsTraining(node.db)).toBe(false)
  await expect(until(opensAt)).rejects.toMatchObject({ code: 'training_over' })
  const { node: other } = await openSmallNode('relay')
  await other.execute(visitor, tx => openBill(tx, checkoutOf(bill(2), ['B1']), 'en'))
  await expect(
    other.execute(byHand, tx => setTrainingUntil(tx, new Date(opensAt).toISOString())),
  ).rejects.toMatchObject({ code: 'training_over' })
  const { node: box } = await openSmallNode('box')
  await expect(
    box.execute(byHand, tx => setTrainingUntil(tx, new Date(opensAt).toISOString())),
  ).rejects.toMatchObject({ code: 'set_at_relay' })
})
