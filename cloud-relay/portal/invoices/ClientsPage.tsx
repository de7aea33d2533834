import { client } from '#core/invoicing/client.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'

const columns: Column<'client'>[] = [
  { head: 'client.city', cell: ({ zip, city }) => `${zip} ${city}` },
  { head: 'client.vatNumber', cell: ({ vatNumber }) => vatNumber || '–', isMinor: true },
  { head: 'client.email', cell: ({ email }) => email ?? '–', isMinor: true },
]

/** Whom invoices go to. */
export function ClientsPage() {
  return <ListPage entity={client} icon="star" columns={columns} />
}
