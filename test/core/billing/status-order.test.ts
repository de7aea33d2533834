import { expect, test } from 'vitest'
import { billStatuses, paymentStatuses } from '#core/database/statuses.ts'
import {
  furtherMoved,
  furtherBillStatus,
  furtherPaymentStatus,
  isOver,
  statusOfAttempts,
  refundStatusOf,
} from '#core/billing/status-order.ts'
import type { MovementStatus } from '#core/database/statuses.ts'

test.each([
  ['bill', billStatuses, furtherBillStatus],
  ['payment', paymentStatuses, furtherPaymentStatus],
] as const)(
  'the status of a %s is the same whatever order the news arrives in, once or twice',
  (_, statuses, further) => {
    const join = further as (a: string, b: string) => string
    for (const a of statuses)
      for (const b of statuses) {
        expect(join(a, b)).toBe(join(b, a))
        expect(join(join(a, b), b)).toBe(join(a, b))
        for (const c of statuses) expect(join(join(a, b), c)).toBe(join(a, join(b, c)))
      }
  },
)

test.each(['expired', 'failed', 'cancelled'] as const)(
  '%s never takes back what was paid or refunded',
  late => {
    for (const status of ['settled', 'refunding', 'partially_refunded', 'refunded'] as const)
      expect(furtherBillStatus(status, late)).toBe(status)
    expect(furtherPaymentStatus('paid', late)).toBe('paid')
    expect(furtherBillStatus(late, 'settled')).toBe('settled')
  },
)

test('paid never revives what was refunded', () => {
  expect(furtherBillStatus('refunded', 'settled')).toBe('refunded')
})

test('a bill is over when its seats are free again without money', () => {
  expect(billStatuses.filter(isOver).sort()).toEqual(['cancelled', 'expired', 'failed'])
})

test('a purchase is what its attempts are: being paid while one is open, else what the furthest came to', () => {
  expect(statusOfAttempts([])).toBeUndefined()
  expect(statusOfAttempts(['expired', 'paying', 'cancelled'])).toBe('paying')
  expect(statusOfAttempts(['expired', 'failed'])).toBe('failed')
  expect(statusOfAttempts(['cancelled', 'expired'])).toBe('cancelled')
  expect(statusOfAttempts(['expired', 'paid'])).toBe('settled')
})

test.each<[string, MovementStatus[], number, string]>([
  ['its order is on its way', ['pending'], 0, 'accepted'],
  ['it arrived', ['done'], 0, 'refunded'],
  ['it came back from the bank', ['failed'], 0, 'failed'],
  ['somebody has it ordered anew', ['failed'], 1, 'refunding'],
  ['the second order came back too', ['failed', 'failed'], 1, 'failed'],
  ['the second order arrived', ['failed', 'done'], 1, 'refunded'],
])('when %s, a refund is what its movements are, in any order', (_, movements, retries, status) => {
  const moved = movements.map(each => ({ status: each, cents: 1000 }))
  expect(refundStatusOf(1000, moved, retries)).toBe(status)
  expect(refundStatusOf(1000, moved.toReversed(), retries)).toBe(status)
})

test('a refund is back when as many cents are, by however many movements', () => {
  const half = { status: 'done', cents: 500 } as const
  expect(refundStatusOf(1000, [half], 0)).toBe('refunding')
  expect(refundStatusOf(1000, [half, half], 0)).toBe('refunded')
  expect(refundStatusOf(1000, [half, { status: 'failed', cents: 500 }], 0)).toBe('failed')
})

test('money that arrived may still come back, and what came back never arrives', () => {
  const moved = (status: MovementStatus, cents = 1000) => ({ status, cents })
  expect(furtherMoved(moved('done'), moved('failed'))).toEqual(moved('failed'))
  expect(furtherMoved(moved('failed'), moved('done'))).toEqual(moved('failed'))
  expect(furtherMoved(moved('done'), moved('pending'))).toEqual(moved('done'))
  expect(furtherMoved(undefined, moved('pending'))).toEqual(moved('pending'))
})

test('of a movement that was told with two sums, the further status has its sum, or else the larger one stands, in any order', () => {
  const all = (['pending', 'done', 'failed'] as const).flatMap(status =>
    [400, 1000].map(cents => ({ status, cents })),
  )
  for (const [place, one] of all.entries())
    for (const other of all.slice(place)) {
      expect(furtherMoved(one, other)).toEqual(other)
      expect(furtherMoved(other, one)).toEqual(other)
    }
})
