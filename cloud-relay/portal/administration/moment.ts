import { formatDate, formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'

/** A moment by the reader's own clock: an administrator sits in no cinema. */
export function momentOf(iso: string, locale: Locale): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return `${formatDate(iso, locale, zone)}, ${formatTime(iso, locale, zone)}`
}

/** A size in megabytes, as disks are bought. */
export function sizeOf(bytes: number, locale: Locale): string {
  const megabytes = bytes / 1_000_000
  const digits = megabytes < 10 ? 1 : 0
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: digits,
  }).format(megabytes)
}
