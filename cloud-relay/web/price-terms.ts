import { formatPlainDay } from '#core/i18n/format.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { clockOf } from '#core/venue/opening-hours.ts'
import { sayIn } from '../site/say.ts'
import { de } from '../site/words/price-list/de.ts'
import { en } from '../site/words/price-list/en.ts'
import { fr } from '../site/words/price-list/fr.ts'
import { nl } from '../site/words/price-list/nl.ts'

/** What of a price or a discount says when it holds, and for whom. */
type Held = Pick<PriceRate, 'weekdays' | 'startsFrom' | 'startsUntil' | 'showsFrom' | 'showsUntil'> &
  Partial<Pick<PriceRate, 'daysAhead' | 'cardAsked' | 'minTickets'>>

export type Terms = ReturnType<typeof openTerms>

/** Whether it holds for any show from today on. @param today the business day, YYYY-MM-DD */
export function isToCome({ showsUntil }: Pick<PriceRate, 'showsUntil'>, today: string): boolean {
  return !showsUntil || showsUntil >= today
}

/** When prices hold, in plain words. */
export function openTerms(locale: Locale) {
  const say = sayIn(locale, { de, en, fr, nl }[locale])
  const dayIn = (day: string) =>
    formatPlainDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return {
    say,
    /** @param screens the names of those it is for; none where it is for all */
    of(held: Held, screens: readonly string[]): string[] {
      const { weekdays = [], startsFrom, startsUntil, showsFrom, showsUntil } = held
      const { daysAhead, cardAsked, minTickets = 1 } = held
      const card = cardAsked ? inLocale(cardAsked, locale).trim() : ''
      return [
        weekdaysIn(weekdays, locale),
        hoursIn(startsFrom ?? null, startsUntil ?? null),
        datesIn(showsFrom ?? null, showsUntil ?? null),
        screens.length ? say('in_screens', { screens: screens.join(', ') }) : '',
        minTickets > 1 ? say('min_tickets', { count: minTickets }) : '',
        daysAhead ? say('days_ahead', { count: daysAhead }) : '',
        card ? say('with_card', { card }) : '',
      ].filter(Boolean)
    },
  }

  function hoursIn(from: number | null, until: number | null): string {
    if (from === null) return until === null ? '' : say('until_hour', { time: clockOf(until) })
    if (until === null) return say('from_hour', { time: clockOf(from) })
    return say('between_hours', { from: clockOf(from), until: clockOf(until) })
  }

  function datesIn(from: string | null, until: string | null): string {
    if (!from) return until ? say('until_day', { day: dayIn(until) }) : ''
    if (!until) return say('from_day', { day: dayIn(from) })
    return say('between_days', { from: dayIn(from), until: dayIn(until) })
  }
}

/** `Mon – Thu, Sun`: three days or more in a row by the first and the last. */
function weekdaysIn(weekdays: readonly string[], locale: Locale): string {
  if (weekdays.length === 7) return ''
  const days = weekdays.map(Number).toSorted((a, b) => a - b)
  const runs: number[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else runs.push([day])
  }
  // The first of January 2024 was a Monday.
  const named = (day: number) => formatPlainDay(`2024-01-0${day}`, locale, { weekday: 'short' })
  return runs
    .flatMap(run => (run.length > 2 ? [`${named(run[0]!)} – ${named(run.at(-1)!)}`] : run.map(named)))
    .join(', ')
}
