import type { Apply } from './apply.ts'
import { noteEdit } from './storage/edit-store.ts'

/** An edit of one catalogue entry: only the fields that changed, and the stamp that orders it. */
export type Change<Fields> = { id: string; stamp: string; fields: Partial<Fields> }

/** How tables read `<kind>.changed`. */
export function changes<Fields>(kind: string): Apply<Change<Fields>> {
  return ({ db, catalogue }, fact) => {
    noteEdit(db, fact, kind, fact.body.id)
    catalogue.merge(kind, fact.body.id, fact.body.fields as Record<string, unknown>, fact.body.stamp)
  }
}

/** What an entry has from its creation on, and cannot be used without. */
const essentials: Readonly<Record<string, readonly string[]>> = {
  cinema: ['name', 'timezone'],
  screen: ['name', 'cinemaId', 'arrangementId', 'preShowMinutes', 'cleaningMinutes'],
  movie: ['title', 'runtimeMinutes'],
  version: ['movieId', 'dimension'],
  event: ['title', 'scheduleId'],
  price_rate: ['kind', 'name', 'cents'],
  product: ['name', 'cents', 'vatClass'],
  employee: ['name', 'roleIds'],
  role: ['name', 'permissions'],
  voucher_type: ['title', 'turnCents'],
}

/**
 * Whether the creation of an entry is known here, not only later edits of it. Edits come in streams of their own, and
 * may overtake the creation, or outlive it: such an entry waits in its table, and nobody plans or sells with it.
 */
export function isWhole(kind: string, fields: Record<string, unknown>): boolean {
  return (essentials[kind] ?? []).every(name => fields[name] !== undefined)
}
