import { beforeEach, expect, test } from 'vitest'
import { dumpDerived } from '#core/journal/rebuild.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { billById } from '#core/billing/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { billsTwice } from '#core/billing/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { furnish } from '../../simulation/furnish.ts'
import { testRuntime } from '../../world/clock.ts'
import { receiveSigned } from '../../world/signed.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openEmptyNode,
  saleOf,
  visitor,
} from '../../world/small-exhibitor.ts'
import { openLink } from '../journal/link.ts'

const id = 'one-id'
const second = { nodeId: 'box-second0000', cinemaId: 'cinema-2' }
const atSecond = { ...carl, cinemaId: second.cinemaId }
const saleAtSecond = saleOf(id, ['B2'], {
  tickets: [{ scheduleId: 'show-of-cinema-2', seatId: 'B2', priceRateId: 'normal' }],
})
const back = { id: 'back', billId: id, lines: null, reason: 'guest', cents: null } as const
const by = {
  employeeId: 'carl',
  employeeName: 'carl',
  device: 'register 1',
  locale: 'en',
  usedToo: false,
} as const

let relay: Node
let boxes: Node[]

/** Two cinemas cut off from their relay, and one id for a purchase of each register and for one online. */
beforeEach(async () => {
  const { node, clock } = openEmptyNode('relay')
  relay = node
  await relay.execute(byHand, tx => furnish(tx, 2))
  boxes = [
    openEmptyNode('box', { clock }).node,
    openEmptyNode('box', { identity: second, clock, runtime: testRuntime(clock, 7) }).node,
  ]
  await settleAll()
  await relay.execute(visitor, tx => openBill(tx, checkoutOf(id, ['B3']), 'en'))
  await relay.execute(visitor, tx => settlePayment(tx, `${id}-1`, 'paid'))
  await boxes[0]!.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, ['A3', 'A4']), carl))
  await boxes[1]!.execute(atRegister, tx => sellAtRegister(tx, saleAtSecond, atSecond))
  await boxes[1]!.execute(atRegister, tx => refundBill(tx, back, by))
})

const lines = () => boxes.map(box => openLink(relay, box, box.identity.cinemaId))
async function settleAll() {
  const all = lines()
  for (const line of all) await line.settle()
  for (const line of all) await line.settle()
  for (const line of all) line.cut()
  return all
}

/** Each purchase by its bill's name: whose it is, how far it came, its lines, and what came in. */
const told = ({ db }: Node) =>
  [id, `${id}~box:cinema-1`, `${id}~box:cinema-2`].map(name => [
    billById(db, name)?.source,
    billById(db, name)?.status,
    linesOf(db, name).length,
    ...paymentsOf(db, name).map(({ cents, refundedCents }) => cents - refundedCents),
  ])
const threePurchases = [
  ['site', 'settled', 1, 1000],
  ['register', 'settled', 2, 2000],
  ['register', 'refunded', 1, 0],
]

test('a register that uses the id of another cinema’s bill keeps its line, and its sale has a bill of its own', async () => {
  const all = await settleAll()
  expect(all.map(line => line.breaches)).toEqual([[], []])
  expect(told(relay)).toEqual(threePurchases)
  expect(
    billsTwice(relay.db).map(({ cinemaId, source, totalCents }) => [cinemaId, source, totalCents]),
  ).toEqual(
    expect.arrayContaining([
      ['cinema-1', 'site', 1000],
      ['cinema-1', 'register', 2000],
      ['cinema-2', 'register', 1000],
    ]),
  )
  // The other cinema never hears of them: there its sale is the only one.
  expect(billById(boxes[1]!.db, id)?.status).toBe('refunded')
  expect([relay, ...boxes].flatMap(({ db }) => verify(db))).toEqual([])
})

test('whichever is heard first, the tables come out the same', async () => {
  const streams = [relay, ...boxes].flatMap(node =>
    node.journal
      .heads()
      .filter(({ origin }) => origin.startsWith(node.identity.nodeId) && origin.includes('cinema:'))
      .map(({ origin }) => ({ origin, facts: node.journal.after(origin, 0, 1000) })),
  )
  const everyOrder = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  const purchases = [
    streams.filter(({ origin }) => origin.endsWith('.cinema:cinema-1') && origin.startsWith('relay-')),
    streams.filter(({ origin }) => origin.startsWith('box-small')),
    streams.filter(({ origin }) => origin.startsWith('box-second')),
  ]
  const shows = streams.filter(({ origin }) => origin.startsWith('relay-') && origin.endsWith('cinema-2'))
  const shared = 'relay-small000.1.exhibitor'
  const dumps = new Set<string>()
  for (const order of everyOrder) {
    const { node } = openEmptyNode('relay', { identity: { epoch: 2 } })
    await receiveSigned(node, shared, relay.journal.after(shared, 0, 1000))
    for (const { origin, facts } of [...shows, ...order.flatMap(index => purchases[index]!)])
      await receiveSigned(node, origin, facts)
    expect(told(node)).toEqual(threePurchases)
    dumps.add(JSON.stringify(dumpDerived(node.db)))
  }
  expect(dumps.size).toBe(1)
})
