import { employeeFields } from '../access/employee.ts'
import { defineEntity } from '../catalogue/entity.ts'
import { changesPerson, sharesCinema } from './authority.ts'

/** Only the relay makes and changes people. Shutting somebody out and their secrets have calls of their own. */
export const employee = defineEntity({
  kind: 'employee',
  fields: employeeFields,
  essentials: ['name', 'roleIds'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'employees',
    permission: 'manage_people',
    fresh: {
      permissions: [],
      cinemaIds: [],
      portalAccess: false,
      receivesManagementNotifications: false,
      active: true,
    },
    only: 'relay',
    apart: ['active'],
    inputs: { permissions: 'ticks' },
    folded: ['permissions'],
    refuses: ['not_allowed', 'grants_more', 'last_admin', 'last_notified'],
    sees: (_, by, entry) => sharesCinema(by, entry),
    permits: changesPerson,
  },
  refersTo: { roleIds: 'role', cinemaIds: 'cinema' },
  tells: [],
})
