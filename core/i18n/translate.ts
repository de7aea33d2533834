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
  const before = made.get(sentences)?.get(locale)
  if (before) return before
  const translate = madeFor(locale, sentences)
  const ofThese = made.get(sentences) ?? new Map<Locale, Translate<string>>()
  made.set(sentences, ofThese.set(locale, translate))
  return translate
}

/** To make one takes longer than to say all the sentences of a mail by it. */
const made = new WeakMap<object, Map<Locale, Translate<string>>>()

function madeFor(locale: Locale, sentences: Sentences<string>): Translate<string> {
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
