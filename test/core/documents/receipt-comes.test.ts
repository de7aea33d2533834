import { expect, test } from 'vitest'
import { receiptComes } from '#core/documents/receipt-comes.ts'

const lines = (...kinds: string[]) => kinds.map(kind => ({ kind }))

test('a receipt comes by itself unless guests are asked, and always with a voucher', () => {
  expect(receiptComes('always', lines('ticket'))).toBe(true)
  expect(receiptComes('asked', lines('ticket', 'product'))).toBe(false)
  expect(receiptComes('asked', lines('product', 'voucher'))).toBe(true)
})
