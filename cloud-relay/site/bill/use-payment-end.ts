import { useEffect } from 'react'
import { paymentStatus } from '../calls.ts'
import { useBrowser } from '../site.ts'

/** How often the payment is asked about, should the live connection be away. */
const everyMs = 3_000

/** Asks until the payment has ended, and only while somebody looks. */
export function usePaymentEnd(paymentId: string, onEnded: () => void): void {
  const { call } = useBrowser()
  useEffect(() => {
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    async function ask() {
      if (!document.hidden) {
        const params = { id: paymentId }
        const answer = await call(paymentStatus, { params, signal: abort.signal }).catch(() => undefined)
        if (abort.signal.aborted) return
        if (answer && !['paying', 'pending'].includes(answer.status)) return onEnded()
      }
      timer = setTimeout(ask, everyMs)
    }
    timer = setTimeout(ask, everyMs)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [paymentId])
}
