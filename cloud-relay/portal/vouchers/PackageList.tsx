import { formatCents } from '#core/i18n/format.ts'
import { voucherPackage } from '#core/vouchers/voucher-package.entity.ts'
import { vouchersIn } from '#core/vouchers/voucher-package.ts'
import { EntryList, type Column } from '../kit/EntryList.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** The packages of vouchers that are sold. */
export function PackageList() {
  const { t } = useWords()
  const columns: Column<'voucher_package'>[] = [
    {
      head: 'voucher_package.cents',
      cell: ({ cents }, locale) => formatCents(cents, locale),
      by: ({ cents }) => cents,
      isNumber: true,
    },
    {
      head: 'vouchers',
      cell: each => String(vouchersIn(each)),
      by: vouchersIn,
      isNumber: true,
    },
    {
      head: 'voucher_package.visibility',
      cell: ({ visibility }) => visibility.map(place => t(`voucher_package.visibility.${place}`)).join(', '),
    },
    {
      head: 'voucher_package.status',
      cell: ({ status = 'available' }) => t(`voucher_package.status.${status}`),
    },
  ]
  return (
    <EntryList entity={voucherPackage} icon="voucher" columns={columns} order={(a, b) => a.order - b.order} />
  )
}
