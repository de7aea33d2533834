import { inLocale } from '#core/i18n/locale.ts'
import { depositWords } from '#core/sales/deposits.ts'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import { seatName } from './seat-name.ts'
import type { Result } from './use-result.ts'

/** What was bought, with its prices, fees and sum. */
export function BillLines({ result }: { result: Result }) {
  const { t, locale } = useSite()
  if (result.tickets.length === 0 && !result.vouchers.length) return null
  return (
    <>
      {result.tickets.length > 0 && (
        <ul className="bill-tickets" aria-label={t('tickets')}>
          {result.tickets.map((ticket, index) => (
            <li key={index} className="stub">
              <span className="stub-seat display">
                {ticket.free_seating ? t('free_seating') : seatName(ticket.seat)}
              </span>
              <span>{ticket.rate}</span>
              <Sum cents={ticket.price} />
            </li>
          ))}
        </ul>
      )}
      {result.tickets.length > 0 &&
        result.vouchers.map(({ voucherType, price }, place) => (
          <p key={place} className="bill-total quiet">
            {voucherType.title} <Sum cents={price} />
          </p>
        ))}
      {result.discounts.map(({ name, cents }) => (
        <p key={name} className="bill-total quiet">
          {name} <Sum cents={-cents} />
        </p>
      ))}
      {result.fees > 0 && (
        <p className="bill-total quiet">
          {t('fees')} <Sum cents={result.fees} />
        </p>
      )}
      {result.deposits > 0 && (
        <p className="bill-total quiet">
          {inLocale(depositWords, locale)} <Sum cents={result.deposits} />
        </p>
      )}
      {result.payment && (
        <p className="bill-total">
          {t('total')} <Sum cents={result.payment.amount} />
        </p>
      )}
    </>
  )
}
