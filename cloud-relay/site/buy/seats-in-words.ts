import type { Locale } from '#core/i18n/locale.ts'
import type { Say } from '../say.ts'

/** `Row F: 12 and 13` for each row, joined as a sentence. */
export function seatsInWords(
  groups: readonly { row: string; numbers: readonly number[] }[],
  locale: Locale,
  t: Say,
): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return groups
    .map(group => t('row_seats', { row: group.row, seats: list.format(group.numbers.map(String)) }))
    .join(' · ')
}
