import { useEffect } from 'react'
import { createCall } from '#core/api/call.ts'
import { touchSession } from '#core/people/contract.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** Source: spec/operations.md section 7. */
const touchEveryMs = 3_600_000

/** Touches the session every hour; when the server calls the page stale (419) or does not answer, the page reloads. */
export function useKeepAlive() {
  const { locale, t } = useWords()
  useEffect(() => {
    const call = createCall({
      locale: () => locale,
      unreachable: () => t('unreachable'),
      fetch: fetchOrReload,
    })
    const timer = setInterval(() => void call(touchSession).catch(() => location.reload()), touchEveryMs)
    return () => clearInterval(timer)
  }, [locale, t])
}

async function fetchOrReload(...args: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...args)
  if (response.status === 419) location.reload()
  return response
}
