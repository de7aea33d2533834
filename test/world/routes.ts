import { globSync } from 'node:fs'
import type { Route } from '#core/api/route.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { anyOf, hasCall, type Entity } from '#core/catalogue/entity.ts'
import { csvCalls } from '#core/csv/contract.ts'
import { importKinds } from '#core/csv/columns.ts'
import { entities } from '#core/entities.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'

const root = new URL('../../', import.meta.url)
const contracts = await Promise.all(
  globSync('core/**/*contract.ts', { cwd: root }).map(
    path => import(new URL(path, root).href) as Promise<object>,
  ),
)

/** Calls that every editable thing has by its definition. */
const ofEntries = anyOf(entities).flatMap(entity => {
  if (!entity.edit) return []
  const { create, archive, remove, ...calls } = entryCalls(entity as unknown as Entity<EntryKind>)
  const some = Object.entries({ create, archive, remove })
  const had = some.filter(([name]) => hasCall(entity, name as 'create' | 'archive' | 'remove'))
  return [...Object.values(calls), ...had.map(([, call]) => call)]
})

/** Every call there is: those of each contract, of each editable thing, and of each file that is taken in. */
export const everyRoute: readonly Route[] = contracts
  .flatMap(contract => Object.values(contract) as unknown[])
  .concat(
    ofEntries,
    importKinds.flatMap(kind => Object.values(csvCalls(kind))),
  )
  .filter((one): one is Route => typeof one === 'object' && one !== null && 'method' in one && 'path' in one)
