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

/** `ofExchange` says that the order is paid, and an exchange of it is not. */
type Shown = { paymentId: string; data: Payable; ofExchange: boolean }

/**
 * Sends the visitor to the provider's page once; a visitor who comes back finds the link again. A payment that ended, a
 * bill that changed, or two minutes lead to the result. One that is paid by a code stays here until it has ended.
 */
export function Paying({ uuid }: { uuid: string }) {
  const { t } = useSite()
  const say = useBillWords()
  const go = useGo()
  const shown = useShown(uuid)
  const cancel = useGiveUp(uuid, () => go({ name: 'bill', uuid }, { replace: true }))
  const stop = (
    <Button busy={cancel.busy} onPress={cancel.press}>
      {say(shown?.ofExchange ? 'cancel_exchange' : 'cancel_purchase')}
    </Button>
  )
  const words = cancel.words && (
    <Notice tone="info" announce>
      {cancel.words}
    </Notice>
  )
  if (shown?.data.component === 'code')
    return (
      <PayCode
        paymentId={shown.paymentId}
        data={shown.data}
        onEnded={() => go({ name: 'bill', uuid }, { replace: true })}
      >
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

/** The payment and where it is made; the visitor goes on to the result once nothing is open any more. */
function useShown(uuid: string): Shown | null {
  const { call, store } = useBrowser()
  const go = useGo()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const toResult = () => {
      if (!abort.signal.aborted) go({ name: 'bill', uuid }, { replace: true })
    }
    const { signal } = abort
    /** What is to be paid; a paid order may wait for the money of an exchange. */
    async function open() {
      const { data: bill } = await call(billStatus, { params: { uuid }, signal })
      const isOpen = ['paying', 'pending'].includes(bill.payment?.status ?? '')
      return bill.payment && isOpen ? { id: bill.payment.id, ofExchange: bill.status !== 'paying' } : null
    }
    async function begin() {
      const payment = await open()
      if (!payment) return toResult()
      const { data } = await call(paymentProcessing, { params: { id: payment.id }, signal })
      setShown({ paymentId: payment.id, data, ofExchange: payment.ofExchange })
      beginPayment(uuid)
      if (data.component === 'code') return clearTimeout(timer)
      if (!firstTime(payment.id)) return
      location.assign(data.link)
    }
    /** The order changed, or the connection began by telling how it is. */
    async function look() {
      if (!(await open())) toResult()
    }
    const timer = setTimeout(toResult, longestMs)
    begin().catch(toResult)
    const unsubscribe = store.onLive(event => {
      if (event.type === 'purchase.status' && event.status !== 'paying') look().catch(toResult)
    })
    const away = store.followPurchase(uuid)
    return () => {
      abort.abort()
      clearTimeout(timer)
      unsubscribe()
      away()
    }
  }, [uuid, call, store, go])
  return shown
}

/** Going back from the provider's page must not send the visitor straight there again. */
function firstTime(paymentId: string): boolean {
  const key = `foyer.sent-to-pay.${paymentId}`
  if (sessionStorage.getItem(key)) return false
  sessionStorage.setItem(key, 'yes')
  return true
}
