import type { Runtime } from '../journal/identity.ts'

/** Events of the security log: sign-ins, failed sign-ins and refused calls. */
export type SecurityEvent =
  | 'auth.signed_in'
  | 'auth.signed_out'
  | 'auth.failed'
  | 'auth.locked'
  | 'auth.refused'
  | 'auth.sessions_ended'
  | 'auth.secret_changed'
  | 'auth.reset_asked'
  | 'auth.person_changed'
  | 'device.let_in'
  | 'device.stopped'
  | 'data.exported'
  | 'data.erased'

const words: Record<SecurityEvent, string> = {
  'auth.signed_in': 'somebody signed in',
  'auth.signed_out': 'somebody signed out',
  'auth.failed': 'a sign-in was wrong',
  'auth.locked': 'after too many wrong tries the next one has to wait',
  'auth.refused': 'somebody asked for what their role or cinema does not allow',
  'auth.sessions_ended': 'somebody ended all their sessions',
  'auth.secret_changed': 'a PIN or password was set',
  'auth.reset_asked': 'somebody asked for a link to set a password',
  'auth.person_changed': 'somebody was shut out or let in again',
  'device.let_in': 'a device was let in',
  'device.stopped': 'a device was logged out or blocked',
  'data.exported': 'data was taken out as a file',
  'data.erased': 'a person was erased',
}

/**
 * One line of the security log.
 *
 * @param about.who `employee:<id>`, or `unknown`: never the typed name, which may be a password in the wrong field
 */
export function noteSecurity(
  runtime: Runtime,
  event: SecurityEvent,
  about: { who: string; address: string | undefined } & Record<string, string | undefined>,
): void {
  runtime.log.info({ event, ...about }, words[event])
}
