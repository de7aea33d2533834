import type { Programme } from '#core/planning/contract.ts'
import type { BillShow, BillView } from '#core/billing/bill.ts'
import { ticketsByShow, type BillTickets } from '#core/billing/bill-title.ts'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { countsOf } from './bill-text.ts'

/** The zone of a bill's cinema. */
export function zoneOf(cinemas: Programme['cinemas'], { cinemaId }: Pick<BillView, 'cinemaId'>): string {
  return cinemas.find(({ id }) => id === cinemaId)?.timezone ?? 'Europe/Luxembourg'
}

/**
 * What people know a purchase by, one for each show: its film, and `today 16:45 · K 8–9`. A bill without tickets has
 * none.
 *
 * @param now the instant whose day is called today, ISO
 */
export function useBillTitles(now: string | undefined) {
  const { locale, t } = useWords()
  return (bill: Pick<BillView, 'lines'>, shows: readonly BillShow[], zone: string) => {
    const today = now && formatDay(now, locale, zone)
    const when = ({ start }: BillTickets) => {
      if (!start) return ''
      const day = formatDay(start, locale, zone)
      return `${day === today ? t('today') : day} ${formatTime(start, locale, zone)}`
    }
    return ticketsByShow(bill.lines, shows).map(tickets => ({
      film: tickets.movieTitle || t('tickets', { count: tickets.count }),
      about: [when(tickets), tickets.seats].filter(Boolean).join(' · '),
    }))
  }
}

/** `2 tickets, 1 product`. */
export function useBillContents() {
  const { t } = useWords()
  return (bill: Pick<BillView, 'lines'>): string => {
    const { tickets, products, vouchers } = countsOf(bill)
    return [
      tickets && t('tickets', { count: tickets }),
      products && t('products', { count: products }),
      vouchers && t('sold_vouchers', { count: vouchers }),
    ]
      .filter(Boolean)
      .join(', ')
  }
}

/** How a bill was paid, each way once: `Cash, Voucher`. Of one that is not paid yet, how somebody tries to. */
export function usePaymentWays() {
  const { t } = useWords()
  return ({ payments }: Pick<BillView, 'payments'>): string => {
    const paid = payments.filter(({ status }) => status === 'paid')
    const ways = new Set((paid.length ? paid : payments.slice(-1)).map(({ method }) => method))
    return [...ways].map(method => t(method === 'other' ? 'method_another' : `method_${method}`)).join(', ')
  }
}
