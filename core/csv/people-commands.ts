import * as z from 'zod'
import type { SignedIn } from '../api/mount.ts'
import type { AnyEntity, AnyEntry } from '../catalogue/entity.ts'
import type { Employee } from '../access/employee.ts'
import type { Tx } from '../journal/node.ts'
import { requireAuthority, setMail } from '../people/commands.ts'
import { employee } from '../people/employee.entity.ts'
import { passwordOf, passwordOfEmployee } from '../people/store.ts'
import type { Cells } from './columns.ts'
import { cellOf, putEntry, readCell, fieldOf, type Taken } from './put-commands.ts'
import { folded, readList, readYesNo, writtenList } from './values.ts'

/** How a file says all cinemas, where an empty cell says nothing. */
const everywhere = '*'

/**
 * A person by their mail address; without one, or while theirs is not known, by their name. Whoever is new has no password:
 * a mailed link sets it.
 */
export function takePerson(tx: Tx, cells: Cells, by: SignedIn): Taken {
  const email = readCell(cells, 'email', readMail, 'field.email')
  const before = knownPerson(tx, cellOf(cells, 'name') ?? '', email)
  const portal = readCell(cells, 'portal', readYesNo, 'field.yes_or_no')
  // Somebody of whom nothing was said may.
  const mayEnter = before ? before['portalAccess'] !== false : undefined
  const fields = {
    name: fieldOf('name', cellOf(cells, 'name')),
    roleIds: fieldOf('roles', readCell(cells, 'roles', idsByName(tx, 'role'), 'field.no_such')),
    cinemaIds: fieldOf('cinemas', readCell(cells, 'cinemas', cinemaIdsOf(tx), 'field.no_such')),
    portalAccess: fieldOf('portal', portal === mayEnter ? undefined : portal),
  }
  const { entry, outcome, changed } = putEntry(tx, employee as unknown as AnyEntity, before, fields, by)
  const name = String(entry['name'])
  if (!email || passwordOfEmployee(tx, entry.id)) return { outcome, name, changed }
  if (before) requireAuthority(tx, by, entry.id)
  setMail(tx, entry.id, email)
  return before ? { outcome: 'changed', name, changed: [...changed, 'email'] } : { outcome, name, changed }
}

function knownPerson(tx: Tx, name: string, email: string | undefined): AnyEntry | undefined {
  const owner = email && passwordOf(tx, email)?.employeeId
  if (owner) return tx.catalogue.get('employee', owner) as unknown as AnyEntry
  const named = tx.catalogue.all('employee').filter(each => folded(each.name) === folded(name))
  const found = named.find(each => !email || !passwordOfEmployee(tx, each.id))
  return found as unknown as AnyEntry | undefined
}

function readMail(text: string): string | undefined {
  const read = z.email().max(200).safeParse(text.trim())
  return read.success ? read.data : undefined
}

/** Entries by their names, as a list in one cell names them; undefined when one of them is not there. */
export function idsByName({ catalogue }: Pick<Tx, 'catalogue'>, kind: 'role' | 'cinema') {
  const all = catalogue.all(kind).filter(each => !('deleted' in each && each.deleted))
  return (text: string): string[] | undefined => {
    const ids = readList(text).map(name => all.find(each => folded(each.name) === folded(name))?.id)
    return ids.every(id => id !== undefined) ? ids : undefined
  }
}

export function cinemaIdsOf(tx: Pick<Tx, 'catalogue'>) {
  const byName = idsByName(tx, 'cinema')
  return (text: string) => (text.trim() === everywhere ? [] : byName(text))
}

/** A person as a row that `takePerson` reads back. */
export function personCells(
  at: Pick<Tx, 'db' | 'keys' | 'catalogue'>,
  person: Employee,
): Record<string, string> {
  const roles = person.roleIds.flatMap(id => at.catalogue.get('role', id)?.name ?? [])
  return {
    name: person.name,
    email: passwordOfEmployee(at, person.id)?.email ?? '',
    roles: writtenList(roles),
    cinemas: writtenCinemas(at, person.cinemaIds),
    portal: person.portalAccess === false ? 'no' : 'yes',
  }
}

export function writtenCinemas({ catalogue }: Pick<Tx, 'catalogue'>, ids: readonly string[] = []): string {
  return ids.length ? writtenList(ids.flatMap(id => catalogue.get('cinema', id)?.name ?? [])) : everywhere
}
