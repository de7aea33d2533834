import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallRefused } from '#core/api/call.ts'
import { paymentStatus } from '../calls.ts'
import { pathOf } from '../place.ts'
import { useBrowser, useSite } from '../site.ts'
import { Waiting } from './Waiting.tsx'

/** Source: spec/website.md section 9. */
const everyMs = 3_000
const longestMs = 120_000

/** Asks until the payment is over, then shows the result; after two minutes goes home. */
export function PaymentWait({ paymentId }: { paymentId: string }) {
  const { t } = useSite()
  const { call } = useBrowser()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    const abort = new AbortController()
    const until = Date.now() + longestMs
    let timer: ReturnType<typeof setTimeout>
    async function ask() {
      const answer = await call(paymentStatus, { params: { id: paymentId }, signal: abort.signal }).catch(
        (cause: unknown) => void (cause instanceof CallRefused && setTrouble(cause.message)),
      )
      if (abort.signal.aborted) return
      if (answer) setTrouble('')
      if (answer && !['paying', 'pending'].includes(answer.status))
        return navigate(pathOf({ name: 'bill', uuid: answer.uuid }), { replace: true })
      if (Date.now() > until) return navigate(pathOf({ name: 'home' }), { replace: true })
      timer = setTimeout(ask, everyMs)
    }
    void ask()
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [paymentId, call, navigate])
  return <Waiting title={t('wait_title')} words={trouble || t('wait_words')} />
}
