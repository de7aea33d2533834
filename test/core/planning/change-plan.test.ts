import { expect, test } from 'vitest'
import { permissions } from '#core/access/employee.ts'
import { admit } from '#core/admission/commands.ts'
import { linesOf } from '#core/billing/line-store.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { conflictViews } from '#core/planning/conflict-view-load.ts'
import { firstShowFor } from '#core/planning/change-plan.ts'
import { comingShows } from '#core/planning/load.ts'
import { publishPlan } from '#core/planning/plan-commands.ts'
import { resolveConflict } from '#core/planning/resolve-commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { placeHold } from '#core/seating/commands.ts'
import { seatMapOf } from '#core/seating/routes.ts'
import { arrangementById } from '#core/seating/store.ts'
import { plainDrawing, type Seat } from '#core/venue/arrangement.ts'
import {
  atRegister,
  byHand,
  carl,
  openSmallNode,
  saleOf,
  smallArrangement,
  tenantOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'
import { relayAndBox } from '../journal/link.ts'

const mia = { who: 'employee:mia', via: 'portal' }
const show =
  (id: string, time: string, change: object = {}) =>
  (tx: Tx) =>
    createSchedule(tx, {
      id,
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-22',
      time,
      ...change,
    })
const extra: Seat = { ...smallArrangement.seats[20]!, id: 'D7', number: 7, screenCol: 6, class: 'standard' }
delete extra.pairedWith

/** The small room without its front row, and with one seat more at the back. */
const smaller = (id = 'room-2') => ({
  id,
  screenId: 'screen-1',
  columns: 7,
  seats: [...smallArrangement.seats.filter(seat => seat.row !== 'A'), extra],
  drawing: plainDrawing,
})
const publish = (node: Node, since: string | null, drawn = smaller()) =>
  node.execute(mia, tx => publishPlan(tx, { drawn, from: 'room-1', since }))
const planOf = (node: Node, id: string) => scheduleById(node.db, id)?.arrangementId
const sells = (node: Node, id: string, seats: string[], scheduleId: string) =>
  node.execute(atRegister, tx => {
    const sale = saleOf(id, seats)
    const tickets = sale.tickets.map(ticket => ({ ...ticket, scheduleId }))
    return sellAtRegister(tx, { ...sale, tickets }, carl)
  })

async function threeShows(role: 'relay' | 'box' = 'box', options: { hasBox?: boolean } = {}) {
  const { node, clock } = await openSmallNode(role, options)
  await node.execute(byHand, tx => {
    show('matinee', '15:00')(tx)
    show('late', '20:00')(tx)
  })
  return { node, clock, now: { db: node.db, nowMs: clock.ms } }
}

test('a new plan holds from the show that was chosen; those before keep theirs, and nobody is asked again', async () => {
  const { node } = await threeShows()
  await publish(node, 'matinee')
  expect([tonight, 'matinee', 'late'].map(id => planOf(node, id))).toEqual(['room-1', 'room-2', 'room-2'])
  expect(node.catalogue.get('screen', 'screen-1')?.arrangementId).toBe('room-2')
  expect(conflictViews(tenantOf(node))).toEqual([])
  await node.execute(byHand, show('next', '22:30'))
  expect(planOf(node, 'next')).toBe('room-2')
  // Sent again it is the same plan, and every seat of it can be sold.
  await publish(node, 'matinee')
  await sells(node, 'sale-1', ['D7'], 'late')
  await expect(sells(node, 'sale-2', ['A3'], 'late')).rejects.toMatchObject({ code: 'seat_unknown' })
  await sells(node, 'sale-3', ['A3'], tonight)
  expect(verify(node.db)).toEqual([])
})

test('with no show chosen it holds for those planned from then on', async () => {
  const { node } = await threeShows()
  await publish(node, null)
  expect([tonight, 'matinee', 'late'].map(id => planOf(node, id))).toEqual(['room-1', 'room-1', 'room-1'])
  expect(conflictViews(tenantOf(node))).toEqual([])
})

test('a seat that is sold or held never vanishes: the plan is refused with the shows, and nothing of it is saved', async () => {
  const { node } = await threeShows()
  await sells(node, 'sale-1', ['A3', 'D5'], 'late')
  const basket = { id: 'ada', scheduleId: 'matinee', channel: 'register' as const, connected: false }
  await node.execute(visitor, tx => placeHold(tx, basket, ['A1']))
  await expect(publish(node, tonight)).rejects.toMatchObject({
    code: 'plan_seats_sold',
    details: { count: 2, shows: ['matinee', 'late'] },
  })
  expect(arrangementById(node.db, 'room-2')).toBeUndefined()
  expect(node.catalogue.get('screen', 'screen-1')?.arrangementId).toBe('room-1')
  await expect(publish(node, 'nothing')).rejects.toMatchObject({ code: 'schedule_unknown' })
})

test('guests whose seats are in the new plan keep them, and their tickets', async () => {
  const { node } = await threeShows()
  await sells(node, 'sale-1', ['D1', 'D2'], 'late')
  await publish(node, 'late')
  expect(planOf(node, 'late')).toBe('room-2')
  expect(seatMapOf(tenantOf(node), 'late').states).toMatchObject({ D1: 'sold', D2: 'sold' })
})

test('proposed is the first show nobody has a seat of, where no later one would lose any', async () => {
  const { node, now } = await threeShows()
  const ids = new Set(smaller().seats.map(({ id }) => id))
  const first = () => firstShowFor(comingShows(now, 'screen-1'), ids)
  expect(first()).toBe(tonight)
  await sells(node, 'sale-1', ['D5'], tonight)
  expect(first()).toBe('matinee')
  await sells(node, 'sale-2', ['A3'], 'matinee')
  expect(first()).toBe('late')
  await sells(node, 'sale-3', ['A3'], 'late')
  expect(first()).toBe(null)
})

test('where places are counted the show goes on counting them, in the new plan', async () => {
  const { node } = await threeShows()
  await node.execute(byHand, show('free', '23:00', { freeSeating: true }))
  await publish(node, 'free')
  expect(arrangementById(node.db, planOf(node, 'free')!)).toMatchObject({ freeSeating: true })
  expect(arrangementById(node.db, planOf(node, 'free')!)?.byId.has('D7')).toBe(true)
})

test('a cinema without a box sells the new seats on the website', async () => {
  const { node } = await threeShows('relay', { hasBox: false })
  await publish(node, 'late')
  const basket = { id: 'ada', scheduleId: 'late', channel: 'site' as const, connected: false }
  expect((await node.execute(visitor, tx => placeHold(tx, basket, ['D7']))).seats).toEqual(['D7'])
  expect(verify(node.db)).toEqual([])
})

test('a seat sold at a box that is cut off stays sold and opens the door; that the plan lost it is a conflict, and decided', async () => {
  const { relay, box, link, clock } = await relayAndBox()
  await link.settle()
  link.cut()
  await publish(relay, tonight)
  clock.ms += 60_000
  const bill = await sells(box, 'sale-1', ['A3'], tonight)
  link.mend()
  await link.settle()
  for (const node of [relay, box]) {
    expect(planOf(node, tonight)).toBe('room-2')
    expect(conflictViews(tenantOf(node))).toMatchObject([
      {
        kind: 'seats_not_in_plan',
        about: 'A3',
        subjects: [{ id: tonight, show: { taken: 1 } }],
        resolutions: [{ do: 'fit' }, { do: 'keep' }],
      },
    ])
    expect(verify(node.db)).toEqual([])
  }
  const [line] = linesOf(box.db, bill.id)
  const scan = { id: 'scan-1', typed: line!.ticketId!, signed: null, scheduleId: tonight, gate: 'door' }
  expect(await box.execute(mia, tx => admit(tx, scan))).toMatchObject({ seatId: 'A3' })
  const [conflict] = conflictViews(tenantOf(relay))
  const chosen = { conflictId: conflict!.id, resolutionId: conflict!.resolutions[0]!.id }
  await relay.execute(mia, tx => resolveConflict(tx, chosen, permissions))
  await link.settle()
  for (const node of [relay, box]) {
    expect(planOf(node, tonight)).toBe('room-1')
    expect(conflictViews(tenantOf(node))).toEqual([])
    expect(verify(node.db)).toEqual([])
  }
  await expect(sells(relay, 'sale-2', ['A3'], tonight)).rejects.toMatchObject({ code: 'seat_taken' })
})

/** A register gave the sale back; the plan that had its seat was set aside with the history it was drawn in. */
test('a seat that no plan known here has is a conflict too, and kept as it is', async () => {
  const { node } = await openSmallNode()
  await sells(node, 'sale-1', ['A3'], tonight)
  node.db.prepare("UPDATE seat_tokens SET seat_id = 'D7' WHERE seat_id = 'A3'").run()
  expect(conflictViews(tenantOf(node))).toMatchObject([
    { kind: 'seats_not_in_plan', about: 'D7', subjects: [{ id: tonight }], resolutions: [{ do: 'keep' }] },
  ])
})
