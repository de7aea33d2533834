import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readState } from '#core/devices/contract.ts'

/** A page that waits this long for an answer asks whether the server is there at all. */
const patienceMs = 2000
/** How long one such question may take, and the time between two of them. */
const probeMs = 3000

/**
 * Whether the server this page came from cannot be reached, known about five seconds after it went away. A line that is
 * cut keeps calls waiting for minutes, so it is asked by a small call of its own. Once it answers again, everything the
 * page shows is read anew.
 *
 * @param suspect something else already says that it may be away
 */
export function useAway(suspect: boolean): boolean {
  const memory = useQueryClient()
  const waits = useIsFetching() > 0 || suspect
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!waits && !away) return
    let ended = false
    let timer = setTimeout(() => void look(), away ? probeMs : patienceMs)
    async function look() {
      const answers = await serverAnswers()
      if (ended) return
      if (answers && away) {
        // Calls that were sent into the dark would keep their page waiting.
        await memory.cancelQueries()
        void memory.invalidateQueries()
      }
      setAway(!answers)
      timer = setTimeout(() => void look(), probeMs)
    }
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }, [waits, away, memory])
  return away
}

/** Whether anything of ours answers; a proxy that stands before a server which is gone does not count. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const response = await fetch(readState.path, {
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      cache: 'no-store',
      signal: AbortSignal.timeout(probeMs),
    })
    await response.json()
    return true
  } catch {
    return false
  }
}
