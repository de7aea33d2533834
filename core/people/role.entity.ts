import { defineEntity } from '../catalogue/entity.ts'
import { roleFields } from '../access/employee.ts'

/** The relay's to change, as people are. */
export const role = defineEntity({
  kind: 'role',
  fields: roleFields,
  essentials: ['name', 'permissions'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  tells: [],
})
