import { useId } from 'react'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { showsOfRate } from './rate-shows.ts'

/** For which shows to come a rate is offered: what an edit of it touches. */
export function RateShows({ rate, programme }: { rate: PriceRate; programme: Programme }) {
  const { locale, t } = useWords()
  const title = useId()
  const { all, offered, cinemas } = showsOfRate(rate, programme)
  return (
    <section aria-labelledby={title}>
      <h3 className="panel-title" id={title}>
        {t('rate_shows')}
      </h3>
      <p className={offered ? undefined : 'quiet'}>{t('rate_shows_of', { count: offered, all })}</p>
      {cinemas.length > 0 && (
        <ul className="plain">
          {cinemas.map(({ name, shows }) => (
            <li key={name}>
              {t('rate_shows_in', {
                cinema: name,
                count: shows.length,
                first: formatPlainDay(shows[0]!.day, locale),
                last: formatPlainDay(shows.at(-1)!.day, locale),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
