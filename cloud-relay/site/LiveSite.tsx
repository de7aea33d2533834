import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Router, type NavigationType } from 'react-router'
import type { Call } from '#core/api/call.ts'
import { App } from './App.tsx'
import { browserHistory } from './browser-history.ts'
import type { SiteStore } from './programme-store.ts'
import type { Say } from './say.ts'
import { SiteContext } from './site.ts'

/** The site as it lives in a browser: the same App as on the server, fed by the store. */
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
      <HistoryRouter basename={`/${locale}`} />
    </SiteContext>
  )
}

function HistoryRouter({ basename }: { basename: string }) {
  const [history] = useState(() => browserHistory(arrival => arrive(arrival)))
  const [{ action, location }, arrive] = useState(history.arrival)
  useLayoutEffect(() => history.listen(), [history])
  return (
    <Router
      basename={basename}
      location={location}
      navigationType={action as NavigationType}
      navigator={history}
    >
      <App />
    </Router>
  )
}
