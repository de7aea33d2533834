import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatTime } from '#core/i18n/format.ts'
import type { ParkedView } from '#core/sales/parked/contract.ts'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'
import { useShowName } from '../shows/show-name.ts'
import { useWords } from '../words.ts'

/** A basket in a list, which comes here by one press: what is in it, since when, of whom and where. */
export function BasketRow({
  basket,
  mark,
  note,
  disabled,
  onTake,
}: {
  basket: Omit<ParkedView, 'number'>
  /** What stands large before it. */
  mark: ReactNode
  /** What to know before it is taken. */
  note?: string | undefined
  disabled: boolean
  onTake: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const showName = useShowName()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  const { shows, products, vouchers, at, employee, device } = basket
  const goods = [
    products > 0 && words('parked_products', { count: products }),
    vouchers > 0 && words('parked_vouchers', { count: vouchers }),
  ]
  return (
    <li>
      <button type="button" className="parked-open" disabled={disabled} onClick={onTake}>
        <strong className="parked-number display figures">{mark}</strong>
        <span className="parked-what">
          {shows.map(({ scheduleId, tickets }) => (
            <span key={scheduleId} className="figures">
              {[showName(scheduleId), words('reservation_tickets', { count: tickets })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          ))}
          {goods.some(Boolean) && <span className="figures">{goods.filter(Boolean).join(' · ')}</span>}
          {note && <span className="parked-note">{note}</span>}
        </span>
        <span className="parked-who quiet figures">
          <span>{formatTime(at, locale, zone)}</span>
          <span>{[employee, device].filter(Boolean).join(', ')}</span>
        </span>
      </button>
    </li>
  )
}
