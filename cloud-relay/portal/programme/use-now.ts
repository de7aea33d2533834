import { useEffect, useState } from 'react'

/** The server's clock in epoch milliseconds, updated every half minute; pages never trust the local clock. */
export function useNow(serverNow: string): number {
  const [received, setReceived] = useState({ serverNow, atMs: Date.now() })
  const [here, setHere] = useState(received.atMs)
  if (received.serverNow !== serverNow) {
    const atMs = Date.now()
    setReceived({ serverNow, atMs })
    setHere(atMs)
  }
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return Date.parse(serverNow) + (here - received.atMs)
}
