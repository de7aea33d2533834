import type { LineDisplayView } from '#core/documents/line-display-view.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { CustomerLine, CustomerView } from '../../box/customer-display.ts'

/**
 * What two lines can show of what the customer is shown: the line that was just added or changed, with its price; what is
 * to be paid once the terminal asks or a part is paid; the change.
 *
 * @param before what was shown last
 * @param nameOf what a line without a name of its own is called
 */
export function lineView(
  view: CustomerView,
  before: CustomerView,
  locale: Locale,
  nameOf: (line: CustomerLine) => string = () => '',
): LineDisplayView {
  if (view.at === 'idle') return view
  if (view.at === 'sold') {
    const { totalCents, changeCents, callNumber } = view
    return { at: 'sold', totalCents, changeCents, callNumber }
  }
  const dueCents = view.dueCents - view.paidCents
  const known = before.at === 'basket' ? before.lines.map(textOf) : []
  const newest = view.lines.findLast(line => !known.includes(textOf(line))) ?? view.lines.at(-1)
  if (view.byCard || view.paidCents > 0 || !newest) return { at: 'due', dueCents }
  const name = newest.name ? inLocale(newest.name, locale) : nameOf(newest)
  return { at: 'item', name: name.slice(0, 200), quantity: newest.quantity, cents: newest.cents, dueCents }
}

const textOf = (line: CustomerLine) => JSON.stringify(line)
