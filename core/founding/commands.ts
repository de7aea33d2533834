import { createEntry } from '../catalogue/commands.ts'
import { anyOf } from '../catalogue/entity.ts'
import { entities } from '../entities.ts'
import type { EntryKind } from '../journal/entry-fields.ts'
import type { Tx } from '../journal/node.ts'
import { setPasswordHash } from '../people/commands.ts'
import type { FoundingForm } from './contract.ts'
import { shortNameOf } from './names.ts'
import { administratorId, standardRoles } from './roles.ts'

/** What a form says of a new exhibitor, without its secrets. */
export type Founding = Omit<FoundingForm, 'secret' | 'password' | 'passwordConfirmation' | 'host'>

/**
 * The first facts of an exhibitor: itself, the standard roles, and its first manager, who may do everything and signs in
 * with mail and password. Refuses `invalid_input` as every creation of an entry does.
 *
 * @param passwordHash as `hashSecret` makes it
 */
export function foundExhibitor(tx: Tx, form: Founding, passwordHash: string): void {
  const { tradeName, country, languages, email } = form
  const make = (kind: EntryKind, id: string, given: Readonly<Record<string, unknown>>) =>
    createEntry(
      tx,
      anyOf(entities).find(entity => entity.kind === kind)!,
      id,
      given,
    )
  make('exhibitor', form.shortName, { ...usual, tradeName, country, languages, email })
  for (const { id, name, color, permissions, everything } of standardRoles)
    make('role', id, { name: name[languages[0]!], color, permissions, ...(everything && { everything }) })
  const id = employeeIdOf(form.name)
  make('employee', id, {
    name: form.name,
    roleIds: [administratorId],
    portalAccess: true,
    receivesManagementNotifications: true,
  })
  setPasswordHash(tx, id, email, passwordHash)
}

/** What an exhibitor begins with and changes on its own page: the day turns at 5:00, the cine week on Wednesday. */
const usual = {
  vatNumber: '',
  phone: '',
  accentHue: 75,
  midnightOffsetMinutes: 300,
  cineWeekStartsOn: 3,
  holdSeconds: 600,
  features: { tickets: true, vouchers: true, newsletters: false },
}

/** Readable in the journal; a name without letters of ours still has an id. */
function employeeIdOf(name: string): string {
  const id = shortNameOf(name)
  return id.length >= 3 ? id : 'first-manager'
}
