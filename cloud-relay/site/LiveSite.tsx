import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Call } from '#core/api/call.ts'
import { AddressContext, loaded, openHistory } from './address.ts'
import { App } from './App.tsx'
import type { SiteStore } from './programme-store.ts'
import type { Say } from './say.ts'
import { SiteContext } from './site.ts'

/** The site in a browser: the same App as on the server, fed by the store. */
export function LiveSite({ store, call, say }: { store: SiteStore; call: Call; say: Say }) {
  const { locale, programme, connected } = useSyncExternalStore(store.subscribe, store.read, store.read)
  const [now, setNow] = useState(() => Date.parse(programme.now))
  const browser = useMemo(() => ({ call, store }), [call, store])
  useEffect(() => {
    const timer = setInterval(() => setNow(store.serverNow()), 30_000)
    return () => clearInterval(timer)
  }, [store])
  return (
    <SiteContext value={{ locale, t: say, programme, connected, now, browser }}>
      <NodeStatus base={`/${locale}`} />
    </SiteContext>
  )
}

/** Holds the current address, and follows the browser's back and forward buttons. */
function NodeStatus({ base }: { base: string }) {
  const [arrival, arrive] = useState(() => loaded(window.location.pathname, window.location.search, base))
  const history = useMemo(() => openHistory(base, arrive), [base])
  useLayoutEffect(() => history.listen(), [history])
  const address = useMemo(() => ({ arrival, base, go: history.go }), [arrival, base, history])
  return (
    <AddressContext value={address}>
      <App />
    </AddressContext>
  )
}
