import { documentWords, type DocumentWords } from '../i18n/documents/words.ts'
import type { Locale } from '../i18n/locale.ts'
import type { CardTotal, DaySums } from '../terminal/days/facts.ts'
import { differenceOf, expectedOf } from '../terminal/days/sums.ts'
import type { PaperDocument, PaperLine } from './paper.ts'
import { copyMark, row } from './receipt.ts'
import { dateText, filled, moneyText, offsetOf, timeText } from './wording.ts'

/** The end of day of a card terminal for paper. Amounts are cents, times ISO with the cinema's offset. */
export type TerminalDayData = {
  readonly cinemaName: string
  readonly addressLines: readonly string[]
  readonly terminal: string
  readonly sinceAt: string | null
  readonly untilAt: string
  readonly endedBy: string
  /** What the terminal says; null where it said no sum. */
  readonly cents: number | null
  readonly cards: readonly CardTotal[]
  readonly sums: DaySums
  /** Who read it off the terminal's paper. */
  readonly readBy: string | null
  readonly explanation: string | null
  /** What the terminal gave to print. */
  readonly lines: readonly string[]
  readonly copy: boolean
}

/** What a card terminal said at its end of day beside what was sold and refunded over it, and its own paper below. */
export function terminalDayDocument(data: TerminalDayData, locale: Locale): PaperDocument {
  const words = documentWords(locale)
  return {
    kind: 'receipt',
    lines: [
      ...heading(data, words, locale),
      ...compared(data, words, locale),
      ...printed(data, words),
      { kind: 'feed', lines: 3 },
      { kind: 'rule' },
      { kind: 'text', text: words.zSignature },
      { kind: 'cut' },
    ],
  }
}

function moment(at: string, locale: Locale): string {
  const zone = offsetOf(at)
  return `${dateText(at, locale, zone)} ${timeText(at, locale, zone)}`
}

function heading(data: TerminalDayData, words: DocumentWords, locale: Locale): PaperLine[] {
  return [
    { kind: 'logo', text: data.cinemaName },
    ...data.addressLines.map((text): PaperLine => ({ kind: 'text', text, align: 'centre' })),
    { kind: 'feed', lines: 1 },
    ...copyMark(data.copy, words),
    { kind: 'text', text: words.dayTitle, bold: true },
    { kind: 'text', text: data.terminal, bold: true },
    ...(data.sinceAt ? [row(words.daySince, moment(data.sinceAt, locale))] : []),
    row(filled(words.dayEndedBy, { name: data.endedBy }), moment(data.untilAt, locale)),
    { kind: 'rule' },
  ]
}

function compared(data: TerminalDayData, words: DocumentWords, locale: Locale): PaperLine[] {
  const money = (cents: number) => moneyText(cents, locale)
  const { sums, cents, cards } = data
  const differs = differenceOf(cents, sums)
  const some = (text: string, value: number) => (value ? [row(text, money(value))] : [])
  return [
    ...cards.map(({ card, count, cents }) => row(`${card || words.dayOtherCards} (${count})`, money(cents))),
    { ...row(words.daySays, cents === null ? words.dayNoSum : money(cents)), bold: true },
    ...(data.readBy ? [row(filled(words.dayReadBy, { name: data.readBy }), '')] : []),
    { kind: 'rule' },
    row(`${words.dayPaid} (${sums.payments})`, money(sums.paidCents)),
    ...some(`  ${words.dayTips}`, sums.tipCents ?? 0),
    ...(sums.refunds ? [row(`${words.dayBack} (${sums.refunds})`, money(-sums.backCents))] : []),
    ...some(`  ${words.dayTyped}`, sums.byHandCents),
    { ...row(words.zExpected, money(expectedOf(sums))), bold: true },
    ...(differs === null
      ? []
      : [
          {
            ...row(words.zDifference, money(differs)),
            bold: true,
            size: differs ? ('tall' as const) : ('normal' as const),
          },
        ]),
    ...(data.explanation
      ? [{ kind: 'text', text: `${words.zExplained}: ${data.explanation}` } as const]
      : []),
  ]
}

function printed({ lines }: TerminalDayData, words: DocumentWords): PaperLine[] {
  if (!lines.length) return []
  return [
    { kind: 'rule' },
    { kind: 'text', text: words.dayPrinted, bold: true },
    ...lines.map((text): PaperLine => ({ kind: 'text', text })),
  ]
}
