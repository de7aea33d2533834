import { device } from '#core/kiosks/device.entity.ts'
import { signageRole } from '#core/signage/role.entity.ts'
import { signageRoleBits } from '#core/signage/role.ts'
import { signageView } from '#core/signage/view.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** What walls are for, with how many walls have each. */
export function RolesPage() {
  const { t } = useWords()
  const views = useEntries(signageView).data?.entries ?? []
  const walls = (useEntries(device).data?.entries ?? []).filter(({ type }) => type === 'signage')
  const viewOf = (id: string | null) =>
    views.find(view => view.id === id)?.name ?? t('signage_view.content.now')
  const wallsOf = (id: string) => walls.filter(({ signageRoleId }) => signageRoleId === id)
  const columns: Column<'signage_role'>[] = [
    {
      head: 'signage_role.showViewId',
      cell: ({ showViewId }) => viewOf(showViewId),
      by: ({ showViewId }) => viewOf(showViewId),
    },
    {
      head: 'signage_role.walls',
      cell: ({ id }) =>
        wallsOf(id)
          .map(({ name }) => name)
          .join(', '),
      by: ({ id }) => wallsOf(id).length,
    },
    { head: 'signage_role.code', cell: signageRoleBits, by: signageRoleBits, isNumber: true, isMinor: true },
  ]
  return <ListPage entity={signageRole} icon="device" columns={columns} />
}
