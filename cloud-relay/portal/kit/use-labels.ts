import type { SpecialInput } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import { languageName } from '#core/i18n/format.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import type { Genre, LanguageCode } from '#core/programme/movie.ts'
import { useWords, type SpokenWord } from '../words/WordsProvider.tsx'

/** The name of each kind with a form, and the text shown when there is none. */
type TextName = 'many' | 'lead' | 'one' | 'add' | 'none' | 'none_hint'

/** The words of one kind: `cinema.name` is the label of a field, `cinema.name.hint` the text under it. */
export function useLabels(kind: EntryKind) {
  const { t, has, locale } = useWords()
  const inputs: Readonly<Record<string, SpecialInput>> | undefined = entities[kind].edit?.inputs
  const word = (name: string) => `${kind}.${name}` as SpokenWord
  return {
    textOf: (name: TextName) => t(word(name)),
    label: (field: string) => t(has(word(field)) ? word(field) : (`entry_${field}` as SpokenWord)),
    hint: (field: string) => (has(word(`${field}.hint`)) ? t(word(`${field}.hint`)) : undefined),
    option: (field: string, option: string) => {
      const input = inputs?.[field]
      if (input === 'language') return languageName(option as LanguageCode, locale)
      if (input === 'genre') return t(`genre_${option as Genre}`)
      const key = word(`${field}.${option}`)
      return has(key) ? t(key) : option
    },
  }
}
