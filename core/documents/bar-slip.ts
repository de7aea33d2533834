import { documentWords } from '../i18n/documents/words.ts'
import type { Locale } from '../i18n/locale.ts'
import type { PaperDocument, PaperLine } from './paper.ts'
import { arranged, type SlipLook } from './templates/arrange.ts'
import type { SlipBlock } from './templates/slip-blocks.ts'
import { copyMark, numberToCall } from './receipt.ts'
import { filled, offsetOf, timeText } from './wording.ts'

/** What the bar is to prepare of one sale. */
export type BarSlipData = {
  readonly billNumber: string
  /** What its guest is called by. */
  readonly callNumber: string
  /** When it was sold: ISO time with offset; shown in that offset. */
  readonly at: string
  readonly registerName: string
  readonly cashierName: string
  readonly lines: readonly {
    readonly text: string
    readonly quantity: number
    readonly takenAway?: boolean
  }[]
  /** It may be out already: whoever has prepared it does so once. */
  readonly copy?: boolean
}

/**
 * A slip for who prepares: the number to call, then how many of what in letters that are read from a distance.
 *
 * @param look how its cinema wants it
 */
export function barSlipDocument(data: BarSlipData, locale: Locale, look?: SlipLook): PaperDocument {
  const words = documentWords(locale)
  const parts: Record<SlipBlock<'bar_slip'>, PaperLine[]> = {
    title: [{ kind: 'text', text: words.barTitle, align: 'centre', bold: true }],
    call_number: [...numberToCall(data.callNumber, words), ...copyMark(data.copy, words)],
    goods: [
      { kind: 'rule' },
      ...data.lines.flatMap(({ text, quantity, takenAway }): PaperLine[] => [
        { kind: 'text', text: `${quantity} × ${text}`, size: 'tall', bold: true },
        ...(takenAway ? [{ kind: 'text', text: `    ${words.takenAway}` } as const] : []),
      ]),
      { kind: 'rule' },
    ],
    number: [
      {
        kind: 'row',
        left: filled(words.billNumber, { number: data.billNumber }),
        right: timeText(data.at, locale, offsetOf(data.at)),
      },
    ],
    staff: [{ kind: 'text', text: [data.registerName, data.cashierName].filter(Boolean).join(' · ') }],
  }
  return { kind: 'bar_slip', lines: arranged('bar_slip', parts, look) }
}
