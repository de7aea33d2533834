import { expect, test } from 'vitest'
import type * as z from 'zod'
import { fieldCode } from '#core/api/field-code.ts'
import { moveShiftCash, openTillDrawer } from '#core/cash/contract.ts'
import { fieldSentence } from '#core/i18n/refusals/sentence.ts'
import { locales } from '#core/i18n/locale.ts'
import { makeCreditNote } from '#core/invoicing/contract.ts'
import { rentalAdjustmentFields } from '#core/rental/rental-adjustment.entity.ts'
import { makeSale } from '#core/sales/contract.ts'
import { clearEntry } from '#core/sales/worklist/contract.ts'
import { explainTerminalDay } from '#core/terminal/days/contract.ts'

/** Everything that asks a person for words which are kept: what asks, and where the answer stands in it. */
const questions: [what: string, asked: z.ZodType, body: (answer: string) => object, field: string][] = [
  ['money settled outside', clearEntry.body, reason => ({ reason }), 'reason'],
  ['an invoice credited', makeCreditNote.body, reason => ({ reason }), 'reason'],
  ['cash moved', moveShiftCash.body, reason => ({ reason }), 'reason'],
  ['a drawer opened with nothing sold', openTillDrawer.body, reason => ({ reason }), 'reason'],
  ['a terminal that differs', explainTerminalDay.body, explanation => ({ explanation }), 'explanation'],
  ['film rental corrected', rentalAdjustmentFields, reason => ({ reason }), 'reason'],
  [
    'a price taken off',
    makeSale.body,
    reason => ({ discounts: [{ ticket: 0, cents: 100, reason }] }),
    'discounts.0.reason',
  ],
]

test.each(questions)(
  'asked why, %s takes no blank answer and says so at its field',
  (_, asked, body, field) => {
    const wrongOf = (answer: string) =>
      (asked.safeParse(body(answer)).error?.issues ?? [])
        .filter(({ path }) => path.join('.') === field)
        .map(fieldCode)
    for (const blank of ['', '   ', '\n\t '])
      expect(wrongOf(blank), JSON.stringify(blank)).toEqual(['field.required'])
    expect(wrongOf('The guest was overcharged')).toEqual([])
    const sentences = locales.map(locale => fieldSentence('field.required', {}, locale, 'UTC'))
    expect(new Set(sentences).size).toBe(locales.length)
  },
)
