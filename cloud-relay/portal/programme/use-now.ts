import { useEffect, useState } from 'react'

/** The server's clock in epoch milliseconds, updated every half minute; pages never trust the local clock. */
export function useNow(serverNow: string): number {
  const [heard, setHeard] = useState({ serverNow, atMs: Date.now() })
  const [here, setHere] = useState(heard.atMs)
  if (heard.serverNow !== serverNow) {
    const atMs = Date.now()
    setHeard({ serverNow, atMs })
    setHere(atMs)
  }
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return Date.parse(serverNow) + (here - heard.atMs)
}
