import { expect, test } from 'vitest'
import { mayEnter, type TicketAtDoor } from '#core/admission/admit.ts'
import { billStatuses } from '#core/database/statuses.ts'

const startMs = Date.parse('2026-11-21T20:00:00+01:00')
const endMs = Date.parse('2026-11-21T21:55:00+01:00')
const good: TicketAtDoor = {
  scheduleId: 'tonight',
  billStatus: 'settled',
  admittedAt: null,
  showCancelled: false,
  startMs,
  endMs,
}
const door = { scheduleId: 'tonight' as string | null, sameDay: true, nowMs: startMs - 600_000 }
const anyDoor = { ...door, scheduleId: null }
const code = (ticket: Partial<TicketAtDoor>, at: Partial<typeof door> = {}) =>
  mayEnter({ ...good, ...ticket }, { ...door, ...at })?.code

test('a paid ticket for this show goes in', () => {
  expect(mayEnter(good, door)).toBeUndefined()
})

test('of all bills only paid ones open the door', () => {
  const verdicts = Object.fromEntries(billStatuses.map(billStatus => [billStatus, code({ billStatus })]))
  expect(verdicts).toEqual({
    settled: undefined,
    partially_refunded: undefined,
    refunding: 'ticket_refunded',
    refunded: 'ticket_refunded',
    pending: 'ticket_not_paid',
    paying: 'ticket_not_paid',
    reserved: 'ticket_not_paid',
    cancelled: 'ticket_not_paid',
    expired: 'ticket_not_paid',
    failed: 'ticket_not_paid',
  })
})

test('a ticket that was taken back opens no door while its bill goes on, and says how it ended', () => {
  const ended = (how: TicketAtDoor['ended']) => code({ billStatus: 'partially_refunded', ended: how })
  expect([ended('refund'), ended('exchange'), ended(null)]).toEqual([
    'ticket_refunded',
    'ticket_exchanged',
    undefined,
  ])
})

test('a ticket sold during a cut goes in by its signature', () => {
  expect(code({ billStatus: 'signed_only' })).toBeUndefined()
})

test('of several true causes the nearest to the guest’s question is told', () => {
  const everything: Partial<TicketAtDoor> = {
    admittedAt: '2026-11-21T18:50:00Z',
    showCancelled: true,
    billStatus: 'refunded',
    scheduleId: 'matinee',
    endMs: startMs - 700_000,
  }
  const causes: string[] = []
  const told = () => causes.push(code(everything, { sameDay: false }) ?? 'none')
  told()
  everything.admittedAt = null
  told()
  everything.showCancelled = false
  told()
  everything.billStatus = 'expired'
  told()
  everything.billStatus = 'settled'
  told()
  everything.scheduleId = 'tonight'
  told()
  everything.endMs = endMs
  told()
  expect(causes).toEqual([
    'ticket_used',
    'schedule_cancelled',
    'ticket_refunded',
    'ticket_not_paid',
    'ticket_other_show',
    'ticket_too_late',
    'ticket_too_early',
  ])
})

test('the refusal tells when the ticket was used, and which show it is for', () => {
  expect(mayEnter({ ...good, admittedAt: '2026-11-21T18:50:00Z' }, door)).toEqual({
    code: 'ticket_used',
    details: { at: '2026-11-21T18:50:00Z' },
  })
  expect(mayEnter({ ...good, scheduleId: 'matinee' }, door)).toMatchObject({
    details: { scheduleId: 'matinee' },
  })
  expect(mayEnter(good, { ...door, nowMs: endMs + 1 })).toMatchObject({
    code: 'ticket_too_late',
    details: { at: '2026-11-21T20:55:00.000Z' },
  })
})

test('the door of one show lets its guests in all day long, and until its end', () => {
  expect(code({}, { nowMs: startMs - 8 * 3_600_000 })).toBeUndefined()
  expect(code({}, { nowMs: startMs - 30 * 3_600_000, sameDay: false })).toBe('ticket_too_early')
  expect(code({}, { nowMs: endMs })).toBeUndefined()
})

test('the door for any show that is on opens an hour before', () => {
  expect(mayEnter(good, { ...anyDoor, nowMs: startMs - 3_600_000 })).toBeUndefined()
  expect(mayEnter(good, { ...anyDoor, nowMs: startMs - 3_600_001 })).toEqual({
    code: 'ticket_too_early',
    details: { at: '2026-11-21T19:00:00.000Z' },
  })
  expect(mayEnter(good, { ...anyDoor, nowMs: endMs + 1 })?.code).toBe('ticket_too_late')
})
