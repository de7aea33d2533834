import { expect, test } from 'vitest'
import type { Line } from '#core/api/tenant.ts'
import { seatsToHandOver } from '#core/offline-sync/hand-over.ts'
import { closeBehind } from '#core/journal/epochs.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { ScheduleFields } from '#core/programme/schedule.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { placeHold } from '#core/seating/commands.ts'
import { showSeats } from '#core/seating/load.ts'
import { freeSeats } from '#core/seating/seat-state.ts'
import { openAllotments } from '#core/seating/allotment-worker.ts'
import { keysOf } from '../../world/keys.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  tenantOf,
  openSmallNode,
  saleOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'

const hour = 3_600_000

/** A relay with the small cinema, whose line to the box is up. */
async function relay(line: Partial<Line> = {}) {
  const { node, clock } = await openSmallNode('relay')
  const tenant = tenantOf(node, {
    connected: () => true,
    requestSeats: async () => [],
    requestTurns: async () => 0,
    confirmed: () => 0,
    wantFile: async () => false,
    ...line,
  })
  const sets = openAllotments(tenant)
  const counts = () => {
    const { seating: room } = showSeats(node.db, tonight, 'relay', true, clock.ms)
    const { mine, theirs } = freeSeats(room)
    return { relay: mine.length, box: theirs.length }
  }
  const boxSells = (seatIds: string[], scheduleId = tonight) =>
    node.execute(byHand, tx => {
      // As its facts would have told: the box's seats are gone.
      const tokens = seatIds.map(seatId => ({ scheduleId, seatId, version: 1 }))
      tx.append('cinema:cinema-1', 'seats.transferred', { to: 'relay', requestId: 'test', tokens })
    })
  const transfers = () =>
    node.db
      .prepare("SELECT count(*) FROM facts WHERE json_extract(bytes, '$.type') = 'seats.transferred'")
      .pluck()
      .get() as number
  return { node, clock, sets, counts, boxSells, transfers }
}

const boxSeats = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6']

test('a show whose seat plan has not come keeps no other show from its seats', async () => {
  const { node, sets, boxSells, counts, clock } = await relay()
  await node.execute(byHand, tx => {
    const bytes = tx.db.prepare("SELECT bytes FROM facts WHERE bytes LIKE '%schedule.created%'").pluck().get()
    const { fields } = JSON.parse(bytes as string).body as { fields: ScheduleFields }
    const lost = { ...fields, arrangementId: 'plan-lost' }
    tx.append('cinema:cinema-1', 'schedule.created', { id: 'a-show-lost', stamp: tx.stamp(), fields: lost })
  })
  await boxSells(boxSeats.slice(0, 11))
  clock.ms += 5000
  expect(await sets.look()).toBeGreaterThan(0)
  expect(counts().box).toBeGreaterThan(1)
  expect(seatsToHandOver(node.db, 'cinema-1', clock.ms).map(show => show.scheduleId)).toEqual([tonight])
})

test('a quiet evening moves nothing', async () => {
  const { sets, counts, clock } = await relay()
  for (let look = 0; look < 100; look++) {
    expect(await sets.look()).toBe(0)
    clock.ms += 5000
  }
  expect(counts()).toEqual({ relay: 12, box: 12 })
})

test('when the box has nothing left the relay gives it a allotment in one fact that says why', async () => {
  const { node, sets, boxSells, counts, transfers } = await relay()
  await boxSells(boxSeats)
  expect(await sets.look()).toBe(4)
  expect(counts()).toEqual({ relay: 20, box: 4 })
  expect(transfers()).toBe(2)
  const told = node.db.prepare(
    "SELECT json_extract(bytes, '$.body.requestId') FROM facts ORDER BY position DESC",
  )
  expect(told.pluck().get()).toBe('allotment')
  expect(await sets.look()).toBe(0)
})

test('while the line is cut nothing is handed over', async () => {
  const { sets, boxSells, transfers } = await relay({ connected: () => false })
  await boxSells(boxSeats)
  expect(await sets.look()).toBe(0)
  expect(transfers()).toBe(1)
})

test('a node that may have forgotten what it sold hands nothing over before it was told', async () => {
  const { node, boxSells } = await relay()
  await boxSells(boxSeats)
  const line = {
    connected: () => true,
    requestSeats: async () => [],
    requestTurns: async () => 0,
    confirmed: () => 0,
    wantFile: async () => false,
  }
  const unsure = { ...node, nodeStatus: { ...node.nodeStatus, listens: () => true } }
  expect(await openAllotments(tenantOf(unsure, line)).look()).toBe(0)
  const recovering = { ...node, nodeStatus: { ...node.nodeStatus, openFor: () => false } }
  expect(await openAllotments(tenantOf(recovering, line)).look()).toBe(0)
  expect(await openAllotments(tenantOf(node, line)).look()).toBe(4)
})

test('a relay that lost its disks gives seats to a cinema whose box has told all, while another one’s is still away', async () => {
  const { node, sets, boxSells, counts, clock } = await relay()
  const { nodeStatus, identity } = node
  await boxSells(boxSeats)
  await node.execute(byHand, tx =>
    tx.append('exhibitor', 'box.enrolled', {
      nodeId: 'box-away00000',
      cinemaId: 'cinema-away',
      publicKey: keysOf('box-away00000').publicKey,
      epoch: 1,
      codeHash: '',
    }),
  )
  nodeStatus.begin('database_lost')
  clock.ms += 60_000
  expect(await sets.look()).toBe(0)
  const { requestId, reason } = nodeStatus.recovery()!
  await node.execute(byHand, tx => closeBehind(tx, { requestId, reason }, 'cinema-1'))
  nodeStatus.finishWhenSynced()
  expect([identity.role, node.state(), nodeStatus.openFor('cinema-1')]).toEqual(['relay', 'recovering', true])
  clock.ms += 60_000
  expect(await sets.look()).toBeGreaterThan(0)
  expect(counts().box).toBeGreaterThan(0)
})

test('seats in a basket or in payment stay, whatever the other side lacks', async () => {
  const { node, sets, boxSells } = await relay()
  const all = node.db.prepare('SELECT seats FROM arrangements').pluck().get() as string
  const every = (JSON.parse(all) as { id: string }[]).map(seat => seat.id)
  await boxSells(boxSeats)
  const basket = { id: 'ada', scheduleId: tonight, channel: 'site' as const, connected: true }
  await node.execute(visitor, tx => placeHold(tx, basket, every.slice(0, 12)))
  for (const [index, seats] of [every.slice(12, 18), every.slice(18)].entries())
    await node.execute(visitor, tx => openBill(tx, checkoutOf(`bill-${index}`, seats), 'en'))
  expect(await sets.look()).toBe(0)
})

test('when online sale has ended, every free seat goes home to the box, and none comes back', async () => {
  const { node, sets, clock, counts } = await relay()
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B1', 'B2']), 'en'))
  clock.ms += 2.25 * hour
  expect(await sets.look()).toBe(10)
  expect(counts()).toEqual({ relay: 0, box: 22 })
  expect(await sets.look()).toBe(0)
})

test('a cancelled show, one of next week and one that is over are left alone', async () => {
  const { node, sets, boxSells, clock } = await relay()
  await boxSells(boxSeats)
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect(await sets.look()).toBe(0)
  await node.execute(byHand, tx =>
    createSchedule(tx, {
      id: 'next-week',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-28',
      time: '20:00',
    }),
  )
  await boxSells(boxSeats, 'next-week')
  expect(await sets.look()).toBe(0)
  clock.ms += 5 * 24 * hour
  expect(await sets.look()).toBe(4)
})

test('the box gives as the relay does, by the share its screen was set to', async () => {
  const { node } = await openSmallNode('box')
  const sets = openAllotments(
    tenantOf(node, {
      connected: () => true,
      requestSeats: async () => [],
      requestTurns: async () => 0,
      confirmed: () => 0,
      wantFile: async () => false,
    }),
  )
  await node.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'seats.transferred', {
      to: 'box',
      requestId: 'test',
      tokens: ['B', 'C'].flatMap(row =>
        [1, 2, 3, 4, 5, 6].map(number => ({ scheduleId: tonight, seatId: `${row}${number}`, version: 1 })),
      ),
    }),
  )
  await node.execute(byHand, tx =>
    changeEntry(tx, 'screen', 'screen-1', { shares: { registerPercent: 10, onlinePercent: 0 } }),
  )
  expect(await sets.look()).toBe(0)
  await node.execute(byHand, tx =>
    changeEntry(tx, 'screen', 'screen-1', { shares: { registerPercent: 10, onlinePercent: 33 } }),
  )
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  expect(await sets.look()).toBe(8)
})

test('of many shows some are looked at in one go, and all of them soon', async () => {
  const { node, sets, boxSells } = await relay()
  const hours = Array.from({ length: 12 }, (_, index) => String(8 + index).padStart(2, '0'))
  for (const day of ['22', '23'])
    for (const hour of hours) {
      const id = `show-${day}-${hour}`
      await node.execute(byHand, tx => {
        changeEntry(tx, 'screen', `screen-${id}`, tx.catalogue.get('screen', 'screen-1')!)
        const at = { day: `2026-11-${day}`, time: `${hour}:30` }
        createSchedule(tx, { id, versionId: 'version-1', screenId: `screen-${id}`, ...at })
      })
      await boxSells(boxSeats, id)
    }
  const looks = [await sets.look(), await sets.look(), await sets.look()]
  expect(looks.map(seats => seats / 4)).toEqual([20, 4, 0])
})
