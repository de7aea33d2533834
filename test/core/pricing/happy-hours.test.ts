import { expect, test } from 'vitest'
import { centsAt, minutesToChange, pricedAt, type HappyHour } from '#core/pricing/happy-hours.ts'

/** Monday to Friday 16:00 to 17:59 for 3.00, and on any day from 23:00 to 01:59 for 2.00; else 4.00. */
const happyHours: HappyHour[] = [
  { weekdays: ['1', '2', '3', '4', '5'], startsFrom: 960, startsUntil: 1079, cents: 300 },
  { weekdays: [], startsFrom: 1380, startsUntil: 119, cents: 200 },
]
const beer = { id: 'beer', cents: 400, happyHours }
/** 2026-11-27 is a Friday; business days begin at six. */
const at = (time: string, day = '2026-11-27') => ({ day, time, midnightOffsetMinutes: 360 })

test('a product costs something else on its weekdays between its times, both included', () => {
  const cents = (time: string, day?: string) => centsAt(beer, at(time, day))
  expect(['15:59', '16:00', '17:59', '18:00'].map(time => cents(time))).toEqual([400, 300, 300, 400])
  expect(cents('16:00', '2026-11-28')).toBe(400)
  expect(centsAt({ cents: 400 }, at('16:00'))).toBe(400)
})

test('hours after midnight belong to the evening before', () => {
  const friday = [{ ...happyHours[1]!, weekdays: ['5' as const] }]
  const cents = (time: string, day?: string) => centsAt({ cents: 400, happyHours: friday }, at(time, day))
  expect(['22:59', '23:00', '00:30', '01:59', '02:00'].map(time => cents(time))).toEqual([
    400, 200, 200, 200, 400,
  ])
  expect(cents('00:30', '2026-11-28')).toBe(400)
  const allDay = { cents: 400, happyHours: [{ weekdays: [], startsFrom: 0, startsUntil: 1439, cents: 100 }] }
  for (const time of ['00:00', '05:59', '06:00', '12:00', '23:59'])
    expect(centsAt(allDay, at(time))).toBe(100)
})

test('a list without such times stays the list it is, and another has the prices of the moment', () => {
  const plain = [{ id: 'water', cents: 250 }]
  expect(pricedAt(plain, at('16:00'))).toBe(plain)
  expect(pricedAt([beer, ...plain], at('16:00')).map(({ cents }) => cents)).toEqual([300, 250])
})

test('a register reads the prices again at the next minute in which one may change', () => {
  expect(minutesToChange([{ cents: 250 }], at('15:00'))).toBe(null)
  const one = { cents: 400, happyHours: [happyHours[0]!] }
  expect(minutesToChange([one], at('15:00'))).toBe(60)
  expect(minutesToChange([one], at('16:00'))).toBe(120)
  // The business day begins before the next afternoon.
  expect(minutesToChange([one], at('18:00'))).toBe(12 * 60)
  expect(minutesToChange([beer], at('23:00'))).toBe(180)
})
