import type { AnyEntry } from '#core/catalogue/entity.ts'
import type { FormField } from './form-fields.ts'
import { sameValue, typedOf, valueOf, type Typed } from './typed-value.ts'

type Values = Readonly<Record<string, unknown>>

/** What somebody has changed in a form, by field: what they typed, and what stood there when they began. */
export type Draft = Readonly<Record<string, { typed: Typed; seen: unknown }>>

/** What stands in a field now: what was typed, or the entry's own value, which follows the live one. */
export function shownIn(draft: Draft, field: FormField, entry: Values): Typed {
  return draft[field.name]?.typed ?? typedOf(field, entry[field.name])
}

/** Takes down what was typed into a field. Typed back to what stood there, it is untouched again. */
export function typedInto(draft: Draft, field: FormField, entry: Values, typed: Typed): Draft {
  const seen = field.name in draft ? draft[field.name]!.seen : entry[field.name]
  const value = valueOf(field, typed)
  const rest = without(draft, field.name)
  if (sameValue(field, seen, entry[field.name]) && value !== undefined && sameValue(field, value, seen))
    return rest
  return { ...rest, [field.name]: { typed, seen } }
}

/** Fields that somebody else changed to another value after they were touched here: a person chooses. */
export function collisionsOf(draft: Draft, fields: readonly FormField[], entry: Values): FormField[] {
  return fields.filter(field => {
    const touched = draft[field.name]
    if (!touched) return false
    const now = entry[field.name]
    return !sameValue(field, touched.seen, now) && !sameValue(field, valueOf(field, touched.typed), now)
  })
}

/** Keeps what was typed, knowing what the other one wrote. */
export function keepingMine(draft: Draft, name: string, entry: Values): Draft {
  return { ...draft, [name]: { typed: draft[name]!.typed, seen: entry[name] } }
}

/** Leaves a field as it stands. */
export function without(draft: Draft, name: string): Draft {
  const { [name]: _, ...rest } = draft
  return rest
}

/** Fields whose letters cannot be read as a value. */
export function unreadable(draft: Draft, fields: readonly FormField[]): FormField[] {
  return fields.filter(field => field.name in draft && valueOf(field, draft[field.name]!.typed) === undefined)
}

/** What is sent: the touched fields that differ from what stands there. */
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

/** Fields that differ between two readings of an entry, apart from those touched here. */
export function updatedIn(
  draft: Draft,
  fields: readonly FormField[],
  before: AnyEntry,
  now: AnyEntry,
): FormField[] {
  return fields.filter(
    field => !(field.name in draft) && !sameValue(field, before[field.name], now[field.name]),
  )
}
