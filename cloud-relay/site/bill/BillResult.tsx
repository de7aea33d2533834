import { CallRefused } from '#core/api/call.ts'
import { formatCents } from '#core/i18n/format.ts'
import { isOver } from '#core/billing/status-order.ts'
import type { AnswerOf } from '#core/api/route.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useCallback, useEffect, useState } from 'react'
import { billResult } from '../calls.ts'
import { ShowCard } from '../parts/ShowCard.tsx'
import { Sum } from '../parts/times.tsx'
import { LostScreen } from '../screens/LostScreen.tsx'
import { useBrowser, useSite } from '../site.ts'
import { wordsOf } from './bill-words.ts'
import { PayAgain } from './PayAgain.tsx'
import { StillPaying } from './StillPaying.tsx'

type Result = AnswerOf<typeof billResult>['data']

/** How often the bill is reloaded while the payment is open. Source: spec/website.md section 4. */
const everyMs = 10_000

/** The result of a purchase: its state, the seats, the tickets, or the way to start over. */
export function BillResult({ uuid }: { uuid: string }) {
  const { t, locale, programme } = useSite()
  const { result, trouble, lost, readAgain } = useResult(uuid)
  if (lost) return <LostScreen />
  if (!result)
    return (
      <section className="bill" aria-busy={!trouble}>
        <h1>{t('bill_title')}</h1>
        {trouble ? (
          <Notice tone="stop" announce>
            {trouble}
          </Notice>
        ) : (
          <Skeleton height="12rem" />
        )}
      </section>
    )
  const words = wordsOf(result.status, t)
  const show = programme.schedules.find(show => show.id === result.schedule)
  const settled = result.download !== null
  const onItsWay = result.paid_twice - result.paid_twice_refunded
  return (
    <section className="bill">
      <h1 className={settled ? 'bill-title bill-title-settled' : 'bill-title'}>{words.title}</h1>
      <Notice tone={words.tone} announce>
        <p>{words.text}</p>
        {result.message && <p>{result.message}</p>}
      </Notice>
      {onItsWay > 0 && (
        <Notice tone="info">{t('bill_paid_twice', { price: formatCents(onItsWay, locale) })}</Notice>
      )}
      {result.paid_twice_refunded > 0 && (
        <Notice tone="info">
          {t('bill_paid_twice_done', { price: formatCents(result.paid_twice_refunded, locale) })}
        </Notice>
      )}
      {words.tone === 'info' && result.payment && (
        <StillPaying uuid={uuid} paymentId={result.payment.id} onChanged={readAgain} />
      )}
      {!settled && words.tone !== 'info' && (
        <PayAgain
          uuid={uuid}
          after={isOver(result.status) ? (result.payment?.id ?? null) : null}
          elsewhere={show ? { name: 'buy.tickets', scheduleId: show.id } : { name: 'home' }}
          onChanged={readAgain}
        />
      )}
      {result.download && (
        <a className="button button-lead" href={result.download} download>
          {t('download_tickets', { count: result.tickets.length })}
        </a>
      )}
      {show && <ShowCard show={show} headingLevel={2} />}
      <Tickets result={result} />
    </section>
  )
}

function Tickets({ result }: { result: Result }) {
  const { t } = useSite()
  if (result.tickets.length === 0) return null
  return (
    <>
      <ul className="bill-tickets" aria-label={t('tickets')}>
        {result.tickets.map((ticket, index) => (
          <li key={index} className="stub">
            <span className="stub-seat display">{ticket.free_seating ? t('free_seating') : ticket.seat}</span>
            <span>{ticket.rate}</span>
            <Sum cents={ticket.price} />
          </li>
        ))}
      </ul>
      {result.fees > 0 && (
        <p className="bill-total quiet">
          {t('fees')} <Sum cents={result.fees} />
        </p>
      )}
      {result.payment && (
        <p className="bill-total">
          {t('total')} <Sum cents={result.payment.amount} />
        </p>
      )}
    </>
  )
}

function useResult(uuid: string) {
  const { call, store } = useBrowser()
  const [result, setResult] = useState<Result | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [lost, setLost] = useState(false)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let known = ''
    async function read() {
      clearTimeout(timer)
      try {
        const { data } = await call(billResult, { params: { uuid }, signal: abort.signal })
        known = data.status
        setResult(data)
        setTrouble(null)
        if (data.status !== 'paying' && data.status !== 'pending') return
      } catch (cause) {
        if (abort.signal.aborted) return
        if (cause instanceof CallRefused && (cause.status === 404 || cause.status === 422))
          return setLost(true)
        setTrouble(cause instanceof Error ? cause.message : String(cause))
      }
      timer = setTimeout(read, everyMs)
    }
    void read()
    const unsubscribe = store.onLive(event => {
      // Every connection first reports the purchase's state; the lines of a settled one change when staff refunds some
      // of it.
      const changed = event.type === 'purchase.status' && (known !== '' || event.status !== 'paying')
      if (event.type === 'resync' || changed) void read()
    })
    const away = store.followPurchase(uuid)
    return () => {
      abort.abort()
      clearTimeout(timer)
      unsubscribe()
      away()
    }
  }, [uuid, call, store, asked])
  const readAgain = useCallback(() => setAsked(times => times + 1), [])
  return { result, trouble, lost, readAgain }
}
