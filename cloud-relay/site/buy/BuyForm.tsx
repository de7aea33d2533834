import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { makesOutOfDate } from '#core/api/out-of-date.ts'
import type { ScheduleView } from '#core/planning/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { scheduleData } from '../calls.ts'
import { SaleNotice } from '../parts/SaleNotice.tsx'
import { ShowCard } from '../parts/ShowCard.tsx'
import { saleOf, type Sale } from '../showings.ts'
import { useBrowser, useSite } from '../site.ts'
import { Checkout } from './Checkout.tsx'
import { rememberedBasket } from './kept-basket.ts'
import type { ScheduleData } from './schedule-data.ts'

const WaitingForm = lazy(() =>
  import('../waiting-list/WaitingForm.tsx').then(module => ({ default: module.WaitingForm })),
)

const isSoldOut = (sale: Sale) => sale === 'sold_out' || sale === 'sold_out_online'

/** So long after the end of kept prices those of now are read: at the moment itself both may still hold. */
const afterMs = 500

/** The purchase form of one show: loaded when it is opened, and again when prices change. */
export function BuyForm({ show, back }: { show: ScheduleView; back: ReactNode }) {
  const { t, programme, now } = useSite()
  const { data, trouble, reload } = useScheduleData(show.id)
  // So can one who comes back to seats of before, or was offered them.
  const [begun, setBegun] = useState(() => rememberedBasket(show.id).seats.length > 0)
  // A visitor with seats in the basket can finish, even when the last other seat was just sold.
  const sale = begun && !show.cancelled ? 'open' : saleOf(show, programme, now)
  const payable = data === null || data.payment_methods.length > 0
  if (sale === 'open' && data && payable)
    return <Checkout show={show} data={data} onReload={reload} onBegun={() => setBegun(true)} />
  return (
    <div className="buy">
      <ShowCard show={show} />
      <div className="buy-main">
        {sale !== 'open' || !payable ? (
          <SaleNotice show={show} sale={sale === 'open' ? 'closed' : sale} action={back}>
            {data?.waiting_list && payable && isSoldOut(sale) && (
              <Suspense fallback={<Skeleton height="24rem" />}>
                <WaitingForm scheduleId={show.id} />
              </Suspense>
            )}
          </SaleNotice>
        ) : trouble ? (
          <Notice tone="stop" announce action={<Button onPress={reload}>{t('try_again')}</Button>}>
            {trouble}
          </Notice>
        ) : (
          <div aria-busy="true">
            <Skeleton height="34rem" />
          </div>
        )}
      </div>
    </div>
  )
}

function useScheduleData(scheduleId: string) {
  const { call, store } = useBrowser()
  const [data, setData] = useState<ScheduleData | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const reload = () => setRound(round => round + 1)
  useEffect(() => {
    const abort = new AbortController()
    const query = { basket: rememberedBasket(scheduleId).id }
    call(scheduleData, { params: { id: scheduleId }, query, signal: abort.signal })
      .then(answer => {
        setData(answer)
        setTrouble(null)
      })
      .catch(cause => {
        if (cause instanceof CallRefused) setTrouble(cause.message)
      })
    return () => abort.abort()
  }, [scheduleId, call, round])
  useEffect(
    () =>
      store.onLive(event => {
        if (makesOutOfDate(event, 'prices')) reload()
      }),
    [store],
  )
  const keptUntil = data?.kept_until ?? null
  useEffect(() => {
    if (keptUntil === null) return undefined
    const timer = setTimeout(reload, Math.max(0, Date.parse(keptUntil) - store.serverNow()) + afterMs)
    return () => clearTimeout(timer)
  }, [keptUntil, store])
  return { data, trouble, reload }
}
