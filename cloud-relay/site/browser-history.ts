import { createPath, type Location, type NavigationType, type Navigator, type To } from 'react-router'

type Arrival = { location: Location; action: `${NavigationType}` }

/**
 * The browser's history as the router's `Router` wants it. The router's own BrowserRouter does the same, but brings
 * data loading along: 5 KB of the 100 KB that a first load may weigh.
 */
export function browserHistory(onArrival: (arrival: Arrival) => void): Navigator & {
  arrival: () => Arrival
  listen: () => () => void
} {
  const go = (action: 'PUSH' | 'REPLACE', to: To, state: unknown) => {
    const kept = { state, key: Math.random().toString(36).slice(2, 10) }
    const href = typeof to === 'string' ? to : createPath(to)
    window.history[action === 'PUSH' ? 'pushState' : 'replaceState'](kept, '', href)
    onArrival({ location: here(), action })
  }
  return {
    createHref: to => (typeof to === 'string' ? to : createPath(to)),
    go: delta => window.history.go(delta),
    push: (to, state) => go('PUSH', to, state),
    replace: (to, state) => go('REPLACE', to, state),
    arrival: () => ({ location: here(), action: 'POP' }),
    listen: () => {
      const popped = () => onArrival({ location: here(), action: 'POP' })
      window.addEventListener('popstate', popped)
      return () => window.removeEventListener('popstate', popped)
    },
  }
}

function here(): Location {
  const { pathname, search, hash } = window.location
  const kept = window.history.state as { state?: unknown; key?: string } | null
  return { pathname, search, hash, state: kept?.state ?? null, key: kept?.key ?? 'default', mask: undefined }
}
