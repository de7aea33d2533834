import { translator, type Sentences, type Translate } from '#core/i18n/translate.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'
import { useChoice } from './choice.ts'

/** The sentences of one kiosk surface: a hook for components, and a plain function for everything else. */
export function surfaceWords<K extends string>(sentences: Record<Locale, Sentences<K>>) {
  const made = new Map<Locale, Translate<K>>()
  const wordsIn = (locale: Locale): Translate<K> => {
    let words = made.get(locale)
    if (!words) made.set(locale, (words = translator(locale, sentences[locale])))
    return words
  }
  return {
    useWords: () => wordsIn(useChoice(choice => choice.locale)),
    wordsNow: () => wordsIn(useChoice.getState().locale),
  }
}

/** The texts all kiosk pages share. */
export const { useWords: useKioskWords, wordsNow: kioskWordsNow } = surfaceWords<keyof typeof en>({
  en,
  de,
  fr,
  nl,
})
