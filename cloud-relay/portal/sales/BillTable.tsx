import type { ReactNode } from 'react'
import type { Programme } from '#core/planning/contract.ts'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { BillBuyer, BillShow, BillView } from '#core/billing/bill.ts'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { billTones } from './bill-text.ts'
import { useBillContents, useBillTitles, usePaymentWays, zoneOf } from './use-bill-words.ts'

/** Bills, the shows their tickets are for, and who bought them where that may be known. */
export type Bills = { bills: BillView[]; shows: readonly BillShow[]; buyers: readonly BillBuyer[] }

/** The list of bills: film, time and seats first; the film opens one beside it. */
export function BillTable({
  read,
  cinemas,
  now,
  openId,
  onOpen,
  sums,
}: {
  read: Bills
  cinemas: Programme['cinemas']
  now: string | undefined
  openId: string | null
  onOpen: (id: string) => void
  /** The sums of what the filter shows: first, since the list is long. */
  sums?: ReactNode
}) {
  const { t } = useWords()
  const several = cinemas.length > 1
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={t('sales')}>
      <table className="table bill-table" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <Head>{t('sold_what')}</Head>
            <Head>{t('sold_to')}</Head>
            {several && <Head minor>{t('cinema')}</Head>}
            <Head minor>{t('payment')}</Head>
            <Head minor>{t('sold_when')}</Head>
            <Head>{t('status')}</Head>
            <Head className="number">{t('total')}</Head>
          </tr>
        </thead>
        {sums}
        <tbody role="rowgroup">
          {read.bills.map(bill => (
            <BillLine
              key={bill.id}
              bill={bill}
              read={read}
              cinemas={cinemas}
              now={now}
              open={bill.id === openId}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({
  children,
  className,
  minor,
}: {
  children: ReactNode
  className?: string
  /** Left out where the table is narrow. */
  minor?: boolean
}) {
  return (
    <th scope="col" role="columnheader" className={className} data-minor={minor || undefined}>
      {children}
    </th>
  )
}

function BillLine({
  bill,
  read: { shows, buyers },
  cinemas,
  now,
  open,
  onOpen,
}: {
  bill: BillView
  read: Bills
  cinemas: Programme['cinemas']
  now: string | undefined
  open: boolean
  onOpen: (id: string) => void
}) {
  const { locale, t } = useWords()
  const ways = usePaymentWays()
  const zone = zoneOf(cinemas, bill)
  const buyer = buyers.find(({ billId }) => billId === bill.id)?.name
  const source = bill.source === 'site' ? t('source_site') : (bill.device ?? t('source_register'))
  return (
    <tr role="row" aria-current={open || undefined} data-press onClick={() => onOpen(bill.id)}>
      <td role="cell" className="bill-what">
        <What bill={bill} shows={shows} zone={zone} now={now} onOpen={onOpen} />
      </td>
      <td role="cell" className="bill-who">
        {buyer ?? source}
        {(buyer || bill.employeeName) && (
          <span className="row-note">{buyer ? source : bill.employeeName}</span>
        )}
      </td>
      {cinemas.length > 1 && (
        <td role="cell" data-minor>
          {cinemas.find(({ id }) => id === bill.cinemaId)?.name}
        </td>
      )}
      <td role="cell" data-minor>
        {ways(bill)}
      </td>
      <td role="cell" className="figures nowrap" data-minor>
        {formatDay(bill.openedAt, locale, zone)} {formatTime(bill.openedAt, locale, zone)}
        <span className="row-note">{bill.number ?? t('bill_unnumbered')}</span>
      </td>
      <td role="cell" className="bill-status">
        <Status tone={billTones[bill.status]}>{t(`bill_${bill.status}`)}</Status>
      </td>
      <td role="cell" className="number">
        <strong>{formatCents(bill.totalCents, locale)}</strong>
      </td>
    </tr>
  )
}

/** Film, time and seats, and how much of what; what is no ticket stands alone. */
function What({
  bill,
  shows,
  zone,
  now,
  onOpen,
}: {
  bill: BillView
  shows: readonly BillShow[]
  zone: string
  now: string | undefined
  onOpen: (id: string) => void
}) {
  const { t } = useWords()
  const titles = useBillTitles(now)(bill, shows, zone)
  const contents = useBillContents()(bill)
  const [first] = titles
  return (
    <>
      <button type="button" className="row-name" onClick={() => onOpen(bill.id)}>
        {first?.film ?? (contents || t('bill_empty'))}
      </button>
      {titles.map(({ film, about }, place) => (
        <span key={place} className="row-note bill-when">
          {place > 0 && `${film} · `}
          {about}
          {place === titles.length - 1 && <span className="quiet"> · {contents}</span>}
        </span>
      ))}
    </>
  )
}
