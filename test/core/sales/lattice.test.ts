import { expect, test } from 'vitest'
import { billStatuses, paymentStatuses } from '#core/sales/bill.ts'
import {
  afterRefund,
  furtherBillStatus,
  furtherPaymentStatus,
  isOver,
  statusOfAttempts,
} from '#core/sales/lattice.ts'

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

test.each([
  ['all of it', [{ cents: 2000, refundedCents: 0 }], 2000, 'refunded'],
  ['a part', [{ cents: 2000, refundedCents: 0 }], 500, 'partially_refunded'],
  ['the rest', [{ cents: 2000, refundedCents: 1500 }], 500, 'refunded'],
  [
    'what was paid twice',
    [
      { cents: 2000, refundedCents: 0 },
      { cents: 2000, refundedCents: 0 },
    ],
    2000,
    'settled',
  ],
  [
    'the other one too',
    [
      { cents: 2000, refundedCents: 2000 },
      { cents: 2000, refundedCents: 0 },
    ],
    2000,
    'refunded',
  ],
] as const)('when %s goes back, the purchase is what is left of it', (_, payments, cents, left) => {
  const paid = payments.map(payment => ({ ...payment, status: 'paid' as const }))
  expect(afterRefund({ totalCents: 2000 }, paid, cents)).toBe(left)
})
