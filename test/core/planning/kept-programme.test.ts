import { expect, it } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Line, Tenant } from '#core/api/tenant.ts'
import type { Tx } from '#core/journal/node.ts'
import { cancelSchedule, createSchedule, moveSchedule } from '#core/planning/commands.ts'
import { programmeNow } from '#core/planning/kept-programme-load.ts'
import { countSeats } from '#core/planning/seat-counts.ts'
import { programmeOf, scheduleView, seatCounts } from '#core/planning/view-load.ts'
import { scheduleById } from '#core/programme/store.ts'
import { Refusal } from '#core/refusal.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { blockSeatsOf, blockSeatsOfScreen, unblockSeatsOf } from '#core/seating/blocked/commands.ts'
import { grantSeats, placeHold } from '#core/seating/commands.ts'
import { showSeats } from '#core/seating/load.ts'
import { dropHold } from '#core/seating/hold-store.ts'
import { seatsForVisitors } from '#core/seating/visitors/load.ts'
import {
  atRegister,
  byHand,
  carl,
  openSmallNode,
  saleOf,
  tenantOf,
  tonight,
} from '../../world/small-exhibitor.ts'

const joined: Line = {
  connected: () => true,
  requestSeats: async () => [],
  requestTurns: async () => 0,
  confirmed: () => 0,
  wantFile: async () => false,
}

/** The counts seat by seat, with nothing kept. */
function counted({ node, line }: Tenant, scheduleId: string) {
  const { db, catalogue, identity, runtime } = node
  const nowMs = runtime.now()
  const { arrangement, seating } = showSeats(db, scheduleId, identity.role, true, nowMs)
  const schedule = scheduleById(db, scheduleId)!
  const capacity = arrangement.seats.length
  return {
    capacity,
    freeSeating: arrangement.freeSeating,
    ...countSeats(seating, line.connected(schedule.cinemaId), taken =>
      seatsForVisitors({ catalogue, nowMs }, schedule, capacity, taken),
    ),
  }
}

/** The show of tonight with nothing kept. */
function seenAnew(tenant: Tenant) {
  tenant.node.db.memory.clear()
  return scheduleView(tenant, scheduleById(tenant.node.db, tonight)!)
}

const basket = (id: string) => ({ id, scheduleId: tonight, channel: 'register', connected: true }) as const
const blocking = { scheduleId: tonight, employeeName: 'Mia', reason: 'broken', note: '' } as const

it.each(['box', 'relay'] as const)(
  'counts seats at a %s as they are, whatever happened to them',
  async role => {
    const { node, clock } = await openSmallNode(role, { hasBox: role === 'box' })
    const tenant = tenantOf(node, joined)
    const own = role === 'box' ? ['A3', 'A4'] : ['B1', 'B2']
    const steps: [string, (tx: Tx) => unknown][] = [
      ['sold', tx => sellAtRegister(tx, saleOf('sale-1', own), carl)],
      ['held', tx => placeHold(tx, basket('hold-1'), role === 'box' ? ['A5'] : ['B3'])],
      ['let go', tx => dropHold(tx.db, 'hold-1')],
      ['blocked', tx => blockSeatsOf(tx, { ...blocking, seatIds: role === 'box' ? ['A6'] : ['B4'] })],
      ['given back', tx => unblockSeatsOf(tx, { ...blocking, seatIds: role === 'box' ? ['A6'] : ['B4'] })],
      ['broken', tx => blockSeatsOfScreen(tx, { ...blocking, screenId: 'screen-1', seatIds: ['D6'] })],
      ['moved', tx => moveSchedule(tx, tonight, { screenId: 'screen-1', day: '2026-11-22', time: '20:00' })],
      ['cancelled', tx => cancelSchedule(tx, tonight)],
    ]
    const before = seatCounts(tenant, tonight)
    expect(before).toEqual(counted(tenant, tonight))
    for (const [what, step] of steps) {
      programmeOf(tenant, {})
      await node.execute(atRegister, step)
      const now = seatCounts(tenant, tonight)
      expect(now, what).toEqual(counted(tenant, tonight))
      expect(seatCounts(tenant, tonight), `${what}, again`).toEqual(now)
      const listed = () => programmeOf(tenant, {}).schedules.find(({ id }) => id === tonight)
      expect(listed(), `${what}, in the programme`).toEqual(seenAnew(tenant))
      expect(listed(), `${what}, in the programme again`).toEqual(seenAnew(tenant))
    }
    expect(seatCounts(tenant, tonight).available).toBeLessThan(before.available)
    clock.ms += 3_600_000
    expect(seatCounts(tenant, tonight)).toEqual(counted(tenant, tonight))
  },
)

it('counts what a transfer moved, and forgets what a refused command had counted', async () => {
  const { node } = await openSmallNode('box')
  const tenant = tenantOf(node, joined)
  const before = seatCounts(tenant, tonight)
  const refused = node.execute(atRegister, tx => {
    sellAtRegister(tx, saleOf('sale-2', ['A3']), carl)
    // Kept while the sale stood in the tables.
    expect(seatCounts(tenant, tonight).available).toBe(before.available - 1)
    throw new Refusal('invalid_input')
  })
  await expect(refused).rejects.toThrow()
  expect(seatCounts(tenant, tonight)).toEqual(before)
  await node.execute(byHand, tx =>
    grantSeats(tx, { scheduleId: tonight, seatIds: ['A3', 'A4'], to: 'relay', requestId: 'request-1' }),
  )
  expect(seatCounts(tenant, tonight)).toEqual(counted(tenant, tonight))
  expect(seatCounts(tenant, tonight).availableHere).toBe(before.availableHere - 2)
})

it('tells the same programme again until something of it changes', async () => {
  const { node, clock } = await openSmallNode('box')
  const tenant = tenantOf(node, joined)
  const tell = () => programmeNow(tenant, { channel: 'pos' })
  expect(tell()).toBe(tell())
  const changes: [string, (tx: Tx) => unknown][] = [
    ['a film', tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Another' })],
    ['a seat sold', tx => sellAtRegister(tx, saleOf('sale-3', ['A3']), carl)],
    ['a seat held', tx => placeHold(tx, basket('hold-3'), ['A5'])],
    [
      'a show moved',
      tx => moveSchedule(tx, tonight, { screenId: 'screen-1', day: '2026-11-22', time: '20:00' }),
    ],
    ['a show cancelled', tx => cancelSchedule(tx, tonight)],
    [
      'a show added',
      tx =>
        createSchedule(tx, {
          id: 'show-added',
          versionId: 'version-1',
          screenId: 'screen-1',
          day: '2026-11-23',
          time: '20:00',
        }),
    ],
  ]
  for (const [what, change] of changes) {
    const before = tell()
    await node.execute(atRegister, change)
    const now = tell()
    expect(now, what).not.toBe(before)
    expect(now, what).toEqual(programmeOf(tenant, { channel: 'pos' }))
  }
  const before = tell()
  tenant.live.emit('app', { type: 'line.changed', connected: false })
  expect(tell()).not.toBe(before)
  const then = tell()
  clock.ms += 1001
  expect(tell().now).not.toBe(then.now)
})

it('tells of a show whatever the time makes of it, up to its end', async () => {
  const { node, clock } = await openSmallNode('relay', { hasBox: true })
  const tenant = tenantOf(node, joined)
  await node.execute(byHand, tx =>
    changeEntry(tx, 'screen', 'screen-1', { shares: { registerPercent: 50, onlinePercent: 50 } }),
  )
  // With seats sold the wishes of both sides are more than what is left, and share it as the time says.
  await node.execute(byHand, tx => blockSeatsOf(tx, { ...blocking, seatIds: ['B1', 'B2', 'B3', 'B4'] }))
  const { startMs, endMs } = scheduleById(node.db, tonight)!
  const told = new Set<string>()
  for (clock.ms = startMs - 3 * 3_600_000; clock.ms < endMs + 60_000; clock.ms += 97_000) {
    const listed = programmeOf(tenant, {}).schedules.find(({ id }) => id === tonight)
    expect(listed).toEqual(scheduleView(tenant, scheduleById(node.db, tonight)!))
    told.add(JSON.stringify(listed))
  }
  expect(told.size).toBeGreaterThan(2)
})

it('tells when the online sale of an event ends, though the show could be sold online for long', async () => {
  const { node, clock } = await openSmallNode('relay', { hasBox: true })
  const tenant = tenantOf(node, joined)
  await node.execute(byHand, tx => {
    changeEntry(tx, 'event', 'gala', {
      slug: 'gala',
      title: 'Gala',
      description: { en: 'An evening' },
      theme: 'default',
      scheduleId: tonight,
      sellOnline: true,
      deleted: false,
    })
    const fields = { onlineUntilMs: scheduleById(tx.db, tonight)!.endMs }
    tx.append('cinema:cinema-1', 'schedule.changed', { id: tonight, stamp: tx.stamp(), fields })
  })
  const { startMs } = scheduleById(node.db, tonight)!
  const told = [-60, 1, 14, 16].map(minutes => {
    clock.ms = startMs + minutes * 60_000
    return programmeOf(tenant, {}).schedules.find(({ id }) => id === tonight)!.purchasableOnline
  })
  expect(told).toEqual([true, true, true, false])
})

it('tells of a show what any entry makes of it, as soon as that was edited', async () => {
  const { node } = await openSmallNode('relay', { hasBox: true })
  const tenant = tenantOf(node, joined)
  const list = () => programmeOf(tenant, {}).schedules.find(({ id }) => id === tonight)
  const cinema = node.catalogue.all('cinema')[0]!
  const edits: [string, (tx: Tx) => unknown][] = [
    ['its film', tx => changeEntry(tx, 'movie', 'movie-1', { showingFrom: '2027-01-01' })],
    ['its film again', tx => changeEntry(tx, 'movie', 'movie-1', { showingFrom: null })],
    ['its cinema', tx => changeEntry(tx, 'cinema', cinema.id, { timezone: 'Europe/Lisbon' })],
    ['its day', tx => changeEntry(tx, 'exhibitor', 'tenant', { midnightOffsetMinutes: 23 * 60 })],
    ['no tickets', tx => changeEntry(tx, 'modules', 'modules', { tickets: false })],
    [
      'its screen',
      tx => changeEntry(tx, 'screen', 'screen-1', { shares: { registerPercent: 50, onlinePercent: 0 } }),
    ],
  ]
  for (const [what, edit] of edits) {
    const before = list()
    await node.execute(byHand, edit)
    expect(list(), what).toEqual(scheduleView(tenant, scheduleById(node.db, tonight)!))
    expect(list(), what).not.toEqual(before)
  }
})

it('knows no show that a refused command had planned or moved, also where others of its turn were not', async () => {
  const { node } = await openSmallNode('box')
  const begins = () => scheduleById(node.db, tonight)!.startMs
  const before = begins()
  const refused = node.execute(atRegister, tx => {
    moveSchedule(tx, tonight, { screenId: 'screen-1', day: '2026-11-22', time: '20:30' })
    createSchedule(tx, {
      id: 'never',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-23',
      time: '20:00',
    })
    expect([begins() === before, scheduleById(tx.db, 'never')?.id]).toEqual([false, 'never'])
    throw new Refusal('invalid_input')
  })
  const beside = node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-4', ['A3']), carl))
  await expect(refused).rejects.toThrow()
  await beside
  expect(begins()).toBe(before)
  expect(scheduleById(node.db, 'never')).toBeUndefined()
  expect(programmeOf(tenantOf(node, joined), {}).schedules.map(({ id }) => id)).not.toContain('never')
})

it('keeps no more programmes than a few, whatever days somebody asks for', async () => {
  const { node } = await openSmallNode('box')
  const tenant = tenantOf(node, joined)
  const first = programmeNow(tenant, { channel: 'pos' })
  for (let day = 10; day < 30; day++) programmeNow(tenant, { from: `2026-11-${day}` })
  expect(programmeNow(tenant, { channel: 'pos' })).not.toBe(first)
})
