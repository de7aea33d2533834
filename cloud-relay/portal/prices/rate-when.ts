import { formatPlainDay } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { RateLimitedTo } from '#core/pricing/rate-rules.ts'
import { timeText } from '../kit/typed-value.ts'
import type { useWords } from '../words/WordsProvider.tsx'

type Words = ReturnType<typeof useWords>['t']

/** When a rate is offered, in a few words: `Mon, Tue · until 17:00 · at least 1 day ahead`. */
export function whenOffered(
  rate: RateLimitedTo & { cinemaIds?: readonly string[] | undefined },
  { t, locale }: { t: Words; locale: Locale },
): string {
  const parts = [
    // The first of January 2024 was a Monday.
    rate.weekdays
      ?.toSorted()
      .map(day => formatPlainDay(`2024-01-0${day}`, locale, { weekday: 'short' }))
      .join(', '),
    hoursIn(rate, t),
    datesIn(rate, { t, locale }),
    rate.daysAhead && t('rate_when_ahead', { count: rate.daysAhead }),
    rate.cinemaIds?.length && t('rate_when_cinemas', { count: rate.cinemaIds.length }),
    rate.screenIds?.length && t('rate_when_screens', { count: rate.screenIds.length }),
    rate.movieIds?.length && t('rate_when_films', { count: rate.movieIds.length }),
    rate.priceListIds?.length && t('rate_when_lists', { count: rate.priceListIds.length }),
    rate.eventIds?.length && t('rate_when_events', { count: rate.eventIds.length }),
  ]
  return parts.filter(Boolean).join(' · ') || t('rate_when_always')
}

function hoursIn({ startsFrom, startsUntil }: RateLimitedTo, t: Words): string {
  const from = startsFrom == null ? '' : timeText(startsFrom)
  const until = startsUntil == null ? '' : timeText(startsUntil)
  if (from && until) return t('rate_when_hours', { from, until })
  if (from) return t('rate_when_hours_from', { from })
  return until && t('rate_when_hours_until', { until })
}

function datesIn({ showsFrom, showsUntil }: RateLimitedTo, { t, locale }: { t: Words; locale: Locale }) {
  const say = (day: string) =>
    formatPlainDay(day, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  if (showsFrom && showsUntil) return t('rate_when_dates', { from: say(showsFrom), until: say(showsUntil) })
  if (showsFrom) return t('rate_when_dates_from', { from: say(showsFrom) })
  return showsUntil && t('rate_when_dates_until', { until: say(showsUntil) })
}
