import { useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useGo } from '../address.ts'
import { payAgain } from '../calls.ts'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import type { Place } from '../place.ts'
import { useBrowser, useSite } from '../site.ts'
import { useBillWords } from './bill-words.ts'

/**
 * What to do after a failed payment: pay again for the same seats while they are available, or choose anew. Seats that
 * are gone are named, and then only the new choice is offered.
 */
export function PayAgain({
  uuid,
  after,
  elsewhere,
  onChanged,
}: {
  uuid: string
  /** The payment that ended; null when there was none. */
  after: string | null
  /** Where to choose anew. */
  elsewhere: Place
  /** There was nothing to pay after all. */
  onChanged: () => void
}) {
  const say = useBillWords()
  const { busy, refused, press } = usePayAgain(uuid, after, onChanged)
  const gone = refused !== null && !refused.passing
  return (
    <>
      {refused && (
        <Notice tone={gone ? 'stop' : 'warn'} announce>
          {refused.words}
        </Notice>
      )}
      <p className="actions">
        {after && !gone && (
          <Button variant="primary" size="touch" busy={busy} onPress={press}>
            {say('pay_again')}
          </Button>
        )}
        <PlaceLink to={elsewhere} className={gone || !after ? 'button button-lead' : 'button'}>
          {say('choose_anew')}
        </PlaceLink>
      </p>
    </>
  )
}

/** Begins another payment of the purchase and opens it. */
export function usePayAgain(uuid: string, after: string | null, onChanged: () => void) {
  const { t } = useSite()
  const { call } = useBrowser()
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ words: string; passing: boolean } | null>(null)
  async function begin() {
    const { data } = await call(payAgain, { params: { uuid }, body: { after: after ?? '' } })
    if (data.payment) go({ name: 'bill.pay', uuid })
    else onChanged()
  }
  return {
    busy,
    refused,
    press: () => {
      setBusy(true)
      setRefused(null)
      begin()
        .catch((cause: unknown) => {
          if (!(cause instanceof CallRefused)) throw cause
          const passing = cause.status === 0 || cause.status === 429 || cause.status >= 500
          setRefused({ words: cause.message || t('exception_words'), passing })
        })
        .finally(() => setBusy(false))
    },
  }
}
