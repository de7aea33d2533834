import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { admit } from '#core/admission/commands.ts'
import { billById } from '#core/billing/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { openRefunds } from '#core/billing/refunds/money-store.ts'
import { settleFork } from '#core/journal/epochs.ts'
import type { Node } from '#core/journal/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { keepDisplaced } from '#core/recovery/displaced-keeper.ts'
import { displacedOf } from '#core/recovery/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { refundUnfulfilled } from '#core/sales/worklist/commands.ts'
import { stuckNow } from '#core/sales/worklist/store.ts'
import { worklistOf } from '#core/sales/worklist/worklist.ts'
import { grantSeats } from '#core/seating/commands.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  saleOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'
import { disagreements, openLink } from '../journal/link.ts'
import { evening, machine, rest, sell } from '../journal/machine.ts'
import { relaySetBack } from '../journal/set-back.ts'

/**
 * Why a person chooses between two histories of a stream. A rule that always keeps what the relay holds, or what the
 * other side of the stream's node holds, or what the box holds, leaves in one of these stories somebody who has paid
 * without a show or without a purchase, though nobody else has the seat; README.md tells them.
 */
const ofMia = { who: 'employee:mia', via: 'portal' }
const late = 'show-late'

const planLate = (node: Node) =>
  node.execute(byHand, tx =>
    createSchedule(tx, {
      id: late,
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-21',
      time: '23:00',
    }),
  )

/** A guest buys A5 of the late show at the register. */
const sellLate = (node: Node) => {
  const tickets = [{ scheduleId: late, seatId: 'A5', priceRateId: 'normal' }]
  return node.execute(atRegister, tx =>
    sellAtRegister(tx, saleOf('sale-late', [], { tickets, totalCents: 1000 }), carl),
  )
}

const buyOnline = async (relay: Node) => {
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-online', ['B3']), 'en'))
  await relay.execute(visitor, tx => settlePayment(tx, 'bill-online-1', 'paid'))
}

async function decide(relay: Node, node: Node, nodeId: string, keep: 'relay' | 'box') {
  const line = openLink(relay, node)
  for (let tries = 0; tries < 3; tries++) await rest(line)
  await relay.execute(ofMia, tx => settleFork(tx, nodeId, keep))
  for (let tries = 0; tries < 5; tries++) await rest(line)
  expect([relay.state(), node.state()]).toEqual(['ready', 'ready'])
  expect(disagreements(relay, node)).toEqual([])
  line.cut()
}

/** What becomes of the guest of the late show at its door. */
async function atTheDoor(node: Node): Promise<string> {
  const ticket = linesOf(node.db, 'sale-late')[0]!.ticketId!
  const scan = { id: 'scan-1', typed: ticket, signed: null, scheduleId: null, gate: 'door' }
  return node
    .execute({ who: 'employee:ugo', via: 'door' }, tx => admit(tx, scan))
    .then(
      () => 'let in',
      (cause: { code?: string }) => cause.code ?? String(cause),
    )
}

test.each(['relay', 'box'] as const)(
  'a box set back to the afternoon planned a show in the evening and sold it: kept is what the %s holds',
  async keep => {
    const { box: first, relay, first: older, link, durableIdentity } = await evening()
    await rest(link)
    const copy = first.copy()
    await sell(older, 'sale-heard', 'A4')
    await rest(link)
    link.cut()
    const again = machine()
    again.put(copy)
    writeFileSync(again.mirrorPath, '')
    const node = await again.start(durableIdentity)
    await planLate(node)
    await sellLate(node)
    await decide(relay, node, node.identity.nodeId, keep)
    for (const { db } of [relay, node])
      expect(['sale-heard', 'sale-late'].map(id => billById(db, id)?.status)).toEqual(['settled', 'settled'])
    const guest = {
      show: scheduleById(node.db, late)?.id,
      listed: displacedOf(node.db).map(({ billId }) => billId),
      atTheDoor: await atTheDoor(node),
    }
    expect(guest).toEqual(
      keep === 'box'
        ? { show: late, listed: [], atTheDoor: 'ticket_too_early' }
        : { show: undefined, listed: ['sale-late'], atTheDoor: 'ticket_unknown' },
    )
  },
)

test.each(['relay', 'box'] as const)(
  'a relay set back to before a show it had planned sold something else online: kept is what the %s holds',
  async keep => {
    const { relay: first, first: node, link } = await evening()
    await rest(link)
    const copy = first.db.raw.serialize()
    await planLate(first)
    await rest(link)
    await sellLate(node)
    link.cut()
    const relay = relaySetBack(copy)
    await buyOnline(relay)
    await decide(relay, node, relay.identity.nodeId, keep)
    await lookForDisplaced(relay, node)
    const listed = displacedOf(node.db).map(({ billId }) => billId)
    expect(listed).toEqual(keep === 'box' ? [] : ['sale-late'])
    const guests = [relay, node].map(({ db }) => ({
      atRegister: billById(db, 'sale-late')?.status,
      show: scheduleById(db, late)?.id,
      online: billById(db, 'bill-online')?.status,
    }))
    const left =
      keep === 'box'
        ? { atRegister: 'settled', show: late, online: undefined }
        : { atRegister: 'settled', show: undefined, online: 'settled' }
    expect(guests).toEqual([left, left])
    expect(await atTheDoor(node)).toBe(keep === 'box' ? 'ticket_too_early' : 'ticket_unknown')
    await relay.close()
  },
)

test('money for a show that was planned in the history set aside goes back, and who has paid for it is told', async () => {
  const { box: first, relay, first: older, link, durableIdentity } = await evening()
  await rest(link)
  const copy = first.copy()
  await planLate(older)
  await rest(link)
  const seats = { 'bill-open': 'B3', 'bill-ended': 'B4', 'bill-paid': 'B5' }
  for (const [id, seat] of Object.entries(seats))
    await relay.execute(visitor, tx => {
      const checkout = checkoutOf(id, [seat])
      openBill(tx, { ...checkout, items: checkout.items.map(item => ({ ...item, schedule_id: late })) }, 'en')
    })
  await relay.execute(visitor, tx => settlePayment(tx, 'bill-ended-1', 'expired'))
  await relay.execute(visitor, tx => settlePayment(tx, 'bill-paid-1', 'paid'))
  link.cut()
  const again = machine()
  again.put(copy)
  writeFileSync(again.mirrorPath, '')
  const node = await again.start(durableIdentity)
  await sell(node, 'sale-meanwhile', 'A4')
  await decide(relay, node, node.identity.nodeId, 'box')
  expect(scheduleById(relay.db, late)).toBeUndefined()
  for (const id of ['bill-open', 'bill-ended'])
    await relay.execute(visitor, tx => settlePayment(tx, `${id}-1`, 'paid'))
  expect(
    openRefunds(relay.db)
      .map(({ billId, reason }) => `${billId} ${reason}`)
      .sort(),
  ).toEqual(['bill-ended paid_late', 'bill-open paid_late'])
  // Who had paid before is told, and their money can go back.
  await lookForDisplaced(relay, node)
  const toTell = () =>
    worklistOf(stuckNow(relay.db), relay.runtime.now()).filter(({ kind }) => kind === 'seat_lost')
  expect(displacedOf(relay.db).map(({ billId }) => billId)).toEqual(['bill-paid'])
  expect(toTell()).toMatchObject([{ id: 'bill:bill-paid', cents: 1000, actions: ['refund', 'clear'] }])
  await relay.execute(ofMia, tx =>
    refundUnfulfilled(tx, 'bill:bill-paid', { employeeId: 'mia', name: 'Mia' }),
  )
  expect([toTell(), displacedOf(relay.db)]).toEqual([[], []])
})

/** Who has paid for a seat that is not theirs, and is on no list: neither as displaced nor among the seats of two. */
const untold = ({ db }: Node) => {
  const listed = new Set(displacedOf(db).map(({ billId, seatId }) => `${billId} ${seatId}`))
  const lost = db
    .prepare(
      `SELECT l.bill_id || ' ' || l.seat_id FROM bill_lines l
       JOIN bills b ON b.id = l.bill_id AND b.status IN ('settled', 'partially_refunded')
       LEFT JOIN seat_tokens t ON t.schedule_id = l.schedule_id AND t.seat_id = l.seat_id
       WHERE l.kind = 'ticket' AND t.bill_id IS NOT l.bill_id`,
    )
    .pluck()
    .all() as string[]
  return { lost: lost.sort(), untold: lost.filter(each => !listed.has(each)) }
}

/** Both sides look for guests without their seats, twice, and hear of each other. */
async function lookForDisplaced(relay: Node, node: Node) {
  const line = openLink(relay, node)
  for (let times = 0; times < 2; times++)
    for (const side of [relay, node]) {
      const keeper = keepDisplaced(side)
      await keeper.wake()
      await keeper.stop()
      await rest(line)
    }
  expect(disagreements(relay, node)).toEqual([])
  line.cut()
}

test.each(['relay', 'box'] as const)(
  'a seat that a box had given to the website, set back sells at the register, and was sold online: kept is what the %s holds',
  async keep => {
    const { box: first, relay, first: older, link, durableIdentity } = await evening()
    await rest(link)
    const copy = first.copy()
    const seatIds = ['A1', 'A2']
    await older.execute(byHand, tx =>
      grantSeats(tx, { scheduleId: tonight, seatIds, to: 'relay', requestId: 'ask' }),
    )
    await rest(link)
    await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-online', ['A1', 'A2']), 'en'))
    await relay.execute(visitor, tx => settlePayment(tx, 'bill-online-1', 'paid'))
    link.cut()
    const again = machine()
    again.put(copy)
    writeFileSync(again.mirrorPath, '')
    const node = await again.start(durableIdentity)
    await sell(node, 'sale-till', 'A1')
    await decide(relay, node, node.identity.nodeId, keep)
    await lookForDisplaced(relay, node)
    for (const side of [relay, node]) {
      expect(billById(side.db, 'sale-till')?.status).toBe('settled')
      expect(untold(side)).toEqual({ lost: ['sale-till A1'], untold: [] })
    }
  },
)
