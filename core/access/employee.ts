import * as z from 'zod'

/** Everything a role can allow; a route names the one it needs. */
export const permissions = [
  'sell',
  'refund',
  /** Pay back a ticket that was already used at the door. */
  'refund_used',
  'scan',
  'manage_programme',
  'manage_prices',
  /** Make voucher types, give and cancel vouchers, give up debts of turns. */
  'manage_vouchers',
  /** A manager's word at the register: let a guest in on a turn that this side does not own, free what visitors hold. */
  'override_vouchers',
  'manage_people',
  'manage_devices',
  'manage_settings',
  'see_reports',
] as const
export type Permission = (typeof permissions)[number]

/** What a session is for: work at a register or a scanner, begun by a PIN, or the portal, begun by a password. */
export const purposes = ['kiosk', 'portal'] as const
export type Purpose = (typeof purposes)[number]

/** What a PIN opens; whatever else a role allows needs a sign-in at the portal. */
const atKiosks: readonly Permission[] = ['sell', 'refund', 'refund_used', 'scan', 'override_vouchers']

/** What of a person's permissions holds in a session for this purpose. */
export function permissionsFor(purpose: Purpose, all: readonly Permission[]): Permission[] {
  return purpose === 'portal' ? [...all] : all.filter(permission => atKiosks.includes(permission))
}

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

/** The cinemas somebody works in, said so that an empty list is not mistaken for none. */
export type Cinemas = 'all' | readonly string[]

export function cinemasOf({ cinemaIds }: Pick<Employee, 'cinemaIds'>): Cinemas {
  return cinemaIds.length ? cinemaIds : 'all'
}

/** Whether somebody works in a cinema. What belongs to none that is known (null) is for those who work in all. */
export function worksIn(cinemas: Cinemas, cinemaId: string | null | undefined): boolean {
  return cinemas === 'all' || (cinemaId != null && cinemas.includes(cinemaId))
}
