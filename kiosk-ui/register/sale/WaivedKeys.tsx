import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { waivableFor } from '#core/pricing/waived.ts'
import { useChoice } from '../../box/choice.ts'
import { usePriceBook } from './price-book.ts'
import { setWaived, useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { SellName } from './SellName.tsx'
import { useWords } from '../words.ts'

/** What guests need not pay who bring what it is for: one press, one ticket less; after the last ticket none again. */
export function WaivedKeys() {
  const words = useWords()
  const { locale } = useChoice()
  const { scheduleId, rates, waived = {} } = useTill(basketOf)
  const book = usePriceBook(scheduleId)
  if (!rates.length) return null
  const supplements = waivableFor(book.rates, book.dimension)
  if (!supplements.length) return null
  return (
    <div className="rates-waived" role="group" aria-label={words('waived')}>
      {supplements.map(({ id, name, cents }) => {
        const has = Math.min(waived[id] ?? 0, rates.length)
        return (
          <button
            key={id}
            type="button"
            className="sell-key"
            data-kind="rate"
            data-chosen={has > 0 || undefined}
            onClick={() => setWaived(id, has + 1)}
          >
            <SellName>{`${words('waived')}: ${inLocale(name, locale)}`}</SellName>
            <span className="sell-price figures">−{formatCents(cents, locale)}</span>
            {has > 0 && <span className="sell-count display figures">{has}</span>}
          </button>
        )
      })}
    </div>
  )
}
