import { expect, test } from 'vitest'
import { automationMisfit, type AutomationFields } from '#core/automations/automation.ts'
import { automation } from '#core/automations/automation.entity.ts'
import { awayAfter, isSameAway } from '#core/automations/away-store.ts'
import { occasionsDue, occasionsIn, type Situation } from '#core/automations/occasions.ts'

const minute = 60_000
const hour = 60 * minute
const at = (iso: string) => Date.parse(iso)

const nothing: Situation = { timeZone: 'Europe/Luxembourg', shows: [], stock: [], vouchers: [], away: [] }
const fresh = {
  ...(automation.edit!.fresh as AutomationFields),
  name: 'Rule',
  cinemaId: 'cinema-1',
}
const rule = (fields: Partial<AutomationFields>): AutomationFields => ({ ...fresh, ...fields })
const show = {
  id: 'tonight',
  startMs: at('2026-11-21T19:00Z'),
  endMs: at('2026-11-21T21:00Z'),
  left: null as number | null,
}
const keys = (found: readonly { key: string }[]) => found.map(({ key }) => key)

test('a rule for a time runs by the cinema’s clock, on its weekdays, and on the last day of a short month', () => {
  const span = { fromMs: at('2027-02-01T00:00Z'), toMs: at('2027-03-01T00:00Z') }
  const mondays = occasionsIn(rule({ time: '09:00', weekdays: ['1'] }), nothing, span)
  expect(keys(mondays)).toEqual(['day:2027-02-01', 'day:2027-02-08', 'day:2027-02-15', 'day:2027-02-22'])
  expect(mondays[0]!.atMs).toBe(at('2027-02-01T08:00Z'))
  expect(keys(occasionsIn(rule({ time: '09:00', monthDay: 31 }), nothing, span))).toEqual(['day:2027-02-28'])
})

test('a rule for a show runs so many minutes before it or after it, and one before it never once it has begun', () => {
  const situation = { ...nothing, shows: [show] }
  const before = rule({ trigger: 'before_show', minutes: 20 })
  const due = (each: AutomationFields, nowMs: number) =>
    keys(occasionsDue(each, situation, { sinceMs: 0, nowMs }))
  expect(due(before, show.startMs - 21 * minute)).toEqual([])
  expect(due(before, show.startMs - 20 * minute)).toEqual(['show:tonight'])
  expect(due(before, show.startMs)).toEqual([])
  const after = rule({ trigger: 'after_show', minutes: 20 })
  expect(due(after, show.endMs + 19 * minute)).toEqual([])
  expect(due(after, show.endMs + 20 * minute)).toEqual(['show:tonight'])
})

test('what a server that was off has missed by more than an hour is let go, and what came before the rule was made too', () => {
  const daily = rule({ time: '09:00' })
  const nine = at('2026-11-21T08:00Z')
  const due = (sinceMs: number, nowMs: number) => keys(occasionsDue(daily, nothing, { sinceMs, nowMs }))
  expect(due(0, nine + 59 * minute)).toEqual(['day:2026-11-21'])
  expect(due(0, nine + 61 * minute)).toEqual([])
  expect(due(nine + 1, nine + 10 * minute)).toEqual([])
})

test('seats, stock and boxes are looked at as they are: sold out, low, and away for long enough', () => {
  const situation: Situation = {
    ...nothing,
    shows: [
      { ...show, left: 0 },
      { ...show, id: 'later', left: 5 },
      { ...show, id: 'unasked', left: null },
    ],
    stock: [
      { productId: 'popcorn', level: 3 },
      { productId: 'cola', level: 30 },
    ],
    away: [{ nodeId: 'box-1', sinceMs: at('2026-11-21T17:00Z') }],
  }
  const nowMs = at('2026-11-21T17:10Z')
  const due = (each: AutomationFields) => keys(occasionsDue(each, situation, { sinceMs: 0, nowMs }))
  expect(due(rule({ trigger: 'seats_left', seats: 0 }))).toEqual(['show:tonight'])
  expect(due(rule({ trigger: 'seats_left', seats: 5 }))).toEqual(['show:later', 'show:tonight'])
  expect(due(rule({ trigger: 'stock_low', quantity: 3 }))).toEqual(['stock:popcorn:2026-11-21'])
  expect(due(rule({ trigger: 'stock_low', quantity: 50, productIds: ['cola'] }))).toEqual([
    'stock:cola:2026-11-21',
  ])
  expect(due(rule({ trigger: 'box_away', minutes: 10 }))).toEqual([`box:box-1:${nowMs - 10 * minute}`])
  expect(due(rule({ trigger: 'box_away', minutes: 11 }))).toEqual([])
})

test('a voucher is one occasion for each end it has', () => {
  const due = (validUntil: string) =>
    keys(
      occasionsDue(
        rule({ trigger: 'voucher_ends', days: 14 }),
        { ...nothing, vouchers: [{ voucherId: 'abc', validUntil }] },
        { sinceMs: 0, nowMs: at('2026-11-21T17:00Z') },
      ),
    )
  expect(due('2026-12-05')).toEqual(['voucher:abc:2026-12-05'])
  expect(due('2027-12-05')).toEqual(['voucher:abc:2027-12-05'])
  expect(automationMisfit(rule({ time: '09:00', action: 'mail_holder' }))).toEqual({
    code: 'automation_needs_voucher',
    field: 'action',
  })
})

test('a box that is away keeps the moment it went, so that one absence is one occasion', () => {
  const box = (connected: boolean) => [{ nodeId: 'box-1', connected }]
  const gone = awayAfter({}, box(false), 1000)
  expect(gone).toEqual({ 'box-1': 1000 })
  expect(isSameAway(gone, awayAfter(gone, box(false), 2000))).toBe(true)
  expect(awayAfter(gone, box(true), 3000)).toEqual({})
  expect([isSameAway(gone, {}), isSameAway(gone, { 'box-1': 2000 })]).toEqual([false, false])
  expect(awayAfter({}, box(false), 3000 + hour)).toEqual({ 'box-1': 3000 + hour })
})

test('a rule says everything it needs, and does nothing to a show where it knows none', () => {
  const wrong = (fields: Partial<AutomationFields>) => automationMisfit(rule(fields))
  const mail = { action: 'mail_staff' as const, roleIds: ['role'], text: { en: 'Look' } }
  expect(wrong({ ...mail })).toEqual({ code: 'automation_incomplete', field: 'time' })
  expect(wrong({ ...mail, time: '09:00' })).toBeUndefined()
  expect(wrong({ ...mail, time: '09:00', text: { en: ' ' } })).toEqual({
    code: 'automation_incomplete',
    field: 'text',
  })
  expect(wrong({ time: '09:00', action: 'release_reservations' })).toEqual({
    code: 'automation_needs_show',
    field: 'action',
  })
  expect(wrong({ trigger: 'seats_left', seats: 0, action: 'take_off_website' })).toBeUndefined()
  expect(wrong({ trigger: 'after_show', minutes: 0, action: 'send_campaign', campaignId: 'x' })).toEqual({
    code: 'automation_needs_time',
    field: 'action',
  })
})
