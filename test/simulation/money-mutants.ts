import type { BillLine } from '#core/billing/bill.ts'
import type { Mutant } from './mutant.ts'
import { commandsWith, reading, writing } from './switched-off.ts'

/** The lines of a sale or of an order are written otherwise; its sum and its payments stay. */
const lines = (type: string, change: (lines: BillLine[]) => BillLine[]) => () => ({
  node: commandsWith(tx =>
    writing(tx, (written, body) =>
      written === type ? { ...body, lines: change(body['lines'] as BillLine[]) } : body,
    ),
  ),
})

const orderFee: BillLine = {
  kind: 'fee',
  fee: 'order',
  text: 'Order fee',
  quantity: 1,
  unitCents: 100,
  totalCents: 100,
  vatRate: 300,
  vatCents: 3,
}

export const moneyMutants: Mutant[] = [
  {
    rule: 'nobody buys a show that is over',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === 'payments'
          ? reading(tx, 'schedules', row =>
              'endMs' in row ? { ...row, endMs: Number.MAX_SAFE_INTEGER } : row,
            )
          : tx,
      ),
    }),
    options: { paidHoursLater: 1, paidAfterEnd: 0 },
  },
  {
    rule: 'a discount is taken off once',
    rules: lines('sale.made', all =>
      all.map(line => ({ ...line, totalCents: line.totalCents - (line.discountCents ?? 0) })),
    ),
  },
  {
    rule: 'a sum that is given back is the sum of what its lines give back',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (written, body) => {
          const back = body['lines'] as { line: number; quantity: number; cents: number }[]
          if (written !== 'refund.made' || !back.length || back.some(({ quantity }) => quantity > 0))
            return body
          return { ...body, lines: back.map(each => ({ ...each, cents: each.cents + 1 })) }
        }),
      ),
    }),
  },
  {
    rule: 'a fee is in the sum as often as in the lines',
    rules: lines('bill.opened', all => [...all, orderFee]),
  },
  {
    rule: 'no cent of VAT is lost when it is rounded',
    rules: lines('sale.made', all =>
      all.map(line => ({
        ...line,
        vatCents: Math.floor((line.totalCents * line.vatRate) / (10_000 + line.vatRate)),
      })),
    ),
  },
]
