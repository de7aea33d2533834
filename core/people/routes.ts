import { Refusal } from '../api/refusal.ts'
import { pageToken, type Mount } from '../api/mount.ts'
import type { Cinema } from '../programme/cinema.ts'
import {
  readKioskEmployees,
  readSession,
  readToken,
  signInByPassword,
  signInByPin,
  signOut,
  touchSession,
} from './contract.ts'
import type { Employee } from './employee.ts'
import { secretMatches } from './secrets.ts'
import { employeeWithRoles, endSession, startSession, touch } from './sessions.ts'
import { passwordOf, pinHash } from './store.ts'
import { openThrottle } from './throttle.ts'

/** Signing in and out, on box and relay alike. */
export function peopleRoutes(mount: Mount): void {
  const throttle = openThrottle()

  mount(readToken, (_, { request, response, house }) => ({ token: pageToken(request, response, house) }))

  mount(touchSession, async (_, { request, response, house }) => {
    await touch(house, request)
    return { token: pageToken(request, response, house) }
  })

  mount(readSession, (_, { signedIn }) => ({ session: signedIn ? toSession(signedIn) : null }))

  mount(signInByPassword, async ({ body }, { house, request, response }) => {
    const nowMs = house.node.world.now()
    const key = `password ${body.email.toLowerCase()} ${request.ip}`
    const seconds = throttle.waitSeconds(key, nowMs)
    if (seconds) throw new Refusal('login_throttled', { seconds })
    const known = passwordOf(house.node.db, body.email)
    const matches = await secretMatches(body.password, known?.hash)
    const found = known && matches ? employeeWithRoles(house.node.catalogue, known.employeeId) : undefined
    if (!found) {
      throttle.wrong(key, nowMs)
      throw new Refusal('login_failed')
    }
    throttle.right(key)
    await startSession(house, request, response, found.employee.id, 'portal')
    return { session: describe(found) }
  })

  mount(signInByPin, async ({ body }, { house, request, response }) => {
    const nowMs = house.node.world.now()
    const key = `pin ${body.employeeId} ${request.ip}`
    const seconds = throttle.waitSeconds(key, nowMs)
    if (seconds) throw new Refusal('login_throttled', { seconds })
    const matches = await secretMatches(body.pin, pinHash(house.node.db, body.employeeId))
    const found = matches ? employeeWithRoles(house.node.catalogue, body.employeeId) : undefined
    if (!found) {
      throttle.wrong(key, nowMs)
      throw new Refusal('login_failed')
    }
    throttle.right(key)
    await startSession(house, request, response, found.employee.id, body.device)
    return { session: describe(found) }
  })

  mount(signOut, async (_, { house, request, response }) => {
    await endSession(house, request, response)
    return { session: null }
  })

  mount(readKioskEmployees, (_, { house }) => {
    const { catalogue, identity, db } = house.node
    const cinema = identity.cinemaId
      ? catalogue.get<Cinema>('cinema', identity.cinemaId)
      : catalogue.all<Cinema>('cinema')[0]
    const here = (employee: Employee) =>
      !employee.cinemaIds.length || employee.cinemaIds.includes(cinema?.id ?? '')
    const employees = catalogue
      .all<Employee>('employee')
      .filter(employee => employee.active && here(employee) && pinHash(db, employee.id))
      .map(employee => {
        const { roles, permissions } = employeeWithRoles(catalogue, employee.id)!
        return {
          id: employee.id,
          name: employee.name,
          color: roles[0]?.color ?? 'gray',
          roles: roles.map(role => role.name),
          canSell: permissions.includes('sell'),
          canScan: permissions.includes('scan'),
          canOverride: permissions.includes('override_vouchers'),
        }
      })
      .sort((a, b) => a.name.localeCompare(b.name))
    return { cinemaName: cinema?.name ?? '', employees }
  })
}

type Found = NonNullable<ReturnType<typeof employeeWithRoles>>

function describe({ employee, roles, permissions }: Found) {
  return { employeeId: employee.id, name: employee.name, permissions, roles: roles.map(role => role.name) }
}

function toSession(signedIn: {
  employeeId: string
  name: string
  permissions: readonly string[]
  roles: readonly string[]
}) {
  return {
    employeeId: signedIn.employeeId,
    name: signedIn.name,
    permissions: [...signedIn.permissions] as never[],
    roles: [...signedIn.roles],
  }
}
