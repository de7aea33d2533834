import { distributor } from '#core/rental/distributor.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'

const columns: Column<'distributor'>[] = [
  { head: 'distributor.offices', cell: ({ offices }) => offices.map(({ name }) => name).join(', ') || '–' },
  {
    head: 'distributor.contacts',
    cell: ({ contacts }) => contacts.map(({ name }) => name).join(', ') || '–',
    isMinor: true,
  },
]

/** Whom films are rented from, with their offices and whom to reach there. */
export function DistributorsPage() {
  return <ListPage entity={distributor} icon="film" columns={columns} />
}
