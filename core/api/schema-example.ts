/** The part of JSON Schema that contracts become. */
export type JsonSchema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  description?: string
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

/** Texts of a cinema; the first that fits a field's pattern and length is its example. */
const texts = [
  'Lumière',
  '20:15',
  '2026-11-21',
  'lumiere',
  'L-1417',
  '123456',
  'B-4829',
  '2FHK7QXW9M',
  'ada@visitor.example',
  'https://foyer.example/trailer',
  'en',
  'LU',
  'box-a1b2c3d4',
  '#7a1f2b',
  'a'.repeat(64),
  'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG',
  '0192f3a0-6c1e-7b52-9d3a-5f2b7c1e8a40',
]
const byFormat: Record<string, string> = {
  uuid: '0192f3a0-6c1e-7b52-9d3a-5f2b7c1e8a40',
  date: '2026-11-21',
  'date-time': '2026-11-21T20:15:00Z',
  email: 'ada@visitor.example',
  uri: 'https://foyer.example',
}

/**
 * One value that a schema takes, with all that must be there and the choices that say most.
 *
 * @param name what the field is called, which says what its text is where the schema does not
 */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (Array.isArray(schema.type))
    return exampleOf({ ...schema, type: schema.type.find(type => type !== 'null') ?? 'null' }, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? choices[0]!, name)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(each => exampleOf(each)))
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'array') return listOf(schema, name)
  if (schema.type === 'string') return textOf(schema, name)
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema)
  return schema.type === 'boolean' ? true : null
}

function objectOf({ properties = {}, additionalProperties, propertyNames }: JsonSchema): unknown {
  const entries = Object.entries(properties).map(([name, each]) => [name, exampleOf(each, name)])
  if (entries.length || typeof additionalProperties !== 'object') return Object.fromEntries(entries)
  return { [String(propertyNames ? exampleOf(propertyNames) : 'name')]: exampleOf(additionalProperties) }
}

function listOf({ items, prefixItems, minItems = 1, maxItems }: JsonSchema, name: string): unknown[] {
  if (prefixItems) return prefixItems.map(each => exampleOf(each))
  if (!items || maxItems === 0) return []
  return Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, name))
}

function textOf(schema: JsonSchema, name: string): string {
  const { format, pattern, minLength = 0, maxLength = Infinity } = schema
  const known = byFormat[format ?? '']
  if (known) return known
  const fits = pattern ? new RegExp(pattern, 'u') : null
  const fit = [byName(name), ...texts].find(
    each => each.length >= minLength && each.length <= maxLength && (!fits || fits.test(each)),
  )
  return fit ?? 'x'.repeat(Math.max(1, minLength))
}

/** Ids and instants are texts to the contract; their names say what they are. */
function byName(name: string): string {
  if (/(^id|Ids?)$/.test(name)) return byFormat['uuid']!
  if (/(At|since|now|start|until)$/i.test(name)) return byFormat['date-time']!
  return /^day$|Day$/.test(name) ? byFormat['date']! : 'Lumière'
}

function numberOf({ minimum, exclusiveMinimum, maximum }: JsonSchema): number {
  const least = Math.max(minimum ?? -Infinity, (exclusiveMinimum ?? -Infinity) + 1)
  const usual = Number.isFinite(least) && least > 1 ? least : 1
  return maximum !== undefined && maximum < usual ? maximum : usual
}
