import { useEffect } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answersLater } from '#core/api/call.ts'
import { readSession, signOut, touchSession, type Session } from '#core/people/contract.ts'
import { keepAlive } from '#ui/keep-alive.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

/** Set until the box has heard that nobody is signed in here any more: a reload must not open a locked page. */
const lockedEntry = 'foyer.kiosk.locked'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    if (!localStorage.getItem(lockedEntry)) return call(readSession)
    const ended = await call(signOut)
    localStorage.removeItem(lockedEntry)
    return ended
  },
  // Every page needs it, and there may be nobody to press retry.
  retry: (_, error) => answersLater(error),
})

/** The session at this device; `undefined` while the box has not answered. Keeps the session alive. */
export function useSession() {
  const answer = useQuery(sessionQuery)
  const here = Boolean(answer.data?.session)
  useEffect(() => {
    if (!here) return
    return keepAlive(() => call(touchSession))
  }, [here])
  return answer.data?.session
}

/** Somebody signed in: the page is theirs. */
export function enter(answer: { session: Session }): void {
  localStorage.removeItem(lockedEntry)
  queryClient.setQueryData(['session'], answer)
}

/** Ends the session. The page locks at once, also when the box does not answer. */
export async function leave(): Promise<void> {
  localStorage.setItem(lockedEntry, 'locked')
  queryClient.setQueryData(['session'], { session: null })
  await call(signOut).then(
    () => localStorage.removeItem(lockedEntry),
    () => undefined,
  )
}
