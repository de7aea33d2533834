import { useEffect, useRef, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import type { AnswerOf } from '#core/api/route.ts'
import { newId, newKey } from '#ui/new-id.ts'
import { autoHold, exchangeByBuyer, putHold, readBuyerExchange } from '../calls.ts'
import { useBrowser, useSite } from '../site.ts'

export type Exchangeable = NonNullable<AnswerOf<typeof readBuyerExchange>['data']>

/** What the buyer may exchange now, and for which shows; null while that is not known, and where it is nothing. */
export function useExchangeOffer(uuid: string): Exchangeable | null {
  const { call } = useBrowser()
  const [offer, setOffer] = useState<Exchangeable | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    call(readBuyerExchange, { params: { uuid }, signal: abort.signal })
      .then(({ data }) => setOffer(data))
      // The order itself is on the page; without an answer nothing is offered.
      .catch(() => undefined)
    return () => abort.abort()
  }, [uuid, call])
  return offer
}

type Kept = { showId: string; basket: string; seats: readonly string[] }

/** Seats of one show that are kept while the buyer decides; another show lets go of them, and so does who leaves. */
function useKeptSeats() {
  const { call } = useBrowser()
  const [kept, setKept] = useState<Kept | null>(null)
  const holds = useRef<Kept | null>(null)
  const set = (now: Kept | null) => setKept((holds.current = now))
  return {
    kept,
    /** They are the buyer's now. */
    bought: () => void (holds.current = null),
    letGo() {
      const before = holds.current
      set(null)
      if (!before) return
      const body = { scheduleId: before.showId, seats: [] }
      call(putHold, { params: { id: before.basket }, body }).catch(() => undefined)
    },
    async keep(showId: string, count: number) {
      const basket = newKey()
      const { seats } = await call(autoHold, {
        params: { id: basket },
        body: { scheduleId: showId, count },
      })
      set({ showId, basket, seats })
    },
  }
}

/**
 * Exchanging an order's tickets: which of them, for which show, the seats that are kept there meanwhile, and the
 * difference, which the server names before anything is exchanged.
 */
export function useExchange(uuid: string, offer: Exchangeable, onExchanged: () => void) {
  const { t } = useSite()
  const { call } = useBrowser()
  const [chosen, setChosen] = useState<readonly number[]>(() => offer.lines.map(({ line }) => line))
  const { kept, keep, letGo, bought } = useKeptSeats()
  const [difference, setDifference] = useState(0)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  // Sent again after an answer was lost, it is the same exchange.
  const id = useRef(newId())

  function begin(): void {
    letGo()
    setDifference(0)
    id.current = newId()
  }

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setRefused('')
    try {
      await work()
    } catch (cause) {
      if (!(cause instanceof CallRefused)) throw cause
      const sum = cause.code === 'total_changed' ? cause.details['totalCents'] : undefined
      if (typeof sum === 'number') setDifference(sum)
      else setRefused(cause.message || t('exception_words'))
    } finally {
      setBusy(false)
    }
  }

  return {
    chosen,
    kept,
    difference,
    busy,
    refused,
    letGo,
    toggle(line: number) {
      begin()
      setChosen(now => (now.includes(line) ? now.filter(each => each !== line) : [...now, line]))
    },
    choose(showId: string) {
      begin()
      return run(() => keep(showId, chosen.length))
    },
    confirm: () =>
      run(async () => {
        if (!kept) return
        const { showId, basket, seats } = kept
        const wish = { schedule_id: showId, basket, seats: [...seats], difference }
        const body = { id: id.current, lines: [...chosen], ...wish }
        await call(exchangeByBuyer, { params: { uuid }, body })
        bought()
        onExchanged()
      }),
  }
}
