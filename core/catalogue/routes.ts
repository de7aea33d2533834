import { worksIn } from '../access/employee.ts'
import type { Context, Mount } from '../api/mount.ts'
import { locales } from '../i18n/locale.ts'
import type { Entry, EntryKind } from '../journal/entry-fields.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import { archiveEntry, createEntry, deleteEntry, editEntry, undoEdit } from './commands.ts'
import { entryCalls, readMissingWords } from './contract.ts'
import { anyOf, hasCall, type AnyEntity, type AnyEntry, type Entities, type Entity } from './entity.ts'
import { homesOfEntry } from './home.ts'
import { historyOf, type EditView } from './history.ts'
import { wordsMissingIn } from './missing-words.ts'
import { anyEntries, anyEntry, usesOf } from './uses.ts'
import { wordsOf } from './words-of.ts'

const editsPerPage = 20
/** Entries without all their translations that are told at once. */
const lackingMost = 300

/** The calls of every kind of entry that has them, on box and relay alike. */
export function catalogueRoutes(mount: Mount, entities: Entities): void {
  const all = anyOf(entities)
  for (const entity of all) if (entity.edit) mountKind(mount, all, entity)

  mount(readMissingWords, (_, context) => {
    const exhibitor = context.tenant.node.catalogue.all('exhibitor')[0]
    const languages = exhibitor?.languages ?? locales
    const lacking = all
      .filter(({ edit }) => edit && context.signedIn!.permissions.includes(edit.permission))
      .flatMap(entity =>
        listed(context, entity).flatMap(entry => {
          const fields = entry['archived'] ? [] : wordsMissingIn(entry, languages)
          const name = wordsOf(entity.name(entry))
          return fields.length ? [{ kind: entity.kind, id: entry.id, name, fields }] : []
        }),
      )
    const entries = lacking.slice(0, lackingMost)
    return { languages: [...languages], entries, more: lacking.length - entries.length }
  })
}

/** An entry whose kind is only known at run time; its contract reduces it to the definition's fields. */
const answerOf = (entity: AnyEntity, entry: AnyEntry) => ({
  entry: withoutSealed(entity, entry) as Entry<EntryKind>,
})

/** What is said of a sealed value. */
const sealedMark = 'sealed'

function withoutSealed(entity: AnyEntity, entry: AnyEntry): AnyEntry {
  const marks = (entity.edit?.sealed ?? []).flatMap(name => (entry[name] ? [[name, sealedMark]] : []))
  return marks.length ? { ...entry, ...Object.fromEntries(marks), id: entry.id } : entry
}

function mountKind(mount: Mount, all: readonly AnyEntity[], entity: AnyEntity): void {
  const calls = entryCalls(entity as unknown as Entity<EntryKind>)

  mountReading(mount, all, entity, calls)

  if (hasCall(entity, 'create'))
    mount(calls.create, async ({ params, body }, context) => {
      requireTheirs(context, entity, { ...body, id: params.id })
      return inTurn(context, entity, tx => createEntry(tx, entity, params.id, body, context.signedIn))
    })

  mount(calls.change, async ({ params, body }, context) => {
    const before = seen(context, entity, params.id)
    requireTheirs(context, entity, { ...before, ...body })
    return inTurn(context, entity, tx => editEntry(tx, entity, params.id, body, context.signedIn))
  })

  mount(calls.undo, async ({ params, body }, context) => {
    seen(context, entity, params.id)
    return inTurn(context, entity, tx => {
      const entry = undoEdit(tx, entity, params.id, body.edit, body.fields, context.signedIn)
      // What stood before may have belonged to another cinema; a refusal takes the undoing back.
      requireTheirs(context, entity, entry)
      return entry
    })
  })

  if (hasCall(entity, 'archive'))
    mount(calls.archive, async ({ params, body }, context) => {
      seen(context, entity, params.id)
      return inTurn(context, entity, tx =>
        archiveEntry(tx, entity, params.id, body.archived, context.signedIn),
      )
    })

  if (hasCall(entity, 'remove'))
    mount(calls.remove, async ({ params }, context) => {
      const { tenant, actor, signedIn } = context
      seen(context, entity, params.id)
      await tenant.node.execute(actor, tx => deleteEntry(tx, all, entity, params.id, signedIn))
      return {}
    })
}

type Calls = ReturnType<typeof entryCalls<EntryKind>>

/** The entries of a kind that somebody sees in lists. */
function listed(context: Context, entity: AnyEntity): readonly AnyEntry[] {
  const { node } = context.tenant
  return anyEntries(node.catalogue, entity.kind).filter(entry => {
    const isTheirs =
      entity.edit?.listedFor ||
      homesOfEntry(node.db, entity, entry).every(
        home => home === null || worksIn(context.signedIn!.cinemas, home),
      )
    return !entry['deleted'] && isTheirs && sees(context, entity, entry)
  })
}

function mountReading(mount: Mount, all: readonly AnyEntity[], entity: AnyEntity, calls: Calls): void {
  mount(calls.list, (_, context) => {
    const { edit } = entity
    const mayEdit = edit !== undefined && context.signedIn!.permissions.includes(edit.permission)
    const view = (entry: AnyEntry) => (mayEdit ? entry : ((edit?.staffView?.(entry) ?? entry) as AnyEntry))
    return { entries: listed(context, entity).map(entry => answerOf(entity, view(entry)).entry) }
  })

  mount(calls.read, ({ params }, context) => {
    const entry = seen(context, entity, params.id)
    return { ...answerOf(entity, entry), uses: usesOf(context.tenant.node, all, entity, params.id) }
  })

  mount(calls.history, ({ params, query }, context) => {
    seen(context, entity, params.id)
    const entry = { kind: entity.kind, id: params.id }
    const page = historyOf(context.tenant.node, entry, { before: query.before, most: editsPerPage })
    return { ...page, edits: page.edits.map(edit => withoutSealedChanges(entity, edit)) }
  })
}

function withoutSealedChanges(entity: AnyEntity, edit: EditView): EditView {
  const mark = (value: unknown) => (value ? sealedMark : value)
  const changes = edit.changes.map(change =>
    entity.edit?.sealed?.includes(change.field)
      ? { ...change, from: mark(change.from), to: mark(change.to) }
      : change,
  )
  return { ...edit, changes }
}

async function inTurn({ tenant, actor }: Context, entity: AnyEntity, command: (tx: Tx) => AnyEntry) {
  return answerOf(entity, await tenant.node.execute(actor, command))
}

/** What somebody makes or changes belongs to cinemas they work in, before and after. */
function requireTheirs({ tenant, signedIn }: Context, entity: AnyEntity, entry: AnyEntry): void {
  const homes = homesOfEntry(tenant.node.db, entity, entry)
  if (homes.some(home => home != null && !worksIn(signedIn!.cinemas, home))) throw new Refusal('not_allowed')
}

/** An entry that the caller may open; for whoever may not see it, it is unknown. */
function seen(context: Context, entity: AnyEntity, id: string): AnyEntry {
  const entry = known(anyEntry(context.tenant.node.catalogue, entity.kind, id))
  if (!sees(context, entity, entry)) throw new Refusal('record_unknown')
  return entry
}

function sees({ tenant, signedIn }: Context, entity: AnyEntity, entry: AnyEntry): boolean {
  return entity.edit?.sees?.(tenant.node, signedIn!, entry) ?? true
}

function known(entry: AnyEntry | undefined): AnyEntry {
  if (!entry) throw new Refusal('record_unknown')
  return entry
}
