import { worksIn } from '../access/employee.ts'
import type { Mount } from '../api/mount.ts'
import type { EntryKind } from '../journal/entry-fields.ts'
import { Refusal } from '../refusal.ts'
import { archiveEntry, createEntry, deleteEntry, editEntry, undoEdit } from './commands.ts'
import { entryCalls } from './contract.ts'
import { anyOf, cinemaOf, type AnyEntity, type AnyEntry, type Entities, type Entity } from './entity.ts'
import { historyOf } from './history.ts'
import { anyEntries, anyEntry, usesOf } from './uses.ts'

const editsPerPage = 20

/** The calls of every kind of entry that has them, on box and relay alike. */
export function catalogueRoutes(mount: Mount, entities: Entities): void {
  const all = anyOf(entities)
  for (const entity of all) if (entity.edit) mountKind(mount, all, entity)
}

/** An entry whose kind is only known at run time; its contract reduces it to the definition's fields. */
const told = (entry: AnyEntry) => ({ entry: entry as never })

function mountKind(mount: Mount, all: readonly AnyEntity[], entity: AnyEntity): void {
  const calls = entryCalls(entity as unknown as Entity<EntryKind>)

  mount(calls.list, (_, { tenant, signedIn }) => {
    const entries = anyEntries(tenant.node.catalogue, entity.kind).filter(entry => {
      const cinemaId = cinemaOf(entity, entry)
      return !entry['deleted'] && (cinemaId === null || worksIn(signedIn!.cinemas, cinemaId))
    })
    return { entries: entries as never }
  })

  mount(calls.read, ({ params }, { tenant: { node } }) => {
    const entry = known(anyEntry(node.catalogue, entity.kind, params.id))
    return { ...told(entry), uses: usesOf(node, all, entity, params.id) }
  })

  mount(calls.history, ({ params, query }, { tenant: { node } }) => {
    known(anyEntry(node.catalogue, entity.kind, params.id))
    return historyOf(node, { kind: entity.kind, id: params.id }, { before: query.before, most: editsPerPage })
  })

  mount(calls.create, async ({ params, body }, { tenant, actor }) =>
    told(await tenant.node.execute(actor, tx => createEntry(tx, entity, params.id, body))),
  )

  mount(calls.change, async ({ params, body }, { tenant, actor }) =>
    told(await tenant.node.execute(actor, tx => editEntry(tx, entity, params.id, body))),
  )

  mount(calls.undo, async ({ params, body }, { tenant, actor }) =>
    told(await tenant.node.execute(actor, tx => undoEdit(tx, entity, params.id, body.edit, body.fields))),
  )

  if (entity.edit?.archives)
    mount(calls.archive, async ({ params, body }, { tenant, actor }) =>
      told(await tenant.node.execute(actor, tx => archiveEntry(tx, entity, params.id, body.archived))),
    )

  if ('deleted' in entity.fields.shape)
    mount(calls.remove, async ({ params }, { tenant, actor }) => {
      await tenant.node.execute(actor, tx => deleteEntry(tx, all, entity, params.id))
      return {}
    })
}

function known(entry: AnyEntry | undefined): AnyEntry {
  if (!entry) throw new Refusal('record_unknown')
  return entry
}
