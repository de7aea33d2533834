import type { SignedIn } from '../api/mount.ts'
import {
  cinemasOf,
  grantsOf,
  permissions,
  permissionsOf,
  discountUpTo,
  refundUpTo,
  withdrawUpTo,
  worksIn,
  type Employee,
  type Grant,
  type Role,
} from '../access/employee.ts'
import type { Catalogue } from '../journal/apply.ts'

type Known = { readonly catalogue: Pick<Catalogue, 'get' | 'all'> }
type By = Pick<SignedIn, 'employeeId' | 'cinemas'>
type Change<E> = { before?: E | undefined; after?: E | undefined }

/** What somebody may do by everything that allows them something. */
type Rights = {
  allowed: ReadonlySet<string>
  everything: boolean
  refundCents: number
  discountCents: number
  withdrawCents: number
}

function rightsOf(grants: readonly Grant[]): Rights {
  const alive = grants.filter(role => !role.deleted)
  return {
    allowed: new Set(alive.flatMap(permissionsOf)),
    everything: alive.some(role => role.everything),
    refundCents: refundUpTo(alive) ?? Infinity,
    discountCents: discountUpTo(alive) ?? Infinity,
    withdrawCents: withdrawUpTo(alive) ?? Infinity,
  }
}

const rolesOf = ({ catalogue }: Known, { roleIds }: Pick<Employee, 'roleIds'>) =>
  roleIds.flatMap(id => catalogue.get('role', id) ?? [])

/** Everything that allows a person something. */
const allOf = (known: Known, employee: Employee) => grantsOf(employee, rolesOf(known, employee))

/** Whether somebody has every right of another one: a permission, its limit, and those of coming versions. */
function covers(mine: Rights, theirs: Rights): boolean {
  return (
    (mine.everything || !theirs.everything) &&
    [...theirs.allowed].every(permission => mine.allowed.has(permission)) &&
    theirs.discountCents <= mine.discountCents &&
    theirs.withdrawCents <= mine.withdrawCents &&
    (!theirs.allowed.has('refund') || theirs.refundCents <= mine.refundCents)
  )
}

function rightsOfCaller(known: Known, by: By): Rights {
  const me = known.catalogue.get('employee', by.employeeId)
  return rightsOf(me ? allOf(known, me) : [])
}

/** Whether a person works only in cinemas one works in oneself. */
export function isWithin(by: Pick<By, 'cinemas'>, employee: Pick<Employee, 'cinemaIds'>): boolean {
  const theirs = cinemasOf(employee)
  return by.cinemas === 'all' || (theirs !== 'all' && theirs.every(id => worksIn(by.cinemas, id)))
}

/** Whether a person works in one of one's cinemas. */
export function sharesCinema(by: Pick<By, 'cinemas'>, employee: Pick<Employee, 'cinemaIds'>): boolean {
  const theirs = cinemasOf(employee)
  return theirs === 'all' || by.cinemas === 'all' || theirs.some(id => worksIn(by.cinemas, id))
}

/** Whether one is responsible for a person: works wherever they do, and has every right they have. */
export function isResponsible(known: Known, by: By, employee: Employee): boolean {
  return isWithin(by, employee) && covers(rightsOfCaller(known, by), rightsOf(allOf(known, employee)))
}

/** Whether somebody may do everything everywhere, and sign in to the portal for it. */
function isAdmin(known: Known, employee: Employee, changed?: Role): boolean {
  if (!employee.active || employee.portalAccess === false || employee.cinemaIds.length) return false
  const roles = rolesOf(known, employee).map(role => (role.id === changed?.id ? changed : role))
  const { everything, allowed } = rightsOf(grantsOf(employee, roles))
  return everything || permissions.every(permission => allowed.has(permission))
}

/** Whether nobody may do everything any more once a person or a role is as given. */
export function leavesNoAdmin(known: Known, changed: { employee?: Employee; role?: Role }): boolean {
  const all = known.catalogue.all('employee')
  if (!all.some(employee => isAdmin(known, employee))) return false
  return !all
    .map(each => (each.id === changed.employee?.id ? changed.employee : each))
    .some(employee => isAdmin(known, employee, changed.role))
}

/** Whether nobody would be mailed what managers must know any more once a person is as given. */
export function leavesNobodyNotified({ catalogue }: Known, changed: Employee): boolean {
  const isNotified = (each: Employee) => each.active && each.receivesManagementNotifications
  const all = catalogue.all('employee')
  return all.some(isNotified) && !all.map(each => (each.id === changed.id ? changed : each)).some(isNotified)
}

/**
 * Who may make or change a person: whoever is responsible for them, before and after, so that nobody grants what they
 * lack; and somebody who may do everything stays, and somebody who is told what managers must know.
 */
export function changesPerson(known: Known, by: By, { before, after }: Change<Employee>) {
  if (before && !isResponsible(known, by, before)) return { code: 'not_allowed' } as const
  if (!after) return undefined
  if (!isWithin(by, after)) return { code: 'grants_more', field: 'cinemaIds' } as const
  if (!isResponsible(known, by, after)) {
    const ofRoles = covers(rightsOfCaller(known, by), rightsOf(rolesOf(known, after)))
    return { code: 'grants_more', field: ofRoles ? 'permissions' : 'roleIds' } as const
  }
  if (!before) return undefined
  if (leavesNoAdmin(known, { employee: after })) return { code: 'last_admin' } as const
  return leavesNobodyNotified(known, after)
    ? ({ code: 'last_notified', field: 'receivesManagementNotifications' } as const)
    : undefined
}

/**
 * Who may make or change a role: whoever has all its rights, before and after, and is responsible for everybody who has
 * it; and somebody who may do everything stays.
 */
export function changesRole(known: Known, by: By, { before, after }: Change<Role>) {
  const mine = rightsOfCaller(known, by)
  const theirs = known.catalogue
    .all('employee')
    .filter(({ roleIds }) => before && roleIds.includes(before.id))
  const isOverAll = theirs.every(employee => isResponsible(known, by, employee))
  if (before && !(covers(mine, rightsOf([before])) && isOverAll)) return { code: 'not_allowed' } as const
  if (after && !covers(mine, rightsOf([after]))) {
    const field = after.everything && !mine.everything ? 'everything' : 'permissions'
    return { code: 'grants_more', field } as const
  }
  const role = after ?? (before && { ...before, deleted: true })
  return role && leavesNoAdmin(known, { role }) ? ({ code: 'last_admin' } as const) : undefined
}
