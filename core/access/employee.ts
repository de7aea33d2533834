import * as z from 'zod'
import { locales } from '../i18n/locale.ts'

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
  /**
   * A manager's override at the register: admit a guest on a turn that this side does not own, free seats visitors
   * hold.
   */
  'override_vouchers',
  /** Pay cash out of a till or take it to the safe, and see what should be in the drawer before it is counted. */
  'withdraw_cash',
  /** Clients, and their invoices: mail them, note that they were paid, credit them. */
  'manage_invoices',
  'manage_people',
  'manage_devices',
  'manage_settings',
  'see_reports',
] as const
export type Permission = (typeof permissions)[number]

/** What a session is for: a register or scanner (sign-in by PIN), or the portal (sign-in by password). */
export const purposes = ['kiosk', 'portal'] as const
export type Purpose = (typeof purposes)[number]

/** Permissions of a PIN session; a role's others need a sign-in at the portal. */
const atKiosks: readonly Permission[] = [
  'sell',
  'refund',
  'refund_used',
  'scan',
  'override_vouchers',
  'withdraw_cash',
]

/** The permissions that apply in a session for this purpose. */
export function permissionsFor(purpose: Purpose, all: readonly Permission[]): Permission[] {
  return purpose === 'portal' ? [...all] : all.filter(permission => atKiosks.includes(permission))
}

export const roleFields = z.object({
  name: z.string().trim().min(1).max(60),
  /** Any CSS colour; shown as a dot beside the name. */
  color: z.string().max(60),
  /** All permissions there are, those of coming versions too. */
  everything: z.boolean().optional(),
  permissions: z.array(z.enum(permissions)),
  /** Most of one bill that may be refunded, in cents; any sum when null or left out. */
  refundUpToCents: z.int().min(0).max(10_000_000).nullable().optional(),
  /** Most that may be taken off one bill at the register, in cents; nothing when null or left out. */
  discountUpToCents: z.int().min(0).max(10_000_000).nullable().optional(),
  /** Most that may be taken out of a till at once, in cents; any sum when null or left out. */
  withdrawUpToCents: z.int().min(0).max(10_000_000).nullable().optional(),
  deleted: z.boolean(),
})
export type RoleFields = z.infer<typeof roleFields>
export type Role = RoleFields & { id: string }

/** What a role allows. */
export function permissionsOf(role: Pick<RoleFields, 'everything' | 'permissions'>): readonly Permission[] {
  return role.everything ? permissions : role.permissions
}

/**
 * Most of one bill that somebody with these roles may refund, in cents, null for any sum: the largest of the roles that
 * allow refunds at all.
 */
export function refundUpTo(
  roles: readonly Pick<RoleFields, 'everything' | 'permissions' | 'refundUpToCents'>[],
): number | null {
  const sums = roles
    .filter(role => permissionsOf(role).includes('refund'))
    .map(role => (role.everything ? Infinity : (role.refundUpToCents ?? Infinity)))
  const most = sums.length ? Math.max(...sums) : 0
  return most === Infinity ? null : most
}

/**
 * Most that somebody with these roles may take off one bill, in cents, null for any sum: the largest of the roles that
 * sell.
 */
export function discountUpTo(
  roles: readonly Pick<RoleFields, 'everything' | 'permissions' | 'discountUpToCents'>[],
): number | null {
  const sums = roles
    .filter(role => permissionsOf(role).includes('sell'))
    .map(role => (role.everything ? Infinity : (role.discountUpToCents ?? 0)))
  const most = Math.max(0, ...sums)
  return most === Infinity ? null : most
}

/**
 * Most that somebody with these roles may take out of a till at once, in cents, null for any sum: the largest of the roles
 * that allow it at all, and 0 where none does.
 */
export function withdrawUpTo(
  roles: readonly Pick<RoleFields, 'everything' | 'permissions' | 'withdrawUpToCents'>[],
): number | null {
  const sums = roles
    .filter(role => permissionsOf(role).includes('withdraw_cash'))
    .map(role => (role.everything ? Infinity : (role.withdrawUpToCents ?? Infinity)))
  const most = Math.max(0, ...sums)
  return most === Infinity ? null : most
}

export const employeeFields = z.object({
  name: z.string().trim().min(1).max(80),
  roleIds: z.array(z.string()).min(1).max(20),
  /** What the person may do beside what their roles allow, without a limit of sums. */
  permissions: z.array(z.enum(permissions)).max(permissions.length).optional(),
  /** Cinemas where the person works; empty means all of the exhibitor's. */
  cinemaIds: z.array(z.string()).max(200),
  /** Whether the person may sign in to the portal, with mail and password; they may when left out. */
  portalAccess: z.boolean().optional(),
  receivesManagementNotifications: z.boolean(),
  /** The language of mails to this person; the exhibitor's first one when null or left out. */
  language: z.enum(locales).nullable().optional(),
  active: z.boolean(),
})
export type EmployeeFields = z.infer<typeof employeeFields>
export type Employee = EmployeeFields & { id: string }

/** What allows a person something: a role, or what is theirs alone. */
export type Grant = Pick<
  RoleFields,
  'everything' | 'permissions' | 'refundUpToCents' | 'discountUpToCents' | 'withdrawUpToCents' | 'deleted'
>

/** Everything that allows a person something: their roles, and what they may do beside those. */
export function grantsOf(
  { permissions: own = [] }: Pick<EmployeeFields, 'permissions'>,
  roles: readonly Grant[],
): Grant[] {
  return own.length ? [...roles, { permissions: own, deleted: false }] : [...roles]
}

/** The cinemas an employee works in; `all` is explicit, so that an empty list cannot be mistaken for none. */
export type Cinemas = 'all' | readonly string[]

export function cinemasOf({ cinemaIds }: Pick<Employee, 'cinemaIds'>): Cinemas {
  return cinemaIds.length ? cinemaIds : 'all'
}

/** Whether an employee works in a cinema. Things of no known cinema (null) are for those who work in all. */
export function worksIn(cinemas: Cinemas, cinemaId: string | null | undefined): boolean {
  return cinemas === 'all' || (cinemaId != null && cinemas.includes(cinemaId))
}
