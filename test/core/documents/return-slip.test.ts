import { expect, test } from 'vitest'
import type { PaperDocument, ReturnData } from '#core/documents/paper.ts'
import { returnDocument } from '#core/documents/return-slip.ts'
import { typeset } from '#core/documents/typeset.ts'
import { locales } from '#core/i18n/locale.ts'
import { cashReceipt } from './paper-samples.ts'

const [film, , wine] = cashReceipt.lines as [
  ReturnData['back'][number],
  ReturnData['back'][number],
  ReturnData['back'][number],
]
const refund: ReturnData = {
  ...cashReceipt,
  kind: 'refund',
  billNumber: 'K-000123/1',
  back: [film, wine],
  taken: [],
  totalCents: -4602,
  roundingCents: 2,
  returned: [{ method: 'cash', cents: 4600 }],
  paidBy: [],
  vat: [
    { rate: 300, baseCents: -2136, vatCents: -64 },
    { rate: 1700, baseCents: -2053, vatCents: -349 },
  ],
}
const exchange: ReturnData = {
  ...refund,
  kind: 'exchange',
  back: [film],
  taken: [{ ...film, text: 'Premium', unitCents: 1250, totalCents: 2500 }],
  totalCents: 300,
  roundingCents: 0,
  returned: [],
  paidBy: [{ method: 'cash', cents: 300, tenderedCents: 500, changeCents: 200 }],
}

function linesOf(document: PaperDocument): string[] {
  return typeset(document, 48).flatMap(line => (line.kind === 'line' ? [line.text] : []))
}
const row = (left: string, right: string, width = 48) => left + right.padStart(width - left.length)

test('the slip of a refund says what came back, the rounding, what was given, and has a line to sign on', () => {
  const text = linesOf(returnDocument(refund, 'de'))
  expect(text).toEqual(
    expect.arrayContaining([
      row('2 × L’Œuvre au noir', '-22,00 € A'),
      row('Summe', '-46,02 €'),
      row('Bargeldrundung', '0,02 €'),
      row('Erstattet', '46,00 €', 24),
      row('Bar erstattet', '46,00 €'),
      'Unterschrift des Kunden',
    ]),
  )
  expect(text.join('\n')).toContain('ERSTATTUNG')
  expect(text.join('\n')).toContain('K-000123/1')
})

test('the slip of an exchange says what was returned, what is new, and the difference that was paid', () => {
  const text = linesOf(returnDocument(exchange, 'en'))
  expect(text).toEqual(
    expect.arrayContaining([
      'Returned',
      row('2 × L’Œuvre au noir', '-€22.00 A'),
      'New',
      row('2 × Premium', '€25.00 A'),
      row('To pay', '€3.00', 24),
      row('Cash', '€3.00'),
      row('  Change', '€2.00'),
    ]),
  )
  expect(text).not.toContain('Customer’s signature')
})

test('what was taken off a new ticket stands under it, by its name', () => {
  const taken = [{ ...film, text: '3D', unitCents: 1250, totalCents: 2200, discountCents: 300 }]
  const named = { ...exchange, taken: [{ ...taken[0]!, inSet: { name: 'Glasses', cents: 300 } }] }
  expect(linesOf(returnDocument(named, 'en'))).toEqual(
    expect.arrayContaining([row('2 × 3D', '€25.00 A'), row('    Glasses', '-€3.00')]),
  )
  expect(linesOf(returnDocument({ ...exchange, taken }, 'en'))).toContain(row('    Discount', '-€3.00'))
})

test('an exchange without a difference says so, and no slip opens the drawer: that opens apart from it', () => {
  const even = { ...exchange, totalCents: 0, paidBy: [] }
  expect(linesOf(returnDocument(even, 'fr'))).toContain('Aucune différence')
  for (const data of [even, refund, exchange])
    expect(returnDocument(data, 'fr').lines).not.toContainEqual({ kind: 'drawer' })
})

test('both fit the paper in every language, on 32, 42 and 48 columns', () => {
  for (const data of [refund, exchange])
    for (const locale of locales)
      for (const columns of [32, 42, 48])
        for (const line of typeset(returnDocument(data, locale), columns))
          if (line.kind === 'line')
            expect(line.text.length).toBeLessThanOrEqual(line.size === 'large' ? columns / 2 : columns)
})

test('a slip that comes out once more says that it is a copy, and opens no drawer', () => {
  const again = returnDocument({ ...refund, copy: true }, 'de')
  expect(linesOf(again).some(line => line.trim() === 'KOPIE')).toBe(true)
  expect(again.lines).not.toContainEqual({ kind: 'drawer' })
})
