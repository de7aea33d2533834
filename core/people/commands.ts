import { Refusal } from '../refusal.ts'
import type { SignedIn } from '../api/mount.ts'
import type { Tx } from '../journal/node.ts'
import { changeEntry } from '../catalogue/change-entry.ts'
import type { Employee } from '../access/employee.ts'
import { worksOnlyAt } from '../access/scope.ts'
import { isResponsible, leavesNoAdmin, leavesNobodyNotified, sharesCinema } from './authority.ts'
import type { SecondStep } from './second-step.ts'
import { passwordOf, passwordOfEmployee } from './store.ts'

/**
 * Sets an employee's PIN by its hash and ends their sessions. Refuses `set_at_relay` at a box when the person also
 * works elsewhere.
 */
export function setPinHash(tx: Tx, employeeId: string, hash: string): void {
  requireOwnPeople(tx, employeeId)
  tx.append('exhibitor', 'credential.set', { employeeId, kind: 'pin', stamp: tx.stamp() }, { hash })
}

/** Sets an employee's mail address and password by its hash. Refuses `email_taken`. */
export function setPasswordHash(tx: Tx, employeeId: string, email: string, hash: string): void {
  const owner = passwordOf(tx, email)
  if (owner && owner.employeeId !== employeeId)
    throw new Refusal('email_taken', {}, { email: ['refusal.email_taken'] })
  const secret = { employeeId, kind: 'password', stamp: tx.stamp() } as const
  tx.append('exhibitor', 'credential.set', secret, { email, hash })
}

/**
 * Notes the mail address of somebody who shall set their first password by a mailed link: until then no password fits.
 * Refuses `email_taken`, and `password_there` for somebody who has one. Returns whether the address is new: a link that
 * was mailed to another one is then worthless.
 */
export function setFirstMail(tx: Tx, employeeId: string, email: string): boolean {
  const known = passwordOfEmployee(tx, employeeId)
  if (known?.hash) throw new Refusal('password_there')
  if (known?.email.toLowerCase() === email.toLowerCase()) return false
  setPasswordHash(tx, employeeId, email, '')
  return true
}

/** Sets or removes an employee's second step, which ends their sessions; only the relay does. */
export function setSecondStep(tx: Tx, employeeId: string, second: SecondStep): void {
  const secret = { employeeId, kind: 'second_step', stamp: tx.stamp() } as const
  tx.append('exhibitor', 'credential.set', secret, second)
}

/** Gives somebody a mail address before they have a password: no secret opens it, a mailed link sets one. Refuses `email_taken`. */
export function setMail(tx: Tx, employeeId: string, email: string): void {
  setPasswordHash(tx, employeeId, email, '')
}

/**
 * Blocks an employee, or unblocks them; only the relay can. Refuses `own_account` for one's own account,
 * `last_admin` for the last person who may do everything, `last_notified` for the last one who gets mails for the
 * management, and `set_at_relay`.
 */
export function setActive(tx: Tx, employeeId: string, active: boolean, by: SignedIn): void {
  if (employeeId === by.employeeId) throw new Refusal('own_account')
  const employee = tx.catalogue.get('employee', employeeId)
  if (!employee || employee.active === active) return
  if (!active && leavesNoAdmin(tx, { employee: { ...employee, active } })) throw new Refusal('last_admin')
  if (!active && leavesNobodyNotified(tx, { ...employee, active })) throw new Refusal('last_notified')
  if (active && tx.identity.role === 'box') throw new Refusal('set_at_relay')
  requireOwnPeople(tx, employeeId)
  changeEntry(tx, 'employee', employeeId, { active })
}

/**
 * A box writes only about people who work in its cinema alone (`core/authorship`): the relay would reject facts about
 * others.
 */
function requireOwnPeople(tx: Tx, employeeId: string): void {
  const { role, cinemaId = '' } = tx.identity
  if (role === 'box' && !worksOnlyAt(tx.catalogue, employeeId, cinemaId)) throw new Refusal('set_at_relay')
}

/**
 * Checks who may change whose secrets, so that nobody gains rights by it. The other person must work only in cinemas
 * one works in oneself, and have no right one lacks. Refuses `employee_unknown` for people elsewhere, and
 * `not_allowed`.
 */
export function requireAuthority(known: Pick<Tx, 'catalogue'>, by: SignedIn, employeeId: string): Employee {
  const employee = known.catalogue.get('employee', employeeId)
  if (!employee || !sharesCinema(by, employee)) throw new Refusal('employee_unknown')
  if (!isResponsible(known, by, employee)) throw new Refusal('not_allowed')
  return employee
}
