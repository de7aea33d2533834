import i18next from 'i18next'
import type { Locale } from './locale.ts'
import { withFirmSpaces } from './spaces.ts'

/** A key as the caller says it: plural endings are i18next's business, chosen by `count`. */
type Spoken<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K

export type Sentences<K extends string> = Readonly<Record<K, string>>
export type Translate<K extends string> = (key: Spoken<K>, values?: Record<string, string | number>) => string

/**
 * The sentences of one surface in one language. `{{name}}` takes a value; `seats_one`/`seats_other` are chosen by
 * `count`. A missing sentence cannot happen: the other languages' files are typed by the English one.
 */
export function translator<K extends string>(locale: Locale, sentences: Sentences<K>): Translate<K> {
  const instance = i18next.createInstance()
  void instance.init({
    lng: locale,
    initAsync: false,
    resources: { [locale]: { translation: sentences } },
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
  })
  const say = instance.t as unknown as (key: string, values: Record<string, string | number>) => string
  return (key, values) => withFirmSpaces(locale, say(key, values ?? {}))
}
