import { changeEntry } from '../catalogue/change-entry.ts'
import { editEntry } from '../catalogue/commands.ts'
import { isAlive, valuesAt, type AnyEntity, type Caller } from '../catalogue/entity.ts'
import { anyEntries } from '../catalogue/uses.ts'
import type { Tx } from '../journal/node.ts'
import { editStamp } from '../journal/storage/edit-store.ts'
import { Refusal } from '../refusal.ts'
import { showsOfMovie } from '../programme/store.ts'

/** Shows that are moved by one press; a film that had more is no slip of the hand. */
export const mergedShowsMost = 300

/**
 * Makes one film of two that are the same one: versions, shows (also those that were played), and whatever else names the
 * one name the other from then on, and the one is deleted. Tickets stay as they are, since they name shows. Answers how
 * many shows came along; sent again it changes nothing.
 *
 * Refuses `movie_unknown`, `merge_itself`, and `merge_too_many` beyond `mergedShowsMost`.
 *
 * @param all the definitions of what may name a film
 */
export function mergeMovies(
  tx: Tx,
  all: readonly AnyEntity[],
  { from, into }: { from: string; into: string },
  by?: Caller,
): number {
  const { catalogue } = tx
  const [gone, kept] = [catalogue.get('movie', from), catalogue.get('movie', into)]
  if (!gone || !kept || kept.deleted) throw new Refusal('movie_unknown')
  if (from === into) throw new Refusal('merge_itself')
  if (gone.deleted) return 0
  const shows = showsOfMovie(tx.db, from, mergedShowsMost + 1)
  if (shows.length > mergedShowsMost) throw new Refusal('merge_too_many', { most: mergedShowsMost })
  for (const { id, deleted, movieId } of catalogue.all('version'))
    if (movieId === from && !deleted) changeEntry(tx, 'version', id, { movieId: into })
  for (const { id, cinemaId } of shows) {
    const fields = { movieId: into }
    const stamp = editStamp(tx, 'schedule', id, fields)
    tx.append(`cinema:${cinemaId}`, 'schedule.changed', { id, stamp, fields })
  }
  for (const entity of all) nameOther(tx, entity, { from, into }, by)
  changeEntry(tx, 'movie', from, { deleted: true })
  return shows.length
}

/** Entries of a kind that name the one film name the other; its versions were moved already. */
function nameOther(
  tx: Tx,
  entity: AnyEntity,
  { from, into }: { from: string; into: string },
  by: Caller | undefined,
): void {
  const fields = Object.entries(entity.refersTo ?? {}).flatMap(([field, kind]) =>
    kind === 'movie' && entity.kind !== 'version' && !field.includes('.') ? field : [],
  )
  for (const entry of fields.length ? anyEntries(tx.catalogue, entity.kind).filter(isAlive) : []) {
    const named = fields.filter(field => valuesAt(entry, field).includes(from))
    if (!named.length) continue
    const values = named.map(field => {
      const value = entry[field]
      if (!Array.isArray(value)) return [field, into]
      return [field, [...new Set(value.map((id: unknown) => (id === from ? into : id)))]]
    })
    editEntry(tx, entity, entry.id, Object.fromEntries(values), by)
  }
}
