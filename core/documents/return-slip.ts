import { documentWords, type DocumentWords } from '../i18n/documents/words.ts'
import type { Locale } from '../i18n/locale.ts'
import type { PaperDocument, PaperLine, PaperPaymentMethod, ReceiptLine, ReturnData } from './paper.ts'
import { discountRows, heading, row, vatLetter, vatTable } from './receipt.ts'
import { moneyText } from './wording.ts'

/**
 * The slip of a refund or an exchange: what came back, what took its place, and where the money went. Money given by
 * hand is signed for.
 */
export function returnDocument(data: ReturnData, locale: Locale): PaperDocument {
  const words = documentWords(locale)
  return {
    kind: 'receipt',
    lines: [
      {
        kind: 'text',
        text: data.kind === 'refund' ? words.refundTitle : words.exchangeTitle,
        align: 'centre',
        size: 'large',
        bold: true,
      },
      ...heading(data, words, locale),
      ...goods(data, data.back, data.taken.length ? words.reinstated : null, -1, locale),
      ...goods(data, data.taken, words.takenNew, 1, locale),
      ...sums(data, words, locale),
      ...vatTable(data, words, locale),
      ...(data.kind === 'refund' && data.back.every(({ quantity }) => quantity === 0)
        ? [{ kind: 'text', text: words.staysValid } as const]
        : []),
      ...signature(data, words),
      { kind: 'rule' },
      { kind: 'cut' },
    ],
  }
}

function goods(
  data: ReturnData,
  lines: readonly ReceiptLine[],
  title: string | null,
  sign: 1 | -1,
  locale: Locale,
): PaperLine[] {
  if (!lines.length) return []
  return [
    ...(title ? [{ kind: 'text', text: title, bold: true } as const] : []),
    ...lines.flatMap((line): PaperLine[] => [
      row(
        // Of a line that stays, some of its price alone.
        line.quantity ? `${line.quantity} × ${line.text}` : line.text,
        `${moneyText(sign * (line.totalCents + (line.discountCents ?? 0)), locale)} ${vatLetter(data, line)}`,
      ),
      ...discountRows(line, documentWords(locale), locale),
    ]),
  ]
}

function sums(data: ReturnData, words: DocumentWords, locale: Locale): PaperLine[] {
  const money = (cents: number) => moneyText(cents, locale)
  const dueCents = data.totalCents + data.roundingCents
  return [
    { kind: 'rule' },
    ...(data.roundingCents
      ? [row(words.total, money(data.totalCents)), row(words.rounding, money(data.roundingCents))]
      : []),
    dueCents === 0
      ? { kind: 'text', text: words.noDifference, size: 'large', bold: true }
      : {
          ...row(dueCents < 0 ? words.givenBack : words.toPay, money(Math.abs(dueCents))),
          size: 'large',
          bold: true,
        },
    ...data.returned.map(part => row(part.name ?? wayBack(part.method, words), money(part.cents))),
    ...data.paidBy.flatMap(payment => [
      row(payment.name ?? words[`method_${payment.method}`], money(payment.cents)),
      ...(payment.tenderedCents === undefined ? [] : [row(`  ${words.given}`, money(payment.tenderedCents))]),
      ...(payment.changeCents ? [row(`  ${words.change}`, money(payment.changeCents))] : []),
    ]),
  ]
}

function wayBack(method: PaperPaymentMethod, words: DocumentWords): string {
  if (method === 'cash') return words.backCash
  if (method === 'terminal') return words.backTerminal
  return method === 'online' ? words.backOnline : words[`method_${method}`]
}

function signature(data: ReturnData, words: DocumentWords): PaperLine[] {
  if (!data.returned.some(part => part.method === 'cash')) return []
  return [{ kind: 'feed', lines: 3 }, { kind: 'rule' }, { kind: 'text', text: words.signature }]
}
