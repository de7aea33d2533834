import { defineEntity } from '../catalogue/entity.ts'
import { roleFields } from '../access/employee.ts'

export const role = defineEntity({
  kind: 'role',
  fields: roleFields,
  essentials: ['name', 'permissions'],
})
