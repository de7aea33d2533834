import { describe, expect, it } from 'vitest'
import type { PaperDocument } from '#core/documents/paper.ts'
import { receiptDocument } from '#core/documents/receipt.ts'
import { typeset } from '#core/documents/typeset.ts'
import { locales } from '#core/i18n/locale.ts'
import { cardReceipt, cashReceipt } from './paper-samples.ts'

describe('a receipt', () => {
  it('shows the total, the cash rounding and what is to pay', () => {
    expect(linesOf(receiptDocument(cashReceipt, 'de'))).toEqual(
      expect.arrayContaining([
        row('Summe', '52,52 €'),
        row('Bargeldrundung', '-0,02 €'),
        row('Zu zahlen', '52,50 €', 24),
        row('  Gegeben', '60,00 €'),
        row('  Rückgeld', '7,50 €'),
      ]),
    )
  })

  it('speaks of rounding only when something was rounded', () => {
    const text = linesOf(receiptDocument(cardReceipt, 'en')).join('\n')
    expect(text).not.toMatch(/rounding|To pay/)
    expect(text).toContain(row('Total', '€52.52', 24))
  })

  it('tells the VAT of each line by a letter and sums it by rate', () => {
    const lines = linesOf(receiptDocument(cashReceipt, 'fr'))
    expect(lines).toContain(row('2 × L’Œuvre au noir', '22,00 € A'))
    expect(lines).toContain('    11,00 € pièce')
    expect(lines).toContain(row('1 × Crémant, bouteille', '24,02 € B'))
    expect(lines.find(line => line.startsWith('B 17 %'))).toMatch(/^B 17 % +20,53 +3,49 +24,02$/)
  })

  it('says which voucher paid by its value, and what is left of that', () => {
    const paidBy = [{ method: 'voucher', cents: 600, voucherEnd: '8F3K', leftCents: 1400 }] as const
    const lines = linesOf(receiptDocument({ ...cardReceipt, paidBy }, 'en'))
    expect(lines).toEqual(
      expect.arrayContaining([row('Voucher …8F3K', '€6.00'), row('  Left for snacks', '€14.00')]),
    )
  })

  it('says under the address and at the end what the cinema wrote, and thanks by itself where it wrote nothing', () => {
    const own = {
      headLines: ['RCS Luxembourg B 12345', 'TVA intracommunautaire'],
      footLines: ['Ni repris ni échangé.', 'Au revoir !'],
    }
    const lines = linesOf(receiptDocument({ ...cashReceipt, ...own }, 'fr')).map(line => line.trim())
    expect(lines.indexOf('RCS Luxembourg B 12345')).toBe(lines.indexOf('N° TVA LU12345678') + 1)
    expect(lines.slice(-2)).toEqual(['Ni repris ni échangé.', 'Au revoir !'])
    expect(lines.join()).not.toContain('Merci')
    expect(linesOf(receiptDocument(cashReceipt, 'fr')).join()).toContain('Merci')
  })

  it('calls a way to pay of the house’s own by its name', () => {
    const paidBy = [{ method: 'other', name: 'Meal voucher', cents: 600 }] as const
    const lines = linesOf(receiptDocument({ ...cardReceipt, paidBy }, 'en'))
    expect(lines).toContain(row('Meal voucher', '€6.00'))
  })

  it('leaves the drawer shut: that opens apart from it, also without paper', () => {
    for (const data of [cashReceipt, cardReceipt, { ...cashReceipt, copy: true }])
      expect(receiptDocument(data, 'en').lines).not.toContainEqual({ kind: 'drawer' })
  })

  it('says on a copy that it is one', () => {
    expect(linesOf(receiptDocument({ ...cashReceipt, copy: true }, 'fr')).join()).toContain('DUPLICATA')
  })

  it('tells the time in the offset of the sale, wherever it is printed', () => {
    const summer = { ...cashReceipt, at: '2026-07-01T23:59:00+02:00' }
    expect(linesOf(receiptDocument(summer, 'nl')).join('\n')).toMatch(/01\/07\/2026 23:59/)
  })

  it('says what the house wants on every receipt, whole on the narrowest paper', () => {
    const legalText = 'Luminor S.à r.l. · R.C.S. Luxembourg B 123456 · Geschäftsführer: M. Weber'
    const text = typeset(receiptDocument({ ...cashReceipt, legalText }, 'de'), 32)
      .flatMap(line => (line.kind === 'line' ? [line.text.trim()] : []))
      .join(' ')
    expect(text).toContain(legalText)
    expect(linesOf(receiptDocument(cashReceipt, 'de')).join('')).not.toContain('R.C.S.')
  })

  it('fits the paper in every language, on 32, 42 and 48 columns', () => {
    const long = { ...cashReceipt, cashierName: 'Maximiliane-Charlotte', billNumber: '2026-12-000000123' }
    for (const locale of locales)
      for (const columns of [32, 42, 48])
        for (const line of typeset(receiptDocument(long, locale), columns))
          if (line.kind === 'line')
            expect(line.text.length).toBeLessThanOrEqual(line.size === 'large' ? columns / 2 : columns)
  })
})

function linesOf(document: PaperDocument): string[] {
  return typeset(document, 48).flatMap(line => (line.kind === 'line' ? [line.text] : []))
}

function row(left: string, right: string, width = 48): string {
  return left + right.padStart(width - left.length)
}
