import { documentWords, type DocumentWords } from '../i18n/documents/words.ts'
import type { Locale } from '../i18n/locale.ts'
import type { PaperDocument, PaperLine } from './paper.ts'
import { copyMark, row } from './receipt.ts'
import { arranged, type SlipLook } from './templates/arrange.ts'
import type { SlipBlock } from './templates/slip-blocks.ts'
import { dayText, filled, moneyText } from './wording.ts'

/** The content of a voucher's slip. */
export type VoucherSlipData = {
  readonly cinemaName: string
  readonly type: 'giftcard' | 'subscription'
  readonly title: string
  readonly turns: number
  /** For snacks and drinks. */
  readonly refreshmentCents: number
  /** Its last day, ISO; null for no end. */
  readonly validUntil: string | null
  /** As people read and type it, which is also what scanners read. */
  readonly code: string
  readonly billNumber: string
  readonly copy?: boolean
}

/**
 * The slip of one voucher, to give away: what it is worth, until when, and its code to scan.
 *
 * @param look how its cinema wants it
 */
export function voucherSlipDocument(data: VoucherSlipData, locale: Locale, look?: SlipLook): PaperDocument {
  const words = documentWords(locale)
  const rule: PaperLine = { kind: 'rule' }
  const parts: Record<SlipBlock<'voucher'>, PaperLine[]> = {
    cinema: [{ kind: 'text', text: data.cinemaName, align: 'centre', bold: true }, rule],
    name: [
      ...copyMark(data.copy, words),
      { kind: 'text', text: data.type === 'giftcard' ? words.voucherGiftcard : words.voucherSubscription },
      { kind: 'text', text: data.title, size: 'large', bold: true },
    ],
    worth: [{ kind: 'feed', lines: 1 }, ...worth(data, words, locale)],
    until: [row(words.voucherUntil, untilText(data, words, locale))],
    code: [
      rule,
      { kind: 'qr', content: data.code },
      { kind: 'text', text: data.code, align: 'centre', size: 'tall', bold: true },
    ],
    how: [{ kind: 'text', text: words.voucherHow, align: 'centre' }],
    number: [{ kind: 'text', text: filled(words.billNumber, { number: data.billNumber }), align: 'centre' }],
  }
  // It is cut and handed out like a ticket, by the printer that prints those.
  return { kind: 'ticket', lines: arranged('voucher', parts, look) }
}

function worth(data: VoucherSlipData, words: DocumentWords, locale: Locale): PaperLine[] {
  const { turns, refreshmentCents } = data
  return [
    ...(turns ? [{ ...row(words.voucherTurns, String(turns)), bold: true }] : []),
    ...(refreshmentCents
      ? [{ ...row(words.voucherSnacks, moneyText(refreshmentCents, locale)), bold: true }]
      : []),
  ]
}

const untilText = (
  { validUntil }: Pick<VoucherSlipData, 'validUntil'>,
  words: DocumentWords,
  locale: Locale,
): string => (validUntil ? dayText(`${validUntil}T12:00:00Z`, locale, 'UTC') : words.voucherEver)
