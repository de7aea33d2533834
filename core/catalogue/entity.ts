import type * as z from 'zod'
import type { Permission } from '../access/employee.ts'
import type { Module } from '../access/modules.ts'
import type { DeviceEvent, LiveEvent } from '../api/live-events.ts'
import type { Words } from '../i18n/locale.ts'
import type { Entry, EntryFields, EntryKind } from '../journal/entry-fields.ts'
import type { SignedIn } from '../api/mount.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { RefusalCode, RefusalDetails } from '../refusal.ts'

/** Names of the events that carry nothing but their name. */
type PlainEvent<E = Exclude<LiveEvent, DeviceEvent>> = E extends { type: string }
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
  /**
   * Whether all cinemas share it, or it belongs to one: itself, the one in its `cinemaId`, its show's, or the one its id
   * names.
   */
  readonly scope:
    | 'exhibitor'
    | 'cinema'
    | 'screen'
    | 'device'
    | 'rental_adjustment'
    | 'week_template'
    | 'placeholder'
    | 'slip_template'
    | 'automation'
    | 'event'
    | 'settings'
  /** Its name on screens. */
  name(entry: Entry<K>): Words | string
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
    readonly inputs?: { readonly [Field in FieldOf<K>]?: SpecialInput }
    /** Fields that a form shows only while another one has one of some values. */
    readonly onlyWhen?: {
      readonly [Field in FieldOf<K>]?: { readonly field: FieldOf<K>; readonly is: readonly string[] }
    }
    /** Fields that few need: a form shows them folded below the others. */
    readonly folded?: readonly FieldOf<K>[]
    /** Whether every signed-in employee may list them, to choose one in another form; otherwise the permission does. */
    readonly listedFor?: 'staff'
    /** What those see of an entry who may list it and not edit it; all of it when left out. */
    staffView?(entry: Entry<K>): Entry<K>
    /** What the account must have to make and change them; what there is stays readable. */
    readonly module?: Module
    /** Only the relay writes it; a box answers `set_at_relay`. */
    readonly only?: 'relay'
    /** There is one from the beginning, and never another. */
    readonly single?: true
    /** The only ids there can be, in their order. */
    readonly ids?: readonly string[]
    /** Entries there are from the beginning, by their ids, with what they are until somebody changes one; none is deleted. */
    readonly builtIn?: Readonly<Record<string, Partial<EntryFields[K]>>>
    /** Values of a reference that are always there, whether or not somebody has changed them. */
    readonly also?: { readonly [Field in FieldOf<K>]?: readonly string[] }
    /** Fields that calls of their own set. */
    readonly apart?: readonly FieldOf<K>[]
    /** Fields whose value is kept sealed: answers and histories say only that there is one. */
    readonly sealed?: readonly FieldOf<K>[]
    /** Whether an employee sees an entry in lists and may open it; everyone with the permission when left out. */
    sees?(known: Known, by: Caller, entry: Entry<K>): boolean
    /** Rules about who may change what, beside the permission. `before` or `after` is missing where there is none. */
    permits?(
      known: Known,
      by: Caller,
      change: { before?: Entry<K> | undefined; after?: Entry<K> | undefined },
    ): { code: RefusalCode; field?: FieldOf<K> } | undefined
    /** Whether it can be archived: it needs an `archived` field. */
    readonly archives?: true
  }
  /** Fields that hold the id, or the ids, of another entry; one inside rows by both names with a point between. */
  readonly refersTo?: { readonly [Field in FieldOf<K> | `${FieldOf<K>}.${string}`]?: EntryKind }
  /** Fields that hold the id, or the ids, of something planned or drawn. */
  readonly pointsTo?: { readonly [Field in FieldOf<K>]?: RowTable }
  /** Other rows that refer to an entry, by their word on screens; while there are any it cannot be deleted. */
  readonly rows?: { readonly [Word in UsedIn]?: RowColumn }
  /** Shows that are not over and keep it from being archived; the refusal tells how many, and the day of the last. */
  readonly ahead?: { readonly refusal: RefusalCode; readonly column: AheadColumn }
  /**
   * Fields that name a file, which every node fetches; a separate call sets them, but those whose input is a picture.
   * One inside rows by both names with a point between, which the form sets.
   */
  readonly files?: readonly (FieldOf<K> | `${FieldOf<K>}.${string}`)[]
  /** The events sent to open pages when an entry changes; `core/api/out-of-date.ts` says what they read again. */
  readonly tells: readonly PlainEvent[]
}

/** Inputs that a field's shape does not give. */
export type SpecialInput =
  | 'long'
  | 'country'
  | 'timezone'
  | 'plan'
  | 'show'
  | 'shows'
  | 'picture'
  | 'hue'
  | 'weekday'
  | 'time'
  | 'colour'
  | 'ticks'
  | 'provider'
  | 'printer'
  | 'terminal'
  | 'line_display'
  | 'hand_scanner'
  | 'language'
  | 'genre'
  | 'blocks'
  | 'pictures'
  | 'moment'
  | 'age'
  | 'office'
  | 'site_home'
  | 'slip_lines'
  | 'day'

/** Who makes a call, as far as a definition's own rules ask. */
export type Caller = Pick<SignedIn, 'employeeId' | 'permissions' | 'cinemas'>

type Known = { readonly catalogue: Pick<Catalogue, 'get' | 'all'> }

/** Things that are not entries and that an entry may name. */
export type RowTable = 'schedules' | 'arrangements'

/** Things that are not entries and may refer to one. */
export const usedIn = ['vouchers', 'shows', 'boxes', 'payments', 'plans', 'plays'] as const
export type UsedIn = (typeof usedIn)[number]

/** Columns that hold the id of an entry. */
export type RowColumn =
  | 'schedules.cinema_id'
  | 'schedules.screen_id'
  | 'schedules.movie_id'
  | 'schedules.version_id'
  | 'schedules.price_list_id'
  | 'vouchers.voucher_type_id'
  | 'boxes.cinema_id'
  | 'payments.method_id'
  | 'arrangement_classes.class_id'
  | 'spot_plays.spot_id'

/** Columns that tell whose shows are still to come. */
export type AheadColumn = 'schedules.movie_id'

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
    misfit?(fields: unknown): Misfit | undefined
    readonly inputs?: Readonly<Record<string, SpecialInput>>
    readonly onlyWhen?: Readonly<Record<string, { field: string; is: readonly string[] }>>
    readonly archives?: true
    readonly folded?: readonly string[]
    readonly listedFor?: 'staff'
    staffView?(entry: unknown): unknown
    readonly module?: Module
    readonly only?: 'relay'
    readonly single?: true
    readonly ids?: readonly string[]
    readonly builtIn?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
    readonly also?: Readonly<Record<string, readonly string[]>>
    readonly apart?: readonly string[]
    readonly sealed?: readonly string[]
    sees?(known: Known, by: Caller, entry: unknown): boolean
    permits?(
      known: Known,
      by: Caller,
      change: { before?: unknown; after?: unknown },
    ): { code: RefusalCode; field?: string } | undefined
  }
  readonly pointsTo?: Readonly<Record<string, RowTable>>
  readonly refersTo?: Readonly<Record<string, EntryKind>>
  readonly rows?: Entity['rows']
  readonly ahead?: Entity['ahead']
  readonly files?: readonly string[]
  readonly tells: Entity['tells']
}

/** An entry whose kind is only known at run time. */
export type AnyEntry = Readonly<Record<string, unknown>> & { readonly id: string }

/** The values of a field of an entry, or of a field inside its rows, as `refersTo` names them; empty ones left out. */
export function valuesAt(entry: object, path: string): unknown[] {
  const step = (values: unknown[], key: string) =>
    values.flatMap(value => (value as Record<string, unknown> | null)?.[key] ?? [])
  return path.split('.').reduce(step, [entry])
}

/** All definitions as a list, for code that treats every kind alike. */
export function anyOf(entities: Entities): readonly AnyEntity[] {
  return Object.values(entities) as unknown as readonly AnyEntity[]
}

/** Whether a kind has one of the calls that not every kind has. */
export function hasCall(
  { edit, fields }: Pick<AnyEntity, 'edit' | 'fields'>,
  call: 'create' | 'archive' | 'remove',
): boolean {
  if (call === 'create') return !edit?.single
  return call === 'archive' ? edit?.archives === true : 'deleted' in fields.shape
}

/** What an entry begins with: the definition's defaults, and of one that is always there its own. */
export function freshOf({ edit }: Pick<AnyEntity, 'edit'>, id: string): Readonly<Record<string, unknown>> {
  return { ...edit?.fresh, ...edit?.builtIn?.[id] }
}

/** Fields that calls of their own set: neither a form nor the calls about an entry do. */
export function setApart({ files = [], edit }: Pick<AnyEntity, 'files' | 'edit'>): string[] {
  return [...files.filter(name => edit?.inputs?.[name] !== 'picture'), ...(edit?.apart ?? [])]
}

/** Whether it is neither deleted nor archived. */
export function isAlive(entry: object): boolean {
  const { deleted, archived } = entry as { deleted?: boolean; archived?: boolean }
  return !deleted && !archived
}
