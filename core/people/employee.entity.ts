import { defineEntity } from '../catalogue/entity.ts'
import { employeeFields } from '../access/employee.ts'

export const employee = defineEntity({
  kind: 'employee',
  fields: employeeFields,
  essentials: ['name', 'roleIds'],
})
