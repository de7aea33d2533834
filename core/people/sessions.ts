import { randomBytes } from 'node:crypto'
import { nodeActor } from '../journal/fact.ts'
import type { Request } from 'express'
import type { Tenant } from '../api/tenant.ts'
import { cookieOf, giveCookie, takeCookie } from '../api/cookies.ts'
import type { Context, SignedIn } from '../api/mount.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { Node } from '../journal/node.ts'
import {
  cinemasOf,
  permissionsFor,
  grantsOf,
  permissionsOf,
  discountUpTo,
  refundUpTo,
  withdrawUpTo,
  worksIn,
  type Permission,
  type Role,
} from '../access/employee.ts'
import type { Entry } from '../journal/entry-fields.ts'
import { activeDevice } from '../kiosks/machine-store.ts'
import { Refusal } from '../refusal.ts'
import { settingOf } from '../venue/settings/effective.ts'
import { browserOf } from './browser.ts'
import { knowDevice } from './known-device.ts'
import { tokenHash } from './secrets.ts'
import { noteSecurity } from '../access/security-log.ts'
import {
  dropSession,
  dropSessionsBeyond,
  findSession,
  putSession,
  secretStamps,
  touchSession,
  type SessionRow,
} from './store.ts'

export const sessionCookie = 'foyer_session'

const hourMs = 3_600_000
/**
 * When a session ends in any case, and how long it may go untouched. Open pages touch it every hour, which keeps it
 * from expiring as idle and never extends it.
 */
const lifetimes = {
  kiosk: { wholeMs: 12 * hourMs, idleMs: 4 * hourMs },
  portal: { wholeMs: 8 * hourMs, idleMs: 2 * hourMs },
} as const

/** More open sessions than this end the person's oldest. */
const sessionsMost = 20

const knownEmployees = new WeakMap<Catalogue, { version: number; byId: Map<string, Found> }>()

/**
 * An active employee with everything they may do, or undefined; put together once for each state of the entries,
 * since every call asks it.
 */
export function employeeWithRoles(catalogue: Catalogue, employeeId: string): Found | undefined {
  let known = knownEmployees.get(catalogue)
  if (known?.version !== catalogue.version())
    knownEmployees.set(catalogue, (known = { version: catalogue.version(), byId: new Map() }))
  const before = known.byId.get(employeeId)
  if (before) return before
  const found = withRoles(catalogue, employeeId)
  if (found) known.byId.set(employeeId, found)
  return found
}

function withRoles(catalogue: Catalogue, employeeId: string) {
  const employee = catalogue.get('employee', employeeId)
  if (!employee?.active) return undefined
  const roles = employee.roleIds
    .map(id => catalogue.get('role', id))
    .filter(role => role && !role.deleted) as Role[]
  const grants = grantsOf(employee, roles)
  const permissions: Permission[] = [...new Set(grants.flatMap(permissionsOf))]
  return { employee, roles, grants, permissions }
}
export type Found = NonNullable<ReturnType<typeof withRoles>>

/** The same for employees who work here: a box knows only the people of its own cinema, a relay all. */
export function employeeHere({ catalogue, identity }: Node, employeeId: string): Found | undefined {
  const found = employeeWithRoles(catalogue, employeeId)
  if (!found || identity.role === 'relay') return found
  return worksIn(cinemasOf(found.employee), identity.cinemaId) ? found : undefined
}

type Asked = { headers: { cookie?: string | undefined }; secure?: boolean }

/**
 * Who is signed in with this browser's cookie. Being blocked, or a new PIN, password, role or cinema, ends the session
 * at once, also when that fact came from the other side; so does a stop of the device it was begun on.
 */
export function signedInOf(request: Asked, tenant: Tenant): SignedIn | undefined {
  const { node } = tenant
  const token = cookieOf(request, sessionCookie)
  if (!token) return undefined
  const session = findSession(node.db, tokenHash(token))
  if (!session || isOver(session, node.runtime.now())) return undefined
  // PIN sessions are valid only in the cinema's own network.
  if (session.purpose === 'kiosk' && node.identity.role === 'relay') return undefined
  const found = entitled(node, session)
  if (!found) return undefined
  if (session.purpose === 'portal') return signedIn(found, session, undefined)
  const device = activeDevice(request, tenant)
  return device?.id === session.device ? signedIn(found, session, device) : undefined
}

/** Whose session it is while nothing changed that it was begun with. */
function entitled(node: Node, session: SessionRow): Found | undefined {
  const found = employeeHere(node, session.employeeId)
  if (!found || rightsOf(node, found) !== session.rights) return undefined
  if (session.purpose !== 'portal') return found
  return found.employee.portalAccess === false || isPortalClosedTo(node.catalogue, found) ? undefined : found
}

/**
 * Whether the portal is closed to somebody for now. Who manages settings is always let in: they alone can open it again,
 * so nobody locks everybody out.
 */
export function isPortalClosedTo(catalogue: Catalogue, { permissions }: Pick<Found, 'permissions'>): boolean {
  return (
    settingOf(catalogue, 'portal_config.open_to') === 'managers' && !permissions.includes('manage_settings')
  )
}

/** Whether a session still opens anything. */
export function isOpen(node: Node, session: SessionRow): boolean {
  return !isOver(session, node.runtime.now()) && entitled(node, session) !== undefined
}

function signedIn(
  { employee, roles, grants, permissions }: Found,
  session: SessionRow,
  device: Entry<'device'> | undefined,
): SignedIn {
  return {
    refundUpToCents: refundUpTo(grants),
    discountUpToCents: discountUpTo(grants),
    withdrawUpToCents: withdrawUpTo(grants),
    employeeId: employee.id,
    name: employee.name,
    permissions: permissionsFor(session.purpose, permissions),
    cinemas: cinemasOf(employee),
    roles: roles.map(role => role.name),
    device: device?.name ?? session.device,
    deviceId: device?.id ?? null,
    via: device?.type ?? session.device,
    purpose: session.purpose,
    factors: session.factors,
    sessionId: session.id,
  }
}

function isOver(session: SessionRow, nowMs: number): boolean {
  return nowMs >= session.endsMs || nowMs - session.seenMs > lifetimes[session.purpose].idleMs
}

/** Sessions not touched since then have ended, whatever began them. */
export const longestIdleMs = lifetimes.kiosk.idleMs

/** What a session depends on; one that was begun with something else has ended. */
function rightsOf({ db }: Node, found: Found): string {
  let known = entryRights.get(found)
  if (known === undefined) entryRights.set(found, (known = rightsInEntries(found)))
  return `${secretStamps(db, found.employee.id)}|${known}`
}

const entryRights = new WeakMap<Found, string>()

function rightsInEntries({ employee, grants, permissions }: Found): string {
  const limits = [refundUpTo(grants), discountUpTo(grants), employee.portalAccess ?? true]
  return [permissions.toSorted(), employee.cinemaIds.toSorted(), limits].join('|')
}

/**
 * Starts a session in this browser, ends the one before it, and makes the browser a known one.
 *
 * @param begun.device the register or scanner it is begun on; undefined in the portal
 * @param begun.factors what it is begun with: `pin`, `password`, `password code`
 */
export async function startSession(
  { tenant, request, response }: Context,
  found: Found,
  { device, factors }: { device: Entry<'device'> | undefined; factors: string },
): Promise<SignedIn> {
  const { node, secret } = tenant
  if (!device && isPortalClosedTo(node.catalogue, found)) throw new Refusal('portal_closed')
  const token = randomBytes(24).toString('base64url')
  const before = cookieOf(request, sessionCookie)
  const employeeId = found.employee.id
  const nowMs = node.runtime.now()
  const session: Pick<SessionRow, 'device' | 'purpose' | 'factors'> = device
    ? { device: device.id, purpose: 'kiosk', factors }
    : { device: 'portal', purpose: 'portal', factors }
  const row: SessionRow = {
    ...session,
    id: randomBytes(9).toString('base64url'),
    employeeId,
    createdMs: nowMs,
    seenMs: nowMs,
    endsMs: nowMs + lifetimes[session.purpose].wholeMs,
    rights: rightsOf(node, found),
    ...browserOf(request.get('user-agent')),
    address: (request.ip ?? '').slice(0, 60),
  }
  await node.execute({ who: `employee:${employeeId}`, via: session.purpose }, tx => {
    if (before) dropSession(tx.db, tokenHash(before))
    putSession(tx.db, tokenHash(token), row)
    dropSessionsBeyond(tx.db, employeeId, sessionsMost)
  })
  giveCookie(request, response, { name: sessionCookie, value: token })
  knowDevice(request, response, secret, employeeId)
  noteSecurity(node.runtime, 'auth.signed_in', {
    who: `employee:${employeeId}`,
    address: request.ip,
    purpose: session.purpose,
    via: session.device,
  })
  return signedIn(found, row, device)
}

/** Keeps a session from expiring as idle; one that has ended stays ended. */
export async function touch(tenant: Tenant, request: Request): Promise<void> {
  const token = cookieOf(request, sessionCookie)
  if (!token || !signedInOf(request, tenant)) return
  await tenant.node.execute(nodeActor('session'), tx => touchSession(tx.db, tokenHash(token), tx.nowMs))
}

export async function endSession({ tenant, request, response, signedIn }: Context): Promise<void> {
  const token = cookieOf(request, sessionCookie)
  if (token) await tenant.node.execute(nodeActor('session'), tx => dropSession(tx.db, tokenHash(token)))
  takeCookie(request, response, sessionCookie)
  tenant.live.letGo()
  if (signedIn)
    noteSecurity(tenant.node.runtime, 'auth.signed_out', {
      who: `employee:${signedIn.employeeId}`,
      address: request.ip,
    })
}
