import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { createCall } from '#core/api/call.ts'
import { habitGiven, writeDatesAs, type DateHabit } from '#core/i18n/date-habit.ts'
import { isLocale, locales, type Locale } from '#core/i18n/locale.ts'
import { translator, type Sentences, type Translate } from '#core/i18n/translate.ts'
import { readSettings } from '#core/venue/settings/contract.ts'
import type { en } from './en.ts'

export type PortalWord = keyof typeof en
/** A key as it is looked up: without its plural ending. */
export type SpokenWord = Parameters<Translate<PortalWord>>[0]
type Words = {
  locale: Locale
  t: Translate<PortalWord>
  /** Whether there is such a text: hints and options of forms are shown only where they were written. */
  has: (word: string) => boolean
  speak: (locale: Locale) => void
}

const files: Record<Locale, () => Promise<Sentences<PortalWord>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
}

const WordsContext = createContext<Words | null>(null)
const shelf = 'foyer.portal.locale'

/**
 * The reader's language and its sentences. The page waits for the first language; on a change it keeps the old one
 * until the new is loaded.
 */
export function WordsProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(readersLocale)
  const [loaded, setLoaded] = useState<{ locale: Locale; sentences: Sentences<PortalWord> } | null>(null)

  useEffect(() => {
    let asked = true
    void files[wanted]().then(sentences => {
      if (asked) setLoaded({ locale: wanted, sentences })
    })
    return () => {
      asked = false
    }
  }, [wanted])

  // Who has not chosen a language reads the one the exhibitor says, once that is known; dates are written as it says.
  useEffect(() => {
    const asked = new AbortController()
    void exhibitorsHabits(asked.signal).then(({ locale, dates }) => {
      if (locale && !isLocale(localStorage.getItem(shelf))) setWanted(locale)
      if (dates === 'language') return
      writeDatesAs(dates)
      setLoaded(before => before && { ...before, sentences: { ...before.sentences } })
    })
    return () => asked.abort()
  }, [])

  const speak = useCallback((locale: Locale) => {
    localStorage.setItem(shelf, locale)
    setWanted(locale)
  }, [])

  if (!loaded) return null
  return (
    <Speaking {...loaded} speak={speak}>
      {children}
    </Speaking>
  )
}

/** Says everything in it in one language. */
export function Speaking({
  locale,
  sentences,
  speak,
  children,
}: {
  locale: Locale
  sentences: Sentences<PortalWord>
  /** Changes the language. */
  speak: (locale: Locale) => void
  children: ReactNode
}) {
  const words = useMemo<Words>(
    () => ({
      locale,
      t: translator(locale, sentences),
      has: word => Object.hasOwn(sentences, word),
      speak,
    }),
    [locale, sentences, speak],
  )
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('useWords outside WordsProvider')
  return words
}

function readersLocale(): Locale {
  const kept = localStorage.getItem(shelf)
  if (isLocale(kept)) return kept
  const spoken = navigator.languages.map(tag => tag.slice(0, 2).toLowerCase())
  return spoken.find(isLocale) ?? locales[0]
}

/** What the settings say of languages, where they name one, and of dates. */
async function exhibitorsHabits(signal: AbortSignal): Promise<{ locale?: Locale; dates: DateHabit }> {
  const call = createCall({ locale: readersLocale, unreachable: () => '' })
  const answer = await call(readSettings, { signal }).catch(() => undefined)
  const chosen = answer?.data['portal_locale']
  return {
    ...(isLocale(chosen) && { locale: chosen }),
    dates: habitGiven(answer?.data['datetime_locale']),
  }
}
