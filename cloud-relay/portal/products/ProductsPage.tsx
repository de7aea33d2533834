import { formatCents } from '#core/i18n/format.ts'
import { product } from '#core/pricing/product.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** What the bar sells. */
export function ProductsPage() {
  const { t } = useWords()
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
      head: 'product.barcode',
      cell: ({ barcode }) => barcode,
      by: ({ barcode }) => barcode ?? '',
      isMinor: true,
    },
  ]
  return <ListPage entity={product} icon="popcorn" columns={columns} order={(a, b) => a.order - b.order} />
}
