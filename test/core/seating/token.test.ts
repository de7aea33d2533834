import { expect, test } from 'vitest'
import type { SealedFact } from '#core/journal/fact.ts'
import { chainHash } from '#core/journal/storage/journal-store.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { grantSeats } from '#core/seating/commands.ts'
import { relaySeatsOf } from '#core/seating/load.ts'
import { tokensOf } from '#core/seating/store.ts'
import { firstToken } from '#core/seating/token.ts'
import { scheduleById } from '#core/programme/store.ts'
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
import { receiveSigned } from '../../world/signed.ts'

const grant = { scheduleId: tonight, requestId: 'ask-1' }

test('the show’s own fact says who first owns each seat: the website its rows, the register the rest', async () => {
  const { node } = await openSmallNode('box')
  const relaySeats = relaySeatsOf(scheduleById(node.db, tonight)!)
  expect([...relaySeats].every(seat => seat.startsWith('B') || seat.startsWith('C'))).toBe(true)
  expect(relaySeats.size).toBe(12)
  expect([firstToken('B1', relaySeats).owner, firstToken('A3', relaySeats).owner]).toEqual(['relay', 'box'])
})

test('before a cinema has its box, the website sells every seat', async () => {
  const { node } = await openSmallNode('relay', { hasBox: false })
  expect(relaySeatsOf(scheduleById(node.db, tonight)!).size).toBe(24)
  const bill = await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['A3']), 'en'))
  expect(bill.status).toBe('paying')
})

test('later edits of the room never change who owned a seat of a planned show', async () => {
  const { node } = await openSmallNode('relay', { hasBox: false })
  await node.execute(byHand, tx =>
    tx.append('exhibitor', 'box.enrolled', {
      nodeId: 'box-1',
      cinemaId: 'cinema-1',
      publicKey: '',
      epoch: 1,
      codeHash: '',
    }),
  )
  expect(relaySeatsOf(scheduleById(node.db, tonight)!).size).toBe(24)
  await node.execute(byHand, tx =>
    createSchedule(tx, {
      id: 'tomorrow',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-22',
      time: '20:00',
    }),
  )
  expect(relaySeatsOf(scheduleById(node.db, 'tomorrow')!).size).toBe(12)
})

test('the register cannot sell a seat of the website, nor the website one of the register', async () => {
  const { node: box } = await openSmallNode('box')
  const sale = box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3', 'B1']), carl))
  await expect(sale).rejects.toMatchObject({ code: 'seats_elsewhere', details: { seats: ['B1'] } })
  const { node: relay } = await openSmallNode('relay')
  const purchase = relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B1', 'A3']), 'en'))
  await expect(purchase).rejects.toMatchObject({ code: 'seats_elsewhere', details: { seats: ['A3'] } })
})

test('a transfer makes the giver unable to sell in the same moment', async () => {
  const { node: box } = await openSmallNode('box')
  const [given, sale] = await Promise.allSettled([
    box.execute(byHand, tx => grantSeats(tx, { ...grant, seatIds: ['A3', 'A4'], to: 'relay' })),
    box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl)),
  ])
  expect((given as PromiseFulfilledResult<unknown>).value).toMatchObject({ seatIds: ['A3', 'A4'] })
  expect((sale as PromiseRejectedResult).reason).toMatchObject({
    code: 'seats_elsewhere',
    details: { seats: ['A3'] },
  })
})

test('a seat that was given cannot be given again, and each change counts its version up', async () => {
  const { node: box } = await openSmallNode('box')
  const give = () => box.execute(byHand, tx => grantSeats(tx, { ...grant, seatIds: ['A3'], to: 'relay' }))
  await give()
  expect(await give()).toEqual({ seatIds: [], at: null })
  await box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A4']), carl))
  expect(Object.fromEntries(tokensOf(box.db, tonight, ['A3', 'A4']))).toEqual({
    A3: { version: 1, owner: 'relay', state: 'free', billId: null },
    A4: { version: 1, owner: 'box', state: 'sold', billId: 'sale-1' },
  })
})

test.each([
  ['box', 'relay'],
  ['relay', 'box'],
] as const)(
  'a seat sold twice after a wrong restore is kept as a conflict, whichever sale arrives first (%s, %s)',
  async (...order) => {
    const stream = 'cinema:cinema-1'
    const facts = { box: await soldBy('box'), relay: await soldBy('relay') }
    const { node } = await openSmallNode('relay', {
      identity: { nodeId: 'relay-watch00' },
      believes: 'anybody',
    })
    for (const who of order) await receiveSigned(node, `${who}-lost.1.${stream}`, facts[who])
    const conflicts = node.db
      .prepare('SELECT seat_id, version, fact FROM token_conflicts ORDER BY fact')
      .all()
    expect(conflicts).toEqual([
      { seat_id: 'A3', version: 1, fact: `box-lost.1.${stream}#1` },
      { seat_id: 'A3', version: 1, fact: `relay-lost.1.${stream}#1` },
    ])
    expect(node.db.prepare('SELECT bill_id, fact FROM seat_tokens').all()).toEqual([
      { bill_id: 'sale-box', fact: `box-lost.1.${stream}#1` },
    ])
    expect(node.db.prepare('SELECT count(*) FROM bills').pluck().get()).toBe(2)
  },
)

test('a seat sold twice is seen even when the second sale arrives after the seat has moved on', async () => {
  const stream = 'cinema:cinema-1'
  const early = await soldBy('box')
  const late = await soldBy('relay')
  const { node } = await openSmallNode('relay', {
    identity: { nodeId: 'relay-watch00' },
    believes: 'anybody',
  })
  await receiveSigned(node, `box-lost.1.${stream}`, early)
  const moved = { ...JSON.parse(early[0]!.bytes), seq: 2, type: 'seats.transferred' }
  moved.body = { to: 'relay', requestId: 'r', tokens: [{ scheduleId: tonight, seatId: 'A3', version: 2 }] }
  const bytes = JSON.stringify(moved)
  await receiveSigned(node, `box-lost.1.${stream}`, [{ bytes, hash: chainHash(early[0]!.hash, bytes) }])
  await receiveSigned(node, `relay-lost.1.${stream}`, late)
  expect(node.db.prepare('SELECT seat_id, version, fact FROM token_conflicts ORDER BY fact').all()).toEqual([
    { seat_id: 'A3', version: 1, fact: `box-lost.1.${stream}#1` },
    { seat_id: 'A3', version: 1, fact: `relay-lost.1.${stream}#1` },
  ])
})

/** A sale of A3 by a machine that thought the seat was its own. */
async function soldBy(who: 'box' | 'relay'): Promise<SealedFact[]> {
  const { node } = await openSmallNode('box')
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf(`sale-${who}`, ['A3']), carl))
  const fact = JSON.parse(node.journal.after('box-small00000.1.cinema:cinema-1', 1, 1)[0]!.bytes)
  for (const line of fact.body.lines) line.ticketId = `ticket-${who}`
  const bytes = JSON.stringify({ ...fact, origin: `${who}-lost.1.cinema:cinema-1`, seq: 1 })
  return [{ bytes, hash: chainHash('', bytes) }]
}
