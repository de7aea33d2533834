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
import { displacedOf } from '#core/recovery/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { atRegister, byHand, carl, checkoutOf, saleOf, visitor } from '../../world/small-exhibitor.ts'
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

test('money for a show that was planned in the history set aside goes back, also where its provider says so late', async () => {
  const { box: first, relay, first: older, link, durableIdentity } = await evening()
  await rest(link)
  const copy = first.copy()
  await planLate(older)
  await rest(link)
  for (const id of ['bill-open', 'bill-ended'])
    await relay.execute(visitor, tx => {
      const checkout = checkoutOf(id, [id === 'bill-open' ? 'B3' : 'B4'])
      openBill(tx, { ...checkout, items: checkout.items.map(item => ({ ...item, schedule_id: late })) }, 'en')
    })
  await relay.execute(visitor, tx => settlePayment(tx, 'bill-ended-1', 'expired'))
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
  expect(openRefunds(relay.db).map(({ billId, reason }) => `${billId} ${reason}`).sort()).toEqual([
    'bill-ended paid_late',
    'bill-open paid_late',
  ])
})
