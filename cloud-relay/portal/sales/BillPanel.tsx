import type { Programme } from '#core/planning/contract.ts'
import { formatCents, formatDate, formatTime } from '#core/i18n/format.ts'
import type { BillShow, BillView } from '#core/billing/bill.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { Facts } from '../parts/Facts.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useBill } from '../server/queries.ts'
import { BillPast } from './BillPast.tsx'
import { BillInvoice } from '../invoices/BillInvoice.tsx'
import { BillReceipt } from './BillReceipt.tsx'
import { BillRefund } from './BillRefund.tsx'
import { BillTickets } from './BillTickets.tsx'
import { billTones } from './bill-text.ts'
import { useBillTitles, zoneOf } from './use-bill-words.ts'

/** One bill with its lines, payments and refunds, and refunding it. */
export function BillPanel({
  bill,
  shows,
  cinemas,
  now: at,
  onClose,
}: {
  bill: BillView
  /** Those of the list, until the bill itself is read. */
  shows: readonly BillShow[]
  cinemas: Programme['cinemas']
  now: string | undefined
  onClose: () => void
}) {
  const { locale, t } = useWords()
  const now = useBill(bill.id).data
  const cinema = cinemas.find(each => each.id === bill.cinemaId)
  const zone = zoneOf(cinemas, bill)
  const titles = useBillTitles(at)(bill, now?.shows ?? shows, zone)
  const [first, ...others] = titles
  return (
    <SidePanel
      title={first?.film ?? bill.number ?? t('bill_unnumbered')}
      lead={[first?.about, ...others.map(({ film, about }) => `${film} · ${about}`)]
        .filter(Boolean)
        .join(' + ')}
      onClose={onClose}
    >
      <Status tone={billTones[bill.status]}>{t(`bill_${bill.status}`)}</Status>
      <Lines bill={bill} lines={now?.lines ?? bill.lines} />
      <Facts
        facts={[
          [t('bill'), bill.number ?? t('bill_unnumbered')],
          [
            t('sold_when'),
            `${formatDate(bill.openedAt, locale, zone)}, ${formatTime(bill.openedAt, locale, zone)}`,
          ],
          [t('sold_at'), bill.source === 'site' ? t('source_site') : t('source_register')],
          [t('device.one'), bill.device],
          [t('employee'), bill.employeeName],
          [t('cinema'), cinema?.name],
          [t('buyer'), now?.buyer?.name],
          [
            t('email'),
            now?.buyer && (
              <a key="email" href={`mailto:${now.buyer.email}`}>
                {now.buyer.email}
              </a>
            ),
          ],
          [t('looked_at'), now?.lookedAt && lookedText(now.lookedAt, locale)],
          [t('seats_waived'), now?.seatsWaived && t(`waiver_${now.seatsWaived}`)],
        ]}
      />
      {bill.payments.map(payment => (
        <PaymentFacts key={payment.id} payment={payment} />
      ))}
      <BillReceipt bill={bill} />
      <BillInvoice bill={bill} />
      {now && <BillTickets now={now} />}
      {now && <BillPast now={now} zone={zone} />}
      {now && <BillRefund now={now} zone={zone} />}
    </SidePanel>
  )
}

/** What was bought, what was taken off, and the sum. */
function Lines({
  bill,
  lines,
}: {
  bill: BillView
  lines: readonly (BillView['lines'][number] & { left?: number; exchanged?: boolean })[]
}) {
  const { locale, t } = useWords()
  return (
    <ul className="bill-lines">
      {lines.map((line, index) => (
        <li key={index} data-over={over(line) || undefined}>
          <span>
            {line.quantity > 1 && `${line.quantity} × `}
            {line.text}
            <span className="row-note">
              {[
                line.seatId &&
                  (line.freeSeating ? t('free_seating') : t('seat_named', { seat: line.seatId })),
                over(line) && t('exchanged' in line && line.exchanged ? 'exchanged' : 'refunded'),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
          <span className="figures">{formatCents(line.totalCents, locale)}</span>
        </li>
      ))}
      {discountsOf(bill).map((each, index) => (
        <li key={`discount-${index}`} className="quiet">
          <span>
            {t('discount')}
            <span className="row-note">{[each.reason, each.employeeName].filter(Boolean).join(', ')}</span>
          </span>
          <span className="figures">({formatCents(each.cents, locale)})</span>
        </li>
      ))}
      <li className="bill-total">
        <span>{t('total')}</span>
        <span className="figures">{formatCents(bill.totalCents, locale)}</span>
      </li>
    </ul>
  )
}

/** What was taken off; a ticket discount is one row for all its tickets. */
function discountsOf({ discounts }: Pick<BillView, 'discounts'>) {
  const rows = new Map<string, { reason: string; employeeName: string; cents: number }>()
  discounts.forEach(({ reason, employeeName, cents }, index) => {
    const key = employeeName ? String(index) : ` ${reason}`
    rows.set(key, { reason, employeeName, cents: (rows.get(key)?.cents ?? 0) + cents })
  })
  return [...rows.values()]
}

/** One of the payments of a bill. */
function PaymentFacts({ payment }: { payment: BillView['payments'][number] }) {
  const { t, locale } = useWords()
  const sum = (cents: number | null) => (cents ? formatCents(cents, locale) : null)
  return (
    <>
      <h3 className="panel-title">{t('payment')}</h3>
      <Facts
        facts={[
          [
            t('payment_method'),
            t(payment.method === 'other' ? 'method_another' : `method_${payment.method}`),
          ],
          [t('status'), t(`payment_${payment.status}`)],
          [t('amount'), formatCents(payment.cents, locale)],
          [t('rounding'), sum(payment.roundingCents)],
          [t('tendered'), sum(payment.tenderedCents)],
          [t('change'), sum(payment.changeCents)],
          [t('tip'), sum(payment.tipCents)],
          [t('transaction'), payment.reference],
          [t('refunded_amount'), sum(payment.refundedCents)],
        ]}
      />
    </>
  )
}

/** Whether a line was refunded wholly. */
function over(line: BillView['lines'][number] & { left?: number }): boolean {
  return line.left === 0
}

/** The ages, and what guests showed: `16+, student card`. */
function lookedText({ ages, cards }: NonNullable<BillNow['lookedAt']>, locale: Locale): string {
  return [...ages.map(age => `${age}+`), ...cards.map(card => inLocale(card, locale))].join(', ')
}
