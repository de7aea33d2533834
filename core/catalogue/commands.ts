import type { EntryFields } from '../journal/entry-fields.ts'
import type { Tx } from '../journal/node.ts'
import { fieldCode } from '../api/field-code.ts'
import { Refusal, type FieldErrors } from '../refusal.ts'
import { changeEntry } from './change-entry.ts'
import { freshOf, isAlive, setApart, type AnyEntity, type AnyEntry, type Caller, valuesAt } from './entity.ts'
import { homesOfEntry } from './home.ts'
import { editById, valuesBefore } from './history.ts'
import { isKnown, isRow, showsAhead } from './store.ts'
import { anyEntries, anyEntry, isUsed, usesOf } from './uses.ts'

/** Nobody when the system itself edits; its definition's rules about people are then not asked. */
type By = Caller | undefined

type Values = Readonly<Record<string, unknown>>

/**
 * Creates an entry from the given fields and the definition's defaults. Sent again it is the same creation. Refuses
 * `invalid_input` at the fields, the definition's own misfits, `set_at_relay`, what the definition's rules about people refuse, `record_unknown` for an
 * id that such things cannot have, and `request_reused` for one that is used by something else.
 */
export function createEntry(tx: Tx, entity: AnyEntity, id: string, given: Values, by?: By): AnyEntry {
  if (entity.edit?.ids && !entity.edit.ids.includes(id)) throw new Refusal('record_unknown')
  const values = { ...freshOf(entity, id), ...given }
  const fixed = entity.edit?.fixed?.filter(name => name in (entity.edit?.builtIn?.[id] ?? {})) ?? []
  const other = fixed.filter(name => !same(values[name], entity.edit!.builtIn![id]![name]))
  refuseFields(Object.fromEntries(other.map(name => [name, ['field.fixed']])))
  const before = anyEntry(tx.catalogue, entity.kind, id)
  if (before && Object.keys(values).every(name => same(before[name], values[name]))) return before
  if (isKnown(tx.db, entity.kind, id)) throw new Refusal('request_reused')
  requireHere(tx, entity, { ...values, id })
  requireWhole(tx, entity, id, values, Object.keys(values))
  requirePermitted(tx, entity, by, undefined, { ...values, id })
  write(tx, entity, id, values)
  return anyEntry(tx.catalogue, entity.kind, id)!
}

/**
 * Changes some fields of an entry; unchanged ones are left out. Refuses as a creation does, and `record_unknown` and
 * `record_deleted`.
 */
export function editEntry(tx: Tx, entity: AnyEntity, id: string, given: Values, by?: By): AnyEntry {
  const before = living(tx, entity, id)
  const changed = Object.keys(given).filter(name => !same(before[name], given[name]))
  const fixed = [...(entity.edit?.fixed ?? []), ...setApart(entity)].filter(name => changed.includes(name))
  refuseFields(Object.fromEntries(fixed.map(name => [name, ['field.fixed']])))
  if (!changed.length) return before
  const after = { ...before, ...given }
  requireHere(tx, entity, before)
  requireHere(tx, entity, after)
  requireWhole(tx, entity, id, after, changed)
  requirePermitted(tx, entity, by, before, after)
  write(tx, entity, id, Object.fromEntries(changed.map(name => [name, given[name]])))
  return anyEntry(tx.catalogue, entity.kind, id)!
}

/**
 * Gives fields the value they had before an edit. Refuses `changed_since` when one of them was changed again, so that
 * a later edit is not undone by mistake, `nothing_before` for what the creation set or was before that for too
 * long to be looked for, and as an edit does.
 *
 * @param editId as the history names it
 */
export function undoEdit(
  tx: Tx,
  entity: AnyEntity,
  id: string,
  editId: string,
  fields: readonly string[],
  by?: By,
): AnyEntry {
  living(tx, entity, id)
  const edit = editById(tx, { kind: entity.kind, id }, editId)
  const changes = edit?.changes.filter(({ field }) => fields.includes(field)) ?? []
  if (!edit || changes.length !== fields.length) throw new Refusal('record_unknown')
  if (changes.some(({ stands }) => !stands)) throw new Refusal('changed_since')
  if (edit.created || changes.some(({ field, fromKnown }) => !fromKnown || ends.includes(field)))
    throw new Refusal('nothing_before')
  return editEntry(tx, entity, id, valuesBefore(changes), by)
}

/**
 * Archives an entry, or restores it. Refuses `record_unknown`, `record_deleted`, `set_at_relay`, and what the definition's
 * `ahead` refuses while shows of it are to come: how many, and until which day.
 */
export function archiveEntry(tx: Tx, entity: AnyEntity, id: string, archived: boolean, by?: By): AnyEntry {
  const before = living(tx, entity, id)
  requireHere(tx, entity, before)
  requirePermitted(tx, entity, by, before, { ...before, archived })
  if (archived && !before['archived']) requireNothingAhead(tx, entity, id)
  if (Boolean(before['archived']) !== archived) write(tx, entity, id, { archived })
  return anyEntry(tx.catalogue, entity.kind, id)!
}

/**
 * Deletes an entry for good; a second call changes nothing. Refuses `still_used` while anything refers to it,
 * `record_built_in` for one that is always there, and `set_at_relay`.
 */
export function deleteEntry(tx: Tx, all: readonly AnyEntity[], entity: AnyEntity, id: string, by?: By): void {
  const before = anyEntry(tx.catalogue, entity.kind, id)
  if (!before) throw new Refusal('record_unknown')
  if (before['deleted']) return
  requireHere(tx, entity, before)
  if (entity.edit?.builtIn?.[id]) throw new Refusal('record_built_in')
  if (isUsed(usesOf(tx, all, entity, id))) throw new Refusal('still_used')
  requirePermitted(tx, entity, by, before, undefined)
  write(tx, entity, id, { deleted: true })
}

function requireNothingAhead({ db, catalogue, nowMs }: Tx, { ahead }: AnyEntity, id: string): void {
  const shows = ahead && showsAhead(db, ahead.column, id, nowMs)
  if (!shows) return
  const timeZone = catalogue.get('cinema', shows.cinemaId)?.timezone ?? 'UTC'
  // `en-CA` writes a day as YYYY-MM-DD.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(shows.lastMs)
  throw new Refusal(ahead.refusal, { count: shows.many, day })
}

/** Fields that only the calls for deleting and archiving set. */
export const ends: readonly string[] = ['deleted', 'archived']

function living(tx: Tx, entity: AnyEntity, id: string): AnyEntry {
  const entry = anyEntry(tx.catalogue, entity.kind, id)
  if (!entry) throw new Refusal('record_unknown')
  if (entry['deleted']) throw new Refusal('record_deleted')
  return entry
}

/** A box may edit only entries of its own cinema; the relay would not believe others. */
function requireHere({ db, identity }: Tx, entity: AnyEntity, entry: AnyEntry): void {
  if (identity.role === 'relay') return
  const homes = homesOfEntry(db, entity, entry)
  // Settings of no cinema hold in all of them, as what only the relay writes does.
  const isRelays = entity.edit?.only || (entity.scope === 'settings' && homes.includes(null))
  if (isRelays || homes.some(home => home && home !== identity.cinemaId)) throw new Refusal('set_at_relay')
}

function requirePermitted(
  { catalogue }: Tx,
  entity: AnyEntity,
  by: By,
  before: AnyEntry | undefined,
  after: AnyEntry | undefined,
): void {
  const wrong = by && entity.edit?.permits?.({ catalogue }, by, { before, after })
  if (wrong)
    throw new Refusal(wrong.code, {}, wrong.field ? { [wrong.field]: [`refusal.${wrong.code}`] } : {})
}

/** Checks an entry as a whole; references and unique fields only where they changed. */
function requireWhole(
  tx: Tx,
  entity: AnyEntity,
  id: string,
  values: Values,
  changed: readonly string[],
): void {
  const read = entity.fields.safeParse(values)
  const fields: FieldErrors = {}
  for (const issue of read.error?.issues ?? [])
    (fields[issue.path.join('.') || 'general'] ??= []).push(fieldCode(issue))
  const others = anyEntries(tx.catalogue, entity.kind).filter(other => other.id !== id && isAlive(other))
  for (const name of entity.edit?.unique ?? []) {
    const isTaken = others.some(other => values[name] && isShared(other[name], values[name]))
    if (changed.includes(name) && isTaken) fields[name] = ['field.taken']
  }
  for (const [name, kind] of Object.entries(entity.refersTo ?? {})) {
    const field = name.split('.')[0]!
    if (!changed.includes(field)) continue
    const isThere = (each: unknown) => {
      const entry = anyEntry(tx.catalogue, kind, String(each))
      return entry ? isAlive(entry) : (entity.edit?.also?.[field]?.includes(String(each)) ?? false)
    }
    if (!valuesAt(values, name).every(isThere)) fields[field] = ['field.gone']
  }
  for (const [name, table] of Object.entries(entity.pointsTo ?? {}))
    if (changed.includes(name) && !valuesAt(values, name).every(id => !id || isRow(tx.db, table, String(id))))
      fields[name] = ['field.gone']
  refuseFields(fields)
  const misfit = entity.edit?.misfit?.(values)
  if (misfit) throw new Refusal(misfit.code, misfit.details, { [misfit.field]: [`refusal.${misfit.code}`] })
}

function refuseFields(fields: FieldErrors): void {
  if (Object.keys(fields).length) throw new Refusal('invalid_input', {}, fields)
}

function write(tx: Tx, entity: AnyEntity, id: string, fields: Values): void {
  const { id: _, ...rest } = fields as Values & { id?: string }
  changeEntry(tx, entity.kind, id, rest as Partial<EntryFields[typeof entity.kind]>)
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(ordered(a)) === JSON.stringify(ordered(b))
}

/** Whether two values are the same; of texts in several languages, whether any two are. */
function isShared(a: unknown, b: unknown): boolean {
  const each = (value: unknown) => (value && typeof value === 'object' ? Object.values(value) : [value])
  return each(a).some(one => each(b).some(other => same(folded(one), folded(other))))
}

/** Objects with sorted keys, so that they can be compared. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, ordered(part)]),
  )
}

function folded(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toLowerCase() : value
}
