import { useEffect } from 'react'
import { createCall } from '#core/api/call.ts'
import { touchSession } from '#core/people/contract.ts'
import { fetchOrReload, keepAlive } from '#ui/keep-alive.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Touches the session every hour; when the server calls the page stale (419) or does not answer, the page reloads. */
export function useKeepAlive() {
  const { locale, t } = useWords()
  const once = useCall()
  // Opening the portal is using it, so the list of sessions says so; a page that cannot say it goes on.
  useEffect(() => void once(touchSession).catch(() => undefined), [once])
  useEffect(() => {
    const call = createCall({
      locale: () => locale,
      unreachable: () => t('unreachable'),
      fetch: fetchOrReload(reload),
    })
    return keepAlive(() => call(touchSession), reload)
  }, [locale, t])
}

const reload = () => location.reload()
