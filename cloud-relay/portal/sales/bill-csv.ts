import type { Programme } from '#core/planning/contract.ts'
import { ticketsByShow } from '#core/billing/bill-title.ts'
import { writtenCents } from '#core/csv/values.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { plainDay } from '#core/programme/day.ts'
import { formatTime } from '#core/i18n/format.ts'
import type { Bills } from './BillTable.tsx'
import { countsOf } from './bill-text.ts'
import { zoneOf } from './use-bill-words.ts'

/** Rows of one file: a season of a large cinema. Whoever needs more takes one file a month. */
export const billRowsMost = 50_000

/** The columns of the file, by the words at their heads. */
export const billColumns = [
  'csv_number',
  'csv_day',
  'csv_time',
  'cinema',
  'sold_at',
  'device.one',
  'employee',
  'buyer',
  'csv_films',
  'csv_show_day',
  'csv_show_time',
  'csv_seats',
  'csv_tickets',
  'csv_products',
  'payment_method',
  'status',
  'total',
  'csv_refunded',
  'csv_kept',
] as const

/**
 * A page of bills as rows of a file, in the order of `billColumns`. Days are YYYY-MM-DD and times of the cinema's clock;
 * sums have a point, as in every file the portal writes.
 */
export function billRows(
  { bills, shows, buyers }: Bills,
  cinemas: Programme['cinemas'],
  say: {
    locale: Locale
    ways: (bill: Bills['bills'][number]) => string
    status: (bill: Bills['bills'][number]) => string
    source: (bill: Bills['bills'][number]) => string
  },
): string[][] {
  const names = new Map(buyers.map(({ billId, name }) => [billId, name]))
  return bills.map(bill => {
    const zone = zoneOf(cinemas, bill)
    const day = (iso: string) => (iso ? plainDay(Date.parse(iso), zone) : '')
    const time = (iso: string) => (iso ? formatTime(iso, say.locale, zone) : '')
    const titles = ticketsByShow(bill.lines, shows)
    const { tickets, products } = countsOf(bill)
    const paid = bill.payments.filter(({ status }) => status === 'paid')
    const sum = (of: (payment: (typeof paid)[number]) => number) =>
      writtenCents(paid.reduce((all, payment) => all + of(payment), 0))
    return [
      bill.number ?? '',
      day(bill.openedAt),
      time(bill.openedAt),
      cinemas.find(({ id }) => id === bill.cinemaId)?.name ?? '',
      say.source(bill),
      bill.device ?? '',
      bill.employeeName ?? '',
      names.get(bill.id) ?? '',
      titles.map(({ movieTitle }) => movieTitle).join(' + '),
      titles.map(({ start }) => day(start)).join(' + '),
      titles.map(({ start }) => time(start)).join(' + '),
      titles.map(({ seats }) => seats).join(' + '),
      String(tickets),
      String(products),
      say.ways(bill),
      say.status(bill),
      writtenCents(bill.totalCents),
      sum(({ refundedCents }) => refundedCents),
      sum(({ cents, refundedCents }) => cents - refundedCents),
    ]
  })
}
