import type { LineNow } from '#core/billing/refunds/returns.ts'
import { writeTicketCode } from '#core/admission/ticket-code.ts'
import { billIdOf, paymentNameOf } from '#core/access/access-key.ts'
import type { Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { BillLine } from '#core/billing/bill.ts'
import { handoutsOf } from '#core/billing/handouts/store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { exchangePaymentsOf, exchangeUnderWay } from '#core/billing/refunds/exchange-payment-store.ts'
import { isOpen } from '#core/billing/status-order.ts'
import { refundsOf } from '#core/billing/refunds/money-store.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { Refusal } from '#core/refusal.ts'
import { shownAttempt } from '#core/sales/attempts.ts'
import { billResult, billStatus } from '#core/sales/public-contract.ts'
import { billCalendar, mailTicketsAgain } from '#core/sales/purchase-contract.ts'
import {
  calendarPath,
  googlePassPath,
  passesPath,
  receiptPath,
  ticketPath,
  ticketsPath,
  voucherPath,
} from '../documents/bill-link.ts'
import { hasTickets } from '../documents/good-tickets.ts'
import { hasReceipt } from '../documents/receipt-pdf.ts'
import { showCalendar } from '../documents/show-calendar.ts'
import { movedMessage } from './moved-message.ts'
import { goodVouchersOf, vouchersShown } from './purchased-voucher.ts'
import { oweTicketsAgain } from '../mail/again-store.ts'
import { walletsFor } from '../wallet/wallets-for.ts'

/** For whoever has the access key of a purchase: its state, what was bought, and the tickets to show and to keep. */
export function resultRoutes(mount: Mount): void {
  mount(billStatus, ({ params }, { tenant }) => {
    const bill = billOfKey(tenant, params.uuid)
    const { db } = tenant.node
    const payment = exchangeUnderWay(db, bill.id) ?? shownAttempt(paymentsOf(db, bill.id))
    return {
      data: {
        uuid: params.uuid,
        status: bill.status,
        payment: payment ? { id: paymentNameOf(params.uuid, payment.id), status: payment.status } : null,
      },
    }
  })

  mount(billResult, ({ params }, { tenant, locale }) => ({ data: resultOf(tenant, params.uuid, locale) }))

  mount(billCalendar, ({ params }, { tenant, locale, response }) => {
    const bill = paidBill(tenant, params.uuid)
    response
      .type('text/calendar')
      .set('cache-control', 'no-store')
      .set('content-disposition', `attachment; filename="${bill.number}.ics"`)
    return Buffer.from(showCalendar(tenant, bill, locale))
  })

  mount(mailTicketsAgain, async ({ params }, { tenant, actor }) => {
    const bill = billOfKey(tenant, params.uuid)
    if (!hasTickets(tenant.node.db, bill) && !goodVouchersOf(tenant, bill).length)
      throw new Refusal('bill_unknown')
    const sentTo = buyerOf(tenant, bill)
    if (sentTo === null) throw new Refusal('bill_unknown')
    await tenant.node.execute(actor, tx => oweTicketsAgain(tx.db, bill.id, tx.nowMs))
    return { data: { uuid: params.uuid, sent_to: sentTo } }
  })
}

/** What whoever has the access key of a purchase is answered. Refuses `bill_unknown`. */
function resultOf(tenant: Tenant, accessKey: string, locale: Locale) {
  const { db } = tenant.node
  const bill = billOfKey(tenant, accessKey)
  const attempts = paymentsOf(db, bill.id)
  const payment = shownAttempt(attempts)
  const twice = attempts.flatMap(each => refundsOf(db, each.id)).filter(each => each.reason === 'paid_twice')
  const everyLine = linesNow(db, bill.id)
  const lines = everyLine.filter(line => line.kind === 'ticket' && !line.exchanged)
  const tickets = bill.status === 'partially_refunded' ? lines.filter(line => line.left > 0) : lines
  const vouchers = vouchersShown(tenant, bill, { accessKey, locale, lines: everyLine })
  const isOfVouchers = vouchers.length > 0 && !everyLine.some(({ kind }) => kind === 'ticket')
  const hasCodes = vouchers.some(({ code }) => code !== null)
  const good = hasTickets(db, bill)
  const wallets = walletsFor(tenant, bill)
  return {
    uuid: accessKey,
    type: isOfVouchers ? ('vouchers' as const) : ('tickets' as const),
    voucher: vouchers[0] ?? null,
    vouchers,
    status: bill.status,
    payment: payment
      ? {
          id: paymentNameOf(accessKey, payment.id),
          amount: payment.cents,
          tip: 0,
          payment_method_id: payment.methodId ?? '',
        }
      : null,
    schedule: tickets[0]?.scheduleId ?? '',
    show: tickets[0] ? showOf(tenant, tickets[0], locale) : null,
    number: bill.number,
    sent_to: good || hasCodes ? buyerOf(tenant, bill) : null,
    tickets: tickets.map(line => {
      const code = good && line.left > 0 ? codeOf(tenant, line, locale) : null
      return {
        ...ticketShown(line),
        code,
        pdf: code === null ? null : ticketPath(accessKey, line.line),
        google_pass: code !== null && wallets.google ? googlePassPath(accessKey, line.line) : null,
      }
    }),
    snacks: everyLine
      .filter(({ kind, left }) => kind === 'product' && (left > 0 || bill.status !== 'partially_refunded'))
      .map(({ text, quantity, totalCents }) => ({ name: text, quantity, price: totalCents })),
    snacks_handed_out: handoutsOf(db, bill.id)[0]?.at ?? null,
    discounts: discountsIn(tickets),
    fees: centsIn(everyLine, 'fee'),
    deposits: centsIn(everyLine, 'deposit'),
    message: good ? movedMessage(tenant, bill.id, tickets[0], locale) : '',
    paid_twice: centsOf(twice),
    paid_twice_refunded: centsOf(twice.filter(each => each.status === 'refunded')),
    exchange: exchangeShown(tenant, bill, accessKey),
    download: good ? ticketsPath(accessKey) : hasCodes ? voucherPath(accessKey) : null,
    passbook: wallets.apple ? passesPath(accessKey) : null,
    receipt: hasReceipt(bill) ? receiptPath(accessKey) : null,
    calendar: good ? calendarPath(accessKey) : null,
  }
}

/** For so long an order says that an exchange was not paid for. */
const unpaidShownMs = 3_600_000

/** The newest exchange that was to be paid for and is not made; null where there is none, or it was not paid a while ago. */
function exchangeShown({ node: { db, runtime } }: Tenant, { id }: BillRow, accessKey: string) {
  const newest = exchangePaymentsOf(db, id).at(-1)
  if (!newest) return null
  const shown = { payment_id: paymentNameOf(accessKey, newest.id), amount: newest.cents }
  if (isOpen(newest.status)) return { ...shown, status: 'paying' as const }
  const back = refundsOf(db, newest.id).find(({ reason }) => reason === 'exchange_over')
  if (back) return { ...shown, status: back.status === 'refunded' ? 'went_back' : 'going_back' } as const
  const isNew = runtime.now() - Date.parse(newest.at) < unpaidShownMs
  return newest.status !== 'paid' && isNew ? { ...shown, status: 'unpaid' as const } : null
}

const ticketShown = (line: LineNow) => ({
  seat: line.freeSeating ? '' : (line.seatId ?? ''),
  free_seating: line.freeSeating ?? false,
  rate: line.text,
  price: line.unitCents,
})

const centsIn = (lines: readonly LineNow[], kind: 'fee' | 'deposit') =>
  lines.reduce((sum, line) => sum + (line.kind === kind ? line.totalCents : 0), 0)

/** What ticket discounts took off lines, each name once. */
function discountsIn(lines: readonly LineNow[]): { name: string; cents: number }[] {
  const inSets = lines.flatMap(({ inSet }) => inSet ?? [])
  return [...Map.groupBy(inSets, ({ name }) => name)].map(([name, of]) => ({
    name,
    cents: of.reduce((sum, { cents }) => sum + cents, 0),
  }))
}

/** A bill with tickets that are still good. Refuses `bill_unknown`. */
function paidBill(tenant: Tenant, accessKey: string): BillRow {
  const bill = billOfKey(tenant, accessKey)
  if (!hasTickets(tenant.node.db, bill)) throw new Refusal('bill_unknown')
  return bill
}

/** The buyer's address; null when the buyer was erased. */
function buyerOf(tenant: Tenant, bill: BillRow): string | null {
  return privatePart<{ email: string }>(tenant.node, bill.privateDigest)?.email ?? null
}

/** What a door scans; null for a ticket whose show is not known here. */
function codeOf(tenant: Tenant, line: BillLine, locale: Locale): string | null {
  const facts = loadTicketFacts(tenant, line, locale)
  return facts ? writeTicketCode(facts.code, tenant.keys.own) : null
}

/** The show of a ticket; null for one that was taken over from another system without it, and where it is not known here. */
function showOf(tenant: Tenant, line: BillLine, locale: Locale) {
  const facts = loadTicketFacts(tenant, line, locale)
  if (!facts) return null
  const { ticket, cinema } = facts
  return {
    movie_title: ticket.movieTitle,
    version: ticket.versionText,
    start: ticket.start,
    screen: ticket.screenName,
    notice: ticket.notice ?? '',
    timezone: cinema.timezone,
    cinema,
  }
}

const centsOf = (refunds: readonly { cents: number }[]) => refunds.reduce((sum, { cents }) => sum + cents, 0)

/** The bill of an access key. Refuses `bill_unknown`, for bills of the register too. */
export function billOfKey(tenant: Tenant, accessKey: string): BillRow {
  const bill = billById(tenant.node.db, billIdOf(accessKey))
  if (bill?.source !== 'site') throw new Refusal('bill_unknown')
  return bill
}
