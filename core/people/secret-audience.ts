import type { Catalogue } from '../journal/apply.ts'
import { cinemasOf, worksIn } from '../access/employee.ts'

/**
 * Whether an employee's secrets are needed in a cinema: PINs and passwords go to the boxes of the cinemas a person
 * works in, and to no other.
 *
 * @param about whom a private part speaks of, as `secretAbout` names them: `employee:<id>`
 */
export function worksAt(catalogue: Catalogue, about: string, cinemaId: string): boolean {
  const employee = catalogue.get('employee', about.slice(about.indexOf(':') + 1))
  return employee !== undefined && worksIn(cinemasOf(employee), cinemaId)
}
