import { createContext, useContext, useEffect, useState, type ComponentType } from 'react'
import type { Call } from '#core/api/call.ts'
import type { HeadView } from '#core/content/website/head-view.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { SiteContent } from './content.ts'
import type { SiteStore } from './programme-store.ts'
import type { Say } from './say.ts'
import type { OfferedFilters } from './show-filter.ts'

export type Site = {
  locale: Locale
  t: Say
  /** What this page shows of it, or all. */
  programme: Programme
  offered: OfferedFilters
  /** What the exhibitor wrote, as far as this page has it. */
  content: SiteContent
  /** Whether seats that the cinema owns can be had online now. */
  connected: boolean
  /** Epoch milliseconds on the server's clock, renewed twice a minute. */
  now: number
  /** Draws the large pictures of the page that was asked for; absent where it had none. */
  Slides?: ComponentType<{ slides: readonly HeadView[] }> | undefined
  /** Draws when a cinema is open, on the page that was asked for where it says so. */
  Hours?: ComponentType<{ cinema: Programme['cinemas'][number] }> | undefined
  /** Searches, on the page that was asked for where it does. */
  Search?: ComponentType | undefined
  /** Absent while the server renders. */
  browser: { call: Call; store: SiteStore } | null
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A part of the website stands outside SiteContext')
  return site
}

/** Calls and live events, for pages that work after hydration (never while rendering). */
export function useBrowser(): NonNullable<Site['browser']> {
  const { browser } = useSite()
  if (!browser) throw new Error('The server does not call itself')
  return browser
}

/** Loads a part of the site's code when needed; undefined until then, on the server always. */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>()
  useEffect(() => {
    let wanted = true
    void load().then(module => {
      if (wanted) setLoaded(() => module)
    })
    return () => {
      wanted = false
    }
  }, [load])
  return loaded
}
