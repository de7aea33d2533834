import { defineEntity } from '../catalogue/entity.ts'
import { employeeFields } from '../access/employee.ts'

/** Only the relay changes people, and nobody may grant more than they have: so they have calls of their own. */
export const employee = defineEntity({
  kind: 'employee',
  fields: employeeFields,
  essentials: ['name', 'roleIds'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  refersTo: { roleIds: 'role', cinemaIds: 'cinema' },
  tells: [],
})
