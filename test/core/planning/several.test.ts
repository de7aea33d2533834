import { expect, test } from 'vitest'
import { moveSchedule } from '#core/planning/commands.ts'
import { cancelShows, changeShows } from '#core/planning/several-commands.ts'
import { changeShows as contract } from '#core/planning/several-contract.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { planShows } from '#core/planning/week-commands.ts'
import { wishesOf } from '#core/planning/week-wishes.ts'
import { saleStopNow } from '#core/programme/sale.ts'
import { scheduleById } from '#core/programme/store.ts'
import { refundsOrdered } from '#core/billing/refunds/cancelled-store.ts'
import { placeHold } from '#core/seating/commands.ts'
import { seatsForVisitors } from '#core/seating/visitors/load.ts'
import type { Tx } from '#core/journal/node.ts'
import { byHand, openSmallNode, tenantOf, tonight, visitor } from '../../world/small-exhibitor.ts'

const minuteMs = 60_000
const ids = ['week-show-0', 'week-show-1', 'week-show-2']

async function house() {
  const { node, clock } = await openSmallNode('relay')
  const done = <T>(command: (tx: Tx) => T) => node.execute(byHand, command)
  const wishes = wishesOf({
    versionId: 'version-1',
    screenIds: ['screen-1'],
    days: ['2026-11-24', '2026-11-25', '2026-11-26'],
    times: ['20:00'],
  })
  const shows = wishes.map((wish, at) => ({ ...wish, id: ids[at]! }))
  await done(tx => void planShows(tx, { cinemaId: 'cinema-1', shows, skip: false }))
  const view = (id: string) => programmeOf(tenantOf(node), {}).schedules.find(schedule => schedule.id === id)!
  return { node, clock, done, view }
}

test('several shows are taken off the website by one press, and saying it again writes nothing', async () => {
  const { node, done, view } = await house()
  const change = () => done(tx => changeShows(tx, { cinemaId: 'cinema-1', ids, shownOn: ['pos'] }))
  expect(await change()).toBe(3)
  expect(ids.map(id => view(id).shownOn)).toEqual([['pos'], ['pos'], ['pos']])
  const facts = node.journal.count()
  expect(await change()).toBe(0)
  expect(node.journal.count()).toBe(facts)
})

test('online sale of a show ends as long before the film as was said, also after it was moved', async () => {
  const { done, view, node } = await house()
  await done(tx => void changeShows(tx, { cinemaId: 'cinema-1', ids: [ids[0]!], endsBefore: 120 }))
  const ends = () => Date.parse(view(ids[0]!).featureStart) - Date.parse(view(ids[0]!).onlineUntil)
  expect([view(ids[0]!).onlineEndsBefore, ends()]).toEqual([120, 120 * minuteMs])
  await done(tx => moveSchedule(tx, ids[0]!, { screenId: 'screen-1', day: '2026-11-24', time: '17:00' }))
  expect([view(ids[0]!).onlineEndsBefore, ends()]).toEqual([120, 120 * minuteMs])
  await done(tx => void changeShows(tx, { cinemaId: 'cinema-1', ids: [ids[0]!], endsBefore: 0 }))
  expect(ends()).toBe(0)
  expect(view(ids[1]!).onlineEndsBefore).toBe(0)
  expect(scheduleById(node.db, ids[0]!)!.startMs).toBe(Date.parse('2026-11-24T17:00:00+01:00'))
})

test('nobody begins to buy online after the end that was said, and the register goes on', async () => {
  const { node, done } = await house()
  const hold = (id: string, seat: string) =>
    node.execute(visitor, tx =>
      placeHold(tx, { id, scheduleId: tonight, channel: 'site', connected: true }, [seat]),
    )
  await hold('basket-before-1', 'B1')
  await done(tx => void changeShows(tx, { cinemaId: 'cinema-1', ids: [tonight], endsBefore: 1440 }))
  await expect(hold('basket-after-1', 'B3')).rejects.toMatchObject({ code: 'sales_closed' })
  const show = scheduleById(node.db, tonight)!
  const at = { catalogue: node.catalogue, nowMs: node.runtime.now() }
  expect([saleStopNow(at, show, 'site'), saleStopNow(at, show, 'register')]).toEqual(['ended', null])
})

test('a show may keep more of its seats for the register than its screen does, and again as its screen', async () => {
  const { node, done } = await house()
  const free = (id: string) =>
    seatsForVisitors(
      { catalogue: node.catalogue, nowMs: node.runtime.now() },
      scheduleById(node.db, id)!,
      24,
      { sold: 0, paying: 0, held: 0 },
    )
  expect(ids.map(free)).toEqual([20, 20, 20])
  const shares = { registerPercent: 75, onlinePercent: 25 }
  await done(tx => void changeShows(tx, { cinemaId: 'cinema-1', ids: [ids[0]!], shares }))
  expect(ids.map(free)).toEqual([6, 20, 20])
  await done(tx => void changeShows(tx, { cinemaId: 'cinema-1', ids: [ids[0]!], shares: null }))
  expect(ids.map(free)).toEqual([20, 20, 20])
  const both = { cinemaId: 'cinema-1', ids, shares: { registerPercent: 60, onlinePercent: 50 } }
  expect(contract.body.safeParse(both).success).toBe(false)
})

test('several shows are cancelled at once, with or without their refunds, or none of them', async () => {
  const { node, clock, done } = await house()
  const cancel = (which: readonly string[], refundedBy: string | null = null, cinemaId = 'cinema-1') =>
    done(tx => cancelShows(tx, { cinemaId, ids: which, refundedBy }))
  await expect(cancel([...ids, 'no-show'])).rejects.toMatchObject({ code: 'schedule_unknown' })
  await expect(cancel(ids, null, 'cinema-2')).rejects.toMatchObject({ code: 'schedule_unknown' })
  expect(ids.some(id => scheduleById(node.db, id)!.cancelled)).toBe(false)
  expect(await cancel([...ids, ids[0]!], 'Mia')).toBe(3)
  expect(ids.every(id => scheduleById(node.db, id)!.cancelled)).toBe(true)
  expect(ids.every(id => refundsOrdered(node.db, id) !== null)).toBe(true)
  expect(await cancel(ids)).toBe(0)
  clock.ms += 12 * 3_600_000
  await expect(cancel([tonight])).rejects.toMatchObject({ code: 'schedule_over' })
})

test.each([
  ['cancelled', 'schedule_cancelled'],
  ['over', 'schedule_over'],
])('one that is %s keeps all from being changed', async (state, code) => {
  const { clock, done, view } = await house()
  if (state === 'cancelled')
    await done(tx => void cancelShows(tx, { cinemaId: 'cinema-1', ids: [tonight], refundedBy: null }))
  else clock.ms += 12 * 3_600_000
  const change = { cinemaId: 'cinema-1', ids: [ids[0]!, tonight], shownOn: [], endsBefore: 30 }
  await expect(done(tx => changeShows(tx, change))).rejects.toMatchObject({ code })
  expect(view(ids[0]!).onlineEndsBefore).toBe(0)
})
