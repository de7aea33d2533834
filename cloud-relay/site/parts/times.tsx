import { formatCents, formatDate, formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { useSite } from '../site.ts'

/*
 * Times and sums in readable form. Server and browser may format the same date differently (their Unicode data differ
 * by years), so hydration ignores differences in these few words.
 */

/** `20:15`, in the cinema's time. */
export function Time({ iso, zone }: { iso: string; zone: string }) {
  const { locale } = useSite()
  return (
    <time className="figures" dateTime={iso} suppressHydrationWarning>
      {formatTime(iso, locale, zone)}
    </time>
  )
}

/** `Saturday 21 November 2026`. */
export function FullDate({ iso, zone }: { iso: string; zone: string }) {
  const { locale } = useSite()
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {formatDate(iso, locale, zone)}
    </time>
  )
}

/** A plain day, by default `Saturday 21 November`. */
export function Day({
  day,
  options = { weekday: 'long', day: 'numeric', month: 'long' },
}: {
  day: string
  options?: Intl.DateTimeFormatOptions
}) {
  const { locale } = useSite()
  return (
    <time dateTime={day} suppressHydrationWarning>
      {formatPlainDay(day, locale, options)}
    </time>
  )
}

/** Cents as `€11.50`. */
export function Sum({ cents }: { cents: number }) {
  const { locale } = useSite()
  return (
    <span className="figures sum" suppressHydrationWarning>
      {formatCents(cents, locale)}
    </span>
  )
}
