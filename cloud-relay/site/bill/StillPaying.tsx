import { useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { giveUpPaying } from '../calls.ts'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { useBrowser, useSite } from '../site.ts'
import { useBillWords } from './bill-words.ts'
import { usePayAgain } from './PayAgain.tsx'

/** While a payment is open: the link to it, another payment when its page is lost, or cancelling. */
export function StillPaying({
  uuid,
  paymentId,
  onChanged,
}: {
  uuid: string
  paymentId: string
  onChanged: () => void
}) {
  const say = useBillWords()
  const cancel = useGiveUp(uuid, onChanged)
  const again = usePayAgain(uuid, paymentId, onChanged)
  return (
    <>
      {cancel.words && (
        <Notice tone="info" announce>
          {cancel.words}
        </Notice>
      )}
      {again.refused && (
        <Notice tone="warn" announce>
          {again.refused.words}
        </Notice>
      )}
      <p className="actions">
        <PlaceLink to={{ name: 'bill.pay', uuid }} className="button button-lead">
          {say('pay_continue')}
        </PlaceLink>
        <Button busy={again.busy} onPress={again.press}>
          {say('pay_anew')}
        </Button>
        <Button busy={cancel.busy} onPress={cancel.press}>
          {say('cancel_purchase')}
        </Button>
      </p>
    </>
  )
}

/**
 * Cancels the purchase. Only the provider can end the payment: the seats stay reserved until it has, and the page says
 * so.
 */
export function useGiveUp(uuid: string, onChanged: () => void) {
  const { t } = useSite()
  const say = useBillWords()
  const { call } = useBrowser()
  const [busy, setBusy] = useState(false)
  const [words, setWords] = useState<string | null>(null)
  async function give() {
    const { data } = await call(giveUpPaying, { params: { uuid } })
    setWords(data.status === 'paying' ? say('cancel_waits') : null)
    if (data.status !== 'paying') onChanged()
  }
  return {
    busy,
    words,
    press: () => {
      setBusy(true)
      give()
        .catch((cause: unknown) => {
          if (!(cause instanceof CallRefused)) throw cause
          setWords(cause.message || t('exception_words'))
        })
        .finally(() => setBusy(false))
    },
  }
}
