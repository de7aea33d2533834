import { changeEntry } from '../catalogue/change-entry.ts'
import { createEntry } from '../catalogue/commands.ts'
import { anyOf } from '../catalogue/entity.ts'
import { entities } from '../entities.ts'
import type { EntryKind } from '../journal/entry-fields.ts'
import type { Tx } from '../journal/node.ts'
import { setPasswordHash } from '../people/commands.ts'
import { instantOf } from '../programme/day.ts'
import { requireFit } from '../training/commands.ts'
import type { FoundingForm } from './contract.ts'
import { countryStarts } from './countries.ts'
import { shortNameOf } from './names.ts'
import { administratorId, standardRoles } from './roles.ts'

/** What a form says of a new exhibitor, without its secrets. */
export type Founding = Omit<FoundingForm, 'secret' | 'password' | 'passwordConfirmation' | 'host'>

/**
 * The first facts of an exhibitor: itself, the standard roles, and its first manager, who may do everything and signs in
 * with mail and password; and until when it trains. Refuses `invalid_input` as every creation of an entry does, and for a
 * first day that is past or too far away.
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
  if (form.firstDay)
    changeEntry(tx, 'exhibitor', form.shortName, { trainingUntil: trainingEnd(form, tx.nowMs) })
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

/** When the first day that counts begins: with the business day, by the clock of the country. */
function trainingEnd({ firstDay, country }: Pick<Founding, 'country' | 'firstDay'>, nowMs: number): string {
  const { timezone } = countryStarts[country]
  const until = new Date(instantOf(firstDay!, '05:00', timezone, 0)).toISOString()
  requireFit(until, nowMs, 'firstDay')
  return until
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
