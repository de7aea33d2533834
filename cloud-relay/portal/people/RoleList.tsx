import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import type { Role } from '#core/access/employee.ts'
import { role } from '#core/people/role.entity.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EntryList, type Column } from '../kit/EntryList.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** What people may do, by role. */
export function RoleList() {
  const { t } = useWords()
  const columns: Column<'role'>[] = [
    {
      head: 'role.color',
      cell: ({ color }) => <span className="role-dot" style={{ background: color }} aria-hidden="true" />,
    },
    {
      head: 'role.permissions',
      cell: ({ everything, permissions }) =>
        everything ? t('role.everything') : t('role_rights', { count: permissions.length }),
      by: ({ everything, permissions }) => (everything ? Infinity : permissions.length),
    },
    {
      head: 'role.refundUpToCents',
      cell: ({ refundUpToCents, permissions, everything }, locale) =>
        everything || !permissions.includes('refund') || refundUpToCents == null
          ? ''
          : formatCents(refundUpToCents, locale),
      isNumber: true,
      isMinor: true,
    },
  ]
  return (
    <EntryList
      entity={role}
      icon="user"
      columns={columns}
      beside={(each, open) => <CloneRole key={each.id} role={each} open={open} />}
    />
  )
}

/** A role like another one, to begin a new one with. */
function CloneRole({ role: from, open }: { role: Role; open: (id: string) => void }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const cloning = useMutation({
    mutationFn: async () => {
      const id = newId()
      const { color, everything, permissions, refundUpToCents, discountUpToCents, withdrawUpToCents } = from
      const limits = { refundUpToCents, discountUpToCents, withdrawUpToCents }
      const name = t('role_copy_of', { name: from.name }).slice(0, 60)
      await call(entryCalls(role).create, {
        params: { id },
        body: { name, color, everything, permissions, ...limits },
      })
      return id
    },
    onSuccess: async id => {
      await memory.invalidateQueries({ queryKey: ['entries', 'role'] })
      open(id)
    },
  })
  return (
    <div className="stack">
      <Button size="small" icon="plus" busy={cloning.isPending} onPress={() => cloning.mutate()}>
        {t('role_clone')}
      </Button>
      <Failed error={cloning.error} />
    </div>
  )
}
