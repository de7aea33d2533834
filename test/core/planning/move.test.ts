import { expect, test } from 'vitest'
import { admit } from '#core/admission/commands.ts'
import { verify } from '#core/node.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { conflictsOf } from '#core/planning/conflicts.ts'
import type { WantedPlace } from '#core/planning/plan.ts'
import { moveSchedule, replanSchedule } from '#core/planning/commands.ts'
import { loadPlans } from '#core/planning/load.ts'
import { scheduleById } from '#core/programme/store.ts'
import { scheduleView } from '#core/planning/view-load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { billById } from '#core/billing/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { placeHold } from '#core/seating/commands.ts'
import { showSeats } from '#core/seating/load.ts'
import { holdsInForce } from '#core/seating/hold-store.ts'
import { changedTokens } from '#core/seating/store.ts'
import {
  atRegister,
  byHand,
  carl,
  tenantOf,
  openSmallNode,
  saleOf,
  smallArrangement,
  tonight,
} from '../../world/small-exhibitor.ts'
import { relayAndBox } from '../journal/link.ts'

const later: WantedPlace = { screenId: 'screen-1', day: '2026-11-21', time: '22:30' }
const iso = (ms = 0) => new Date(ms).toISOString()

/** The small cinema with a second screen, whose seat plan is the first one's (`twin`) or another. */
async function tenant(role: 'box' | 'relay' = 'box') {
  const { node, clock } = await openSmallNode(role)
  await node.execute(byHand, tx => {
    const one = tx.catalogue.get('screen', 'screen-1')
    tx.append('exhibitor', 'arrangement.drawn', { ...smallArrangement, id: 'room-2', screenId: 'screen-2' })
    changeEntry(tx, 'screen', 'twin', { ...one, name: 'Twin', shortName: 'T' })
    changeEntry(tx, 'screen', 'screen-2', { ...one, name: 'Two', shortName: '2', arrangementId: 'room-2' })
  })
  const move = (change: Partial<WantedPlace> = {}, id = tonight) =>
    node.execute(byHand, tx => moveSchedule(tx, id, { ...later, ...change }))
  const replan = (newId: string, change: Partial<WantedPlace> = {}) =>
    node.execute(byHand, tx => replanSchedule(tx, tonight, newId, { ...later, ...change }))
  return { node, clock, move, replan }
}

test('a show moved to a later time takes its room time and the end of online sale along', async () => {
  const { node, move } = await tenant()
  const before = scheduleById(node.db, tonight)!
  const moved = await move()
  expect(iso(moved.startMs)).toBe('2026-11-21T21:30:00.000Z')
  for (const time of ['featureMs', 'endMs', 'readyMs', 'onlineUntilMs'] as const)
    expect(moved[time] - before[time]).toBe(2.5 * 3_600_000)
  expect(scheduleById(node.db, tonight)).toEqual(moved)
  expect(verify(node.db)).toEqual([])
})

test('a moved show keeps its seats, its tickets and its baskets, and the door lets them in at the new time', async () => {
  const { node, clock, move } = await tenant()
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3', 'D5']), carl))
  await node.execute(atRegister, tx =>
    placeHold(tx, { id: 'basket', scheduleId: tonight, channel: 'register', connected: true }, ['D6']),
  )
  const [tokens, holds, lines] = [
    changedTokens(node.db, tonight),
    holdsInForce(node.db, tonight, clock.ms),
    linesOf(node.db, 'sale-1'),
  ]
  await move({ day: '2026-11-22', screenId: 'twin' })
  expect(changedTokens(node.db, tonight)).toEqual(tokens)
  expect(holdsInForce(node.db, tonight, clock.ms)).toEqual(holds)
  expect(linesOf(node.db, 'sale-1')).toEqual(lines)
  expect(billById(node.db, 'sale-1')?.status).toBe('settled')
  const door = { id: 'scan', typed: lines[0]!.ticketId!, signed: null, scheduleId: null, gate: 'door' }
  await expect(node.execute(byHand, tx => admit(tx, door))).rejects.toMatchObject({
    code: 'ticket_too_early',
    details: { at: '2026-11-22T21:30:00.000Z' },
  })
  clock.ms = Date.parse('2026-11-22T22:00:00+01:00')
  expect(await node.execute(byHand, tx => admit(tx, door))).toMatchObject({ seatId: 'A3' })
})

test('a show does not stand in its own way, but in nobody else’s either', async () => {
  const { node, move } = await tenant()
  await move({ time: '20:30' })
  await node.execute(byHand, tx =>
    createSchedule(tx, { id: 'show-late', versionId: 'version-1', ...later, time: '23:00' }),
  )
  await expect(move({ time: '22:00' })).rejects.toMatchObject({
    code: 'screen_occupied',
    details: { movie: 'The Small Film', from: '23:00', until: '01:15' },
  })
})

test('moved to where it is, a show stays as it is and nothing is written', async () => {
  const { node, move } = await tenant()
  const moved = await move()
  const facts = node.journal.count()
  expect(await move()).toEqual(moved)
  expect(node.journal.count()).toBe(facts)
})

test.each([
  ['a time that has passed', { time: '17:00' }, 'schedule_started'],
  ['a screen the exhibitor does not have', { screenId: 'nowhere' }, 'screen_unknown'],
  ['a screen with another seat plan', { screenId: 'screen-2' }, 'seat_plan_differs'],
])('to %s no show is moved', async (_, change, code) => {
  await expect((await tenant()).move(change)).rejects.toMatchObject({ code })
})

test('a show that is cancelled, over or unknown is not moved; one that runs late still is', async () => {
  const { node, clock, move } = await tenant()
  await expect(move({}, 'no-show')).rejects.toMatchObject({ code: 'schedule_unknown' })
  clock.ms = Date.parse('2026-11-21T20:05:00+01:00')
  await move({ time: '20:20' })
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  await expect(move()).rejects.toMatchObject({ code: 'schedule_cancelled' })
  const other = await tenant()
  other.clock.ms = Date.parse('2026-11-21T22:00:00+01:00')
  await expect(other.move()).rejects.toMatchObject({ code: 'schedule_over' })
})

test('a screen that gets a new seat plan gives it to new shows; planned ones keep the one they were sold by', async () => {
  const { node, move } = await tenant()
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['D5']), carl))
  await node.execute(byHand, tx => {
    tx.append('exhibitor', 'arrangement.drawn', {
      ...smallArrangement,
      id: 'room-1-new',
      seats: smallArrangement.seats.filter(seat => seat.row !== 'D').map(seat => ({ ...seat, online: true })),
    })
    changeEntry(tx, 'screen', 'screen-1', { arrangementId: 'room-1-new' })
  })
  const moved = await move({ day: '2026-11-22' })
  expect(moved.arrangementId).toBe('room-1')
  const { seating: room } = showSeats(node.db, tonight, 'box', false, 0)
  expect(room.arrangement.seats).toHaveLength(24)
  expect(room.tokens.get('D5')).toMatchObject({ state: 'sold', billId: 'sale-1' })
  const planned = await node.execute(byHand, tx =>
    createSchedule(tx, { id: 'show-new', versionId: 'version-1', ...later }),
  )
  expect(planned.arrangementId).toBe('room-1-new')
  expect(JSON.parse(planned.relaySeats)).toHaveLength(18)
  expect(scheduleView(tenantOf(node), planned).capacity).toBe(18)
})

test('into a screen with another seat plan a show nobody bought is planned anew, with its event and where it is shown', async () => {
  const { node, replan } = await tenant('relay')
  await node.execute(byHand, tx => {
    changeEntry(tx, 'event', 'event-1', { title: 'With the crew', scheduleId: tonight, deleted: false })
    const fields = { visibility: ['pos' as const] }
    tx.append('cinema:cinema-1', 'schedule.changed', { id: tonight, stamp: tx.stamp(), fields })
  })
  const anew = await replan('show-anew', { screenId: 'screen-2' })
  expect(anew).toMatchObject({ screenId: 'screen-2', arrangementId: 'room-2', visibility: '["pos"]' })
  expect(scheduleById(node.db, tonight)?.cancelled).toBe(true)
  expect(node.catalogue.get('event', 'event-1')).toMatchObject({ scheduleId: 'show-anew' })
  const facts = node.journal.count()
  expect(await replan('show-anew', { screenId: 'screen-2' })).toEqual(anew)
  expect(node.journal.count()).toBe(facts)
  await expect(replan('another', { screenId: 'screen-2' })).rejects.toMatchObject({
    code: 'schedule_cancelled',
  })
})

test('a show with a sold seat, or one in a basket, is not planned anew', async () => {
  const { node, replan } = await tenant()
  await node.execute(atRegister, tx =>
    placeHold(tx, { id: 'basket', scheduleId: tonight, channel: 'register', connected: true }, ['D6']),
  )
  await expect(replan('show-anew')).rejects.toMatchObject({ code: 'show_has_sales', details: { count: 1 } })
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  await expect(replan('show-anew')).rejects.toMatchObject({ code: 'show_has_sales', details: { count: 2 } })
  expect(scheduleById(node.db, tonight)?.cancelled).toBe(false)
})

test('moved on both sides of a cut, a show stands where the later of the two put it, whole', async () => {
  const { relay, box, link, clock } = await relayAndBox()
  await link.settle()
  link.cut()
  await relay.execute(byHand, tx =>
    changeEntry(tx, 'screen', 'twin', tx.catalogue.get('screen', 'screen-1')!),
  )
  await relay.execute(byHand, tx => moveSchedule(tx, tonight, { ...later, screenId: 'twin', time: '19:00' }))
  clock.ms += 60_000
  const moved = await box.execute(byHand, tx => moveSchedule(tx, tonight, later))
  await box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  link.mend()
  await link.settle()
  for (const node of [relay, box]) {
    expect(scheduleById(node.db, tonight)).toEqual(moved)
    expect(changedTokens(node.db, tonight).get('A3')).toMatchObject({ state: 'sold', billId: 'sale-1' })
    expect(verify(node.db)).toEqual([])
  }
})

test('a show with free seating keeps it, moved or planned anew, and its screen’s plan is still its plan', async () => {
  const { node, move } = await tenant('relay')
  const free = { id: 'show-free', versionId: 'version-1', ...later, time: '23:00', freeSeating: true }
  const planned = await node.execute(byHand, tx => createSchedule(tx, free))
  expect(planned.arrangementId).toBe('room-1-free')
  expect(conflictsOf(loadPlans(node.db, node.catalogue, 0))).toEqual([])
  expect((await move({ screenId: 'twin', day: '2026-11-22' }, 'show-free')).arrangementId).toBe('room-1-free')
  const anew = await node.execute(byHand, tx =>
    replanSchedule(tx, 'show-free', 'show-anew', { ...later, screenId: 'screen-2' }),
  )
  expect(anew.arrangementId).toBe('room-2-free')
})
