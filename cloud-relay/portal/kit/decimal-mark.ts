import type { Locale } from '#core/i18n/locale.ts'

/** A number as it is typed, with the mark the reader's language has before its decimals. Both marks are understood. */
export function withMark(typed: string, locale: Locale): string {
  return /^-?\d+[.,]\d*$/.test(typed) ? typed.replace(/[.,]/, locale === 'en' ? '.' : ',') : typed
}

/**
 * Two numbers that were pasted into one field, as maps give a place: latitude and longitude. Undefined for anything
 * else, such as one number with a comma.
 */
export function coordinatesIn(typed: unknown): { lat: string; lng: string } | undefined {
  if (typeof typed !== 'string') return undefined
  const [, lat, lng] =
    /^\s*(-?\d{1,2}\.\d{1,20})\s*[,;]\s*(-?\d{1,3}\.\d{1,20})\s*$/.exec(typed) ??
    /^\s*(-?\d{1,2},\d{1,20})\s*(?:;|\s)\s*(-?\d{1,3},\d{1,20})\s*$/.exec(typed) ??
    []
  if (lat === undefined || lng === undefined) return undefined
  // Six decimals are ten centimetres.
  const short = (text: string) => String(Number(Number(text.replace(',', '.')).toFixed(6)))
  return { lat: short(lat), lng: short(lng) }
}
