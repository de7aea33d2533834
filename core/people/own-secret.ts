import type { SecurityEvent } from '../access/security-log.ts'
import { noteSecurity } from '../access/security-log.ts'
import type { Context } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { guess, type Guard } from './guess.ts'
import { sessionView } from './routes.ts'
import { employeeHere, startSession } from './sessions.ts'
import { passwordOfEmployee, pinHash } from './store.ts'

/**
 * An open page is not enough to change a secret: the current secret is asked for again, and counted like any attempt to
 * sign in.
 */
export async function provenAgain(guard: Guard, context: Context, current: string): Promise<void> {
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
export async function goOn(context: Context, event: SecurityEvent, about: Record<string, string>) {
  const { tenant, signedIn } = context
  const { employeeId, deviceId, factors } = signedIn!
  noteOwn(context, event, { of: `employee:${employeeId}`, ...about })
  const found = employeeHere(tenant.node, employeeId)
  if (!found) throw new Refusal('not_signed_in')
  const device = tenant.node.catalogue.get('device', deviceId ?? '')
  const next = await startSession(context, found, { device, factors })
  return { session: sessionView(next) }
}

/** A line of the security log about what somebody who is signed in did. */
export function noteOwn(
  { tenant, request, signedIn }: Context,
  event: SecurityEvent,
  about: Record<string, string>,
): void {
  const who = `employee:${signedIn!.employeeId}`
  noteSecurity(tenant.node.runtime, event, { who, address: request.ip, ...about })
}
