import { useQuery } from '@tanstack/react-query'
import type { BillLine, BillShow } from '#core/billing/bill.ts'
import { ticketsByShow } from '#core/billing/bill-title.ts'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { businessDay } from '#core/programme/day.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'
import { pricesQuery } from '../server.ts'
import { useWords } from '../words.ts'

/**
 * What people know a purchase by, one text per show: `Sinners · today 16:45 · K 8–9`. Empty without tickets. Today is the
 * business day, as in the list beside it: after midnight the evening goes on.
 */
export function useBillTitles(zone: string) {
  const words = useWords()
  const { locale } = useChoice()
  const programme = useQuery(programmeQuery).data
  const [today, offset] = [programme?.today, programme?.exhibitor.midnightOffsetMinutes ?? 0]
  return (lines: Parameters<typeof ticketsByShow>[0], shows: readonly BillShow[]): string[] => {
    return ticketsByShow(lines, shows).map(({ movieTitle, start, seats }) => {
      const isToday = start && today !== undefined && businessDay(Date.parse(start), zone, offset) === today
      const day = start && (isToday ? words('today') : formatDay(start, locale, zone))
      const when = start && `${day} ${formatTime(start, locale, zone)}`
      return [movieTitle, when, seats].filter(Boolean).join(' · ')
    })
  }
}

/** `2 Normal, 1 Popcorn M`: in the reader's language what is still sold, and as it was called then what is not. */
export function useBillContents() {
  const { locale } = useChoice()
  const prices = useQuery(pricesQuery).data
  const nameOf = (line: BillLine): string => {
    const known =
      prices?.rates.find(({ id }) => id === line.priceRateId) ??
      prices?.products.find(({ id }) => id === line.productId)
    return known ? inLocale(known.name, locale) : line.text
  }
  return (lines: readonly BillLine[]): string => {
    const counts = new Map<string, number>()
    for (const line of lines) counts.set(nameOf(line), (counts.get(nameOf(line)) ?? 0) + line.quantity)
    return [...counts].map(([name, count]) => `${count} ${name}`).join(', ')
  }
}
