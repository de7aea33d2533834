import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { CallRefused } from '#core/api/call.ts'
import type { AnswerOf } from '#core/api/route.ts'
import { newId } from '#ui/new-id.ts'
import { useGo } from '../address.ts'
import type { BasketState } from '../buy/basket-state.ts'
import { Basket } from '../buy/basket.ts'
import { freshBasket } from '../buy/kept-basket.ts'
import type { ScheduleData } from '../buy/schedule-data.ts'
import { exchangeByBuyer, priceBuyerExchange, readBuyerExchange, scheduleData } from '../calls.ts'
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

/** The show that is chosen, and the seats that are kept there while the buyer decides. */
type NewSeats = { showId: string; data: ScheduleData; basket: Basket }

/** A basket counts tickets by their rate; here all of them are what is exchanged. */
const asked = 'exchange'
const nothing: BasketState = {
  ...freshBasket(),
  until: null,
  working: false,
  away: false,
  warning: null,
  seatMap: null,
}
const never = () => () => undefined

/** Seats of one show that are kept while the buyer decides; another show lets go of them, and so does who leaves. */
function useNewSeats() {
  const { call } = useBrowser()
  const [kept, setKept] = useState<NewSeats | null>(null)
  const holds = useRef<NewSeats | null>(null)
  const basket = kept?.basket
  const state = useSyncExternalStore(basket?.subscribe ?? never, basket?.read ?? (() => nothing))
  const letGo = () => {
    holds.current?.basket.leave()
    setKept((holds.current = null))
  }
  useEffect(() => () => holds.current?.basket.leave(), [])
  return {
    kept,
    state,
    letGo,
    async choose(showId: string, count: number) {
      letGo()
      const data = await call(scheduleData, { params: { id: showId }, query: {} })
      const show = { scheduleId: showId, assigns: true, counted: data.schedule.free_seating, apart: true }
      const basket = new Basket(show, call)
      setKept((holds.current = { showId, data, basket }))
      await basket.open()
      await basket.setQuantity(asked, count)
    },
    /** They are the buyer's now. */
    handOver() {
      holds.current?.basket.handOver()
    },
  }
}

type Trouble = { refused: string; run: (work: () => Promise<void>) => Promise<void>; busy: boolean }

/** Runs calls one at a time, and says in words why one was refused. */
function useTrouble(onChanged: (cents: number) => void): Trouble {
  const { t } = useSite()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setRefused('')
    try {
      await work()
    } catch (cause) {
      if (!(cause instanceof CallRefused)) throw cause
      const sum = cause.code === 'total_changed' ? cause.details['totalCents'] : undefined
      if (typeof sum === 'number') onChanged(sum)
      setRefused(cause.message || t('exception_words'))
    } finally {
      setBusy(false)
    }
  }
  return { refused, run, busy }
}

/** What the new tickets cost more, in cents; null until it is known for these tickets and these seats. */
function useDifference(
  uuid: string,
  lines: readonly number[],
  { kept, state }: { kept: NewSeats | null; state: BasketState },
) {
  const { call } = useBrowser()
  const [priced, setPriced] = useState<{ of: string; cents: number } | null>(null)
  const [refused, setRefused] = useState('')
  const whole = kept !== null && !state.working && lines.length > 0 && state.seats.length === lines.length
  const of = whole ? `${kept.showId} ${state.id} ${lines.join()} ${state.seats.join()}` : ''
  useEffect(() => {
    setRefused('')
    if (!of) return undefined
    const abort = new AbortController()
    call(priceBuyerExchange, { params: { uuid }, body: wishOf(lines, kept!, state), signal: abort.signal })
      .then(({ data }) => setPriced({ of, cents: data.difference }))
      .catch((cause: unknown) => {
        if (cause instanceof CallRefused && !abort.signal.aborted) setRefused(cause.message)
      })
    return () => abort.abort()
  }, [of])
  return {
    difference: of !== '' && priced?.of === of ? priced.cents : null,
    of,
    refused,
    correct: (cents: number) => setPriced({ of, cents }),
  }
}

const wishOf = (lines: readonly number[], { showId }: NewSeats, { id, seats }: BasketState) => ({
  lines: [...lines],
  schedule_id: showId,
  basket: id,
  seats: [...seats],
})

/**
 * Exchanging an order's tickets: which of them, for which show and seats, which are kept meanwhile, and the difference, which
 * is in sight before anything is exchanged. Where it is to be paid, the page goes on to the payment.
 */
export function useExchange(uuid: string, offer: Exchangeable, onExchanged: () => void) {
  const { call } = useBrowser()
  const go = useGo()
  const [chosen, setChosen] = useState<readonly number[]>(() => offer.lines.map(({ line }) => line))
  const [methodId, setMethodId] = useState(offer.methods[0]?.id)
  const seats = useNewSeats()
  const price = useDifference(uuid, chosen, seats)
  const { refused, run, busy } = useTrouble(price.correct)
  // Sent again after an answer was lost, it is the same exchange.
  const id = useMemo(newId, [price.of])
  const { kept, state } = seats

  async function confirm(): Promise<void> {
    if (!kept || price.difference === null) return
    const payment_method_id = price.difference > 0 ? methodId : undefined
    const sum = { id, difference: price.difference, payment_method_id }
    const body = { ...wishOf(chosen, kept, state), ...sum }
    const { data } = await call(exchangeByBuyer, { params: { uuid }, body })
    seats.handOver()
    if (data.payment) go({ name: 'bill.pay', uuid })
    else onExchanged()
  }

  return {
    chosen,
    kept,
    state,
    difference: price.difference,
    busy,
    refused: refused || price.refused,
    letGo: seats.letGo,
    methodId,
    setMethodId,
    toggle(line: number) {
      const next = chosen.includes(line) ? chosen.filter(each => each !== line) : [...chosen, line]
      setChosen(next)
      if (!next.length) seats.letGo()
      else void kept?.basket.setQuantity(asked, next.length)
    },
    choose: (showId: string) => run(() => seats.choose(showId, chosen.length)),
    confirm: () => run(confirm),
  }
}
