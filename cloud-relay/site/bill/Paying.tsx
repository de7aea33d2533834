import { useEffect, useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useGo } from '../address.ts'
import { billStatus, paymentProcessing } from '../calls.ts'
import { useBrowser, useSite } from '../site.ts'
import { useBillWords } from './bill-words.ts'
import { beginPayment } from './open-payment.ts'
import { PayCode, type Payable } from './PayCode.tsx'
import { useGiveUp } from './StillPaying.tsx'
import { Waiting } from './Waiting.tsx'

/** How long to wait for the provider's final result before the result page is shown. Source: spec section 4. */
const longestMs = 120_000

type Shown = { paymentId: string; data: Payable }

/**
 * Sends the visitor to the provider's page once; a visitor who comes back finds the link again. A payment that ended, a
 * bill that changed, or two minutes lead to the result. One that is paid by a code stays here until it has ended.
 */
export function Paying({ uuid }: { uuid: string }) {
  const { t } = useSite()
  const say = useBillWords()
  const { call, store } = useBrowser()
  const go = useGo()
  const [shown, setShown] = useState<Shown | null>(null)
  const cancel = useGiveUp(uuid, () => go({ name: 'bill', uuid }, { replace: true }))
  useEffect(() => {
    const abort = new AbortController()
    const toResult = () => {
      if (!abort.signal.aborted) go({ name: 'bill', uuid }, { replace: true })
    }
    async function begin() {
      const { signal } = abort
      const bill = await call(billStatus, { params: { uuid }, signal })
      if (bill.data.status !== 'paying' || !bill.data.payment) return toResult()
      const { data } = await call(paymentProcessing, { params: { id: bill.data.payment.id }, signal })
      setShown({ paymentId: bill.data.payment.id, data })
      beginPayment(uuid)
      if (data.component === 'code') return clearTimeout(timer)
      if (!firstTime(bill.data.payment.id)) return
      location.assign(data.link)
    }
    const timer = setTimeout(toResult, longestMs)
    begin().catch(toResult)
    const unsubscribe = store.onLive(event => {
      if (event.type === 'purchase.status' && event.status !== 'paying') toResult()
    })
    const away = store.followPurchase(uuid)
    return () => {
      abort.abort()
      clearTimeout(timer)
      unsubscribe()
      away()
    }
  }, [uuid, call, store, go])
  const stop = (
    <Button busy={cancel.busy} onPress={cancel.press}>
      {say('cancel_purchase')}
    </Button>
  )
  const words = cancel.words && (
    <Notice tone="info" announce>
      {cancel.words}
    </Notice>
  )
  if (shown?.data.component === 'code')
    return (
      <PayCode {...shown} onEnded={() => go({ name: 'bill', uuid }, { replace: true })}>
        {words}
        <p className="actions">{stop}</p>
      </PayCode>
    )
  return (
    <Waiting
      title={t('pay_title')}
      words={t('pay_words')}
      action={
        shown && (
          <>
            {words}
            <p className="actions">
              <a className="button button-lead" href={shown.data.link}>
                {say('pay_continue')}
              </a>
              {stop}
            </p>
          </>
        )
      }
    />
  )
}

/** Going back from the provider's page must not send the visitor straight there again. */
function firstTime(paymentId: string): boolean {
  const key = `foyer.sent-to-pay.${paymentId}`
  if (sessionStorage.getItem(key)) return false
  sessionStorage.setItem(key, 'yes')
  return true
}
