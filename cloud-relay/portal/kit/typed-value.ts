import { locales, type Locale } from '#core/i18n/locale.ts'
import type { FormField } from './form-fields.ts'

/** The content of a field while it is edited: a string, one text per language, a tick, several choices, or fields. */
export type Typed =
  string | boolean | readonly string[] | Readonly<Record<Locale, string>> | TypedGroup | readonly TypedGroup[]

/** The content of several fields that are one value, by their keys. */
export type TypedGroup = { readonly [key: string]: Typed }

export type TypedWords = Readonly<Record<Locale, string>>

/** A value as field content. */
export function typedOf({ input }: FormField, value: unknown): Typed {
  switch (input.as) {
    case 'words':
    case 'long_words': {
      const words = (value ?? {}) as Partial<Record<Locale, string>>
      return Object.fromEntries(locales.map(locale => [locale, words[locale] ?? ''])) as TypedWords
    }
    case 'flag':
      return value === true
    case 'slip_lines':
      return (value ?? input.options) as string[]
    case 'choices':
    case 'countries':
    case 'ticks':
    case 'texts':
    case 'shows':
      return (value ?? []) as string[]
    case 'blocks':
    case 'pictures':
      return (value ?? []) as TypedGroup[]
    case 'group':
      return groupOf(input.fields, value)
    case 'rows':
      return ((value ?? []) as unknown[]).map(row => groupOf(input.fields, row))
    case 'percent':
      return typeof value === 'number' ? String(value / 100) : ''
    case 'reference':
      return input.several ? ((value ?? []) as string[]) : String(value ?? '')
    case 'cents':
      return typeof value === 'number' ? (value / 100).toFixed(2) : ''
    case 'time':
      return typeof value === 'number' ? timeText(value) : ''
    default:
      return value === null || value === undefined ? '' : String(value)
  }
}

/** Several fields as the content of their inputs; of a new row all are empty. */
export function groupOf(fields: readonly FormField[], value: unknown): TypedGroup {
  const parts = (value ?? {}) as Record<string, unknown>
  return Object.fromEntries(fields.map(field => [field.key, typedOf(field, parts[field.key])]))
}

function valueOfGroup(fields: readonly FormField[], typed: TypedGroup): object | undefined {
  const values = fields.map(field => [field.key, valueOf(field, typed[field.key] ?? '')] as const)
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values)
}

/** The field's value from its content; undefined where that is not valid. */
export function valueOf({ input, nullable }: FormField, typed: Typed): unknown {
  if (input.as === 'group') return valueOfGroup(input.fields, typed as TypedGroup)
  if (input.as === 'rows') {
    const rows = (typed as readonly TypedGroup[]).map(row => valueOfGroup(input.fields, row))
    return rows.includes(undefined) ? undefined : rows
  }
  if (typeof typed === 'boolean') return typed
  if (typeof typed === 'string') {
    const text = typed.trim()
    if (text === '' && nullable) return null
    if (input.as === 'cents') return centsOf(text)
    if (input.as === 'percent') return percentOf(text)
    if (input.as === 'number') return numberOf(text, input.whole)
    if (input.as === 'time') return minutesOf(text)
    if (input.as === 'hue' || input.as === 'weekday' || input.as === 'age') return numberOf(text, false)
    if (input.as === 'choice') return text === '' ? undefined : input.numeric ? Number(text) : text
    return text
  }
  if (Array.isArray(typed)) return typed
  return wordsOf(typed as TypedWords, nullable)
}

/** Accepts `11`, `11.50` and `11,50`. */
export function centsOf(text: string): number | undefined {
  return /^\d{1,5}([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : undefined
}

/** Accepts `17`, `17.5` and `17,5`: hundredths of a percent. */
export function percentOf(text: string): number | undefined {
  return /^\d{1,3}([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : undefined
}

/** Minutes after midnight as a time of day. */
export function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
}

/** Accepts `6:00`, `06:00` and `6.00`: minutes after midnight. */
export function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

function numberOf(text: string, whole: boolean): number | undefined {
  const shape = whole ? /^-?\d{1,9}$/ : /^-?\d{1,9}([.,]\d{1,9})?$/
  return shape.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** Languages that were left empty fall back to English. */
function wordsOf(typed: TypedWords, nullable: boolean): object | null {
  const filled = locales.filter(locale => locale === 'en' || typed[locale].trim())
  if (nullable && filled.every(locale => !typed[locale].trim())) return null
  return Object.fromEntries(filled.map(locale => [locale, typed[locale].trim()]))
}

/** Languages without a text. */
export function missingIn(typed: TypedWords): Locale[] {
  return locales.filter(locale => !typed[locale].trim())
}

/** Whether two values of a field mean the same. */
export function sameValue(field: FormField, a: unknown, b: unknown): boolean {
  return JSON.stringify(typedOf(field, a)) === JSON.stringify(typedOf(field, b))
}
