import * as z from 'zod'
import { exampleOf, type JsonSchema } from './schema-example.ts'

/** One line of a request or answer: how deep it stands, what it is, and whether it may be left out. */
type Field = { depth: number; name: string; type: string; isOptional: boolean; about: string }

/** Deeper than this a page names the type alone; the machine-readable description has all of it. */
const deepest = 4

export type Contents = { fields: Field[]; example: unknown }

/**
 * What a contract's schema takes or gives, line by line, and an example of it; null for what is empty.
 *
 * @param direction a default may be left out of a request and is always in an answer
 */
export function contentsOf(schema: z.ZodType, direction: 'input' | 'output'): Contents | null {
  const json = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' }) as JsonSchema
  const fields = fieldsOf(json, 0)
  return fields.length ? { fields, example: exampleOf(json) } : null
}

function fieldsOf(schema: JsonSchema, depth: number): Field[] {
  if (depth > deepest) return []
  const inner = insideOf(schema)
  return Object.entries(inner.properties ?? {}).flatMap(([name, each]) => [
    {
      depth,
      name,
      type: typeOf(each),
      isOptional: !(inner.required ?? []).includes(name),
      about: each.description ?? '',
    },
    ...fieldsOf(each, depth + 1),
  ])
}

/** What holds the fields of a list's items, or of what may be null. */
function insideOf(schema: JsonSchema): JsonSchema {
  if (schema.items && !Array.isArray(schema.items)) return insideOf(schema.items)
  const choices = choicesOf(schema).filter(({ type }) => type !== 'null')
  return choices.length === 1 ? insideOf(choices[0]!) : (choices.find(each => each.properties) ?? schema)
}

const choicesOf = (schema: JsonSchema) => schema.anyOf ?? schema.oneOf ?? []

/** `text, 1 to 40 characters`, `whole number, 0 or more`, `list of …`, `one of "a", "b"`. */
function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return `one of ${schema.enum.map(each => JSON.stringify(each)).join(', ')}`
  const choices = choicesOf(schema)
  if (Array.isArray(schema.type)) return schema.type.map(type => typeOf({ ...schema, type })).join(' or ')
  if (choices.length) return [...new Set(choices.map(typeOf))].join(' or ')
  if (schema.type === 'array')
    return `list of ${schema.items ? typeOf(schema.items) : 'anything'}${rangeOf(schema.minItems, schema.maxItems, '')}`
  if (schema.type === 'string')
    return (
      (formats[schema.format ?? ''] ?? 'text') + rangeOf(schema.minLength, schema.maxLength, ' characters')
    )
  if (schema.type === 'integer' || schema.type === 'number')
    return (
      (schema.type === 'integer' ? 'whole number' : 'number') + rangeOf(schema.minimum, schema.maximum, '')
    )
  return kinds[String(schema.type)] ?? 'anything'
}

const kinds: Record<string, string> = { boolean: 'true or false', null: 'null', object: 'object' }
const formats: Record<string, string> = {
  uuid: 'UUID',
  date: 'date, YYYY-MM-DD',
  'date-time': 'instant, ISO 8601',
  email: 'mail address',
  uri: 'web address',
}

/** Zod writes the bounds of safe integers, which say nothing. */
function rangeOf(least: number | undefined, most: number | undefined, unit: string): string {
  const from = least !== undefined && Math.abs(least) < Number.MAX_SAFE_INTEGER ? least : undefined
  const to = most !== undefined && Math.abs(most) < Number.MAX_SAFE_INTEGER ? most : undefined
  if (from !== undefined && to !== undefined) return `, ${from} to ${to}${unit}`
  if (from !== undefined) return `, ${from} or more${unit}`
  return to === undefined ? '' : `, at most ${to}${unit}`
}
