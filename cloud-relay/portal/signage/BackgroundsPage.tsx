import { renditionOf } from '#core/content/pictures/sizes.ts'
import { signageBackground } from '#core/signage/background.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'

const columns: Column<'signage_background'>[] = [
  {
    head: 'signage_background.picture',
    cell: ({ picture }) => (
      <img className="head-thumb" src={renditionOf(`/files/${picture}`, '200.webp')} alt="" />
    ),
  },
]

/** The pictures walls show. */
export function BackgroundsPage() {
  return <ListPage entity={signageBackground} icon="device" columns={columns} />
}
