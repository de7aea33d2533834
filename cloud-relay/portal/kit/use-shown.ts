import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import { inLocale, locales, type Locale, type Words } from '#core/i18n/locale.ts'
import type { AnyEntity } from '#core/catalogue/entity.ts'
import { useWords, type SpokenWord } from '../words/WordsProvider.tsx'
import type { FormField } from './form-fields.ts'
import { timeText } from './typed-value.ts'
import { useLabels } from './use-labels.ts'

/** What is too much for a line is counted. */
const counted = { blocks: 'blocks_count', shows: 'entry_shows', pictures: 'pictures_count' } as const

/** A field's value as one line to read; in a comparison, only the languages that differ are shown. */
export function useShown(entity: AnyEntity, fields: readonly FormField[]) {
  const { locale, t, has } = useWords()
  const { label, option } = useLabels(entity.kind)
  const nothing = (name: string) => {
    const word = option(name, 'empty')
    if (word !== 'empty') return word
    // What nothing means may be the same for every field of a kind.
    return has(`${entity.kind}.empty`) ? t(`${entity.kind}.empty` as SpokenWord) : t('entry_empty')
  }

  const parts = (inside: readonly FormField[], value: unknown): string =>
    inside
      .filter(({ input }) => input.as !== 'hidden')
      .map(part => `${label(part.name)}: ${one(part, (value as Record<string, unknown>)?.[part.key])}`)
      .join(', ')

  function one(field: FormField, value: unknown, beside?: unknown): string {
    const { input, name } = field
    if (value === null || value === undefined || value === '') return nothing(name)
    if (typeof value === 'boolean') return t(value ? 'entry_yes' : 'entry_no')
    switch (input.as) {
      case 'words':
      case 'long_words':
        return shownWords(value as Words, beside as Words | undefined, locale, t('entry_empty'))
      case 'choice':
        return option(name, String(value))
      case 'choices':
      case 'ticks':
      case 'slip_lines':
        return (value as string[]).map(each => option(name, each)).join(', ') || nothing(name)
      case 'group':
        return parts(input.fields, value)
      case 'rows':
        return (value as unknown[]).map(row => parts(input.fields, row)).join(' · ') || nothing(name)
      case 'age':
        return value === 0 ? t('all_ages') : t('age_from', { age: Number(value) })
      case 'countries':
        return (value as string[]).map(code => countryName(code, locale)).join(', ') || nothing(name)
      case 'blocks':
      case 'shows':
      case 'pictures':
        return t(counted[input.as], { count: (value as unknown[]).length })
      case 'site_home': {
        const word = `site_home_${String(value)}`
        return has(word) ? t(word as SpokenWord) : t('page.one')
      }
      case 'plan':
      case 'show':
      case 'picture':
        return t('entry_another')
      default:
        return Array.isArray(value) ? value.join(', ') || nothing(name) : shownScalar(input.as, value, locale)
    }
  }

  return (name: string, value: unknown, beside?: unknown): string => {
    const field = fields.find(each => each.name === name)
    if (field) return one(field, value, beside)
    if (typeof value === 'boolean') return t(value ? 'entry_yes' : 'entry_no')
    // Fields with calls of their own have no form; what is inside them is plain text.
    if (typeof value === 'object' && value) return Object.values(value).join(', ') || nothing(name)
    return value === null || value === undefined ? nothing(name) : String(value)
  }
}

/** A number, a day or a name as its reader writes it, whatever kind of entry it belongs to. */
function shownScalar(as: FormField['input']['as'], value: unknown, locale: Locale): string {
  switch (as) {
    case 'cents':
      return formatCents(Number(value), locale)
    case 'percent':
      return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        Number(value) / 10_000,
      )
    case 'day':
      return formatPlainDay(String(value), locale, { day: 'numeric', month: 'long', year: 'numeric' })
    case 'country':
      return countryName(String(value), locale)
    case 'weekday':
      // 1 January 2024 was a Monday.
      return formatPlainDay(`2024-01-0${Number(value)}`, locale, { weekday: 'long' })
    case 'time':
      return timeText(Number(value))
    case 'hue':
      return `${Number(value)}°`
    case 'moment':
      return String(value).replace('T', ' ')
    default:
      return String(value)
  }
}

function countryName(code: string, reader: Locale): string {
  return new Intl.DisplayNames([reader], { type: 'region' }).of(code) ?? code
}

function shownWords(words: Words, beside: Words | undefined, reader: Locale, empty: string): string {
  if (!beside) return inLocale(words, reader) || empty
  const differing = locales.filter(locale => (words[locale] ?? '') !== (beside[locale] ?? ''))
  return differing.map(locale => `${locale}: ${words[locale] || empty}`).join(' · ') || empty
}
