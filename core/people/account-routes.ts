import type { Context, Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import {
  changePassword,
  changePin,
  readDeeds,
  readEmployees,
  setActive,
  setPassword,
  setPin,
} from './account-contract.ts'
import { requireAuthority, setActive as allow, setPasswordHash, setPinHash } from './commands.ts'
import { sharesCinema } from './authority.ts'
import { cinemasOf, grantsOf, permissionsOf, type Employee } from '../access/employee.ts'
import type { Guard } from './guess.ts'
import { goOn, noteOwn, provenAgain } from './own-secret.ts'
import { requireFitPassword, requireFitPin } from './secret-rules.ts'
import { hashSecret } from './secrets.ts'
import { writtenBy } from './deed-store.ts'
import { deedOf } from './deeds.ts'
import { passkeysOf } from './passkey-store.ts'
import { passwordOfEmployee, pinHash, secondStepOf } from './store.ts'

const deedsPerPage = 30

/** One's own PIN, and the PINs of the people one manages: on box and relay alike. */
export function accountRoutes(mount: Mount, guard: Guard): void {
  mount(changePin, async ({ body }, context) => {
    const { tenant, actor, signedIn } = context
    requireFitPin(body.pin)
    await provenAgain(guard, context, body.current)
    const hash = await hashSecret(body.pin)
    await tenant.node.execute(actor, tx => setPinHash(tx, signedIn!.employeeId, hash))
    return goOn(context, 'auth.secret_changed', { kind: 'pin' })
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
    noteOwn(context, 'auth.secret_changed', { of: `employee:${employee.id}`, kind: 'pin' })
    return { employee: employeeView(context, employee) }
  })

  mount(setActive, async ({ params, body }, context) => {
    const { tenant, actor, signedIn } = context
    requireAuthority(tenant.node, signedIn!, params.id)
    await tenant.node.execute(actor, tx => allow(tx, params.id, body.active, signedIn!))
    noteOwn(context, 'auth.person_changed', { of: `employee:${params.id}`, active: String(body.active) })
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
    return goOn(context, 'auth.secret_changed', { kind: 'password' })
  })

  mount(setPassword, async ({ params, body }, context) => {
    const { tenant, actor, signedIn } = context
    const employee = requireAuthority(tenant.node, signedIn!, params.id)
    requireFitPassword(body.password, body.email)
    const hash = await hashSecret(body.password)
    await tenant.node.execute(actor, tx => setPasswordHash(tx, employee.id, body.email, hash))
    noteOwn(context, 'auth.secret_changed', { of: `employee:${employee.id}`, kind: 'password' })
    return { employee: employeeView(context, employee) }
  })
}

function employeeView({ tenant }: Context, employee: Employee) {
  const { catalogue } = tenant.node
  const roles = employee.roleIds.flatMap(id => catalogue.get('role', id) ?? [])
  const cinemas = cinemasOf(employee)
  return {
    id: employee.id,
    name: employee.name,
    roles: roles.map(role => role.name),
    permissions: [...new Set(grantsOf(employee, roles).flatMap(permissionsOf))],
    cinemas: cinemas === 'all' ? ('all' as const) : [...cinemas],
    active: employee.active,
    hasPin: pinHash(tenant.node, employee.id) !== undefined,
    hasPassword: Boolean(passwordOfEmployee(tenant.node, employee.id)?.hash),
    hasSecondStep:
      secondStepOf(tenant.node, employee.id) !== undefined || passkeysOf(tenant.node, employee.id).length > 0,
    email: passwordOfEmployee(tenant.node, employee.id)?.email ?? null,
  }
}
