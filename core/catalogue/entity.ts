import type * as z from 'zod'
import type { Permission } from '../access/employee.ts'
import type { LiveEvent } from '../api/live-events.ts'
import type { Words } from '../i18n/locale.ts'
import type { Entry, EntryFields, EntryKind } from '../journal/entry-fields.ts'
import type { RefusalCode, RefusalDetails } from '../refusal.ts'

/** Names of the events that carry nothing but their name. */
type PlainEvent<E = LiveEvent> = E extends { type: string }
  ? Exclude<keyof E, 'type'> extends never
    ? E['type']
    : never
  : never

type FieldOf<K extends EntryKind> = keyof EntryFields[K] & string

/** An inconsistency in an entry: a refusal at one of its fields. */
export type Misfit<Field extends string = string> = {
  code: RefusalCode
  details: RefusalDetails
  field: Field
}

/** The definition of an editable thing: its fact, its types, its calls and its form are made from this. */
export type Entity<K extends EntryKind = EntryKind> = {
  readonly kind: K
  /** What people may edit of it; each field merges on its own, the newest edit wins. */
  readonly fields: z.ZodObject & z.ZodType<EntryFields[K]>
  /** Required fields, which the creation sets. */
  readonly essentials: readonly FieldOf<K>[]
  /** Whether all cinemas share it, or it belongs to one: itself, or the one in its `cinemaId`. */
  readonly scope: 'exhibitor' | 'cinema' | 'screen'
  /** Its name on screens. */
  name(entry: EntryFields[K]): Words | string
  /**
   * Its calls at `/api/catalogue/<path>`, their permission, and a new entry's defaults. Without it the kind has
   * separately written calls.
   */
  readonly edit?: {
    readonly path: string
    readonly permission: Permission
    readonly fresh: Partial<EntryFields[K]>
    /** Fields that cannot change after the creation. */
    readonly fixed?: readonly FieldOf<K>[]
    /** Fields whose value only one living entry can have. */
    readonly unique?: readonly FieldOf<K>[]
    /** The refusals of `misfit`. */
    readonly refuses?: readonly RefusalCode[]
    /** Checks a complete entry for inconsistencies. */
    misfit?(fields: EntryFields[K]): Misfit<FieldOf<K>> | undefined
    /** A field's form input, when its shape does not decide it. */
    readonly inputs?: { readonly [Field in FieldOf<K>]?: 'long' | 'country' | 'timezone' }
    /** Whether it can be archived: it needs an `archived` field. */
    readonly archives?: true
  }
  /** Fields that hold the id, or the ids, of another entry. */
  readonly refersTo?: { readonly [Field in FieldOf<K>]?: EntryKind }
  /** Other rows that refer to an entry, by their word on screens; while there are any it cannot be deleted. */
  readonly rows?: { readonly [Word in UsedIn]?: RowColumn }
  /** Fields that name a file, which every node fetches; a separate call sets them. */
  readonly files?: readonly FieldOf<K>[]
  /** The events sent to open pages when an entry changes; `core/api/out-of-date.ts` says what they read again. */
  readonly tells: readonly PlainEvent[]
}

/** Things that are not entries and may refer to one. */
export const usedIn = ['vouchers', 'shows', 'boxes'] as const
export type UsedIn = (typeof usedIn)[number]

/** Columns that hold the id of an entry. */
export type RowColumn =
  | 'schedules.cinema_id'
  | 'schedules.screen_id'
  | 'schedules.movie_id'
  | 'schedules.version_id'
  | 'vouchers.voucher_type_id'
  | 'boxes.cinema_id'

/** Defines an editable thing; `core/entities.ts` lists them all. */
export function defineEntity<K extends EntryKind>(entity: Entity<K>): Entity<K> {
  return entity
}

/** The definition of every kind. */
export type Entities = { readonly [K in EntryKind]: Entity<K> }

/** A definition whose kind is only known at run time. */
export type AnyEntity = {
  readonly kind: EntryKind
  readonly fields: z.ZodObject
  readonly essentials: readonly string[]
  readonly scope: Entity['scope']
  name(entry: AnyEntry): Words | string
  readonly edit?: {
    readonly path: string
    readonly permission: Permission
    readonly fresh: Readonly<Record<string, unknown>>
    readonly fixed?: readonly string[]
    readonly unique?: readonly string[]
    misfit?(fields: never): Misfit | undefined
    readonly inputs?: Readonly<Record<string, string>>
    readonly archives?: true
  }
  readonly refersTo?: Readonly<Record<string, EntryKind>>
  readonly rows?: Entity['rows']
  readonly files?: readonly string[]
  readonly tells: Entity['tells']
}

/** An entry whose kind is only known at run time. */
export type AnyEntry = Readonly<Record<string, unknown>> & { readonly id: string }

/** All definitions as a list, for code that treats every kind alike. */
export function anyOf(entities: Entities): readonly AnyEntity[] {
  return Object.values(entities) as unknown as readonly AnyEntity[]
}

/** Whether it is neither deleted nor archived. */
export function isAlive(entry: object): boolean {
  const { deleted, archived } = entry as { deleted?: boolean; archived?: boolean }
  return !deleted && !archived
}

/** The cinema an entry belongs to; null where all cinemas share it. */
export function cinemaOf(
  { scope }: Pick<AnyEntity, 'scope'>,
  entry: Entry<EntryKind> | AnyEntry,
): string | null {
  if (scope === 'exhibitor') return null
  if (scope === 'cinema') return entry.id
  return (entry as { cinemaId?: string }).cinemaId ?? null
}
