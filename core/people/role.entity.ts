import { defineEntity } from '../catalogue/entity.ts'
import { roleFields } from '../access/employee.ts'

/** Only the relay changes roles, as with people. */
export const role = defineEntity({
  kind: 'role',
  fields: roleFields,
  essentials: ['name', 'permissions'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  tells: [],
})
