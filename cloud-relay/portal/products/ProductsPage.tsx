import { formatCents } from '#core/i18n/format.ts'
import type { VatClass } from '#core/pricing/price-rate.ts'
import { product } from '#core/pricing/product.entity.ts'
import { vatClass } from '#core/pricing/vat-class.entity.ts'
import { vatRate, withoutVat } from '#core/pricing/vat.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** What the bar sells. */
export function ProductsPage() {
  const { t } = useWords()
  const vat = useVat()
  const columns: Column<'product'>[] = [
    {
      head: 'product.category',
      cell: ({ category }) => t(`product.category.${category}`),
      by: ({ category }) => t(`product.category.${category}`),
    },
    {
      head: 'product.cents',
      cell: ({ cents }, locale) => formatCents(cents, locale),
      by: ({ cents }) => cents,
      isNumber: true,
    },
    {
      head: 'product_net',
      cell: ({ cents, vatClass }, locale) =>
        vat ? formatCents(withoutVat(cents, vat(vatClass)), locale) : '',
      isNumber: true,
      isMinor: true,
    },
    {
      head: 'product.status',
      cell: ({ status = 'available' }) => t(`product.status.${status}`),
      by: ({ status = 'available' }) => status,
    },
    {
      head: 'product.barcode',
      cell: ({ barcode }) => barcode,
      by: ({ barcode }) => barcode ?? '',
      isMinor: true,
    },
  ]
  return <ListPage entity={product} icon="popcorn" columns={columns} order={(a, b) => a.order - b.order} />
}

/** The VAT rate of a class today, in basis points; undefined until the table is known. */
function useVat(): ((name: VatClass) => number) | undefined {
  const classes = useEntries(vatClass).data?.entries
  const today = useProgramme({}).data?.today
  if (!classes || !today) return undefined
  return name =>
    vatRate(
      classes.find(({ id }) => id === name),
      today,
    )
}
