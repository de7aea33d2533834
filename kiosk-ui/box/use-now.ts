import { useEffect, useMemo, useState } from 'react'

/**
 * The box's clock in epoch milliseconds, updated every few seconds.
 *
 * @param serverNow the box's time, ISO, at the moment the page received it (epoch ms by the page's clock)
 */
export function useNow(serverNow: string | undefined, receivedAtMs: number, everySeconds = 10): number {
  const aheadMs = useMemo(
    () => (serverNow ? Date.parse(serverNow) - receivedAtMs : 0),
    [serverNow, receivedAtMs],
  )
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everySeconds * 1000)
    return () => clearInterval(timer)
  }, [everySeconds])
  return now + aheadMs
}
