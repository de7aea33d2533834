import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Call } from '#core/api/call.ts'
import { AddressContext, loaded, openHistory, type Arrival } from './address.ts'
import { App } from './App.tsx'
import type { SiteStore } from './programme-store.ts'
import type { Say } from './say.ts'
import { SiteContext, type Site } from './site.ts'
import { isUnread } from './written-place.ts'

/** The site in a browser: the same App as on the server, fed by the store. */
export function LiveSite({
  store,
  call,
  say,
  Slides,
  Hours,
  Search,
}: {
  store: SiteStore
  call: Call
  say: Say
  Slides?: Site['Slides']
  Hours?: Site['Hours']
  Search?: Site['Search']
}) {
  const { locale, programme, offered, content, connected } = useSyncExternalStore(
    store.subscribe,
    store.read,
    store.read,
  )
  const [now, setNow] = useState(() => Date.parse(programme.now))
  const browser = useMemo(() => ({ call, store }), [call, store])
  useEffect(() => {
    // What is shown was rendered a while ago.
    setNow(store.serverNow())
    const timer = setInterval(() => setNow(store.serverNow()), 30_000)
    return () => clearInterval(timer)
  }, [store])
  return (
    <SiteContext
      value={{ locale, t: say, programme, offered, content, connected, now, Slides, Hours, Search, browser }}
    >
      <NodeStatus base={`/${locale}`} store={store} />
    </SiteContext>
  )
}

/** What somebody does who is about to follow a link. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Holds the current address, and follows the browser's back and forward buttons. Another page is shown once the programme
 * is whole, which it begins to be when somebody points at a link; where it cannot be had, the browser loads that page.
 */
function NodeStatus({ base, store }: { base: string; store: SiteStore }) {
  const [arrival, arrive] = useState(() => loaded(window.location.pathname, window.location.search, base))
  const history = useMemo(() => {
    let last: Arrival
    const show = (next: Arrival) => {
      last = next
      const isWritten = isUnread(next.pathname, store.read().content)
      if (store.isWhole() && !isWritten) return arrive(next)
      void Promise.all([store.complete(), isWritten ? store.readWritten() : true]).then(all => {
        // Whoever went on meanwhile is not brought back.
        if (next !== last) return
        if (all.every(Boolean)) arrive(next)
        else window.location.reload()
      })
    }
    return openHistory(base, show)
  }, [base, store])
  useLayoutEffect(() => history.listen(), [history])
  useEffect(() => {
    const warm = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`a[href^="${base}"]`)) void store.complete()
    }
    for (const sign of signs) document.addEventListener(sign, warm, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, warm)
    }
  }, [base, store])
  const address = useMemo(() => ({ arrival, base, go: history.go }), [arrival, base, history])
  return (
    <AddressContext value={address}>
      <App />
    </AddressContext>
  )
}
