import type { Runtime } from '../journal/identity.ts'

/** Events of the security log: sign-ins, failed sign-ins, refused calls, and what left the house by whose hand. */
export type SecurityEvent =
  | 'auth.signed_in'
  | 'auth.signed_out'
  | 'auth.failed'
  | 'auth.locked'
  | 'auth.refused'
  | 'auth.sessions_ended'
  | 'auth.secret_changed'
  | 'auth.second_step_changed'
  | 'auth.passkey_changed'
  | 'auth.reset_asked'
  | 'auth.person_changed'
  | 'auth.joined'
  | 'device.let_in'
  | 'device.stopped'
  | 'data.exported'
  | 'data.erased'
  | 'tickets.sent_again'
  | 'tickets.opened'
  | 'basket.taken_over'
  | 'administration.signed_in'
  | 'administration.refused'
  | 'administration.link_made'
  | 'administration.blocked'
  | 'administration.unblocked'

const words: Record<SecurityEvent, string> = {
  'auth.signed_in': 'somebody signed in',
  'auth.signed_out': 'somebody signed out',
  'auth.failed': 'a sign-in was wrong',
  'auth.locked': 'after too many wrong tries the next one has to wait',
  'auth.refused': 'somebody asked for what their role or cinema does not allow',
  'auth.sessions_ended': 'somebody ended all their sessions',
  'auth.secret_changed': 'a PIN or password was set',
  'auth.second_step_changed': 'a second step of signing in was set or removed',
  'auth.passkey_changed': 'a passkey was added or removed',
  'auth.reset_asked': 'somebody asked for a link to set a password',
  'auth.joined': 'somebody joined their sign-ins at two exhibitors',
  'auth.person_changed': 'somebody was shut out or let in again',
  'device.let_in': 'a device was let in',
  'device.stopped': 'a device was logged out or blocked',
  'data.exported': 'data was taken out as a file',
  'data.erased': 'a person was erased',
  'tickets.sent_again': 'somebody mailed the tickets of an order again',
  'tickets.opened': 'somebody opened the tickets of an order',
  'basket.taken_over': 'a basket was taken over at another register',
  'administration.signed_in': 'an administrator of the relay signed in',
  'administration.refused': 'somebody without its secret tried to administer the relay',
  'administration.link_made': 'an administrator made a founding link',
  'administration.blocked': 'an administrator blocked an exhibitor',
  'administration.unblocked': 'an administrator made an exhibitor active again',
}

/**
 * One line of the security log.
 *
 * @param about.who `employee:<id>`, or `unknown`: never the typed name, which may be a password in the wrong field
 */
export function noteSecurity(
  runtime: Pick<Runtime, 'log'>,
  event: SecurityEvent,
  about: { who: string; address: string | undefined } & Record<string, string | undefined>,
): void {
  runtime.log.info({ event, ...about }, words[event])
}
