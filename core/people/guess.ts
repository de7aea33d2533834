import { limitKeyOf } from '../api/address.ts'
import type { Context } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { knownDevice } from './known-device.ts'
import { secretMatches } from './secrets.ts'
import { noteSecurity } from '../access/security-log.ts'
import { openThrottle, type Throttle, type Try, type TryKey } from './throttle.ts'

/** Counts tries at PINs and passwords. Browsers that are known have a memory of their own, which no stranger fills. */
export type Guard = { readonly strangers: Throttle; readonly known: Throttle }

export function openGuard(): Guard {
  return { strangers: openThrottle(), known: openThrottle() }
}

const quarterOfAnHour = 900
/** Guesses at one name from everywhere together are slower than those from one place. */
const hour = 3600

/**
 * Evaluates one try at a PIN or password. It is counted before it is evaluated, so a burst gains nothing. Refuses
 * `login_throttled`, `too_many_requests` when too many wait to be evaluated, and `login_failed`, which tells no
 * difference between a name that is unknown and a secret that is wrong.
 *
 * @param ask.name what was tried to sign in as, as it is counted
 * @param ask.employeeId whom it belongs to, where it is known
 * @param ask.accept what a right secret opens; undefined is as wrong as a wrong secret
 */
export async function guess<R>(
  guard: Guard,
  { tenant, request }: Pick<Context, 'tenant' | 'request'>,
  ask: {
    name: string
    employeeId: string | undefined
    secret: string
    stored: string | undefined
    accept: () => R | undefined
  },
): Promise<R> {
  const { runtime, catalogue, identity } = tenant.node
  const device = knownDevice(request, tenant.secret)
  const name = `${identity.exhibitorId} ${ask.name}`
  const employee = catalogue.get('employee', ask.employeeId ?? '')
  const about = { who: employee ? `employee:${employee.id}` : 'unknown', address: request.ip }
  const tried: Try = device
    ? guard.known.begin(keysAtKnown(device, name), runtime.now())
    : guard.strangers.begin(keysOfStranger(limitKeyOf(request.ip ?? ''), name), runtime.now())
  const matches = await secretMatches(ask.secret, ask.stored, device ? 'known' : 'stranger').catch(cause => {
    tried.abandon()
    throw cause
  })
  const found = matches ? ask.accept() : undefined
  if (found === undefined) {
    tried.wrong()
    noteSecurity(runtime, 'auth.failed', about)
    if (tried.locks) noteSecurity(runtime, 'auth.locked', about)
    throw new Refusal('login_failed')
  }
  tried.right()
  return found
}

/** Nobody behind one address guesses at many names, and nobody behind many addresses at one. */
function keysOfStranger(network: string, name: string): TryKey[] {
  return [
    { key: `at ${network} as ${name}`, longestWaitSeconds: quarterOfAnHour, forgives: true },
    { key: `at ${network}`, longestWaitSeconds: quarterOfAnHour, forgives: false },
    { key: `as ${name}`, longestWaitSeconds: hour, forgives: false },
  ]
}

/** Who has signed in at many browsers has no more tries at a colleague's name than at one. */
function keysAtKnown(device: { id: string; maker: string }, name: string): TryKey[] {
  return [
    { key: `on ${device.id} as ${name}`, longestWaitSeconds: quarterOfAnHour, forgives: true },
    { key: `on ${device.id}`, longestWaitSeconds: quarterOfAnHour, forgives: true },
    { key: `of ${device.maker} as ${name}`, longestWaitSeconds: hour, forgives: true },
  ]
}
