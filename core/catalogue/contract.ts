import * as z from 'zod'
import type { Permission } from '../access/employee.ts'
import type { Module } from '../access/modules.ts'
import type { Concerns } from '../access/scope.ts'
import { route, type CallScope } from '../api/route.ts'
import { locales } from '../i18n/locale.ts'
import { wordsSchema } from '../i18n/words.ts'
import type { Entry, EntryFields, EntryKind } from '../journal/entry-fields.ts'
import type { RefusalCode } from '../refusal.ts'
import { setApart, usedIn, type AnyEntity, type Entity } from './entity.ts'

const entryId = z.string().regex(/^[a-z0-9-]{3,64}$/i)
const oneOf = z.object({ id: z.string().max(100) })

/** Told by its name; the documentation cannot describe what is only checked by types. */
const entryKind = z.string() as unknown as z.ZodType<EntryKind>

const uses = z.object({
  entries: z.array(z.object({ kind: entryKind, id: z.string(), name: wordsSchema })),
  rows: z.array(z.object({ what: z.enum(usedIn), count: z.int() })),
})

const edit = z.object({
  id: z.string(),
  at: z.string(),
  /** Null when no signed-in employee did it. */
  who: z.string().nullable(),
  where: z.enum(['cinema', 'cloud']),
  cinema: z.string().nullable(),
  /** The register or scanner it was done at; null in the portal. */
  device: z.string().nullable(),
  created: z.boolean(),
  changes: z.array(
    z.object({
      field: z.string(),
      from: z.unknown().optional(),
      /** False where the value before was written so long ago that it was not looked for. */
      fromKnown: z.boolean(),
      to: z.unknown(),
      /** The field has not changed since, so the edit can be undone. */
      stands: z.boolean(),
    }),
  ),
})

/** The calls of one kind of entry, made from its definition. */
export function entryCalls<K extends EntryKind>(entity: Entity<K>) {
  const known = made.get(entity)
  if (known) return known as ReturnType<typeof makeCalls<K>>
  const calls = makeCalls(entity)
  made.set(entity, calls)
  return calls
}

const made = new WeakMap<object, unknown>()

function makeCalls<K extends EntryKind>(entity: Entity<K>) {
  if (!entity.edit) throw new Error(`${entity.kind} has calls of its own`)
  const parts = { ...entity.edit, ...shapesOf(entity), about: aboutOne(entity) }
  return { ...readingCalls(parts), ...writingCalls(parts) }
}

/** The shapes that the calls of one kind are made of. */
type Parts<K extends EntryKind> = ReturnType<typeof shapesOf<K>> & {
  path: string
  permission: Permission
  listedFor?: 'staff'
  refuses?: readonly RefusalCode[]
  about: ReturnType<typeof aboutOne>
  module?: Module
}

function readingCalls<K extends EntryKind>({ path, permission, listedFor, entry, about }: Parts<K>) {
  const all = `/api/catalogue/${path}`
  const one = { access: permission, ...about, params: oneOf, refusals: ['record_unknown'] } as const
  return {
    list: route({
      method: 'GET',
      path: all,
      summary: `${path}: all that are not deleted, also those set aside, by their ids`,
      access: listedFor ?? permission,
      scope: 'lists',
      answer: z.object({ entries: z.array(entry) }),
    }),
    read: route({
      ...one,
      method: 'GET',
      path: `${all}/:id`,
      summary: `${path}: one, with what it is used in`,
      answer: z.object({ entry, uses }),
    }),
    history: route({
      ...one,
      method: 'GET',
      path: `${all}/:id/history`,
      summary: `${path}: who changed what of one and when, newest first, 20 edits a page`,
      query: z.object({ before: z.string().max(200).optional() }),
      answer: z.object({ edits: z.array(edit), next: z.string().nullable() }),
    }),
  }
}

function writingCalls<K extends EntryKind>({
  path,
  permission,
  refuses = [],
  entry,
  given,
  about,
  module,
}: Parts<K>) {
  const one = {
    access: permission,
    module,
    ...about,
    path: `/api/catalogue/${path}/:id`,
    params: oneOf,
  } as const
  const wrong: RefusalCode[] = ['record_unknown', 'record_deleted', 'set_at_relay']
  const answer = z.object({ entry })
  return {
    create: route({
      ...one,
      method: 'PUT',
      summary: `${path}: makes one; what is left out is as the definition says`,
      params: z.object({ id: entryId }),
      body: given,
      answer,
      refusals: ['request_reused', 'record_unknown', 'set_at_relay', ...refuses],
    }),
    change: route({
      ...one,
      method: 'PATCH',
      summary: `${path}: changes some fields of one; each merges on its own`,
      body: given,
      answer,
      refusals: [...wrong, ...refuses],
    }),
    undo: route({
      ...one,
      method: 'POST',
      path: `${one.path}/undo`,
      summary: `${path}: gives fields the value they had before an edit`,
      body: z.strictObject({
        edit: z.string().max(200),
        fields: z.array(z.string().max(60)).min(1).max(60),
      }),
      answer,
      refusals: [...wrong, 'changed_since', 'nothing_before', ...refuses],
    }),
    archive: route({
      ...one,
      method: 'POST',
      path: `${one.path}/archive`,
      summary: `${path}: sets one aside, or brings it back`,
      body: z.strictObject({ archived: z.boolean() }),
      answer,
      refusals: [...wrong, ...refuses],
    }),
    remove: route({
      ...one,
      method: 'DELETE',
      summary: `${path}: deletes one for good, which is refused while anything refers to it`,
      answer: z.object({}),
      refusals: ['record_unknown', 'record_built_in', 'still_used', 'set_at_relay', ...refuses],
    }),
  }
}

/** An entry as answered, and the fields that may be given: all but those that other calls set. */
function shapesOf<K extends EntryKind>(entity: Entity<K>) {
  const { fields } = entity
  const own = ['deleted', 'archived', ...setApart(entity as unknown as AnyEntity)]
  const open = Object.entries(fields.shape).filter(([name]) => !own.includes(name))
  return {
    entry: fields.extend({ id: z.string() }) as unknown as z.ZodType<Entry<K>>,
    given: z.strictObject(Object.fromEntries(open)).partial() as unknown as z.ZodType<
      Partial<EntryFields[K]>
    >,
  }
}

/** What a call about one entry concerns: its cinema, or nothing when all cinemas share it. */
function aboutOne({ scope }: Pick<Entity, 'scope'>): {
  scope?: CallScope
  concerns?: (input: { params: { id: string } }) => Concerns
} {
  if (scope === 'exhibitor') return { scope }
  return { concerns: ({ params: { id } }) => ({ [scope]: id }) }
}

export const readMissingWords = route({
  method: 'GET',
  path: '/api/translations/missing',
  summary:
    'Texts of one’s entries that are not written in every language of the exhibitor’s guests; at most some hundreds',
  access: ['manage_programme', 'manage_prices', 'manage_vouchers', 'manage_settings'],
  scope: 'lists',
  answer: z.object({
    languages: z.array(z.enum(locales)).meta({ description: 'those of its guests, the first one first' }),
    entries: z.array(
      z.object({
        kind: entryKind,
        id: z.string(),
        name: wordsSchema,
        fields: z.array(z.object({ field: z.string(), languages: z.array(z.enum(locales)) })),
      }),
    ),
    /** Entries that lack something and are not listed. */
    more: z.int(),
  }),
})
