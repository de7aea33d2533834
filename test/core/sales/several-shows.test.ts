import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { placeHold } from '#core/seating/commands.ts'
import { blockSeatsOf } from '#core/seating/blocked/commands.ts'
import { withSeatsOfBothSides } from '#core/seating/gather-commands.ts'
import { noRules } from '#core/seating/party-rules.ts'
import { requireParties } from '#core/seating/party.ts'
import { holdsInForce } from '#core/seating/hold-store.ts'
import { tokensOf } from '#core/seating/store.ts'
import type { Node } from '#core/journal/node.ts'
import {
  atRegister,
  byHand,
  carl,
  openSmallNode,
  saleOf,
  tenantOf,
  tonight,
} from '../../world/small-exhibitor.ts'
import { showOf } from '../../world/rule-data.ts'
import { relayAndBox } from '../journal/link.ts'

const late = ['late-1', 'late-2', 'late-3', 'late-4']
const days = ['22', '23', '24', '25']

async function planLate(node: Node, shows = late) {
  for (const [at, id] of shows.entries())
    await node.execute(byHand, tx =>
      createSchedule(tx, {
        id,
        versionId: 'version-1',
        screenId: 'screen-1',
        day: `2026-11-${days[at]}`,
        time: '20:00',
      }),
    )
}

async function register() {
  const { node, clock } = await openSmallNode('box')
  await planLate(node)
  const hold = (scheduleId: string, seats: string[], id = 'basket') =>
    node.execute(atRegister, tx =>
      placeHold(tx, { id, scheduleId, channel: 'register', connected: false }, seats),
    )
  const kept = (scheduleId: string) => [...holdsInForce(node.db, scheduleId, clock.ms).keys()]
  const sell = (tickets: [string, string][], change: Partial<Parameters<typeof saleOf>[2]> = {}) =>
    node.execute(atRegister, tx => sellAtRegister(tx, both(tickets, change), carl))
  return { node, clock, hold, kept, sell }
}

const both = (tickets: [string, string][], change: object = {}, id = 'sale-1') =>
  saleOf(id, [], {
    tickets: tickets.map(([scheduleId, seatId]) => ({ scheduleId, seatId, priceRateId: 'normal' })),
    totalCents: tickets.length * 1000,
    holdId: 'basket',
    ...change,
  })

test('a basket keeps the seats of each show for itself, and one bill sells them all', async () => {
  const { node, hold, kept, sell } = await register()
  await hold(tonight, ['A3', 'A4'])
  await hold('late-1', ['A5', 'A6'])
  await hold('late-1', ['D5', 'D6'])
  expect([kept(tonight), kept('late-1')]).toEqual([
    ['A3', 'A4'],
    ['D5', 'D6'],
  ])
  const bill = await sell(
    [
      [tonight, 'A3'],
      ['late-1', 'D5'],
      [tonight, 'A4'],
      ['late-1', 'D6'],
    ],
    { products: [{ productId: 'beer', quantity: 1 }], totalCents: 4400 },
  )
  expect(bill).toMatchObject({ number: 'K-000001', totalCents: 4400 })
  expect(linesOf(node.db, 'sale-1').map(({ scheduleId, seatId }) => [scheduleId, seatId])).toEqual([
    [tonight, 'A3'],
    [tonight, 'A4'],
    ['late-1', 'D5'],
    ['late-1', 'D6'],
    [undefined, undefined],
  ])
  expect(tokensOf(node.db, 'late-1', ['D5']).get('D5')).toMatchObject({ state: 'sold', billId: 'sale-1' })
  expect([kept(tonight), kept('late-1')]).toEqual([[], []])
})

test('each show’s seats are kept for a time of their own, and let go of by themselves', async () => {
  const { clock, hold, kept } = await register()
  const first = await hold(tonight, ['A3'])
  clock.ms += 60_000
  const second = await hold('late-1', ['A3'])
  expect(Date.parse(second.until) - Date.parse(first.until)).toBe(60_000)
  await hold(tonight, [])
  expect([kept(tonight), kept('late-1')]).toEqual([[], ['A3']])
})

test('a seat that is blocked lets go of its own show alone', async () => {
  const { node, hold, kept } = await register()
  await hold(tonight, ['A3'])
  await hold('late-1', ['A3'])
  await node.execute(atRegister, tx =>
    blockSeatsOf(tx, {
      scheduleId: tonight,
      seatIds: ['A3'],
      employeeName: 'Carl',
      reason: 'broken',
      note: '',
      basket: 'basket',
    }),
  )
  expect([kept(tonight), kept('late-1')]).toEqual([[], ['A3']])
})

test('a fifth show is one too many, for the basket and for the bill', async () => {
  const { node, hold, sell } = await register()
  for (const show of [tonight, 'late-1', 'late-2', 'late-3']) await hold(show, ['A3'])
  const tooMany = { code: 'too_many_shows', details: { most: 4 } }
  await expect(hold('late-4', ['A3'])).rejects.toMatchObject(tooMany)
  const before = node.journal.count()
  const five = [tonight, ...late].map((show): [string, string] => [show, 'A3'])
  await expect(sell(five)).rejects.toMatchObject(tooMany)
  expect(node.journal.count()).toBe(before)
  await sell(five.slice(0, 4))
})

test('what one show refuses names that show, and nothing of the others is sold', async () => {
  const { node, clock, hold, sell } = await register()
  await hold('late-1', ['A4'], 'other')
  const two: [string, string][] = [
    [tonight, 'A3'],
    ['late-1', 'A4'],
  ]
  await expect(sell(two)).rejects.toMatchObject({
    code: 'seat_taken',
    details: { scheduleId: 'late-1', seats: ['A4'] },
  })
  await expect(
    sell(two, { tickets: [{ ...both(two).tickets[0]!, priceRateId: 'gone' }] }),
  ).rejects.toMatchObject({
    code: 'rate_unknown',
    details: { scheduleId: tonight },
  })
  await node.execute(byHand, tx => cancelSchedule(tx, 'late-2'))
  await expect(
    sell([
      [tonight, 'A3'],
      ['late-2', 'A3'],
    ]),
  ).rejects.toMatchObject({ code: 'schedule_cancelled', details: { scheduleId: 'late-2' } })
  clock.ms = Date.parse('2026-11-21T21:55:00+01:00')
  await expect(
    sell([
      ['late-1', 'A3'],
      [tonight, 'A3'],
    ]),
  ).rejects.toMatchObject({ code: 'sales_closed', details: { scheduleId: tonight } })
  expect(tokensOf(node.db, 'late-1', ['A3']).get('A3')?.state).not.toBe('sold')
})

test('a rate’s limits are counted within each show: five and five are no group of ten', async () => {
  const { sell, node } = await register()
  await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', { minTickets: 2, maxTickets: 2 }))
  await expect(
    sell([
      [tonight, 'A3'],
      ['late-1', 'A3'],
    ]),
  ).rejects.toMatchObject({ code: 'rate_limit', details: { scheduleId: tonight } })
  await sell([
    [tonight, 'A3'],
    [tonight, 'A4'],
    ['late-1', 'A3'],
    ['late-1', 'A4'],
  ])
})

test('a show of another cinema is on no bill of this one', async () => {
  const { node } = await register()
  await expect(
    node.execute(atRegister, tx =>
      sellAtRegister(tx, both([[tonight, 'A3']]), { ...carl, cinemaId: 'cinema-2' }),
    ),
  ).rejects.toMatchObject({ code: 'schedule_unknown', details: { scheduleId: tonight } })
})

test('seats of the other side are asked for show by show, and every show’s pages hear of the sale', async () => {
  const { box, relay, link } = await relayAndBox()
  await planLate(relay, ['late-1'])
  await link.settle()
  const told: string[] = []
  const asked: string[] = []
  const tenant = {
    ...tenantOf(box, {
      ...tenantOf(box).line,
      connected: () => true,
      requestSeats: async (_: string, scheduleId: string, seats: readonly string[]) => {
        asked.push(`${scheduleId} ${seats.join(' ')}`)
        const given = link.peers.box.requestSeats(scheduleId, seats)
        await link.settle()
        return given
      },
    }),
    emitSeats: (scheduleId: string) => void told.push(scheduleId),
  }
  const request = both([
    [tonight, 'B1'],
    ['late-1', 'B2'],
  ])
  const sell = () => box.execute(atRegister, tx => sellAtRegister(tx, request, carl))
  await withSeatsOfBothSides(tenant, [tonight, 'late-1'], sell)
  expect(asked).toEqual([`${tonight} B1`, 'late-1 B2'])
  expect(told).toEqual([tonight, 'late-1'])
  // Cut off, the refusal names the show and its seats.
  const cut = tenantOf(box, { ...tenantOf(box).line, connected: () => false })
  const more = both(
    [
      [tonight, 'A3'],
      ['late-1', 'B5'],
    ],
    { holdId: null },
    'sale-2',
  )
  await expect(
    withSeatsOfBothSides(cut, [tonight, 'late-1'], () =>
      box.execute(atRegister, tx => sellAtRegister(tx, more, carl)),
    ),
  ).rejects.toMatchObject({ code: 'seats_elsewhere', details: { scheduleId: 'late-1', seats: ['B5'] } })
})

test('a cashier’s word for one show’s seats is none for another’s', () => {
  const near = showOf({ tokens: { A2: { state: 'sold' } } })
  const show = { ...near, rules: { ...noRules, distance: 1 }, everySeat: () => near.seating }
  const shows = new Map([
    ['one', show],
    ['two', show],
  ])
  const tokens = ['one', 'two'].map(scheduleId => ({ scheduleId, seatId: 'A1', version: 1 }))
  expect(() => requireParties(shows, tokens, 'basket', 'guest_wish', ['one'])).toThrow('seats_too_close')
  expect(requireParties(shows, tokens, 'basket', 'guest_wish', ['one', 'two'])).toEqual({
    seatsWaived: 'guest_wish',
  })
})
