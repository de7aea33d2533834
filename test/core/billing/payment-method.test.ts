import { expect, test } from 'vitest'
import { methodFor, offered, type PaymentMethod } from '#core/billing/methods/payment-method.ts'
import { onWebsite } from '../../world/small-exhibitor.ts'

const method = (id: string, order: number, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  ...onWebsite(id, order),
  account: `test-${id}`,
  ...change,
})
const code = (work: () => unknown) => {
  try {
    work()
  } catch (cause) {
    return (cause as { code: string }).code
  }
  return 'not refused'
}

test('the website offers what is active, meant for it and connected, in the order people chose', () => {
  const all = [
    method('late', 9),
    method('first', 1),
    method('off', 2, { status: 'inactive' }),
    method('till', 3, { access: ['pos'] }),
    method('gone', 4, { deleted: true }),
    method('bare', 5, { account: undefined }),
  ]
  expect(offered(all, 'site').map(({ id }) => id)).toEqual(['first', 'late'])
  expect(offered(all, 'pos').map(({ id }) => id)).toEqual(['till'])
})

test('a method that is not offered takes no money', () => {
  const methods = [method('card', 1)]
  expect(code(() => methodFor(methods, { id: 'cash', withVoucher: false }))).toBe('payment_method_unknown')
  expect(code(() => methodFor([], { withVoucher: false }))).toBe('payment_method_unknown')
})

test('a method that pays alone is refused beside a voucher, and never chosen for one', () => {
  const methods = [method('alone', 1, { exclusive: true }), method('card', 2)]
  expect(methodFor(methods, { id: 'alone', withVoucher: false }).methodId).toBe('alone')
  expect(code(() => methodFor(methods, { id: 'alone', withVoucher: true }))).toBe('payment_method_alone')
  expect(methodFor(methods, { before: 'alone', withVoucher: true }).methodId).toBe('card')
})

test('who takes the money is named by method, provider and account', () => {
  expect(methodFor([method('card', 1)], { id: 'card', withVoucher: false })).toEqual({
    methodId: 'card',
    provider: 'test',
    account: 'test-card',
  })
})
