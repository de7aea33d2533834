import { roleFields } from '../access/employee.ts'
import { defineEntity } from '../catalogue/entity.ts'
import { changesRole } from './authority.ts'

/** Only the relay makes and changes roles. */
export const role = defineEntity({
  kind: 'role',
  fields: roleFields,
  essentials: ['name', 'permissions'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'roles',
    permission: 'manage_people',
    fresh: {
      color: 'oklch(0.62 0.15 230)',
      everything: false,
      permissions: [],
      refundUpToCents: null,
      discountUpToCents: null,
      withdrawUpToCents: null,
      deleted: false,
    },
    only: 'relay',
    unique: ['name'],
    refuses: ['not_allowed', 'grants_more', 'last_admin'],
    inputs: { color: 'colour', permissions: 'ticks' },
    permits: changesRole,
  },
  tells: [],
})
