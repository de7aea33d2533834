import type { CardTotal } from '#core/terminal/days/facts.ts'
import type { DayGiven } from '#core/terminal/days/day.ts'
import { textLines } from './print-lines.ts'
import type { CommandEnd } from './command.ts'
import { digitsOf } from './fields.ts'
import { reasonOf } from './meaning.ts'

/** The sorts of cards a terminal names in its totals, in the order of the specification. */
const sorts = ['girocard', 'JCB', 'Mastercard', 'American Express', 'Visa', 'Diners', '']
/** Four bytes of receipt numbers; then of each sort how many, in one byte, and what they came to, in six. */
const startOfSorts = 4
const bytesOfSort = 7

/**
 * What a terminal says at its end of day. Undefined where it makes no sense: then nobody knows whether the day ended.
 */
export function dayOf(end: CommandEnd): DayGiven | undefined {
  const lines = textLines(end.printed)
  if (end.was !== 'completed')
    return { outcome: 'failed', reason: reasonOf(end.code), cents: null, cards: [], lines }
  const sum = end.status?.get(0x04)
  const digits = digitsOf(sum)
  const isTrouble = Boolean(end.status?.get(0x27)?.[0])
  if (isTrouble || (sum && digits === undefined)) return undefined
  const cents = digits === undefined ? null : Number(digits)
  return { outcome: 'ended', reason: null, cents, cards: cardsOf(end.status?.get(0x60), cents), lines }
}

/** Totals of the sorts of cards; none where they are not told, or do not come to the sum of the day. */
function cardsOf(bytes: Uint8Array | undefined, cents: number | null): CardTotal[] {
  if (bytes?.length !== startOfSorts + sorts.length * bytesOfSort) return []
  const cards = sorts.map((card, at) => {
    const start = startOfSorts + at * bytesOfSort
    const sum = digitsOf(bytes.slice(start + 1, start + bytesOfSort))
    return { card, count: bytes[start] ?? 0, cents: Number(sum ?? Number.NaN) }
  })
  const isWhole = cards.reduce((sum, card) => sum + card.cents, 0) === cents
  return isWhole ? cards.filter(card => card.cents !== 0) : []
}
