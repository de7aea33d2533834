import { useCallback, useEffect, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import type { AnswerOf } from '#core/api/route.ts'
import { billResult } from '../calls.ts'
import { useBrowser } from '../site.ts'

export type Result = AnswerOf<typeof billResult>['data']

/** How often the bill is reloaded while the payment is open. Source: spec/website.md section 4. */
const everyMs = 10_000

/** A purchase as it is now: read again while it is being paid, and whenever the server says that it changed. */
export function useResult(uuid: string) {
  const { call, store } = useBrowser()
  const [result, setResult] = useState<Result | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [lost, setLost] = useState(false)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let known = ''
    async function read() {
      clearTimeout(timer)
      try {
        const { data } = await call(billResult, { params: { uuid }, signal: abort.signal })
        known = data.status
        setResult(data)
        setTrouble(null)
        if (data.status !== 'paying' && data.status !== 'pending') return
      } catch (cause) {
        if (abort.signal.aborted) return
        if (cause instanceof CallRefused && (cause.status === 404 || cause.status === 422))
          return setLost(true)
        setTrouble(cause instanceof Error ? cause.message : String(cause))
      }
      timer = setTimeout(read, everyMs)
    }
    void read()
    const unsubscribe = store.onLive(event => {
      // Every connection first reports the purchase's state; the lines of a settled one change when staff refunds some
      // of it.
      const changed = event.type === 'purchase.status' && (known !== '' || event.status !== 'paying')
      if (event.type === 'resync' || changed) void read()
    })
    const away = store.followPurchase(uuid)
    return () => {
      abort.abort()
      clearTimeout(timer)
      unsubscribe()
      away()
    }
  }, [uuid, call, store, asked])
  const readAgain = useCallback(() => setAsked(times => times + 1), [])
  return { result, trouble, lost, readAgain }
}
