import type { BillLine } from '../billing/bill.ts'
import type { LineNow } from '../billing/refunds/returns.ts'
import type { ReceiptData } from './paper.ts'

/** Equal tickets and products as one line; those of one ticket discount apart from others. */
export function together(lines: readonly (BillLine & Pick<LineNow, 'inSet'>)[]): ReceiptData['lines'] {
  const merged = new Map<string, ReceiptData['lines'][number]>()
  for (const line of lines) {
    const key = `${line.kind} ${line.text} ${line.unitCents} ${line.vatRate} ${line.inSet?.name ?? ''}`
    const known = merged.get(key)
    merged.set(key, {
      text: line.text,
      quantity: (known?.quantity ?? 0) + line.quantity,
      unitCents: line.unitCents,
      totalCents: (known?.totalCents ?? 0) + line.totalCents,
      discountCents: (known?.discountCents ?? 0) + (line.discountCents ?? 0),
      vatRate: line.vatRate,
      ...(line.inSet
        ? { inSet: { name: line.inSet.name, cents: (known?.inSet?.cents ?? 0) + line.inSet.cents } }
        : {}),
    })
  }
  return [...merged.values()]
}

/** VAT within the lines, by rate, as it was rounded when they were sold; negative for returned lines. */
export function vatTable(
  lines: readonly Pick<BillLine, 'vatRate' | 'vatCents' | 'totalCents'>[],
): ReceiptData['vat'] {
  const byRate = new Map<number, { vatCents: number; baseCents: number }>()
  for (const { vatRate, vatCents, totalCents } of lines) {
    const known = byRate.get(vatRate) ?? { vatCents: 0, baseCents: 0 }
    byRate.set(vatRate, {
      vatCents: known.vatCents + vatCents,
      baseCents: known.baseCents + totalCents - vatCents,
    })
  }
  return [...byRate].sort(([a], [b]) => a - b).map(([rate, sums]) => ({ rate, ...sums }))
}
