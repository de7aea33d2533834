import { MapLink } from '../parts/MapLink.tsx'
import { Phones } from '../parts/Phones.tsx'
import { useSite } from '../site.ts'
import type { Result } from './use-result.ts'

/** The way to the cinema, whom to tell when one cannot come, and the number staff finds the purchase by. */
export function Directions({
  show: { cinema },
  number,
}: {
  show: NonNullable<Result['show']>
  number: string | null
}) {
  const { t } = useSite()
  return (
    <section className="bill-way" aria-label={cinema.name}>
      <address>
        <b>{cinema.name}</b>
        <br />
        {cinema.address1}, {cinema.zip} {cinema.city}
        <br />
        <MapLink cinema={cinema} />
      </address>
      <p>
        {t('cannot_come')}
        <br />
        <Phones of={cinema} />
        <a href={`mailto:${cinema.email}`}>{cinema.email}</a>
      </p>
      {number && (
        <p className="quiet">
          {t('order_number')} <span className="figures">{number}</span>
        </p>
      )}
    </section>
  )
}
