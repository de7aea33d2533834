import { expect, test } from 'vitest'
import { billStatuses, paymentStatuses } from '#core/sales/bill.ts'
import { furtherBillStatus, furtherPaymentStatus, isOver } from '#core/sales/lattice.ts'

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
