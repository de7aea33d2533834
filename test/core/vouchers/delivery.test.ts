import { expect, test } from 'vitest'
import { deliveryTime, nextDelivery, type Delivery, type DeliveryNow } from '#core/vouchers/delivery.ts'

const nowMs = Date.parse('2026-12-01T10:00:00Z')
const now: DeliveryNow = { on: true, nowMs, timezone: 'Europe/Luxembourg' }
const waiting: Delivery = {
  place: 1,
  round: 0,
  day: '2026-12-24',
  fromMs: Date.parse('2026-12-24T07:00:00Z'),
  mailedAt: null,
}
const time = (day: string, more: Partial<DeliveryNow> = {}) =>
  deliveryTime(day, { ...now, ...more }, 'items.0.delivery.day')

test('a gift leaves in the morning of its day in the cinema, also in summer time, and today at once', () => {
  expect(time('2026-12-24')).toEqual({ day: '2026-12-24', fromMs: waiting.fromMs })
  expect(time('2027-07-01').fromMs).toBe(Date.parse('2027-07-01T06:00:00Z'))
  expect(time('2026-12-01')).toEqual({ day: '2026-12-01', fromMs: nowMs })
  const late = { nowMs: Date.parse('2026-12-01T23:30:00Z') }
  expect(time('2026-12-02', late)).toEqual({ day: '2026-12-02', fromMs: late.nowMs })
})

test('a day that is over or more than a year away is refused at its field, and any where the cinema mails none', () => {
  for (const day of ['2026-11-30', '2027-12-03'])
    expect(() => time(day)).toThrow(
      expect.objectContaining({
        code: 'delivery_day',
        fields: { 'items.0.delivery.day': ['refusal.delivery_day'] },
      }),
    )
  expect(time('2027-12-02').day).toBe('2027-12-02')
  expect(() => time('2026-12-24', { on: false })).toThrow(expect.objectContaining({ code: 'delivery_off' }))
})

test('a corrected address keeps its day, and what went or is due goes to it at once', () => {
  const wish = { isNew: true, atOnce: false }
  const { day, fromMs } = waiting
  expect(nextDelivery(waiting, wish, now)).toEqual({ round: 1, day, fromMs })
  const went = { ...waiting, fromMs: nowMs - 1000, mailedAt: '2026-12-01T09:59:59Z' }
  for (const each of [went, { ...went, mailedAt: null }])
    expect(nextDelivery(each, wish, now)).toEqual({ round: 1, day: '2026-12-01', fromMs: nowMs })
})

test('it is sent at once when its buyer says so, not twice to the same address, and changed five times', () => {
  const atOnce = { isNew: false, atOnce: true }
  expect(nextDelivery(waiting, atOnce, now)).toEqual({ round: 1, day: '2026-12-01', fromMs: nowMs })
  const code = (delivery: Delivery, wish: typeof atOnce, at = now) => {
    try {
      nextDelivery(delivery, wish, at)
      return null
    } catch (cause) {
      return (cause as { code: string }).code
    }
  }
  expect(code({ ...waiting, mailedAt: '2026-12-01T09:00:00Z' }, atOnce)).toBe('delivery_done')
  expect(code(waiting, { isNew: false, atOnce: false })).toBe('delivery_done')
  expect(code({ ...waiting, round: 4 }, atOnce)).toBeNull()
  expect(code({ ...waiting, round: 5 }, atOnce)).toBe('delivery_changed_enough')
  expect(code(waiting, atOnce, { ...now, on: false })).toBe('delivery_off')
})
