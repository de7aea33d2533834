import { useEffect, useRef, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import type { AnswerOf } from '#core/api/route.ts'
import { newId } from '#ui/new-id.ts'
import { readBuyerRefund, refundToBuyer } from '../calls.ts'
import { useBrowser, useSite } from '../site.ts'

export type Returnable = NonNullable<AnswerOf<typeof readBuyerRefund>['data']>

/** What the buyer may return now, what they have chosen of it, and returning that. */
export function useReturn(uuid: string, onReturned: () => void) {
  const { t } = useSite()
  const { call } = useBrowser()
  const [offer, setOffer] = useState<Returnable | null>(null)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  // Pressed again after an answer was lost, it is the same refund.
  const id = useRef(newId())
  useEffect(() => {
    const abort = new AbortController()
    call(readBuyerRefund, { params: { uuid }, signal: abort.signal })
      .then(({ data }) => {
        setOffer(data)
        setChosen(data?.lines.map(({ line }) => line) ?? [])
      })
      // The order itself is on the page; without an answer nothing is offered.
      .catch(() => undefined)
    return () => abort.abort()
  }, [uuid, call])
  const cents =
    offer?.lines.reduce((sum, each) => sum + (chosen.includes(each.line) ? each.cents : 0), 0) ?? 0

  function confirm() {
    setBusy(true)
    setRefused('')
    call(refundToBuyer, { params: { uuid }, body: { id: id.current, lines: [...chosen], cents } })
      .then(onReturned)
      .catch((cause: unknown) => {
        if (!(cause instanceof CallRefused)) throw cause
        setRefused(cause.message || t('exception_words'))
      })
      .finally(() => setBusy(false))
  }

  return {
    offer,
    chosen,
    cents,
    busy,
    refused,
    confirm,
    toggle: (line: number) => {
      id.current = newId()
      setChosen(now => (now.includes(line) ? now.filter(each => each !== line) : [...now, line]))
    },
  }
}
