import type { Programme } from '#core/planning/contract.ts'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { BillView } from '#core/billing/bill.ts'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { billTones, countsOf } from './bill-text.ts'

/** The list of bills; the number opens one beside it. */
export function BillTable({
  bills,
  cinemas,
  openId,
  onOpen,
}: {
  bills: BillView[]
  cinemas: Programme['cinemas']
  openId: string | null
  onOpen: (id: string) => void
}) {
  const { t } = useWords()
  const several = cinemas.length > 1
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={t('sales')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('bill')}</th>
            <th scope="col" data-minor>
              {t('sold_at')}
            </th>
            {several && (
              <th scope="col" data-minor>
                {t('cinema')}
              </th>
            )}
            <th scope="col">{t('content')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col" className="number">
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bills.map(bill => (
            <BillLine
              key={bill.id}
              bill={bill}
              cinema={cinemas.find(cinema => cinema.id === bill.cinemaId)}
              several={several}
              open={bill.id === openId}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function BillLine({
  bill,
  cinema,
  several,
  open,
  onOpen,
}: {
  bill: BillView
  cinema: Programme['cinemas'][number] | undefined
  /** Whether the exhibitor has several cinemas, so that the cinema is shown. */
  several: boolean
  open: boolean
  onOpen: (id: string) => void
}) {
  const { locale, t } = useWords()
  const zone = cinema?.timezone ?? 'Europe/Luxembourg'
  return (
    <tr aria-current={open || undefined} data-press onClick={() => onOpen(bill.id)}>
      <td className="figures nowrap">
        <strong>{formatTime(bill.openedAt, locale, zone)}</strong>{' '}
        <span className="quiet">{formatDay(bill.openedAt, locale, zone)}</span>
      </td>
      <td>
        <button type="button" className="row-name figures nowrap" onClick={() => onOpen(bill.id)}>
          {bill.number ?? t('bill_unnumbered')}
        </button>
      </td>
      <td data-minor>
        {bill.source === 'site' ? t('source_site') : t('source_register')}
        {bill.employeeName && <span className="row-note">{bill.employeeName}</span>}
      </td>
      {several && <td data-minor>{cinema?.name}</td>}
      <td>
        <Content bill={bill} />
      </td>
      <td>
        <Status tone={billTones[bill.status]}>{t(`bill_${bill.status}`)}</Status>
      </td>
      <td className="number">
        <strong>{formatCents(bill.totalCents, locale)}</strong>
      </td>
    </tr>
  )
}

function Content({ bill }: { bill: BillView }) {
  const { t } = useWords()
  const { tickets, products, vouchers } = countsOf(bill)
  return [
    tickets && t('tickets', { count: tickets }),
    products && t('products', { count: products }),
    vouchers && t('sold_vouchers', { count: vouchers }),
  ]
    .filter(Boolean)
    .join(', ')
}
