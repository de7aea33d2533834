import type { Request } from 'express'
import type { ByPlace } from '#core/api/by-place.ts'
import { rateLimit } from 'express-rate-limit'
import { limitKeyOf } from '../api/address.ts'
import type { Tenant } from '../api/tenant.ts'
import { Refusal } from '../refusal.ts'
import { pageToken, type Context, type Mount, type SignedIn } from '../api/mount.ts'
import { takesPins } from '../kiosks/device.ts'
import { activeDevice } from '../kiosks/machine-store.ts'
import {
  readKioskEmployees,
  readSession,
  readToken,
  signInByPassword,
  signInByPin,
  signOut,
  touchSession,
  type Session,
} from './contract.ts'
import { guess, type Guard } from './guess.ts'
import { writeTicket } from './half-sign-in.ts'
import { knownDevice } from './known-device.ts'
import { stepsAfterPassword } from './second-step-load.ts'
import { employeeHere, endSession, startSession, touch } from './sessions.ts'
import { passwordOf, pinHash } from './store.ts'

/** Sign-ins in a minute from one address or one known browser; more must come from a script. */
const signInsPerMinute = 30

/** What every sign-in must pass before its body is read. Refuses `too_many_requests`. */
export function limitSignIns(
  at: ByPlace,
  tenantOf: (request: Request) => Tenant | undefined,
  limit = signInsPerMinute,
): void {
  const slower = rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator(request) {
      const tenant = tenantOf(request)
      return (tenant && knownDevice(request, tenant.secret)?.id) ?? limitKeyOf(request.ip ?? '')
    },
    // The key is the network; an IPv6 address counts with the range it was assigned from.
    validate: { keyGeneratorIpFallback: false },
    // Every page reads, touches and ends its session.
    skip: request => request.method === 'GET' || request.method === 'DELETE',
    handler: (_request, _response, next) => next(new Refusal('too_many_requests')),
  })
  for (const path of [
    '/api/session',
    '/api/second-step',
    '/api/passkeys',
    '/api/joined-exhibitors',
    '/api/voucher-overrides',
    '/api/device/let-in',
  ])
    at(path).use(path, slower)
}

/** Signing in to the portal and out of everything, on box and relay alike. */
export function peopleRoutes(mount: Mount, guard: Guard): void {
  mount(readToken, (_, { request, response, tenant }) => ({ token: pageToken(request, response, tenant) }))

  mount(touchSession, async (_, { request, response, tenant }) => {
    await touch(tenant, request)
    return { token: pageToken(request, response, tenant) }
  })

  mount(readSession, (_, { signedIn }) => ({ session: signedIn ? sessionView(signedIn) : null }))

  mount(signInByPassword, async ({ body }, context) => {
    const { node } = context.tenant
    const known = passwordOf(node, body.email)
    const found = await guess(guard, context, {
      name: `mail ${body.email.toLowerCase()}`,
      employeeId: known?.employeeId,
      secret: body.password,
      stored: known?.hash,
      accept: () => {
        const found = known && employeeHere(node, known.employeeId)
        return found?.employee.portalAccess === false ? undefined : found
      },
    })
    const steps = stepsAfterPassword(context.tenant, found)
    if (steps.length) return { session: null, next: { ticket: writeTicket(context, found), steps } }
    const session = await startSession(context, found, { device: undefined, factors: 'password' })
    return { session: sessionView(session), next: null }
  })

  mount(signOut, async (_, context) => {
    await endSession(context)
    return { session: null }
  })
}

/** Signing in by PIN, and the names to choose from: on the box only, in the cinema's own network. */
export function kioskPeopleRoutes(mount: Mount, guard: Guard): void {
  mount(signInByPin, async ({ body }, context) => {
    const { node } = context.tenant
    const device = requireKiosk(context)
    const found = await guess(guard, context, {
      name: `pin ${body.employeeId}`,
      employeeId: body.employeeId,
      secret: body.pin,
      stored: pinHash(node, body.employeeId),
      accept: () => employeeHere(node, body.employeeId),
    })
    return { session: sessionView(await startSession(context, found, { device, factors: 'pin' })) }
  })

  mount(readKioskEmployees, (_, context) => {
    requireKiosk(context)
    const { tenant } = context
    const { catalogue, identity } = tenant.node
    const cinema = catalogue.get('cinema', identity.cinemaId ?? '')
    const employees = catalogue
      .all('employee')
      .flatMap(({ id }) => employeeHere(tenant.node, id) ?? [])
      .filter(({ employee }) => pinHash(tenant.node, employee.id))
      .map(({ employee, roles, permissions }) => ({
        id: employee.id,
        name: employee.name,
        color: roles[0]?.color ?? 'gray',
        roles: roles.map(role => role.name),
        canSell: permissions.includes('sell'),
        canScan: permissions.includes('scan'),
        canOverride: permissions.includes('override_vouchers'),
      }))
      .sort((a, b) => a.name.localeCompare(b.name))
    return { cinemaName: cinema?.name ?? '', employees }
  })
}

/** The register or scanner a call comes from. Refuses `device_unknown` for a machine that was not let in as one. */
function requireKiosk({ tenant, request }: Context) {
  const device = activeDevice(request, tenant)
  if (!device || !takesPins(device.type)) throw new Refusal('device_unknown')
  return device
}

/** A session as its page sees it. */
export function sessionView(signedIn: SignedIn): Session {
  const { employeeId, name, permissions, roles, refundUpToCents, discountUpToCents, purpose, cinemas } =
    signedIn
  return {
    employeeId,
    name,
    permissions: [...permissions],
    roles: [...roles],
    refundUpToCents,
    discountUpToCents,
    purpose,
    cinemas: cinemas === 'all' ? 'all' : [...cinemas],
  }
}
