import { documentWords, type DocumentWords } from '../i18n/documents/words.ts'
import type { Locale } from '../i18n/locale.ts'
import { arranged } from './templates/arrange.ts'
import type { SlipBlock } from './templates/slip-blocks.ts'
import type { PaperDocument, PaperLine, ReceiptData, ReceiptLine } from './paper.ts'
import { amountText, dateText, filled, moneyText, offsetOf, rateText, timeText } from './wording.ts'

/**
 * A receipt, from the cinema's name to the cut. The drawer is opened apart from it, also without paper. Luxembourg and
 * Belgium require the seller, its VAT number, date, number, goods, VAT by rate and total; Belgian cash rounding shows
 * both amounts (economie.fgov.be), here whenever `roundingCents` is not 0.
 *
 * @param blocks which lines its cinema wants, in their order
 */
export function receiptDocument(
  data: ReceiptData,
  locale: Locale,
  blocks?: readonly string[],
): PaperDocument {
  const words = documentWords(locale)
  const parts: Record<SlipBlock<'receipt'>, PaperLine[]> = {
    ...headingParts(data, words, locale),
    goods: [{ kind: 'rule' }, ...goods(data, words, locale)],
    sums: sums(data, words, locale),
    vat: vatTable(data, words, locale),
    call_number: numberToCall(data.callNumber, words),
  }
  const footLines = data.footLines?.length ? data.footLines : [words.thanks]
  return { kind: 'receipt', lines: arranged('receipt', parts, { blocks, headLines: [], footLines }) }
}

/** The heading of every slip that is about money. */
type HeadingData = Pick<
  ReceiptData,
  | 'cinemaName'
  | 'addressLines'
  | 'headLines'
  | 'vatNumber'
  | 'legalText'
  | 'billNumber'
  | 'at'
  | 'registerName'
  | 'cashierName'
  | 'copy'
>

const centred = (text: string): PaperLine => ({ kind: 'text', text, align: 'centre' })

export function heading(data: HeadingData, words: DocumentWords, locale: Locale): PaperLine[] {
  const { seller, number, staff } = headingParts(data, words, locale)
  return [...seller, ...number, ...staff, { kind: 'rule' }]
}

function headingParts(data: HeadingData, words: DocumentWords, locale: Locale) {
  const zone = offsetOf(data.at)
  const moment = `${dateText(data.at, locale, zone)} ${timeText(data.at, locale, zone)}`
  const seller: PaperLine[] = [
    { kind: 'logo', text: data.cinemaName },
    ...data.addressLines.map(centred),
    centred(`${words.vatNumber} ${data.vatNumber}`),
    ...(data.legalText ? [centred(data.legalText)] : []),
    ...(data.headLines ?? []).map(centred),
  ]
  const number: PaperLine[] = [
    { kind: 'feed', lines: 1 },
    ...copyMark(data.copy, words),
    {
      kind: 'row',
      left: filled(words.receiptNumber, { number: data.billNumber }),
      right: moment,
      bold: true,
    },
  ]
  const served = filled(words.servedBy, { name: data.cashierName })
  const staff: PaperLine[] = [{ kind: 'row', left: data.registerName, right: served }]
  return { seller, number, staff }
}

/** The line that marks a repeated print. */
export function copyMark(copy: boolean | undefined, words: DocumentWords): PaperLine[] {
  if (!copy) return []
  return [
    { kind: 'text', text: words.copy, align: 'centre', size: 'large', bold: true },
    { kind: 'feed', lines: 1 },
  ]
}

/** What the guest listens for at the bar; nothing where nothing is prepared. */
export function numberToCall(callNumber: string | undefined, words: DocumentWords): PaperLine[] {
  if (callNumber === undefined) return []
  const text = filled(words.callNumber, { number: callNumber })
  return [{ kind: 'rule' }, { kind: 'text', text, align: 'centre', size: 'large', bold: true }]
}

function goods(data: ReceiptData, words: DocumentWords, locale: Locale): PaperLine[] {
  return data.lines.flatMap((line): PaperLine[] => [
    {
      kind: 'row',
      left: `${line.quantity} × ${line.text}`,
      right: `${moneyText(line.totalCents + (line.discountCents ?? 0), locale)} ${vatLetter(data, line)}`,
    },
    ...(line.quantity === 1 ? [] : [eachPrice(line, words, locale)]),
    ...discountRows(line, words, locale),
    ...(line.leftCents === undefined
      ? []
      : [row(`    ${words.leftForSnacks}`, moneyText(Math.max(0, line.leftCents), locale))]),
  ])
}

/** What was taken off a line: by the exhibitor under its name, and by somebody at the till. */
export function discountRows(line: ReceiptLine, words: DocumentWords, locale: Locale): PaperLine[] {
  const { inSet, discountCents = 0 } = line
  const rest = discountCents - (inSet?.cents ?? 0)
  return [
    ...(inSet ? [row(`    ${inSet.name}`, moneyText(-inSet.cents, locale))] : []),
    ...(rest > 0 ? [row(`    ${words.discount}`, moneyText(-rest, locale))] : []),
  ]
}

/** Why a line was cheaper than its price, as a note beside it. */
export function discountNotes(
  { inSet, discountCents = 0 }: Pick<ReceiptLine, 'inSet' | 'discountCents'>,
  words: DocumentWords,
): string[] {
  return [...(inSet ? [inSet.name] : []), ...(discountCents > (inSet?.cents ?? 0) ? [words.discount] : [])]
}

function eachPrice(line: ReceiptLine, words: DocumentWords, locale: Locale): PaperLine {
  return {
    kind: 'row',
    left: `    ${filled(words.each, { price: moneyText(line.unitCents, locale) })}`,
    right: '',
  }
}

/** The letter that marks a line's VAT rate, A for the first in the table. */
export function vatLetter(data: Pick<ReceiptData, 'vat'>, line: ReceiptLine): string {
  const index = data.vat.findIndex(vat => vat.rate === line.vatRate)
  return index < 0 ? ' ' : letter(index)
}

function letter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}

function sums(data: ReceiptData, words: DocumentWords, locale: Locale): PaperLine[] {
  const money = (cents: number) => moneyText(cents, locale)
  const rounded = data.roundingCents !== 0
  const total = row(words.total, money(data.totalCents))
  return [
    { kind: 'rule' },
    rounded ? total : { ...total, size: 'large', bold: true },
    ...(rounded
      ? [
          row(words.rounding, money(data.roundingCents)),
          {
            ...row(words.toPay, money(data.totalCents + data.roundingCents)),
            size: 'large',
            bold: true,
          } as const,
        ]
      : []),
    ...data.paidBy.flatMap(payment => [
      row(
        [
          payment.name ?? words[`method_${payment.method}`],
          payment.voucherEnd && `…${payment.voucherEnd}`,
          payment.invoiceNumber,
        ]
          .filter(Boolean)
          .join(' '),
        money(payment.cents),
      ),
      ...(payment.leftCents === undefined
        ? []
        : [row(`  ${words.leftForSnacks}`, money(Math.max(0, payment.leftCents)))]),
      ...(payment.tenderedCents === undefined ? [] : [row(`  ${words.given}`, money(payment.tenderedCents))]),
      ...(payment.changeCents ? [row(`  ${words.change}`, money(payment.changeCents))] : []),
      ...(payment.tipCents ? [row(`  ${words.tip}`, money(payment.tipCents))] : []),
    ]),
  ]
}

export function row(left: string, right: string) {
  return { kind: 'row', left, right } as const
}

export function vatTable(data: Pick<ReceiptData, 'vat'>, words: DocumentWords, locale: Locale): PaperLine[] {
  return [
    { kind: 'rule' },
    { kind: 'columns', cells: [words.vat, words.vatBase, words.vat, words.vatGross] },
    ...data.vat.map((vat, index): PaperLine => ({
      kind: 'columns',
      cells: [
        `${letter(index)} ${rateText(vat.rate, locale)}`,
        amountText(vat.baseCents, locale),
        amountText(vat.vatCents, locale),
        amountText(vat.baseCents + vat.vatCents, locale),
      ],
    })),
  ]
}
