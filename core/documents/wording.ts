import { dateHabit, dateInNumbers, type DateHabit } from '../i18n/date-habit.ts'
import { dateFormat, numberFormat, remembering } from '../i18n/formatters.ts'
import type { Locale } from '../i18n/locale.ts'

/** `€11.00` or `11,00 €`, as the reader writes it, from integer cents. */
export const moneyText = remembering((cents: number, locale: Locale): string =>
  numberFormat(regions[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100),
)

/** The same without the sign, for a column of amounts. */
export const amountText = remembering((cents: number, locale: Locale): string =>
  numberFormat(regions[locale], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100),
)

/** `3 %` from basis points. */
export const rateText = remembering((basisPoints: number, locale: Locale): string =>
  numberFormat(regions[locale], { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000),
)

/** `Saturday 21 November 2026`. The time zone is an IANA name or an offset such as `+01:00`. */
export function dayText(iso: string, locale: Locale, timeZone: string): string {
  return dayWritten(iso, locale, timeZone, dateHabit())
}

const dayWritten = remembering((iso: string, locale: Locale, timeZone: string, habit: DateHabit): string => {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  const weekday = () => dateFormat(regions[locale], { weekday: 'long', timeZone }).format(new Date(iso))
  const day =
    habit === 'language'
      ? dateFormat(regions[locale], options).format(new Date(iso))
      : numbersOf(iso, timeZone, habit, weekday())
  return day.charAt(0).toUpperCase() + day.slice(1)
})

/** `21/11/2026`, in the order and with the separators of the reader's country, or of the exhibitor's habit. */
export function dateText(iso: string, locale: Locale, timeZone: string): string {
  return dateWritten(iso, locale, timeZone, dateHabit())
}

const dateWritten = remembering((iso: string, locale: Locale, timeZone: string, habit: DateHabit): string =>
  habit === 'language'
    ? dateFormat(regions[locale], { ...inNumbers, timeZone }).format(new Date(iso))
    : numbersOf(iso, timeZone, habit, ''),
)

const inNumbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

const numbersOf = (iso: string, timeZone: string, habit: Exclude<DateHabit, 'language'>, weekday: string) =>
  dateInNumbers(
    habit,
    dateFormat('en-GB', { ...inNumbers, timeZone }).formatToParts(new Date(iso)),
    weekday,
    true,
  )

/** `20:15`, always on the 24-hour clock. */
export const timeText = remembering((iso: string, locale: Locale, timeZone: string): string =>
  dateFormat(regions[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso)),
)

/** The offset an ISO time carries, as a time zone that Intl understands; `Z` is UTC. */
export function offsetOf(iso: string): string {
  return /[+-]\d\d:\d\d$/.exec(iso)?.[0] ?? 'UTC'
}

/** `K7Q4M 92TDX`: a short code in groups of five, as people read and type it. */
export function groupedCode(shortCode: string): string {
  return (shortCode.match(/.{1,5}/g) ?? []).join(' ')
}

/** Puts values where the sentence has `{name}`. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}

/** Luxembourg and its neighbours decide how numbers and dates look; Ireland writes English with euros. */
const regions: Record<Locale, string> = { en: 'en-IE', de: 'de-LU', fr: 'fr-LU', nl: 'nl-BE' }
