import { createContext, useContext } from 'react'
import { pathOf, type Place } from './place.ts'

/** The reader's current address. */
export type Arrival = {
  /** After the locale, such as `/movies/today`. */
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** A new value for every navigation. */
  key: string
  /** By back or forward, or by opening the page: the browser restores the scroll position. */
  back: boolean
  /** The link asked to keep the scroll position. */
  keepPlace: boolean
}

export type Go = (to: Place, how?: { replace?: boolean; keepPlace?: boolean }) => void

export type Address = {
  arrival: Arrival
  /** The prefix of every path: the locale, as in `/en`. */
  base: string
  go: Go
}

export const AddressContext = createContext<Address | null>(null)

export function useAddress(): Address {
  const address = useContext(AddressContext)
  if (!address) throw new Error('A part of the website stands outside AddressContext')
  return address
}

/** Navigates without loading a page. The function never changes. */
export function useGo(): Go {
  return useAddress().go
}

/** The address after a page load, on the server and in a browser alike. */
export function loaded(pathname: string, search: string, base: string): Arrival {
  return { pathname: pathname.slice(base.length) || '/', search, key: 'loaded', back: true, keepPlace: false }
}

/**
 * Whether a page has to be loaded as a document of its own. Said by what must not come by its address, once that is
 * loaded (`tags/TagQuestion.tsx`); until then every page is shown in the same document.
 */
export const documents: { partBefore?: (to: Place) => boolean } = {}

/**
 * The browser's history: a router of two functions, since `place.ts` knows every path. (A router from a package brings
 * matching and data loading along, a sixth of the size limit of a first load.)
 */
export function openHistory(
  base: string,
  onArrival: (arrival: Arrival) => void,
): { go: Go; listen: () => () => void } {
  return {
    go: (to, { replace = false, keepPlace = false } = {}) => {
      const key = Math.random().toString(36).slice(2, 10)
      const path = pathOf(to)
      const href = hrefOf(base, path)
      if (documents.partBefore?.(to)) return window.location[replace ? 'replace' : 'assign'](href)
      window.history[replace ? 'replaceState' : 'pushState']({ key }, '', href)
      onArrival({ pathname: path, search: '', key, back: false, keepPlace })
    },
    listen: () => {
      const popped = () => {
        const { pathname, search } = window.location
        const { key } = (window.history.state ?? {}) as { key?: string }
        onArrival({ ...loaded(pathname, search, base), key: key ?? 'loaded' })
      }
      window.addEventListener('popstate', popped)
      return () => window.removeEventListener('popstate', popped)
    },
  }
}

/** The address of a path in a reader's language: `/en` for the home page. */
export function hrefOf(base: string, path: string): string {
  return path === '/' ? base : base + path
}
