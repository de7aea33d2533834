import { defineEntity } from '../catalogue/entity.ts'
import { employeeFields } from '../access/employee.ts'

/** People are the relay's to change, and nobody may give more than they have: they have calls of their own. */
export const employee = defineEntity({
  kind: 'employee',
  fields: employeeFields,
  essentials: ['name', 'roleIds'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  refersTo: { roleIds: 'role', cinemaIds: 'cinema' },
  tells: [],
})
