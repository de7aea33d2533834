import { Refusal } from '../refusal.ts'
import type { SignedIn } from '../api/mount.ts'
import type { Tx } from '../journal/node.ts'
import { changeEntry } from '../catalogue/change-entry.ts'
import type { Employee } from '../access/employee.ts'
import { worksOnlyAt } from '../access/scope.ts'
import { isResponsible, leavesNoAdmin, sharesCinema } from './authority.ts'
import { passwordOf } from './store.ts'

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
 * Blocks an employee, or unblocks them; only the relay can. Refuses `own_account` for one's own account,
 * `last_admin` for the last person who may do everything, and `set_at_relay`.
 */
export function setActive(tx: Tx, employeeId: string, active: boolean, by: SignedIn): void {
  if (employeeId === by.employeeId) throw new Refusal('own_account')
  const employee = tx.catalogue.get('employee', employeeId)
  if (!employee || employee.active === active) return
  if (!active && leavesNoAdmin(tx, { employee: { ...employee, active } })) throw new Refusal('last_admin')
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
