import { priceList } from '#core/pricing/price-list.entity.ts'
import { priceRate } from '#core/pricing/price-rate.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useEntries } from '../kit/use-entries.ts'

/** Price lists that shows are put on by hand, with how many prices each has. */
export function PriceListsPage() {
  const rates = useEntries(priceRate).data?.entries ?? []
  const has = (id: string) => rates.filter(({ priceListIds }) => priceListIds?.includes(id)).length
  const columns: Column<'price_list'>[] = [
    { head: 'price_list.rates', cell: ({ id }) => has(id), by: ({ id }) => has(id), isNumber: true },
  ]
  return <ListPage entity={priceList} icon="ticket" columns={columns} order={(a, b) => a.order - b.order} />
}
