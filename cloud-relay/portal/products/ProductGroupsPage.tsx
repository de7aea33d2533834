import { productGroup } from '#core/pricing/product-group.entity.ts'
import { product } from '#core/pricing/product.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** The exhibitor's own groups of products in the order of the register, with how many products each has. */
export function ProductGroupsPage() {
  const { t } = useWords()
  const products = useEntries(product).data?.entries ?? []
  const has = (id: string) => products.filter(({ groupId }) => groupId === id).length
  const columns: Column<'product_group'>[] = [
    {
      head: 'product_group.color',
      cell: ({ color }) => t(`product_group.color.${color}`),
      by: ({ color }) => color,
    },
    {
      head: 'product_group.products',
      cell: ({ id }) => has(id),
      by: ({ id }) => has(id),
      isNumber: true,
    },
  ]
  return (
    <ListPage entity={productGroup} icon="popcorn" columns={columns} order={(a, b) => a.order - b.order} />
  )
}
