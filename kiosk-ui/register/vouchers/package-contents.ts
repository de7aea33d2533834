import type * as z from 'zod'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { readVoucherTypes } from '#core/vouchers/types-contract.ts'
import type { useWords } from '../words.ts'

type Contents = z.output<typeof readVoucherTypes.answer>['packages'][number]['contents']

/** What a package holds in one line: two kinds of one name differ by their visits and their value for snacks. */
export function packageContents(
  contents: Contents,
  words: ReturnType<typeof useWords>,
  locale: Locale,
): string {
  return contents
    .map(({ count, title, turns, refreshmentCents }) => {
      const worth = [
        turns > 0 && words('voucher_turns', { count: turns }),
        refreshmentCents > 0 && formatCents(refreshmentCents, locale),
      ]
      return `${count} × ${inLocale(title, locale)} (${worth.filter(Boolean).join(' + ')})`
    })
    .join(' · ')
}
