import * as z from 'zod'

/** Everything a role can allow; a route names the one it needs. */
export const permissions = [
  'sell',
  'refund',
  'scan',
  'manage_programme',
  'manage_prices',
  /** Make voucher types, give and cancel vouchers, give up debts of turns. */
  'manage_vouchers',
  /** Let a guest in on a turn that this side does not own. */
  'override_vouchers',
  'manage_people',
  'manage_devices',
  'manage_settings',
  'see_reports',
] as const
export type Permission = (typeof permissions)[number]

export const roleFields = z.object({
  name: z.string().min(1),
  /** Any CSS colour; shown as a dot beside the name. */
  color: z.string(),
  permissions: z.array(z.enum(permissions)),
  deleted: z.boolean(),
})
export type RoleFields = z.infer<typeof roleFields>
export type Role = RoleFields & { id: string }

export const employeeFields = z.object({
  name: z.string().min(1),
  roleIds: z.array(z.string()).min(1),
  /** Cinemas where the person works; empty means all of the exhibitor's. */
  cinemaIds: z.array(z.string()),
  receivesManagementNotifications: z.boolean(),
  active: z.boolean(),
})
export type EmployeeFields = z.infer<typeof employeeFields>
export type Employee = EmployeeFields & { id: string }
