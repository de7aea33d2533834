import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import { inLocale, locales, type Locale, type Words } from '#core/i18n/locale.ts'
import type { AnyEntity } from '#core/catalogue/entity.ts'
import { useWords } from '../words/WordsProvider.tsx'
import type { FormField } from './form-fields.ts'
import { useLabels } from './use-labels.ts'

/** A field's value as one line to read; in a comparison, only the languages that differ are shown. */
export function useShown(entity: AnyEntity, fields: readonly FormField[]) {
  const { locale, t } = useWords()
  const { option } = useLabels(entity.kind)
  return (name: string, value: unknown, beside?: unknown): string => {
    const field = fields.find(each => each.name === name)
    if (value === null || value === undefined || value === '') {
      const word = option(name, 'empty')
      return word === 'empty' ? t('entry_empty') : word
    }
    if (typeof value === 'boolean') return t(value ? 'entry_yes' : 'entry_no')
    switch (field?.input.as) {
      case 'words':
      case 'long_words':
        return shownWords(value as Words, beside as Words | undefined, locale, t('entry_empty'))
      case 'cents':
        return formatCents(value as number, locale)
      case 'choice':
        return option(name, String(value))
      case 'choices':
        return (value as string[]).map(each => option(name, each)).join(', ') || t('entry_empty')
      case 'day':
        return formatPlainDay(String(value), locale, { day: 'numeric', month: 'long', year: 'numeric' })
      case 'country':
        return new Intl.DisplayNames([locale], { type: 'region' }).of(String(value)) ?? String(value)
      default:
        return Array.isArray(value) ? value.join(', ') || t('entry_empty') : String(value)
    }
  }
}

function shownWords(words: Words, beside: Words | undefined, reader: Locale, empty: string): string {
  if (!beside) return inLocale(words, reader) || empty
  const differing = locales.filter(locale => (words[locale] ?? '') !== (beside[locale] ?? ''))
  return differing.map(locale => `${locale}: ${words[locale] || empty}`).join(' · ') || empty
}
