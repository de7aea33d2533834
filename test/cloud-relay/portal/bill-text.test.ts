import { expect, test } from 'vitest'
import type { BillView } from '#core/billing/bill.ts'
import { countsOf } from '#relay/portal/sales/bill-text.ts'

type Line = BillView['lines'][number]
const line = (given: Partial<Line>) => ({ quantity: 1, ...given }) as Line

test('a bill counts the vouchers it sold: neither the value of one beside its visits nor what is put on a card', () => {
  const lines = [
    line({ kind: 'ticket', quantity: 2 }),
    line({ kind: 'product', quantity: 3 }),
    line({ kind: 'voucher', voucherId: 'one' }),
    line({ kind: 'voucher', voucherId: 'one', voucherPart: 'refreshments' }),
    line({ kind: 'voucher', voucherId: 'other', voucherPart: 'top_up' }),
  ]
  expect(countsOf({ lines })).toEqual({ tickets: 2, products: 3, vouchers: 1 })
})
