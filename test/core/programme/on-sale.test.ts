import { expect, test } from 'vitest'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { moveSchedule } from '#core/planning/commands.ts'
import { saleStopOf, type ShowForSale } from '#core/programme/on-sale.ts'
import { eventOf } from '#core/programme/sale.ts'
import { scheduleById } from '#core/programme/store.ts'
import { scheduleView } from '#core/planning/view-load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { placeAutoHold, placeHold } from '#core/seating/commands.ts'
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

const minute = 60_000
const show: ShowForSale = {
  cancelled: false,
  startMs: 0,
  endMs: 120 * minute,
  onlineEndsMs: 20 * minute,
  visible: true,
  beforeFilm: false,
}
const event = { sellOnline: true }
const cases: [what: string, change: Partial<ShowForSale>, atMs: number, site: unknown, register: unknown][] =
  [
    ['a show to come', {}, -minute, null, null],
    ['while it is advertised', {}, 19 * minute, null, null],
    ['once its feature runs', {}, 20 * minute, 'ended', null],
    ['when it is over', {}, 120 * minute, 'ended', 'ended'],
    ['a cancelled show', { cancelled: true }, -minute, 'cancelled', 'cancelled'],
    ['a show that the channel does not offer', { visible: false }, -minute, 'not_offered', 'not_offered'],
    ['before the first day of its film', { beforeFilm: true }, -minute, 'film_not_yet', 'film_not_yet'],
    ['an event of the box office alone', { event: { sellOnline: false } }, -minute, 'not_offered', null],
    ['an event a quarter of an hour after its start', { event }, 15 * minute, null, null],
    ['an event later than that', { event }, 15 * minute + 1, 'event_begun', null],
  ]

test.each(cases)('%s: online %#', (_, change, atMs, site, register) => {
  expect(saleStopOf({ ...show, ...change }, 'site', atMs)).toBe(site)
  expect(saleStopOf({ ...show, ...change }, 'register', atMs)).toBe(register)
})

/** Every way to seats of tonight's show: by a plan, by a number, by a purchase, and at the register. */
async function ways() {
  const { node, clock } = await openSmallNode('relay', { hasBox: false })
  const basket = (id: string) => ({ id, scheduleId: tonight, channel: 'site' as const, connected: false })
  const online = [
    () => node.execute(visitor, tx => placeHold(tx, basket('a'), ['A3'])),
    () => node.execute(visitor, tx => placeAutoHold(tx, basket('b'), 2)),
    () => node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['A4']), 'en')),
  ]
  const atTill = () => node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A5']), carl))
  const told = () => scheduleView(tenantOf(node), scheduleById(node.db, tonight)!).purchasableOnline
  const refusedOnline = async (code: string) => {
    for (const way of online) await expect(way()).rejects.toMatchObject({ code })
    expect(told()).toBe(false)
  }
  return { node, clock, online, atTill, told, refusedOnline }
}

const gala = {
  slug: 'gala',
  title: 'Gala',
  description: { en: 'An evening' },
  theme: 'default' as const,
  scheduleId: tonight,
  sellOnline: false,
  deleted: false,
}

test('an event that is sold at the box office alone cannot be held or bought online by whoever knows its show', async () => {
  const { node, refusedOnline, atTill, online, told } = await ways()
  await node.execute(byHand, tx => changeEntry(tx, 'event', 'gala', gala))
  await refusedOnline('not_sold_here')
  expect((await atTill()).status).toBe('settled')
  await node.execute(byHand, tx => changeEntry(tx, 'event', 'gala', { sellOnline: true }))
  expect(told()).toBe(true)
  for (const way of online) await way()
})

test('every show of an event is sold as the event is, and a fact from before there were several means its one show', async () => {
  const { node, refusedOnline, told } = await ways()
  const { scheduleId: _, ...rest } = gala
  await node.execute(byHand, tx => {
    createSchedule(tx, {
      id: 'tomorrow',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-22',
      time: '20:00',
    })
    changeEntry(tx, 'event', 'gala', { ...rest, scheduleId: 'tomorrow' })
  })
  expect(eventOf(node, 'tomorrow')?.id).toBe('gala')
  expect(told()).toBe(true)
  await node.execute(byHand, tx => changeEntry(tx, 'event', 'gala', { moreScheduleIds: [tonight] }))
  await refusedOnline('not_sold_here')
})

test('an event is sold online until a quarter of an hour after its start, and at the register to its end', async () => {
  const { node, clock, refusedOnline, atTill } = await ways()
  // Its advertisements are long, so that only the rule of events ends its sale.
  await node.execute(byHand, tx => {
    changeEntry(tx, 'screen', 'screen-1', { preShowMinutes: 60 })
    moveSchedule(tx, tonight, { screenId: 'screen-1', day: '2026-11-21', time: '20:30' })
    changeEntry(tx, 'event', 'gala', { ...gala, sellOnline: true })
  })
  clock.ms = Date.parse('2026-11-21T20:45:01+01:00')
  await refusedOnline('sales_closed')
  expect((await atTill()).status).toBe('settled')
})

test('a show that the website does not show is not sold there, and one the register does not show not there', async () => {
  const { node, refusedOnline, atTill } = await ways()
  const shownAt = (visibility: ('site' | 'pos')[]) =>
    node.execute(byHand, tx =>
      tx.append('cinema:cinema-1', 'schedule.changed', {
        id: tonight,
        stamp: tx.stamp(),
        fields: { visibility },
      }),
    )
  await shownAt(['site'])
  await expect(atTill()).rejects.toMatchObject({ code: 'not_sold_here' })
  await shownAt(['pos'])
  await refusedOnline('not_sold_here')
  expect((await atTill()).status).toBe('settled')
})

test('a film whose first day was put off is sold nowhere before it', async () => {
  const { node, refusedOnline, atTill } = await ways()
  await node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { showingFrom: '2026-11-22' }))
  await refusedOnline('film_not_yet')
  await expect(atTill()).rejects.toMatchObject({ code: 'film_not_yet', details: { day: '2026-11-22' } })
})

test('a cancelled show is sold nowhere', async () => {
  const { node, refusedOnline, atTill } = await ways()
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  await refusedOnline('schedule_cancelled')
  await expect(atTill()).rejects.toMatchObject({ code: 'schedule_cancelled' })
})

test('a show is planned neither before its film’s first day nor more than two years ahead, and not moved there', async () => {
  const { node } = await openSmallNode('relay', { hasBox: false })
  await node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { showingFrom: '2026-11-25' }))
  const plan = (day: string, time = '20:00') =>
    node.execute(byHand, tx =>
      createSchedule(tx, {
        id: `show-${day}-${time}`,
        versionId: 'version-1',
        screenId: 'screen-1',
        day,
        time,
      }),
    )
  await expect(plan('2026-11-24')).rejects.toMatchObject({
    code: 'film_not_yet',
    details: { day: '2026-11-25' },
    fields: { day: ['refusal.film_not_yet'] },
  })
  // Half past midnight belongs to the evening before.
  await expect(plan('2026-11-24', '00:30')).rejects.toMatchObject({ code: 'film_not_yet' })
  expect((await plan('2026-11-25')).cancelled).toBe(false)
  await expect(plan('2099-01-01')).rejects.toMatchObject({
    code: 'schedule_too_far',
    fields: { day: ['refusal.schedule_too_far'] },
  })
  const move = (day: string) =>
    node.execute(byHand, tx =>
      moveSchedule(tx, 'show-2026-11-25-20:00', { screenId: 'screen-1', day, time: '20:00' }),
    )
  await expect(move('2026-11-24')).rejects.toMatchObject({ code: 'film_not_yet' })
  await expect(move('2099-01-01')).rejects.toMatchObject({ code: 'schedule_too_far' })
})

test('nothing can be bought online while there is no way to pay', async () => {
  const { node, told } = await ways()
  expect(told()).toBe(true)
  const [method] = node.catalogue.all('payment_method').filter(({ access }) => access.includes('site'))
  await node.execute(byHand, tx => changeEntry(tx, 'payment_method', method!.id, { status: 'inactive' }))
  expect(told()).toBe(false)
})
