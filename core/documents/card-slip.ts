import { documentWords, type DocumentWords } from '../i18n/documents/words.ts'
import type { Locale } from '../i18n/locale.ts'
import type { CardSlip, SlipFor } from '../terminal/slip.ts'
import type { PaperDocument, PaperLine } from './paper.ts'
import { copyMark, row } from './receipt.ts'
import { dateText, filled, moneyText, offsetOf, timeText } from './wording.ts'

/** The slip of a card payment for paper. Amounts are cents, times ISO with the cinema's offset. */
export type CardSlipData = {
  readonly cinemaName: string
  readonly addressLines: readonly string[]
  readonly billNumber: string | null
  readonly at: string
  readonly terminal: string
  /** The money went back to the card. */
  readonly isBack: boolean
  readonly cents: number
  readonly tipCents: number
  readonly card: string | null
  /** What the terminal calls it. */
  readonly transaction: string
  /** What the terminal told for its slip; null where it told nothing. */
  readonly slip: CardSlip | null
  readonly slipFor: SlipFor
}

/**
 * The slip of a card payment once more: what the terminal told of it, or the very lines where it wrote them. It is always
 * marked as a copy, since terminals print or show the first one themselves.
 */
export function cardSlipDocument(data: CardSlipData, locale: Locale): PaperDocument {
  const words = documentWords(locale)
  const { slip, slipFor } = data
  const isSigned = slip?.verified === 'signature' && slipFor === 'cinema'
  return {
    kind: 'receipt',
    lines: [
      ...heading(data, words, locale),
      ...sums(data, words, locale),
      ...(slip?.lines.length
        ? [{ kind: 'rule' } as const, ...slip.lines.map((text): PaperLine => ({ kind: 'text', text }))]
        : reportedLines(data, words)),
      ...(isSigned
        ? [
            { kind: 'feed', lines: 3 } as const,
            { kind: 'rule' } as const,
            { kind: 'text', text: words.signature } as const,
          ]
        : []),
      { kind: 'rule' },
      { kind: 'cut' },
    ],
  }
}

function heading(data: CardSlipData, words: DocumentWords, locale: Locale): PaperLine[] {
  const zone = offsetOf(data.at)
  const moment = `${dateText(data.at, locale, zone)} ${timeText(data.at, locale, zone)}`
  const number = data.billNumber === null ? '' : filled(words.receiptNumber, { number: data.billNumber })
  return [
    { kind: 'logo', text: data.cinemaName },
    ...data.addressLines.map((text): PaperLine => ({ kind: 'text', text, align: 'centre' })),
    { kind: 'feed', lines: 1 },
    ...copyMark(true, words),
    { kind: 'text', text: data.isBack ? words.slipBack : words.slipPayment, bold: true },
    { kind: 'text', text: data.slipFor === 'guest' ? words.slipForGuest : words.slipForCinema },
    row(number || data.terminal, moment),
    ...(number ? [row(data.terminal, '')] : []),
    { kind: 'rule' },
  ]
}

function sums(data: CardSlipData, words: DocumentWords, locale: Locale): PaperLine[] {
  const { cents, tipCents, isBack } = data
  const money = (sum: number) => moneyText(isBack ? -sum : sum, locale)
  return [
    ...(tipCents ? [row(words.slipSum, money(cents)), row(words.tip, money(tipCents))] : []),
    { ...row(words.total, money(cents + tipCents)), size: 'large', bold: true },
  ]
}

/** What the terminal told, each on a line of its own. */
function reportedLines({ card, transaction, slip }: CardSlipData, words: DocumentWords): PaperLine[] {
  const kind = [card, slip?.card].filter(Boolean).join(' ')
  const entry = slip?.entry ? words[`slip_${slip.entry}`] : null
  const verified = slip?.verified ? words[`slip_by_${slip.verified}`] : null
  const lines: (readonly [string, string | null | undefined])[] = [
    [words.slipCard, kind],
    [words.slipRead, [entry, verified].filter(Boolean).join(', ')],
    [words.slipApproval, slip?.authorisation],
    ['AID', slip?.application],
    ['TID', slip?.terminal],
  ]
  const known = lines.flatMap(([text, value]) => (value ? [row(text, value)] : []))
  // Names of providers are too long for a line beside a word.
  const called: PaperLine[] = transaction
    ? [words.slipTransaction, transaction].map(text => ({ kind: 'text', text }))
    : []
  const all = [...known, ...called]
  return all.length ? [{ kind: 'rule' }, ...all] : []
}
