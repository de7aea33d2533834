import { slipTemplate } from '#core/documents/templates/slip-template.entity.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { SlipPreview } from './SlipPreview.tsx'

/** How each cinema wants its slips and invoices, seen as paper while it is chosen. */
export function SlipTemplatesPage() {
  const cinemas = useEntries(cinema).data?.entries ?? []
  const cinemaNameOf = (id: string) => cinemas.find(each => each.id === id)?.name ?? ''
  const columns: Column<'slip_template'>[] = [
    {
      head: 'slip_template.cinemaId',
      cell: ({ cinemaId }) => cinemaNameOf(cinemaId),
      by: ({ cinemaId }) => cinemaNameOf(cinemaId),
    },
  ]
  return (
    <ListPage
      entity={slipTemplate}
      icon="printer"
      columns={columns}
      preview={typed => <SlipPreview template={typed} />}
    />
  )
}
