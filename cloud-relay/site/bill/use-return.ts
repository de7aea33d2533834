import { useEffect, useRef, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import type { AnswerOf } from '#core/api/route.ts'
import { newId } from '#ui/new-id.ts'
import { readBuyerRefund, refundToBuyer } from '../calls.ts'
import { useBrowser, useSite } from '../site.ts'

export type Returnable = AnswerOf<typeof readBuyerRefund>['data'][number]

/** What is offered, as it goes back: the lines that only go together as one, with what they cost together. */
export function partsOf({ lines }: Returnable): Returnable['lines'] {
  return [...Map.groupBy(lines, ({ together }) => together).values()].map(together => ({
    ...together[0]!,
    cents: together.reduce((sum, { cents }) => sum + cents, 0),
    used: together.some(({ used }) => used),
  }))
}

/** What the buyer of an order may return now: its vouchers, its tickets, or both apart. */
export function useReturnable(uuid: string): readonly Returnable[] {
  const { call } = useBrowser()
  const [offers, setOffers] = useState<readonly Returnable[]>([])
  useEffect(() => {
    const abort = new AbortController()
    call(readBuyerRefund, { params: { uuid }, signal: abort.signal })
      .then(({ data }) => setOffers(data))
      // The order itself is on the page; without an answer nothing is offered.
      .catch(() => undefined)
    return () => abort.abort()
  }, [uuid, call])
  return offers
}

/** What the buyer has chosen of what they may return, and returning that. */
export function useReturn(uuid: string, offer: Returnable, onReturned: () => void) {
  const { t } = useSite()
  const { call } = useBrowser()
  const [chosen, setChosen] = useState<readonly number[]>(() => chosenAtFirst(offer))
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  // Pressed again after an answer was lost, it is the same refund.
  const id = useRef(newId())
  const lines = offer.lines.filter(({ line }) => chosen.includes(line))
  const cents = lines.reduce((sum, each) => sum + each.cents, 0)

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
    chosen,
    cents,
    busy,
    refused,
    confirm,
    toggle: (line: number) => {
      id.current = newId()
      setChosen(now => toggled(now, line, offer))
    },
  }
}

/** What can go back; where only one thing is offered that is chosen too when it was used, and told why it stays. */
function chosenAtFirst(offer: Returnable): number[] {
  const parts = partsOf(offer)
  const used = new Set(parts.length > 1 ? parts.flatMap(({ line, used }) => (used ? [line] : [])) : [])
  return offer.lines.flatMap(({ line, together }) => (used.has(together) ? [] : [line]))
}

/** A line with all it goes back with. */
function toggled(now: readonly number[], line: number, { lines }: Returnable): number[] {
  const turned = lines.filter(({ together }) => together === line).map(each => each.line)
  return now.includes(line) ? now.filter(each => !turned.includes(each)) : [...now, ...turned]
}
