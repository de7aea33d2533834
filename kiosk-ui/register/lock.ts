import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { deviceQuery } from '../box/device-query.ts'
import { leave } from '../box/use-session.ts'
import { isLockDue, isOver } from './till-state.ts'
import { nextCustomer, till } from './till.ts'

/** How often it is looked at whether somebody is still there. */
const lookMs = 5000

/**
 * Ends the session and shows the sign-in page. What is in the basket stays, with its seats as long as the box holds
 * them: whoever signs in next goes on with it, and the sale is theirs. A finished sale is put away.
 */
export function lock(): void {
  if (isOver(till())) nextCustomer()
  void leave()
}

/** Locks the register when nobody has touched it for as long as its device's settings say; not during a payment. */
export function useAutoLock(): void {
  const minutes = useQuery(deviceQuery('register')).data?.device?.autoLockMinutes ?? null
  useEffect(() => {
    if (minutes === null) return
    let touchedMs = Date.now()
    const touch = () => (touchedMs = Date.now())
    const look = () => isLockDue(till(), Date.now() - touchedMs, minutes) && lock()
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) window.addEventListener(event, touch, { capture: true })
    // A tablet that slept looks as soon as it is woken, before it shows anything for long.
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, lookMs)
    return () => {
      for (const event of events) window.removeEventListener(event, touch, { capture: true })
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [minutes])
}
