import { formatCents } from '#core/i18n/format.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { useChoice } from '../box/choice.ts'
import type { CustomerView } from '../box/customer-display.ts'
import { useWords } from './words.ts'

/** Paid: the change, and a word for the way. */
export function SoldView({ view }: { view: Extract<CustomerView, { at: 'sold' }> }) {
  const words = useWords()
  const { locale } = useChoice()
  const { totalCents, changeCents, hasTickets, callNumber } = view
  return (
    <div className="display-sold" role="status">
      <p className="display-done">
        <Icon name="ok" size="1.2em" />
        <span>{words('display_sold', { sum: formatCents(totalCents, locale) })}</span>
      </p>
      {changeCents > 0 && (
        <>
          <p className="display-name">{words('display_change')}</p>
          <p className="display-cents display figures">{formatCents(changeCents, locale)}</p>
        </>
      )}
      {callNumber !== null && (
        <p className="display-cents display figures">{words('display_number', { number: callNumber })}</p>
      )}
      <p className="display-thanks display">{words(hasTickets ? 'display_enjoy' : 'display_thanks')}</p>
    </div>
  )
}
