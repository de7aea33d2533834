import { documentWords } from '../i18n/documents/words.ts'
import type { Locale } from '../i18n/locale.ts'
import type { LineDisplayView } from './line-display-view.ts'
import { amountText, filled } from './wording.ts'

/** Letters on each of the two lines of a display. */
export const displayColumns = 20
export type DisplayLines = readonly [string, string]

/**
 * What a customer reads on two lines of twenty letters: the item that was just added with its price and the sum so far,
 * what is to be paid, then the change.
 *
 * @param idle what stands there while nobody is served
 */
export function displayLines(view: LineDisplayView, locale: Locale, idle: string): DisplayLines {
  const words = documentWords(locale)
  const money = (cents: number) => amountText(cents, locale)
  switch (view.at) {
    case 'idle': {
      const [first = '', second = ''] = brokenAtWords(idle)
      return [centred(first), centred(second)]
    }
    case 'item': {
      const name = view.quantity === 1 ? view.name : `${view.quantity} ${view.name}`
      return [spread(name, money(view.cents)), spread(words.total, money(view.dueCents))]
    }
    case 'due':
      return [spread(words.toPay, ''), spread('', money(view.dueCents))]
    case 'sold': {
      const second = view.callNumber === null ? '' : filled(words.callNumber, { number: view.callNumber })
      return view.changeCents > 0
        ? [spread(words.change, money(view.changeCents)), spread(second, '')]
        : [spread(words.total, money(view.totalCents)), spread(second, '')]
    }
  }
}

/** The left side is cut where the right one needs its place. */
function spread(left: string, right: string): string {
  const most = displayColumns - right.length - (right ? 1 : 0)
  return left.slice(0, most).padEnd(displayColumns - right.length) + right
}

function centred(text: string): string {
  const cut = text.slice(0, displayColumns)
  return cut.padStart(Math.floor((displayColumns + cut.length) / 2)).padEnd(displayColumns)
}

/** Two lines of what was written as one: broken at its slash, or between words. */
function brokenAtWords(text: string): string[] {
  if (text.includes('/')) return text.split('/').map(line => line.trim())
  const lines = ['']
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)!} ${word}`.trim()
    if (longer.length <= displayColumns) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.filter(Boolean)
}
