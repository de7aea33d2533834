import type { Db } from '../../database/sql.ts'
import type { Change } from '../../journal/catalogue-facts.ts'
import { editsOf, stampsOf } from '../../journal/storage/edit-store.ts'
import type { PageFields } from './page.entity.ts'

type Kept = { stamp: string | undefined; slugs: ReadonlySet<string> }

/**
 * Every address a page has had, in any language: what stood on paper or at another website goes on leading to it. Read
 * from its edits, so that nothing else is stored of it, and again only when its address was changed.
 */
export function formerSlugs(db: Db, id: string): ReadonlySet<string> {
  const shelf = (db.memory.get('former-slugs') as Map<string, Kept> | undefined) ?? new Map<string, Kept>()
  db.memory.set('former-slugs', shelf)
  const stamp = stampsOf(db, 'page', id)['slug']
  const known = shelf.get(id)
  if (known && known.stamp === stamp) return known.slugs
  const slugs = new Set(
    editsOf(db, 'page', id).flatMap(({ body }) =>
      Object.values((body as Change<Partial<PageFields>>).fields.slug ?? {}),
    ),
  )
  shelf.set(id, { stamp, slugs })
  return slugs
}
