import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { openEpoch } from '#core/journal/epochs.ts'
import { headsOf } from '#core/journal/storage/epoch-store.ts'
import { cancelSchedule } from '#core/planning/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { placeHold } from '#core/seating/commands.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openEmptyNode,
  openSmallNode,
  saleOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'
import { gatedMirror, turns } from '../journal/gated-mirror.ts'
import { openLink, relayAndBox } from '../journal/link.ts'
import { receiveSigned } from '../../world/signed.ts'
import { issue } from '../vouchers/evening.ts'

const site = (id: string) => ({ id, scheduleId: tonight, channel: 'site' as const, connected: true })

async function connected() {
  const runtime = await relayAndBox()
  await runtime.link.settle()
  runtime.link.sent.length = 0
  return runtime
}

test('the register sells a seat of the website after one question and one answer', async () => {
  const { box, link } = await connected()
  const sell = () => box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['B3']), carl))
  await expect(sell()).rejects.toMatchObject({ code: 'seats_elsewhere', details: { seats: ['B3'] } })
  const asked = link.peers.box.requestSeats(tonight, ['B3'])
  await link.settle()
  expect(await asked).toEqual(['B3'])
  expect(
    link.sent.filter(letter => letter.message.kind === 'ask' || letter.message.kind === 'answer'),
  ).toHaveLength(2)
  expect(await sell()).toMatchObject({ status: 'settled', totalCents: 1000 })
})

test('the website sells a seat of the register in the same way', async () => {
  const { relay, link } = await connected()
  const asked = link.peers.relay.requestSeats(tonight, ['A3', 'A4'])
  await link.settle()
  expect(await asked).toEqual(['A3', 'A4'])
  const bill = await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['A3', 'A4']), 'en'))
  expect(bill.status).toBe('paying')
})

test('whoever gave a seat can no longer sell it, even before the other side has heard of it', async () => {
  const { relay, box, link } = await connected()
  void link.peers.relay.requestSeats(tonight, ['A3'])
  const [question] = link.take()
  link.hand(question!)
  await turns()
  const sale = box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  await expect(sale).rejects.toMatchObject({ code: 'seats_elsewhere' })
  const purchase = relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['A3']), 'en'))
  await expect(purchase).rejects.toMatchObject({ code: 'seats_elsewhere' })
})

test('a box that has just recovered gives no seat away until its registers were heard', async () => {
  const { box, link } = await connected()
  const { listens } = box.nodeStatus
  Object.assign(box.nodeStatus, { listens: () => true })
  const early = link.peers.relay.requestSeats(tonight, ['A3'])
  await link.settle()
  expect(await early).toEqual([])
  Object.assign(box.nodeStatus, { listens })
  const later = link.peers.relay.requestSeats(tonight, ['A3'])
  await link.settle()
  expect(await later).toEqual(['A3'])
})

test.each(['taken_over', 'peer_knows_more'] as const)(
  'a box that may sell nothing (%s) takes no seat and no turn from the website',
  async reason => {
    const { relay, box, link } = await connected()
    const voucher = await issue(relay, 'gift-1')
    await link.settle()
    box.nodeStatus.begin(reason)
    link.sent.length = 0
    const { requestSeats, reclaimSeats, requestTurns } = link.peers.box
    const asked = [requestSeats(tonight, ['B3']), reclaimSeats(tonight, ['B3']), requestTurns(voucher, 1)]
    await link.settle()
    expect(await Promise.all(asked)).toEqual([[], [], 0])
    expect(link.sent.filter(({ message }) => message.kind.startsWith('ask'))).toEqual([])
  },
)

test('a machine that was replaced takes no seat and no turn before it has read so', async () => {
  const { relay, box, link } = await connected()
  const voucher = await issue(relay, 'gift-1')
  await link.settle()
  const { nodeId } = box.identity
  const heads = headsOf(relay.db, nodeId)
  const another = {
    nodeId,
    requestId: 'of another machine',
    reason: 'machine_changed',
    heads,
    emergencyMode: null,
  }
  await relay.execute(byHand, tx => void openEpoch(tx, another, true))
  link.cut()
  link.mend()
  await turns()
  for (const letter of link.take().filter(({ message }) => message.kind === 'hello')) link.hand(letter)
  const { ready, requestSeats, reclaimSeats, requestTurns } = link.peers.box
  expect([ready(), box.state()]).toEqual([true, 'ready'])
  const asked = [requestSeats(tonight, ['B3']), reclaimSeats(tonight, ['B3']), requestTurns(voucher, 1)]
  await link.settle()
  expect(link.sent.filter(({ message }) => message.kind.startsWith('ask'))).toEqual([])
  expect(await Promise.all(asked)).toEqual([[], [], 0])
  expect(box.state()).not.toBe('ready')
})

test('a box whose line has just come back asks for seats once it has read what the greeting names', async () => {
  const { relay, link } = await connected()
  link.cut()
  await relay.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { name: 'Regent' }))
  link.mend()
  await turns()
  for (const letter of link.take().filter(({ message }) => message.kind === 'hello')) link.hand(letter)
  const asked = link.peers.box.requestSeats(tonight, ['B3'])
  expect(link.sent.some(({ message }) => message.kind === 'ask')).toBe(false)
  await link.settle()
  expect(await asked).toEqual(['B3'])
})

test('seats that are held, being paid or sold stay where they are; the free one is given', async () => {
  const { relay, link } = await connected()
  await relay.execute(visitor, tx => placeHold(tx, site('basket'), ['B1']))
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B2']), 'en'))
  const asked = link.peers.box.requestSeats(tonight, ['B1', 'B2', 'B3', 'Z9', 'A3'])
  await link.settle()
  expect(await asked).toEqual(['B3'])
})

test.each([
  ['of a cancelled show', 'show-tonight', ['B3']],
  ['of a show nobody knows', 'show-unknown', ['B3']],
  ['that are all gone', 'show-tonight', ['B2']],
])('no seat is given %s, and the asker hears so at once', async (what, show, seats) => {
  const { relay, link } = await connected()
  if (what.includes('cancelled')) await relay.execute(byHand, tx => cancelSchedule(tx, tonight))
  await relay.execute(visitor, tx =>
    what.includes('gone') ? openBill(tx, checkoutOf('bill-1', ['B2']), 'en') : null,
  )
  const asked = link.peers.box.requestSeats(show, seats)
  await link.settle()
  expect(await asked).toEqual([])
})

test('an answer that overtakes its fact waits for it', async () => {
  const { box, link } = await connected()
  let given: string[] | undefined
  void link.peers.box.requestSeats(tonight, ['B3']).then(seats => (given = seats))
  link.hand(link.take()[0]!)
  await turns()
  const [facts, answer] = link.take()
  expect([facts!.message.kind, answer!.message.kind]).toEqual(['facts', 'answer'])
  link.hand(answer!)
  await turns()
  expect(given).toBeUndefined()
  link.hand(facts!)
  await turns()
  expect(given).toEqual(['B3'])
  await box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['B3']), carl))
})

test('the last seat, wanted on both sides, goes to who asked first and not to and fro', async () => {
  const { relay, box, link, wait } = await connected()
  const register = link.peers.box.requestSeats(tonight, ['B3'])
  link.hand(link.take()[0]!)
  await turns()
  const website = link.peers.relay.requestSeats(tonight, ['B3'])
  await link.settle()
  expect([await register, await website]).toEqual([['B3'], []])
  await box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['B3']), carl))
  await link.settle()
  const again = link.peers.box.requestSeats(tonight, ['B4'])
  await link.settle()
  expect(await again).toEqual(['B4'])
  wait()
  await turns()
  const later = link.peers.relay.requestSeats(tonight, ['B4'])
  await link.settle()
  expect(await later).toEqual(['B4'])
  const bill = await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B4']), 'en'))
  expect(bill.status).toBe('paying')
})

test('no answer in time means no seats, and so does a line that is cut', async () => {
  const { link, wait } = await connected()
  const slow = link.peers.box.requestSeats(tonight, ['B3'])
  wait()
  expect(await slow).toEqual([])
  const lost = link.peers.box.requestSeats(tonight, ['B3'])
  link.cut()
  expect(await lost).toEqual([])
  expect(await link.peers.box.requestSeats(tonight, ['B3'])).toEqual([])
})

test('nothing is told to the other side before the second disk has it', async () => {
  const gate = gatedMirror()
  const { node: relay } = await openSmallNode('relay')
  const { node: box } = openEmptyNode('box', { mirror: gate.mirror })
  for (const { origin } of relay.journal.heads())
    await receiveSigned(box, origin, relay.journal.after(origin, 0, 1000))
  gate.close()
  void box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  await turns()
  const link = openLink(relay, box)
  await link.settle()
  expect(relay.db.prepare('SELECT count(*) FROM bills').pluck().get()).toBe(0)
  gate.open()
  await link.settle()
  expect(relay.db.prepare('SELECT id FROM bills').pluck().all()).toEqual(['sale-1'])
})
