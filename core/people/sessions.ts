import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import type { House } from '../api/house.ts'
import { cookieOf, giveCookie, takeCookie } from '../api/cookies.ts'
import type { SignedIn } from '../api/mount.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { Employee, Permission, Role } from './employee.ts'
import { tokenHash } from './secrets.ts'
import { dropSession, findSession, putSession } from './store.ts'

const sessionCookie = 'foyer_session'
/** A session nobody touched for this long has ended; open pages touch it every hour. */
const sessionLifeMs = 12 * 3_600_000

/** An active employee with everything their roles allow, or undefined. */
export function employeeWithRoles(catalogue: Catalogue, employeeId: string) {
  const employee = catalogue.get<Employee>('employee', employeeId)
  if (!employee?.active) return undefined
  const roles = employee.roleIds
    .map(id => catalogue.get<Role>('role', id))
    .filter(role => role && !role.deleted) as Role[]
  const permissions: Permission[] = [...new Set(roles.flatMap(role => role.permissions))]
  return { employee, roles, permissions }
}

/** Who is signed in with this browser's cookie; a deactivated employee is nobody from that moment on. */
export function signedInOf(
  request: { headers: { cookie?: string | undefined } },
  house: House,
): SignedIn | undefined {
  const token = cookieOf(request, sessionCookie)
  if (!token) return undefined
  const { node } = house
  const session = findSession(node.db, tokenHash(token))
  if (!session || node.world.now() - session.seenMs > sessionLifeMs) return undefined
  const found = employeeWithRoles(node.catalogue, session.employeeId)
  if (!found) return undefined
  const { employee, roles, permissions } = found
  return {
    employeeId: employee.id,
    name: employee.name,
    permissions,
    roles: roles.map(role => role.name),
    device: session.device,
  }
}

/** Starts a session in this browser. */
export async function startSession(
  house: House,
  request: Request,
  response: Response,
  employeeId: string,
  device: string,
): Promise<void> {
  const token = randomBytes(24).toString('base64url')
  const nowMs = house.node.world.now()
  await house.node.execute({ who: `employee:${employeeId}`, via: device }, tx =>
    putSession(tx.db, tokenHash(token), { employeeId, device, createdMs: nowMs, seenMs: nowMs }),
  )
  giveCookie(request, response, { name: sessionCookie, value: token })
}

/** Keeps a session alive. */
export async function touch(house: House, request: Request): Promise<void> {
  const token = cookieOf(request, sessionCookie)
  if (!token) return
  await house.node.execute({ who: 'node', via: 'session' }, tx => {
    const session = findSession(tx.db, tokenHash(token))
    if (session) putSession(tx.db, tokenHash(token), { ...session, seenMs: tx.nowMs })
  })
}

export async function endSession(house: House, request: Request, response: Response): Promise<void> {
  const token = cookieOf(request, sessionCookie)
  if (token)
    await house.node.execute({ who: 'node', via: 'session' }, tx => dropSession(tx.db, tokenHash(token)))
  takeCookie(request, response, sessionCookie)
}
