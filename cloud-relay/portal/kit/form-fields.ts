import * as z from 'zod'
import { setApart, type AnyEntity, type SpecialInput } from '#core/catalogue/entity.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'

/** As many rows as a form offers; the definition's own bound is refused by the server. */
const rowsMost = 12

/** The kind of input of a field. */
export type FieldInput =
  | { as: 'text' | 'email'; maxLength: number }
  | { as: 'words' | 'long_words'; maxLength: number }
  | { as: 'number'; whole: boolean }
  | { as: 'cents' | 'percent' | 'flag' | 'day' | 'country' | 'countries' | 'timezone' | 'age' }
  | {
      as:
        | 'hue'
        | 'weekday'
        | 'time'
        | 'colour'
        | 'plan'
        | 'show'
        | 'shows'
        | 'picture'
        | 'provider'
        | 'printer'
        | 'terminal'
        | 'line_display'
        | 'hand_scanner'
        | 'office'
        | 'site_home'
        | 'hidden'
    }
  | { as: 'blocks' | 'pictures' | 'moment' }
  | { as: 'choice'; options: readonly string[]; numeric: boolean }
  | { as: 'choices' | 'ticks' | 'slip_lines'; options: readonly string[] }
  /** Several fields that are one value. */
  | { as: 'group'; fields: readonly FormField[] }
  /** A list of such values. */
  | { as: 'rows'; fields: readonly FormField[]; most: number }
  | { as: 'texts' }
  | { as: 'reference'; kind: EntryKind; several: boolean }

/** One field of a form, as its definition says. */
export type FormField = {
  /** Its words' name: of a field inside another one, both names with a point between. */
  name: string
  /** Its name in the value it is part of. */
  key: string
  input: FieldInput
  /** It may be left empty, which has a meaning of its own. */
  nullable: boolean
  /** Set when the entry is made and never changed after. */
  fixed: boolean
}

/** The fields of a definition's form, in order; fields with calls of their own are left out. */
export function formFields(entity: AnyEntity): FormField[] {
  const own = ['deleted', 'archived', ...setApart(entity)]
  return Object.entries(entity.fields.shape)
    .filter(([name]) => !own.includes(name))
    .map(([name, schema]) => fieldOf(entity, name, name, schema as z.ZodType))
}

function fieldOf(entity: AnyEntity, name: string, key: string, schema: z.ZodType): FormField {
  const { inner, nullable } = unwrapped(schema)
  const fixed = entity.edit?.fixed?.includes(name) ?? false
  return { name, key, nullable, fixed, input: inputOf(entity, name, inner) }
}

function fieldsIn(entity: AnyEntity, name: string, schema: z.ZodObject): FormField[] {
  return Object.entries(schema.shape).map(([key, part]) =>
    fieldOf(entity, `${name}.${key}`, key, part as z.ZodType),
  )
}

function unwrapped(schema: z.ZodType): { inner: z.ZodType; nullable: boolean } {
  let inner = schema
  let nullable = false
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault) {
    nullable ||= inner instanceof z.ZodNullable
    inner = inner.unwrap() as z.ZodType
  }
  return { inner, nullable }
}

/** Inputs that follow the field's shape; only how they look or name their options is special. */
type ShapedInput = 'long' | 'ticks' | 'language' | 'genre' | 'slip_lines'
const asTheirShape: ReadonlySet<SpecialInput> = new Set<ShapedInput>([
  'long',
  'ticks',
  'language',
  'genre',
  'slip_lines',
])

/** Throws for a shape that forms do not support yet, so that a test notices such a definition. */
function inputOf(entity: AnyEntity, name: string, schema: z.ZodType): FieldInput {
  const kind = entity.refersTo?.[name]
  if (kind) return { as: 'reference', kind, several: schema instanceof z.ZodArray }
  const input = entity.edit?.inputs?.[name]
  if (input === 'country' && schema instanceof z.ZodArray) return { as: 'countries' }
  if (input && !asTheirShape.has(input)) return { as: input as Exclude<SpecialInput, ShapedInput> }
  // People never see it; a new row gets one by itself.
  if (name.endsWith('.id')) return { as: 'hidden' }
  if (schema instanceof z.ZodObject && 'en' in schema.shape)
    return { as: input === 'long' ? 'long_words' : 'words', maxLength: input === 'long' ? 4000 : 120 }
  if (schema instanceof z.ZodBoolean) return { as: 'flag' }
  if (schema instanceof z.ZodNumber) return numberInput(name, schema)
  if (schema instanceof z.ZodEnum)
    return { as: 'choice', options: schema.options as string[], numeric: false }
  if (schema instanceof z.ZodUnion)
    return { as: 'choice', options: schema.options.flatMap(each => literalsOf(each)), numeric: true }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum)
    return { as: severalAs(input), options: severalOf(input, schema.element.options) }
  if (schema instanceof z.ZodObject) return { as: 'group', fields: fieldsIn(entity, name, schema) }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return { as: 'rows', fields: fieldsIn(entity, name, schema.element), most: rowsMost }
  if (schema instanceof z.ZodArray) return { as: 'texts' }
  if (schema instanceof z.ZodISODate) return { as: 'day' }
  if (schema instanceof z.ZodEmail) return { as: 'email', maxLength: 200 }
  if (schema instanceof z.ZodString || schema instanceof z.ZodURL)
    return { as: 'text', maxLength: schema.maxLength ?? 200 }
  throw new Error(`No form field for ${entity.kind}.${name}`)
}

const severalAs = (input: SpecialInput | undefined) =>
  input === 'ticks' || input === 'slip_lines' ? input : 'choices'

/** Of several languages none is “without dialogue”. */
function severalOf(input: SpecialInput | undefined, options: readonly unknown[]): string[] {
  return (options as string[]).filter(option => input !== 'language' || option !== 'none')
}

function numberInput(name: string, schema: z.ZodNumber): FieldInput {
  if (/cents$/i.test(name)) return { as: 'cents' }
  if (/basisPoints$/i.test(name)) return { as: 'percent' }
  return { as: 'number', whole: schema.format === 'safeint' }
}

function literalsOf(schema: unknown): string[] {
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : []
}
