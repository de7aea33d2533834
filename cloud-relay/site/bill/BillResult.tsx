import { formatCents } from '#core/i18n/format.ts'
import { isOver } from '#core/billing/status-order.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useEffect } from 'react'
import type { ScheduleView } from '#core/planning/contract.ts'
import type { Place } from '../place.ts'
import { forgetBuyer } from '../buy/kept-words.ts'
import { OtherShows } from '../parts/OtherShows.tsx'
import { ShowCard } from '../parts/ShowCard.tsx'
import { SiteText } from '../parts/SiteText.tsx'
import { otherShows } from '../showings.ts'
import { LostScreen } from '../screens/LostScreen.tsx'
import { useLoaded, useSite } from '../site.ts'
import { BillLines } from './BillLines.tsx'
import { useBillWords, wordsOf, wordsOfVouchers } from './bill-words.ts'
import { Directions } from './Directions.tsx'
import { PastShow } from './PastShow.tsx'
import { PayAgain } from './PayAgain.tsx'
import { SentTo } from './SentTo.tsx'
import { StillPaying } from './StillPaying.tsx'
import { TicketCodes } from './TicketCodes.tsx'
import { forgetCart } from '../vouchers/cart.ts'
import { useResult, type Result } from './use-result.ts'
import { useReport } from './use-report.ts'
import { WalletLinks } from './WalletLinks.tsx'

/** The result of a purchase: its state, the seats, the tickets, or the way to start over. */
export function BillResult({ uuid }: { uuid: string }) {
  const { t, locale, programme, now } = useSite()
  const say = useBillWords()
  const { result, trouble, lost, readAgain } = useResult(uuid)
  const settled =
    result !== null && (result.download !== null || result.vouchers.some(({ code }) => code !== null))
  const ofVouchers = result?.type === 'vouchers'
  useForgotten(settled, result !== null && result.vouchers.length > 0)
  useReport(result)
  if (lost) return <LostScreen />
  if (!result) return <NoResult trouble={trouble} />
  const show = programme.schedules.find(show => show.id === result.schedule)
  const cancelled = show?.cancelled ?? false
  const { vouchers } = result
  const words = ofVouchers
    ? wordsOfVouchers(result.status, vouchers.length, say)
    : wordsOf(result.status, say, cancelled ? t('show_cancelled') : null)
  const onItsWay = result.paid_twice - result.paid_twice_refunded
  return (
    <section className="bill">
      <h1 className={settled && !cancelled ? 'bill-title bill-title-settled' : 'bill-title'}>
        {words.title}
      </h1>
      <Notice tone={words.tone} announce>
        <p>{words.text}</p>
        {result.message && <p>{result.message}</p>}
      </Notice>
      {onItsWay > 0 && (
        <Notice tone="info">{say('bill_paid_twice', { price: formatCents(onItsWay, locale) })}</Notice>
      )}
      {result.paid_twice_refunded > 0 && (
        <Notice tone="info">
          {say('bill_paid_twice_done', { price: formatCents(result.paid_twice_refunded, locale) })}
        </Notice>
      )}
      {result.exchange && <Exchanging uuid={uuid} exchange={result.exchange} onChanged={readAgain} />}
      {words.tone === 'info' && result.payment && (
        <StillPaying uuid={uuid} paymentId={result.payment.id} onChanged={readAgain} />
      )}
      {!settled && !cancelled && words.tone !== 'info' && (
        <PayAgain
          uuid={uuid}
          after={isOver(result.status) ? (result.payment?.id ?? null) : null}
          elsewhere={elsewhereOf(show, ofVouchers)}
          onChanged={readAgain}
        />
      )}
      {settled && !cancelled && <SiteText at="payment-success" />}
      {settled && !cancelled && <TicketCodes tickets={result.tickets} />}
      {vouchers.length > 0 && <Vouchers uuid={uuid} vouchers={vouchers} alone={ofVouchers} />}
      <Files result={result} cancelled={cancelled} />
      {settled && !cancelled && <WalletLinks result={result} />}
      {result.sent_to && <SentTo uuid={uuid} address={result.sent_to} what={sentWhat(result)} />}
      {show ? <ShowCard show={show} headingLevel={2} /> : result.show && <PastShow show={result.show} />}
      {show && cancelled && <OtherShows shows={otherShows(show, programme, now)} />}
      {result.snacks.length > 0 && <Snacks result={result} />}
      <BillLines result={result} />
      {settled && result.show && <Directions show={result.show} number={result.number} />}
      {settled && !cancelled && (
        <Returning
          key={`${result.status} ${goodOnes(result)} ${codesOf(result)} ${result.exchange?.status}`}
          uuid={uuid}
          onReturned={readAgain}
        />
      )}
    </section>
  )
}

/** The browser keeps nothing of who bought what, once it is paid. */
function useForgotten(settled: boolean, withVouchers: boolean): void {
  useEffect(() => {
    if (!settled) return
    forgetBuyer()
    if (withVouchers) forgetCart()
  }, [settled, withVouchers])
}

function NoResult({ trouble }: { trouble: string | null }) {
  const { t } = useSite()
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
}

/** What only some orders hold comes when it is there: the page of the others has no room for it. */
const loadVoucher = () => import('./VoucherResult.tsx').then(module => module.VoucherResult)
const loadExchange = () => import('./ExchangeOrder.tsx').then(module => module.ExchangeOrder)
const loadReturn = () => import('./ReturnOrder.tsx').then(module => module.ReturnOrder)
const loadExchanging = () => import('./ExchangePayment.tsx').then(module => module.ExchangePayment)
const loadCollect = () => import('./Collect.tsx').then(module => module.Collect)

/** @param alone the order's own file is theirs */
function Vouchers({ uuid, vouchers, alone }: Pick<Result, 'uuid' | 'vouchers'> & { alone: boolean }) {
  const VoucherResult = useLoaded(loadVoucher)
  if (!VoucherResult) return <Skeleton height="12rem" />
  return (
    <div className="voucher-results">
      {vouchers.map((voucher, place) => (
        <VoucherResult
          key={place}
          uuid={uuid}
          voucher={voucher}
          place={place}
          alone={alone && vouchers.length === 1}
        />
      ))}
    </div>
  )
}

function Exchanging(about: {
  uuid: string
  exchange: NonNullable<Result['exchange']>
  onChanged: () => void
}) {
  const ExchangePayment = useLoaded(loadExchanging)
  return ExchangePayment ? <ExchangePayment {...about} /> : null
}

/** Offered below everything else, so it may come last. */
function Returning(about: { uuid: string; onReturned: () => void }) {
  const { uuid, onReturned } = about
  const ExchangeOrder = useLoaded(loadExchange)
  const ReturnOrder = useLoaded(loadReturn)
  return (
    <>
      {ExchangeOrder && <ExchangeOrder uuid={uuid} onExchanged={onReturned} />}
      {ReturnOrder && <ReturnOrder {...about} />}
    </>
  )
}

/** Which tickets there are now: what can be done with others is read anew. */
const codesOf = ({ tickets }: Result) => tickets.map(({ seat, code }) => `${seat} ${code}`).join()

function Snacks({ result }: { result: Result }) {
  const Collect = useLoaded(loadCollect)
  return Collect ? <Collect result={result} /> : <Skeleton height="6rem" />
}

/** What the purchase is taken home as. */
function Files({ result, cancelled }: { result: Result; cancelled: boolean }) {
  const say = useBillWords()
  const { type, download, calendar, receipt, vouchers, tickets } = result
  if (!download && !receipt) return null
  return (
    <p className="actions">
      {download && (
        <a className="button" href={download} download>
          {type === 'vouchers'
            ? say(vouchers.length > 1 ? 'download_vouchers' : 'download_voucher')
            : say('download_tickets', { count: tickets.length })}
        </a>
      )}
      {calendar && !cancelled && (
        <a className="button" href={calendar} download>
          {say('add_to_calendar')}
        </a>
      )}
      {receipt && (
        <a className="button" href={receipt} download>
          {say('download_receipt')}
        </a>
      )}
    </p>
  )
}

const sentWhat = ({ type, vouchers }: Result) =>
  type === 'vouchers' ? (vouchers.length > 1 ? 'vouchers' : 'voucher') : 'tickets'

/** How many tickets and vouchers are left: what may be returned is asked anew where that changed. */
const goodOnes = ({ tickets, vouchers }: Result) =>
  tickets.length + vouchers.filter(({ code }) => code !== null).length

/** Where to choose anew. */
function elsewhereOf(show: ScheduleView | undefined, isVoucher: boolean): Place {
  if (isVoucher) return { name: 'vouchers', type: null }
  return show ? { name: 'buy.tickets', scheduleId: show.id } : { name: 'home' }
}
