import type { Context, Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import {
  changePassword,
  changePin,
  endSessions,
  readDeeds,
  readEmployees,
  readSessions,
  setActive,
  setPassword,
  setPin,
} from './account-contract.ts'
import { requireAuthority, setActive as allow, setPasswordHash, setPinHash } from './commands.ts'
import { sharesCinema } from './authority.ts'
import { cinemasOf, permissionsOf, type Employee } from '../access/employee.ts'
import { guess, type Guard } from './guess.ts'
import { sessionView } from './routes.ts'
import { requireFitPassword, requireFitPin } from './secret-rules.ts'
import { hashSecret } from './secrets.ts'
import { noteSecurity, type SecurityEvent } from '../access/security-log.ts'
import { employeeHere, endSession, startSession } from './sessions.ts'
import { deedOf } from './deeds.ts'
import { dropSessionsOf, passwordOfEmployee, pinHash, sessionsOf, writtenBy } from './store.ts'

const deedsPerPage = 30

/** One's own sessions and PIN, and the PINs of the people one manages: on box and relay alike. */
export function accountRoutes(mount: Mount, guard: Guard): void {
  mount(readSessions, (_, { tenant, signedIn }) => ({
    sessions: sessionsOf(tenant.node.db, signedIn!.employeeId)
      .filter(session => session.endsMs > tenant.node.runtime.now())
      .map(({ id, purpose, device, createdMs, seenMs, endsMs }) => ({
        id,
        purpose,
        device,
        startedAt: new Date(createdMs).toISOString(),
        seenAt: new Date(seenMs).toISOString(),
        endsAt: new Date(endsMs).toISOString(),
        current: id === signedIn!.sessionId,
      })),
  }))

  mount(endSessions, async (_, context) => {
    const { tenant, actor, signedIn } = context
    await tenant.node.execute(actor, tx => dropSessionsOf(tx.db, signedIn!.employeeId))
    note(context, 'auth.sessions_ended', {})
    await endSession({ ...context, signedIn: undefined })
    return { session: null }
  })

  mount(changePin, async ({ body }, context) => {
    const { tenant, actor, signedIn } = context
    requireFitPin(body.pin)
    await provenAgain(guard, context, body.current)
    const hash = await hashSecret(body.pin)
    await tenant.node.execute(actor, tx => setPinHash(tx, signedIn!.employeeId, hash))
    return goOn(context, 'pin')
  })

  mount(readEmployees, (_, context) => ({
    employees: context.tenant.node.catalogue
      .all('employee')
      .filter(employee => sharesCinema(context.signedIn!, employee))
      .map(employee => employeeView(context, employee)),
  }))

  mount(readDeeds, ({ params, query }, { tenant, signedIn }) => {
    const { db, catalogue } = tenant.node
    const employee = catalogue.get('employee', params.id)
    if (!employee || !sharesCinema(signedIn!, employee)) throw new Refusal('employee_unknown')
    const { facts, next } = writtenBy(db, params.id, { before: query.before ?? null, most: deedsPerPage })
    return { deeds: facts.map(fact => deedOf(catalogue, fact)), next }
  })

  mount(setPin, async ({ params, body }, context) => {
    const { tenant, actor, signedIn } = context
    const employee = requireAuthority(tenant.node, signedIn!, params.id)
    requireFitPin(body.pin)
    const hash = await hashSecret(body.pin)
    await tenant.node.execute(actor, tx => setPinHash(tx, employee.id, hash))
    note(context, 'auth.secret_changed', { of: `employee:${employee.id}`, kind: 'pin' })
    return { employee: employeeView(context, employee) }
  })

  mount(setActive, async ({ params, body }, context) => {
    const { tenant, actor, signedIn } = context
    requireAuthority(tenant.node, signedIn!, params.id)
    await tenant.node.execute(actor, tx => allow(tx, params.id, body.active, signedIn!))
    note(context, 'auth.person_changed', { of: `employee:${params.id}`, active: String(body.active) })
    return { employee: employeeView(context, tenant.node.catalogue.get('employee', params.id)!) }
  })
}

/** Passwords work on every node, so only the relay sets them. */
export function passwordRoutes(mount: Mount, guard: Guard): void {
  mount(changePassword, async ({ body }, context) => {
    const { tenant, actor, signedIn } = context
    if (signedIn!.purpose !== 'portal') throw new Refusal('not_allowed')
    const email = passwordOfEmployee(tenant.node, signedIn!.employeeId)?.email ?? ''
    requireFitPassword(body.password, email)
    await provenAgain(guard, context, body.current)
    const hash = await hashSecret(body.password)
    await tenant.node.execute(actor, tx => setPasswordHash(tx, signedIn!.employeeId, email, hash))
    return goOn(context, 'password')
  })

  mount(setPassword, async ({ params, body }, context) => {
    const { tenant, actor, signedIn } = context
    const employee = requireAuthority(tenant.node, signedIn!, params.id)
    requireFitPassword(body.password, body.email)
    const hash = await hashSecret(body.password)
    await tenant.node.execute(actor, tx => setPasswordHash(tx, employee.id, body.email, hash))
    note(context, 'auth.secret_changed', { of: `employee:${employee.id}`, kind: 'password' })
    return { employee: employeeView(context, employee) }
  })
}

/**
 * An open page is not enough to change a secret: the current secret is asked for again, and counted like any attempt to
 * sign in.
 */
async function provenAgain(guard: Guard, context: Context, current: string): Promise<void> {
  const { tenant, signedIn } = context
  const { employeeId, purpose } = signedIn!
  const password = passwordOfEmployee(tenant.node, employeeId)
  await guess(guard, context, {
    name: purpose === 'portal' ? `mail ${password?.email.toLowerCase()}` : `pin ${employeeId}`,
    employeeId,
    secret: current,
    stored: purpose === 'portal' ? password?.hash : pinHash(tenant.node, employeeId),
    accept: () => true as const,
  })
}

/** The new secret ended all sessions of the person; whoever set their own continues in a new one. */
async function goOn(context: Context, kind: 'pin' | 'password') {
  const { tenant, signedIn } = context
  const { employeeId, deviceId } = signedIn!
  note(context, 'auth.secret_changed', { of: `employee:${employeeId}`, kind })
  const found = employeeHere(tenant.node, employeeId)
  if (!found) throw new Refusal('not_signed_in')
  const device = tenant.node.catalogue.get('device', deviceId ?? '')
  const next = await startSession(context, found, device)
  return { session: sessionView(next) }
}

function employeeView({ tenant }: Context, employee: Employee) {
  const { catalogue } = tenant.node
  const roles = employee.roleIds.flatMap(id => catalogue.get('role', id) ?? [])
  const cinemas = cinemasOf(employee)
  return {
    id: employee.id,
    name: employee.name,
    roles: roles.map(role => role.name),
    permissions: [...new Set(roles.flatMap(permissionsOf))],
    cinemas: cinemas === 'all' ? ('all' as const) : [...cinemas],
    active: employee.active,
    hasPin: pinHash(tenant.node, employee.id) !== undefined,
    email: passwordOfEmployee(tenant.node, employee.id)?.email ?? null,
  }
}

function note(
  { tenant, request, signedIn }: Context,
  event: SecurityEvent,
  about: Record<string, string>,
): void {
  const who = `employee:${signedIn!.employeeId}`
  noteSecurity(tenant.node.runtime, event, { who, address: request.ip, ...about })
}
