import type { AnyEntry } from '#core/catalogue/entity.ts'
import type { FormField } from './form-fields.ts'
import { sameValue, typedOf, valueOf, type Typed } from './typed-value.ts'

type Values = Readonly<Record<string, unknown>>

/** The edited fields of a form: what was typed, and the value when editing began. */
export type Draft = Readonly<Record<string, { typed: Typed; seen: unknown }>>

/** A new form in which some fields are filled in already. */
export function begunWith(fields: readonly FormField[], values: Values): Draft {
  const given = fields.filter(({ name }) => name in values)
  return Object.fromEntries(
    given.map(field => [field.name, { typed: typedOf(field, values[field.name]), seen: undefined }]),
  )
}

/** The current content of a field: what was typed, or the entry's own value, which follows the live one. */
export function shownIn(draft: Draft, field: FormField, entry: Values): Typed {
  return draft[field.name]?.typed ?? typedOf(field, entry[field.name])
}

/** Records what was typed into a field. Typed back to the first value, the field is unedited again. */
export function typedInto(draft: Draft, field: FormField, entry: Values, typed: Typed): Draft {
  const seen = field.name in draft ? draft[field.name]!.seen : entry[field.name]
  const value = valueOf(field, typed)
  const rest = without(draft, field.name)
  if (sameValue(field, seen, entry[field.name]) && value !== undefined && sameValue(field, value, seen))
    return rest
  return { ...rest, [field.name]: { typed, seen } }
}

/** Fields that another user changed to another value after they were edited here: the user must choose. */
export function collisionsOf(draft: Draft, fields: readonly FormField[], entry: Values): FormField[] {
  return fields.filter(field => {
    const touched = draft[field.name]
    if (!touched) return false
    const now = entry[field.name]
    return !sameValue(field, touched.seen, now) && !sameValue(field, valueOf(field, touched.typed), now)
  })
}

/** Keeps what was typed, although the other value is known. */
export function keepingMine(draft: Draft, name: string, entry: Values): Draft {
  return { ...draft, [name]: { typed: draft[name]!.typed, seen: entry[name] } }
}

/** Drops what was typed: the field shows the saved value. */
export function without(draft: Draft, name: string): Draft {
  const { [name]: _, ...rest } = draft
  return rest
}

/** Fields whose input is no valid value. */
export function unreadable(draft: Draft, fields: readonly FormField[]): FormField[] {
  return fields.filter(field => field.name in draft && valueOf(field, draft[field.name]!.typed) === undefined)
}

/** What is sent: the edited fields that differ from the saved values. */
export function changesOf(
  draft: Draft,
  fields: readonly FormField[],
  entry: Values,
): Record<string, unknown> {
  const changed = fields.flatMap(field => {
    const touched = draft[field.name]
    if (!touched) return []
    const value = valueOf(field, touched.typed)
    return sameValue(field, value, entry[field.name]) ? [] : [[field.name, value] as const]
  })
  return Object.fromEntries(changed)
}

/**
 * Fields that differ between two versions of an entry, apart from those edited here, and from those that are as they were
 * saved here: one's own change comes back by the live connection too, before the answer or after it.
 */
export function updatedIn(
  draft: Draft,
  fields: readonly FormField[],
  before: AnyEntry,
  now: AnyEntry,
  saved: AnyEntry | null,
): FormField[] {
  return fields.filter(
    field =>
      !(field.name in draft) &&
      !sameValue(field, before[field.name], now[field.name]) &&
      !(saved && sameValue(field, saved[field.name], now[field.name])),
  )
}
