import { documentWords, type DocumentWords } from '../i18n/documents/words.ts'
import type { Locale } from '../i18n/locale.ts'
import { meaningOfAge } from '../programme/age-rating.ts'
import { copyMark } from './receipt.ts'
import { arranged, type SlipLook } from './templates/arrange.ts'
import type { SlipBlock } from './templates/slip-blocks.ts'
import type { PaperDocument, PaperLine, TicketData } from './paper.ts'
import { dayText, filled, groupedCode, moneyText, offsetOf, timeText } from './wording.ts'

/**
 * The stub of one ticket: film, time, screen and seat large enough to read while walking, then the code.
 *
 * @param look how its cinema wants it
 */
export function ticketStubDocument(data: TicketData, locale: Locale, look?: SlipLook): PaperDocument {
  return { kind: 'ticket', lines: arranged('ticket', ticketParts(data, locale), look) }
}

function ticketParts(data: TicketData, locale: Locale): Record<SlipBlock<'ticket'>, PaperLine[]> {
  const words = documentWords(locale)
  const zone = offsetOf(data.start)
  const rule: PaperLine = { kind: 'rule' }
  return {
    cinema: [{ kind: 'text', text: data.cinemaName, align: 'centre', bold: true }],
    film: [
      rule,
      ...copyMark(data.copy, words),
      { kind: 'text', text: data.movieTitle, size: 'large', bold: true },
    ],
    version: [{ kind: 'text', text: [data.versionText, ageText(data, words)].filter(Boolean).join(' · ') }],
    when: [
      { kind: 'feed', lines: 1 },
      { kind: 'text', text: dayText(data.start, locale, zone), size: 'tall' },
      {
        kind: 'row',
        left: timeText(data.start, locale, zone),
        right: data.screenName,
        size: 'large',
        bold: true,
      },
    ],
    seat: [rule, seatLine(data, words)],
    price: [
      {
        kind: 'row',
        left: `${data.seatClassName ?? words[`class_${data.seatClass}`]} · ${data.rateName}`,
        right: moneyText(data.priceCents, locale),
      },
    ],
    notice: data.notice ? [{ kind: 'text', text: data.notice, bold: true }] : [],
    code: [
      rule,
      { kind: 'qr', content: data.code },
      { kind: 'text', text: groupedCode(data.shortCode), align: 'centre', size: 'tall', bold: true },
    ],
    number: [
      {
        kind: 'text',
        text: `${filled(words.billNumber, { number: data.billNumber })} · ${words.vatIncluded}`,
        align: 'centre',
      },
    ],
  }
}

/** `Advised from 12`, `Not under 16`, `All ages`: what its age means in the cinema's country. Nothing when not rated yet. */
export function ageText(
  { minimumAge, country }: Pick<TicketData, 'minimumAge' | 'country'>,
  words: DocumentWords,
): string {
  const meaning = meaningOfAge(minimumAge, country)
  return meaning ? filled(words[meaning.word], meaning) : ''
}

function seatLine(data: TicketData, words: DocumentWords): PaperLine {
  if (data.row === null || data.seat === null)
    return { kind: 'text', text: words.freeSeating, size: 'large', bold: true }
  return {
    kind: 'row',
    left: `${words.row} ${data.row}`,
    right: `${words.seat} ${data.seat}`,
    size: 'large',
    bold: true,
  }
}
