import { locales, type Locale } from '../i18n/locale.ts'

/** A text of an entry that lacks languages: the field it stands in, and which of them. */
export type MissingWords = { field: string; languages: Locale[] }

/** Rows inside rows are not looked into deeper than this; no definition goes as far. */
const deepest = 6

/**
 * The texts of an entry that are written in one language at least, and not in all of some others: a reader of those is
 * told the English one. What nobody wrote lacks nothing. A field is named once, with all that it lacks.
 */
export function wordsMissingIn(
  entry: Readonly<Record<string, unknown>>,
  languages: readonly Locale[],
): MissingWords[] {
  return Object.entries(entry).flatMap(([field, value]) => {
    const lacking = new Set(textsIn(value, 0).flatMap(text => lackedBy(text, languages)))
    return lacking.size ? [{ field, languages: locales.filter(each => lacking.has(each)) }] : []
  })
}

type Text = Readonly<Partial<Record<Locale, string>>>

function lackedBy(text: Text, languages: readonly Locale[]): Locale[] {
  const isWritten = (locale: Locale) => Boolean(text[locale]?.trim())
  return locales.some(isWritten) ? languages.filter(locale => !isWritten(locale)) : []
}

function textsIn(value: unknown, depth: number): Text[] {
  if (typeof value !== 'object' || value === null || depth > deepest) return []
  if (isText(value)) return [value]
  return Object.values(value).flatMap(each => textsIn(each, depth + 1))
}

const isLocaleName = (name: string): name is Locale => (locales as readonly string[]).includes(name)

/** An object of nothing but languages with a text each; English is always there. */
function isText(value: object): value is Text {
  const entries = Object.entries(value)
  return 'en' in value && entries.every(([name, text]) => isLocaleName(name) && typeof text === 'string')
}
