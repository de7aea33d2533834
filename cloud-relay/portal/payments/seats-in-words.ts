import { formatDay, formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'

/**
 * What money was for, in readable form: `Dune, Sat 21 Nov 20:15: F 7, F 8`. Shows that are over are no longer in the
 * programme; only their seats are named.
 *
 * @param seats as `show/seat`
 */
export function seatsInWords(
  seats: readonly string[],
  programme: Pick<Programme, 'schedules' | 'movies' | 'cinemas'> | undefined,
  locale: Locale,
): string {
  const byShow = new Map<string, string[]>()
  for (const each of seats) {
    const [show = '', seat = ''] = each.split('/')
    byShow.set(show, [...(byShow.get(show) ?? []), seat.replace(/^(\D+)(\d+)$/, '$1 $2')])
  }
  return [...byShow]
    .map(([show, names]) =>
      [showInWords(show, programme, locale), names.join(', ')].filter(Boolean).join(': '),
    )
    .join('; ')
}

function showInWords(
  id: string,
  programme: Pick<Programme, 'schedules' | 'movies' | 'cinemas'> | undefined,
  locale: Locale,
): string {
  const show = programme?.schedules.find(each => each.id === id)
  const movie = programme?.movies.find(each => each.id === show?.movieId)
  const zone = programme?.cinemas.find(each => each.id === show?.cinemaId)?.timezone
  if (!show || !movie || !zone) return ''
  return `${movie.title}, ${formatDay(show.start, locale, zone)} ${formatTime(show.start, locale, zone)}`
}
