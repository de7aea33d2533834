import type { EntryFields } from '../journal/entry-fields.ts'
import type { Tx } from '../journal/node.ts'
import { fieldCode } from '../api/field-code.ts'
import { Refusal, type FieldErrors } from '../refusal.ts'
import { changeEntry } from './change-entry.ts'
import { cinemaOf, isAlive, type AnyEntity, type AnyEntry } from './entity.ts'
import { historyOf, valuesBefore } from './history.ts'
import { isKnown } from './store.ts'
import { anyEntries, anyEntry, isUsed, usesOf } from './uses.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Makes an entry from what its maker said and what a new one has by itself. Sent again it is the same creation. Refuses
 * `invalid_input` at the fields, the definition's own misfits, `set_at_relay`, and `request_reused` for an id that is
 * something else.
 */
export function createEntry(tx: Tx, entity: AnyEntity, id: string, said: Values): AnyEntry {
  const values = { ...entity.edit?.fresh, ...said }
  const before = anyEntry(tx.catalogue, entity.kind, id)
  if (before && Object.keys(values).every(name => same(before[name], values[name]))) return before
  if (isKnown(tx.db, entity.kind, id)) throw new Refusal('request_reused')
  requireHere(tx, entity, { ...values, id })
  requireWhole(tx, entity, id, values, Object.keys(values))
  write(tx, entity, id, values)
  return anyEntry(tx.catalogue, entity.kind, id)!
}

/**
 * Changes some fields of an entry; those that are as they were already are left alone. Refuses as a creation does, and
 * `record_unknown` and `record_deleted`.
 */
export function editEntry(tx: Tx, entity: AnyEntity, id: string, said: Values): AnyEntry {
  const before = living(tx, entity, id)
  const changed = Object.keys(said).filter(name => !same(before[name], said[name]))
  const fixed = [...(entity.edit?.fixed ?? []), ...(entity.files ?? [])].filter(name =>
    changed.includes(name),
  )
  refuseFields(Object.fromEntries(fixed.map(name => [name, ['field.fixed']])))
  if (!changed.length) return before
  const after = { ...before, ...said }
  requireHere(tx, entity, after)
  requireWhole(tx, entity, id, after, changed)
  write(tx, entity, id, Object.fromEntries(changed.map(name => [name, said[name]])))
  return anyEntry(tx.catalogue, entity.kind, id)!
}

/**
 * Gives fields the value they had before an edit. Refuses `changed_since` where one of them was changed again, so that
 * nobody takes back what somebody else did later, `nothing_before` for what the creation set, and as an edit does.
 *
 * @param editId as the history names it
 */
export function undoEdit(
  tx: Tx,
  entity: AnyEntity,
  id: string,
  editId: string,
  fields: readonly string[],
): AnyEntry {
  living(tx, entity, id)
  const edit = historyOf(tx, entity, id).find(each => each.id === editId)
  const changes = edit?.changes.filter(({ field }) => fields.includes(field)) ?? []
  if (!edit || changes.length !== fields.length) throw new Refusal('record_unknown')
  if (changes.some(({ stands }) => !stands)) throw new Refusal('changed_since')
  if (edit.created || changes.some(({ field }) => ends.includes(field))) throw new Refusal('nothing_before')
  return editEntry(tx, entity, id, valuesBefore(changes))
}

/** Sets an entry aside, or brings it back. Refuses `record_unknown`, `record_deleted` and `set_at_relay`. */
export function archiveEntry(tx: Tx, entity: AnyEntity, id: string, archived: boolean): AnyEntry {
  const before = living(tx, entity, id)
  requireHere(tx, entity, before)
  if (Boolean(before['archived']) !== archived) write(tx, entity, id, { archived })
  return anyEntry(tx.catalogue, entity.kind, id)!
}

/** Deletes an entry for good; again it stays deleted. Refuses `still_used` while anything refers to it, and `set_at_relay`. */
export function deleteEntry(tx: Tx, all: readonly AnyEntity[], entity: AnyEntity, id: string): void {
  const before = anyEntry(tx.catalogue, entity.kind, id)
  if (!before) throw new Refusal('record_unknown')
  if (before['deleted']) return
  requireHere(tx, entity, before)
  if (isUsed(usesOf(tx, all, entity, id))) throw new Refusal('still_used')
  write(tx, entity, id, { deleted: true })
}

/** Fields that tell how an entry ends: calls of their own set them. */
export const ends: readonly string[] = ['deleted', 'archived']

function living(tx: Tx, entity: AnyEntity, id: string): AnyEntry {
  const entry = anyEntry(tx.catalogue, entity.kind, id)
  if (!entry) throw new Refusal('record_unknown')
  if (entry['deleted']) throw new Refusal('record_deleted')
  return entry
}

/** A box may speak of its own cinema alone; the other side would not believe it anything else. */
function requireHere({ identity }: Tx, entity: AnyEntity, entry: AnyEntry): void {
  const cinemaId = cinemaOf(entity, entry)
  if (identity.role === 'box' && cinemaId !== null && cinemaId !== identity.cinemaId)
    throw new Refusal('set_at_relay')
}

/** Whether an entry is right as a whole; of what it shares with others only the changed fields are looked at. */
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
    const isTaken = others.some(other => values[name] && same(folded(other[name]), folded(values[name])))
    if (changed.includes(name) && isTaken) fields[name] = ['field.taken']
  }
  for (const [name, kind] of Object.entries(entity.refersTo ?? {})) {
    const found = [values[name]].flat().map(each => anyEntry(tx.catalogue, kind, String(each)))
    if (changed.includes(name) && !found.every(entry => entry && isAlive(entry)))
      fields[name] = ['field.gone']
  }
  refuseFields(fields)
  const misfit = entity.edit?.misfit?.(values as never)
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

/** Objects with their keys in one order, as words are written in any. */
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
