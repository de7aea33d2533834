import { expect, test } from 'vitest'
import { mayAsk, requireMayWait, type AskNow } from '#core/waiting-list/ask.ts'
import { nextInLine, offerEndsMs, type Seating } from '#core/waiting-list/offer.ts'
import { dueOf, stateOf, type LastOffer } from '#core/waiting-list/state.ts'

const minute = 60_000
const line = [
  { id: 'four', seats: 4, adjacent: true },
  { id: 'pair', seats: 2, adjacent: true },
  { id: 'one', seats: 1, adjacent: false },
]
const finds = (by: Record<number, Seating>) => (seats: number) => by[seats] ?? 'none'

test('free seats go to the first in line whose group fits, side by side where that was asked', () => {
  expect(nextInLine(line, finds({ 1: 'together', 2: 'together', 4: 'together' }))?.id).toBe('four')
  expect(nextInLine(line, finds({ 1: 'together', 2: 'together', 4: 'apart' }))?.id).toBe('pair')
  expect(nextInLine(line, finds({ 1: 'together', 2: 'apart' }))?.id).toBe('one')
  expect(nextInLine(line, finds({}))).toBeUndefined()
  const anywhere = [{ id: 'four', seats: 4, adjacent: false }]
  expect(nextInLine(anywhere, finds({ 4: 'apart' }))?.id).toBe('four')
})

test('seats are offered for the cinema’s minutes, never beyond the online sale, and not when little time is left', () => {
  expect(offerEndsMs(30, 100 * minute, 0)).toBe(30 * minute)
  expect(offerEndsMs(30, 20 * minute, 0)).toBe(20 * minute)
  expect(offerEndsMs(30, 9 * minute, 0)).toBeUndefined()
  expect(offerEndsMs(30, 0, minute)).toBeUndefined()
})

const open: AskNow = {
  isOn: true,
  closed: null,
  capacity: 100,
  available: 0,
  inLine: 0,
  remembered: 0,
  hasTime: true,
}
test.each([
  ['where no list is kept', { isOn: false }, 'waiting_list_off'],
  ['when it is too late for an offer', { hasTime: false }, 'waiting_too_late'],
  ['while there are seats for the group', { available: 2 }, 'waiting_not_needed'],
  ['for more than half of a small room', { capacity: 3 }, 'address_crowded'],
  ['where two hundred are in line', { inLine: 200 }, 'waiting_list_full'],
  ['where five hundred asked', { remembered: 500 }, 'waiting_list_full'],
])('nobody joins a waiting list %s', (_, change, code) => {
  expect(() => requireMayWait({ seats: 2, adjacent: true }, { ...open, ...change })).toThrow(code)
  expect(() => requireMayWait({ seats: 2, adjacent: true }, { ...open, available: 1 })).not.toThrow()
})

test('an address waits once for a show, and for five shows at a time', () => {
  const of = (...ids: string[]) => ids.map(scheduleId => ({ scheduleId }))
  expect(mayAsk(of(), 'a')).toBe(true)
  expect(mayAsk(of('a'), 'a')).toBe(false)
  expect(mayAsk(of('a', 'b', 'c', 'd'), 'e')).toBe(true)
  expect(mayAsk(of('a', 'b', 'c', 'd', 'e'), 'f')).toBe(false)
})

const guest = {
  at: '2026-11-26T10:00:00.000Z',
  confirmedAt: '2026-11-26T10:01:00.000Z',
  endedAt: null,
  endedHow: null,
}
const asked = Date.parse(guest.at)
const offer: LastOffer = {
  untilMs: asked + 60 * minute,
  withdrawnAt: null,
  billStatus: undefined,
  isLost: false,
  isUnsent: false,
}
const at = (minutes: number) => asked + minutes * minute
const show = (minutes: number) => ({ saleEndsMs: at(600), endMs: at(900), nowMs: at(minutes) })

test('an offer stands until its time, as long as it is being paid for, and is passed on after it', () => {
  expect(stateOf(guest, undefined, at(5))).toBe('waiting')
  expect(stateOf(guest, offer, at(59))).toBe('offered')
  expect(stateOf(guest, offer, at(60))).toBe('lapsed')
  expect(stateOf(guest, { ...offer, billStatus: 'paying' }, at(70))).toBe('offered')
  expect(stateOf(guest, { ...offer, billStatus: 'settled' }, at(30))).toBe('bought')
  expect(stateOf(guest, { ...offer, billStatus: 'expired' }, at(70))).toBe('lapsed')
  expect(stateOf(guest, { ...offer, withdrawnAt: guest.at }, at(30))).toBe('waiting')
})

test.each([
  ['nothing while it stands', offer, 30, undefined],
  ['that it passed', offer, 60, { what: 'end', how: 'lapsed', forgotten: false }],
  ['nothing while it is paid for', { ...offer, billStatus: 'paying' as const }, 700, undefined],
  [
    'that it was bought',
    { ...offer, billStatus: 'settled' as const },
    20,
    { what: 'end', how: 'bought', forgotten: false },
  ],
  ['that nobody heard of it', { ...offer, isUnsent: true }, 61, { what: 'withdraw' }],
  ['that its seats are gone', { ...offer, isLost: true }, 20, { what: 'withdraw' }],
])('of an offer is written %s', (_, last, minutes, due) => {
  expect(dueOf(guest, last, show(minutes))).toEqual(due)
})

test('who never confirms is forgotten after a day, and everybody when the show is over', () => {
  const never = { ...guest, confirmedAt: null }
  const long = { saleEndsMs: at(3000), endMs: at(4000) }
  expect(dueOf(never, undefined, { ...long, nowMs: at(1439) })).toBeUndefined()
  expect(dueOf(never, undefined, { ...long, nowMs: at(1440) })).toEqual({
    what: 'end',
    how: 'not_confirmed',
    forgotten: true,
  })
  expect(dueOf(guest, undefined, show(600))).toEqual({ what: 'end', how: 'over', forgotten: false })
  const ended = { ...guest, endedAt: guest.at, endedHow: 'left' }
  expect(dueOf(ended, undefined, show(899))).toBeUndefined()
  expect(dueOf(ended, undefined, show(900))).toEqual({ what: 'end', how: 'left', forgotten: true })
})
