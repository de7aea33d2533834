import { limitKeyOf } from '../api/address.ts'
import type { Context } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { knownDevice } from './known-device.ts'
import { secretMatches } from './secrets.ts'
import { noteSecurity } from '../access/security-log.ts'
import { openThrottle, type Throttle, type Try, type TryKey } from './throttle.ts'

/**
 * Counts attempts at PINs and passwords. Known browsers are counted apart, so that strangers cannot use up that space.
 */
export type Guard = { readonly strangers: Throttle; readonly known: Throttle }

export function openGuard(): Guard {
  return { strangers: openThrottle(), known: openThrottle() }
}

const quarterOfAnHour = 900
/** All guesses at one name together are limited more strictly than those from one place. */
const hour = 3600

/**
 * Evaluates one attempt at a PIN or password. It is counted before it is evaluated, so a burst gains nothing. Refuses
 * `login_throttled`, `too_many_requests` when too many wait to be evaluated, and `login_failed`, which is the same for
 * an unknown name and a wrong secret.
 *
 * @param ask.name the name entered, as it is counted
 * @param ask.employeeId whose it is, if known
 * @param ask.accept what a right secret gives access to; undefined counts as a wrong secret
 */
export function guess<R>(
  guard: Guard,
  context: Pick<Context, 'tenant' | 'request'>,
  ask: {
    name: string
    employeeId: string | undefined
    secret: string
    stored: string | undefined
    accept: () => R | undefined
  },
): Promise<R> {
  return counted(guard, context, ask, async who =>
    (await secretMatches(ask.secret, ask.stored, who)) ? ask.accept() : undefined,
  )
}

/**
 * Evaluates one attempt at something that proves who somebody is, counted before it is evaluated. Refuses
 * `login_throttled`, `login_failed`, and whatever evaluating refuses, which is then no attempt.
 *
 * @param evaluate what it gives access to; undefined counts as wrong
 */
export async function counted<R>(
  guard: Guard,
  { tenant, request }: Pick<Context, 'tenant' | 'request'>,
  ask: { name: string; employeeId: string | undefined },
  evaluate: (who: 'known' | 'stranger') => Promise<R | undefined>,
): Promise<R> {
  const { runtime, catalogue, identity } = tenant.node
  const device = knownDevice(request, tenant.secret)
  const name = `${identity.exhibitorId} ${ask.name}`
  const employee = catalogue.get('employee', ask.employeeId ?? '')
  const about = { who: employee ? `employee:${employee.id}` : 'unknown', address: request.ip }
  const tried: Try = device
    ? guard.known.begin(keysAtKnown(device, name), runtime.now())
    : guard.strangers.begin(keysOfStranger(limitKeyOf(request.ip ?? ''), name), runtime.now())
  const found = await evaluate(device ? 'known' : 'stranger').catch(cause => {
    tried.abandon()
    throw cause
  })
  if (found === undefined) {
    tried.wrong()
    noteSecurity(runtime, 'auth.failed', about)
    if (tried.locks) noteSecurity(runtime, 'auth.locked', about)
    throw new Refusal('login_failed')
  }
  tried.right()
  return found
}

/** Limits both: one address that guesses at many names, and many addresses that guess at one. */
function keysOfStranger(network: string, name: string): TryKey[] {
  return [
    { key: `at ${network} as ${name}`, longestWaitSeconds: quarterOfAnHour, forgives: true },
    { key: `at ${network}`, longestWaitSeconds: quarterOfAnHour, forgives: false },
    { key: `as ${name}`, longestWaitSeconds: hour, forgives: false },
  ]
}

/**
 * An employee known to many browsers gets no more attempts at a colleague's name than one known to a single browser.
 */
function keysAtKnown(device: { id: string; maker: string }, name: string): TryKey[] {
  return [
    { key: `on ${device.id} as ${name}`, longestWaitSeconds: quarterOfAnHour, forgives: true },
    { key: `on ${device.id}`, longestWaitSeconds: quarterOfAnHour, forgives: true },
    { key: `of ${device.maker} as ${name}`, longestWaitSeconds: hour, forgives: true },
  ]
}
