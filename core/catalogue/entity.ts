import type * as z from 'zod'
import type { Permission } from '../access/employee.ts'
import type { Words } from '../i18n/locale.ts'
import type { Entry, EntryFields, EntryKind } from '../journal/entry-fields.ts'
import type { RefusalCode, RefusalDetails } from '../refusal.ts'

type FieldOf<K extends EntryKind> = keyof EntryFields[K] & string

/** What does not fit together in an entry: a refusal, told at one of its fields. */
export type Misfit<Field extends string = string> = {
  code: RefusalCode
  details: RefusalDetails
  field: Field
}

/** What an editable thing is, written once: its fact, its typed reading, its calls and its form are made of this. */
export type Entity<K extends EntryKind = EntryKind> = {
  readonly kind: K
  /** What people may edit of it; each field merges on its own, the newest edit wins. */
  readonly fields: z.ZodObject & z.ZodType<EntryFields[K]>
  /** What an entry has from its creation on, and cannot be used without. */
  readonly essentials: readonly FieldOf<K>[]
  /** Whose it is: all cinemas share it, or it belongs to one, which is itself or stands in its `cinemaId`. */
  readonly scope: 'exhibitor' | 'cinema' | 'screen'
  /** What people call it. */
  name(entry: EntryFields[K]): Words | string
  /**
   * Its calls at `/api/catalogue/<path>`, for whom, and what a new one is where its maker said nothing. Without them it
   * is edited by calls of its own.
   */
  readonly edit?: {
    readonly path: string
    readonly permission: Permission
    readonly fresh: Partial<EntryFields[K]>
    /** Fields that stay as they were at the creation. */
    readonly fixed?: readonly FieldOf<K>[]
    /** Fields whose value only one living entry can have. */
    readonly unique?: readonly FieldOf<K>[]
    /** The refusals of `misfit`. */
    readonly refuses?: readonly RefusalCode[]
    /** What of a whole entry does not fit together. */
    misfit?(fields: EntryFields[K]): Misfit<FieldOf<K>> | undefined
    /** How a field is filled in, where its shape does not say it. */
    readonly inputs?: { readonly [Field in FieldOf<K>]?: 'long' | 'country' | 'timezone' }
    /** Whether it can be set aside and brought back: it needs an `archived` field. */
    readonly archives?: true
  }
  /** Fields that hold the id, or the ids, of another entry. */
  readonly refersTo?: { readonly [Field in FieldOf<K>]?: EntryKind }
  /** What else is of an entry, by the word people know it by; it is kept while there is any. */
  readonly rows?: { readonly [Word in UsedIn]?: RowColumn }
  /** Fields that name a file, which every node fetches; a call of its own sets them. */
  readonly files?: readonly FieldOf<K>[]
  /** What open pages are told when one changes. */
  readonly tells: readonly ('programme.changed' | 'price.changed' | 'vouchers.changed')[]
}

/** What is no entry and may still be of one. */
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

/** Every kind with its own definition. */
export type Entities = { readonly [K in EntryKind]: Entity<K> }

/** A definition where its kind is only known when it runs. */
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

/** An entry where its kind is only known when it runs. */
export type AnyEntry = Readonly<Record<string, unknown>> & { readonly id: string }

/** All definitions as a list, for what treats every kind alike. */
export function anyOf(entities: Entities): readonly AnyEntity[] {
  return Object.values(entities) as unknown as readonly AnyEntity[]
}

/** Whether it is neither deleted nor set aside. */
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
