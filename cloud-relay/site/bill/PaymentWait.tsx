import { useEffect, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { useGo } from '../address.ts'
import { paymentStatus } from '../calls.ts'
import { LostScreen } from '../screens/LostScreen.tsx'
import { useBrowser, useSite } from '../site.ts'
import { Waiting } from './Waiting.tsx'

/** Source: spec/website.md section 9. */
const everyMs = 3_000
const longestMs = 120_000

/**
 * Polls until the payment has ended, then shows the result; after two minutes goes home. It says so when the payment is
 * unknown.
 */
export function PaymentWait({ paymentId }: { paymentId: string }) {
  const { t } = useSite()
  const { call } = useBrowser()
  const go = useGo()
  const [trouble, setTrouble] = useState('')
  const [lost, setLost] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    const until = Date.now() + longestMs
    let timer: ReturnType<typeof setTimeout>
    async function ask() {
      let nowhere = false
      const answer = await call(paymentStatus, { params: { id: paymentId }, signal: abort.signal }).catch(
        (cause: unknown) => {
          if (cause instanceof CallRefused) setTrouble(cause.message)
          nowhere = cause instanceof CallRefused && cause.code === 'payment_unknown'
        },
      )
      if (abort.signal.aborted) return
      if (nowhere) return setLost(true)
      if (answer) setTrouble('')
      if (answer && !['paying', 'pending'].includes(answer.status))
        return go({ name: 'bill', uuid: answer.uuid }, { replace: true })
      if (Date.now() > until) return go({ name: 'home' }, { replace: true })
      timer = setTimeout(ask, everyMs)
    }
    void ask()
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [paymentId, call, go])
  if (lost) return <LostScreen />
  return <Waiting title={t('wait_title')} words={trouble || t('wait_words')} />
}
