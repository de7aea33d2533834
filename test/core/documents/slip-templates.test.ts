import { describe, expect, test } from 'vitest'
import { arranged } from '#core/documents/templates/arrange.ts'
import { sampleSlip } from '#core/documents/templates/sample-slips.ts'
import {
  missingBlocks,
  printedBlocks,
  requiredBlocks,
  slipBlocks,
  slipKinds,
} from '#core/documents/templates/slip-blocks.ts'
import { typeset } from '#core/documents/typeset.ts'
import { locales } from '#core/i18n/locale.ts'
import type { PaperLine } from '#core/documents/paper.ts'
import { encodePaper } from '#box/drivers/printer/encode.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { printLines } from '#ui/paper/print-lines.ts'
import type { PrintedLine } from '#ui/paper/printed-line.ts'

const seller = {
  cinemaName: 'Ciné Lumière',
  addressLines: ['12, rue de l’Alzette', 'L-4011 Esch'],
  vatNumber: 'LU12345678',
}
const plain = { headLines: [], footLines: [] }
const textOf = (lines: readonly PrintedLine[]) =>
  lines.map(line => (line.kind === 'text' ? line.spans.map(({ text }) => text).join('') : line.kind))

test('lines stand as a manager ordered them, and what the law or the slip needs is printed whatever was left out', () => {
  expect(printedBlocks('ticket', undefined)).toEqual(slipBlocks.ticket)
  expect(printedBlocks('bar_slip', ['goods', 'staff', 'call_number', 'number'])).toEqual([
    'goods',
    'staff',
    'call_number',
    'number',
  ])
  expect(printedBlocks('bar_slip', ['goods', 'goods', 'of_another_version'])).toEqual([
    'call_number',
    'goods',
    'number',
  ])
  for (const slip of slipKinds) {
    expect(missingBlocks(slip, printedBlocks(slip, []))).toEqual([])
    expect(printedBlocks(slip, [])).toEqual(
      slipBlocks[slip].filter(block => isIn(requiredBlocks[slip], block)),
    )
  }
})
const isIn = (list: readonly string[], block: string) => list.includes(block)

test('no rule stands at an end of a slip or below another one, whatever is taken off between them', () => {
  const rule: PaperLine = { kind: 'rule' }
  const text = (of: string): PaperLine => ({ kind: 'text', text: of })
  const parts = {
    title: [text('title')],
    call_number: [rule, text('7')],
    goods: [rule, text('popcorn'), rule],
    number: [text('number')],
    staff: [rule],
  }
  const look = { headLines: ['Above'], footLines: ['Below'] }
  expect(
    arranged('bar_slip', parts, { ...look, blocks: ['goods', 'call_number', 'number', 'staff'] }),
  ).toEqual([
    { kind: 'text', text: 'Above', align: 'centre' },
    rule,
    text('popcorn'),
    rule,
    text('7'),
    text('number'),
    rule,
    { kind: 'text', text: 'Below', align: 'centre' },
    { kind: 'cut' },
  ])
  expect(
    arranged('bar_slip', parts, { ...plain, blocks: ['goods', 'call_number', 'number', 'staff'] })[0],
  ).toEqual(text('popcorn'))
})

describe.each(slipKinds)('the example of a %s', slip => {
  test.each(locales)(
    'looks on screen as its bytes come out of a printer, on both widths of paper, in %s',
    locale => {
      for (const columns of [32, 48]) {
        const document = sampleSlip(slip, seller, locale, { headLines: ['Oben'], footLines: ['Unten'] })
        const seen = printLines(typeset(document, columns))
        const printed = decodePaper(encodePaper(document, columns))
        const notEmpty = (lines: readonly PrintedLine[]) => textOf(lines).filter(Boolean)
        expect(notEmpty(seen)).toEqual(notEmpty(printed))
        expect(seen.every(line => line.kind !== 'text' || widthOf(line) <= columns)).toBe(true)
      }
    },
  )
})
const widthOf = ({ spans }: Extract<PrintedLine, { kind: 'text' }>) =>
  spans.reduce((sum, { text, width }) => sum + text.length * width, 0)
