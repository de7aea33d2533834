import { formatCents } from '#core/i18n/format.ts'
import { voucherType } from '#core/vouchers/voucher-type.entity.ts'
import { EntryList, type Column } from '../kit/EntryList.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** The kinds of vouchers that are sold. */
export function TypeList() {
  const { t } = useWords()
  const columns: Column<'voucher_type'>[] = [
    { head: 'voucher_type.type', cell: ({ type }) => t(`voucher_type.type.${type}`), by: ({ type }) => type },
    {
      head: 'voucher_type.turnCents',
      cell: ({ turnCents }, locale) => formatCents(turnCents, locale),
      by: ({ turnCents }) => turnCents,
      isNumber: true,
    },
    {
      head: 'voucher_turns',
      cell: ({ turnsMin: min, turnsMax: max, turnsStep: step }) => t('turns_bounds', { min, max, step }),
    },
    {
      head: 'voucher_type.validMonths',
      cell: ({ validMonths }) =>
        validMonths === null ? t('voucher_ever') : t('months', { count: validMonths }),
      by: ({ validMonths }) => validMonths ?? Infinity,
      isMinor: true,
    },
  ]
  return (
    <EntryList entity={voucherType} icon="voucher" columns={columns} order={(a, b) => a.order - b.order} />
  )
}
