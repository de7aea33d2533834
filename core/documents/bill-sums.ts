import type { BillLine } from '../billing/bill.ts'
import type { ReceiptData } from './paper.ts'

/** Equal tickets and products as one line. */
export function together(lines: readonly BillLine[]): ReceiptData['lines'] {
  const merged = new Map<string, ReceiptData['lines'][number]>()
  for (const line of lines) {
    const key = `${line.kind} ${line.text} ${line.unitCents} ${line.vatRate}`
    const known = merged.get(key)
    merged.set(key, {
      text: line.text,
      quantity: (known?.quantity ?? 0) + line.quantity,
      unitCents: line.unitCents,
      totalCents: (known?.totalCents ?? 0) + line.totalCents,
      discountCents: (known?.discountCents ?? 0) + (line.discountCents ?? 0),
      vatRate: line.vatRate,
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
