import { homeOfSettings, homesOfEvent } from '../access/scope.ts'
import type { Home } from '../access/store.ts'
import type { Db } from '../database/sql.ts'
import type { AnyEntity } from './entity.ts'

/**
 * The cinemas an entry belongs to: one, but an event is in those of all its shows. Null where all cinemas share it,
 * undefined where it names none that is known here.
 */
export function homesOfEntry(
  db: Db,
  { scope }: Pick<AnyEntity, 'scope'>,
  entry: Readonly<Record<string, unknown>>,
): Home[] {
  const named = (field: string) => (entry[field] === undefined ? undefined : String(entry[field]))
  if (scope === 'exhibitor') return [null]
  if (scope === 'cinema') return [named('id')]
  if (scope === 'event') return homesOfEvent(db, entry)
  if (scope === 'settings') return [homeOfSettings(named('id') ?? '')]
  return [named('cinemaId')]
}
