import { useEffect, useMemo, useState } from 'react'

/**
 * The box's clock in epoch milliseconds, told anew every few seconds.
 *
 * @param serverNow what the box said it was, ISO, at the moment the page heard it (epoch ms by the page's clock)
 */
export function useNow(serverNow: string | undefined, heardAtMs: number, everySeconds = 10): number {
  const aheadMs = useMemo(() => (serverNow ? Date.parse(serverNow) - heardAtMs : 0), [serverNow, heardAtMs])
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everySeconds * 1000)
    return () => clearInterval(timer)
  }, [everySeconds])
  return now + aheadMs
}
